/* The icons of what only Nova Era has. */
import icons from './icons.json';

const TRACKS: Record<string, string> = icons.tracks;
const TRIGGERS: Record<string, string> = icons.triggers;

export const trackIcon = (track: string): string => TRACKS[track] ?? '';
export const triggerIcon = (trigger: string): string => TRIGGERS[trigger] ?? icons.triggers.event;
