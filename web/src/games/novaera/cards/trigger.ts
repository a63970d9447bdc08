const KNOWN = ['instant', 'production', 'scoring', 'ability', 'always'];

/** The sign that an effect is led by: its trigger, or that of all events. */
export const triggerKind = (trigger: string): string =>
  KNOWN.includes(trigger) ? trigger : 'event';
