import type { SayOf } from '@fairway/api/word/say';

/** What a column was taken for, and why a row is no line, as the server names them. */
const FIELDS = [
  ...(['day', 'time', 'reference', 'in', 'out', 'amount', 'side'] as const),
  ...(['fee', 'tax', 'balance', 'text', 'currency', 'payerName', 'payerAccount'] as const),
] as const;
const PASSED = ['heading', 'text', 'total', 'opening', 'closing'] as const;

export function fieldWord(field: string, t: SayOf<'payment'>): string {
  const known = FIELDS.find((one) => one === field);
  return known === undefined ? field : t(`statement.field.${known}`);
}
export function passedWord(why: string, t: SayOf<'payment'>): string {
  const known = PASSED.find((one) => one === why);
  return known === undefined ? why : t(`statement.why.${known}`);
}
