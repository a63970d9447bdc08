const ROMAN = ['', 'I', 'II', 'III'];

/** Write the number of an era. */
export const roman = (era: number): string => ROMAN[era] ?? String(era);
