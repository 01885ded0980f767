import type { Sheet } from '../page/sheet.ts';

/** When and where, on papers of the whole tournament. */
export const roundless = ({ head }: Pick<Sheet, 'head'>): string => [head.dates, head.place].filter(Boolean).join(' · ');
