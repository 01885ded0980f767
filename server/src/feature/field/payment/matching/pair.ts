import { noteSigns } from '@fairway/api/rule/field/payment/payment-code';
import type { MatchLine } from './payable.ts';

export const NOTICE_DAYS = 2;
const DAY_MS = 86_400_000;

export const isNear = (one: MatchLine, other: MatchLine): boolean =>
  Math.abs(Date.parse(one.day) - Date.parse(other.day)) <= NOTICE_DAYS * DAY_MS;

const moneyKey = ({ account, amount }: MatchLine): string => `${account} ${amount}`;

/** What a notice and the statement's line of the same payment have in common beside the day; without a code it is the reference. Null: nothing. */
function paymentKey(line: MatchLine): string | null {
  const sign = line.codes.length > 0 ? line.codes.toSorted().join(' ') : line.reference;
  return sign === null ? null : `${moneyKey(line)} ${sign}`;
}

/** Each notice has one line of a statement at most, and each line one notice: the same reference first, then the oldest with the oldest. */
export function pairNotices(lines: readonly MatchLine[], paired: ReadonlyMap<string, string>): Map<string, string> {
  const pairs = new Map(paired);
  const notices = Map.groupBy(
    lines.filter(({ source }) => source === 'notice'),
    paymentKey,
  );
  const isSameReference = (one: MatchLine, other: MatchLine) => one.reference !== null && one.reference === other.reference;
  for (const isWanted of [isSameReference, () => true]) {
    for (const line of lines) {
      const key = paymentKey(line);
      if (line.source !== 'statement' || key === null || pairs.has(line.key)) continue;
      const notice = notices.get(key)?.find((one) => !pairs.has(one.key) && isNear(line, one) && isWanted(line, one));
      if (notice === undefined) continue;
      pairs.set(line.key, notice.key);
      pairs.set(notice.key, line.key);
    }
  }
  return pairs;
}

const SHORTEST_REFERENCE = 6;

/** The lines out that take a line in back, as they name its reference; both directions. */
export function pairReversals(lines: readonly MatchLine[]): Map<string, string> {
  const pairs = new Map<string, string>();
  const ins = Map.groupBy(
    lines
      .filter(({ amount }) => amount > 0)
      .map((line) => ({ line, signs: noteSigns(line.reference ?? '') }))
      .filter(({ signs }) => signs.length >= SHORTEST_REFERENCE),
    ({ line }) => moneyKey(line),
  );
  for (const line of lines) {
    if (line.amount >= 0) continue;
    const taken = ins
      .get(moneyKey({ ...line, amount: -line.amount }))
      ?.find((one) => line.signs.includes(one.signs) && one.line.day <= line.day && !pairs.has(one.line.key));
    if (taken === undefined) continue;
    pairs.set(line.key, taken.line.key);
    pairs.set(taken.line.key, line.key);
  }
  return pairs;
}

/** The lines of the other source with the same money and the same codes, or none: each may be the same payment. */
export function likes(lines: readonly MatchLine[]): (line: MatchLine) => readonly MatchLine[] {
  const keyOf = (line: MatchLine, source: MatchLine['source']) => `${source} ${moneyKey(line)} ${line.codes.toSorted().join(' ')}`;
  const bySource = Map.groupBy(lines, (line) => keyOf(line, line.source));
  return (line) => bySource.get(keyOf(line, line.source === 'notice' ? 'statement' : 'notice')) ?? [];
}
