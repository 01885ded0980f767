import { figures } from '@fairway/api/rule/figures';

/** A handicap as people type it, with a comma or a dot, `+2` for a plus handicap; null: nothing typed, NaN: no number. */
export function readHandicap(text: string): number | null {
  const typed = figures(text).replace(',', '.');
  if (typed === '') return null;
  if (!/^\+?\d{1,2}(\.\d)?$/.test(typed)) return Number.NaN;
  return typed.startsWith('+') ? -Number(typed.slice(1)) : Number(typed);
}
