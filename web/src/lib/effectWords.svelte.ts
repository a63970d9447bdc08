import { word } from './i18n.svelte';

/** The short word for a keyword of an effect text. */
export const effectWord = (keyword: string): string => word('effect', keyword);
