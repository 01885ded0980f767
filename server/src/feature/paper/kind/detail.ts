import { spokenDate } from '../date.ts';
import type { Sheet } from '../page/sheet.ts';

/** When and where, on papers of the whole tournament. */
export const roundless = ({ head }: Pick<Sheet, 'head'>): string => [spokenDate(head.date), head.place].filter(Boolean).join(' · ');
