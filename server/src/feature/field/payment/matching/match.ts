import type { MatchReason, Pile } from '@fairway/api/choice/field/payment';
import { guesser } from './guess.ts';
import { isNear, likes, pairNotices, pairReversals } from './pair.ts';
import { type MatchLine, type Payable, received, type Settled, type Share } from './payable.ts';

/**
 * What is to become of a line. The shares come to its amount, or there are none: in `sure` and `return` they are booked, in `decide` a person may
 * agree to them. `other` is the line that it has to do with.
 */
export type Match = { key: string; pile: Pile; reason: MatchReason; shares: Share[]; guesses: string[]; other: string | null };

/** The sum of each pile: together they are what a statement adds to the account. */
export function pileSums(matches: readonly Match[], lines: readonly MatchLine[]): Record<Pile, number> {
  const amounts = new Map(lines.map(({ key, amount }) => [key, amount]));
  const sums: Record<Pile, number> = { sure: 0, decide: 0, return: 0, foreign: 0, known: 0 };
  for (const { key, pile } of matches) sums[pile] += amounts.get(key) ?? 0;
  return sums;
}

export type MatchInput = {
  payables: readonly Payable[];
  /** New lines, and those that nobody has decided. */
  lines: readonly MatchLine[];
  settled: readonly Settled[];
  /** What came in otherwise: at the desk, and by lines that are not asked about. */
  others: readonly Share[];
};

/** Sorts lines into piles, the oldest first; each line is in one. Nothing is changed by being asked. */
export function matchLines(input: MatchInput): Match[] {
  const matches = new Map<string, Match>();
  const known = new Map(input.settled.map((one) => [one.line.key, one]));
  const lines = [...new Map(input.lines.map((line) => [line.key, line])).values()].toSorted(byTime);
  const fresh = lines.filter(({ key }) => !known.has(key));
  const book = bookOf(input);
  const all = [...input.settled.map(({ line }) => line), ...fresh].toSorted(byTime);
  const notices = pairNotices(all, pairsOf(input.settled));
  const reversals = pairReversals(all);
  const place = { known, notices, reversals, likes: likes(all), book };
  for (const line of lines) if (known.has(line.key)) matches.set(line.key, matched(line, 'known', 'again'));
  for (const line of fresh) matches.set(line.key, byPair(line, place) ?? withReversal(line, place, matches));
  return lines.flatMap(({ key }) => matches.get(key) ?? []);
}

const byTime = (one: MatchLine, other: MatchLine): number => {
  const order = (line: MatchLine) => `${line.day} ${line.time ?? ''} ${line.key}`;
  return order(one) < order(other) ? -1 : 1;
};

const pairsOf = (settled: readonly Settled[]): Map<string, string> =>
  new Map(settled.flatMap(({ line, twin }) => (twin === null ? [] : [[line.key, twin] as const, [twin, line.key] as const])));

type Place = {
  known: ReadonlyMap<string, Settled>;
  notices: ReadonlyMap<string, string>;
  reversals: ReadonlyMap<string, string>;
  likes: ReturnType<typeof likes>;
  book: Book;
};

const matched = (line: MatchLine, pile: Pile, reason: MatchReason, more: Partial<Match> = {}): Match => ({
  ...{ key: line.key, pile, reason, shares: [], guesses: [], other: null },
  ...more,
});

/** A notice and its statement are one payment: the statement's line takes the notice's place, whichever came first. */
function byPair(line: MatchLine, { notices, known }: Place): Match | null {
  const other = notices.get(line.key);
  if (other === undefined) return null;
  if (line.source === 'notice') return matched(line, 'known', 'notice', { other });
  const notice = known.get(other);
  // a notice that was settled as this line's twin has left it to be decided
  if (notice === undefined || notice.twin === line.key) return null;
  const pile = notice.shares.length > 0 ? 'sure' : 'foreign';
  return matched(line, pile, 'notice', { shares: [...notice.shares], other });
}

/** What is taken back within what is asked about moves nothing, so that a later payment is no second one. */
function withReversal(line: MatchLine, place: Place, matches: ReadonlyMap<string, Match>): Match {
  const other = place.reversals.get(line.key);
  if (other === undefined) return classified(line, place, true);
  const known = place.known.get(other);
  if (line.amount > 0 && known === undefined) {
    const own = classified(line, place, false);
    return { ...own, pile: own.shares.length > 0 ? 'sure' : 'decide', reason: 'reversed', other };
  }
  const taken = known ?? matches.get(other);
  const shares = (taken?.shares ?? []).map(({ payableId, amount }) => ({ payableId, amount: -amount }));
  if (known !== undefined) for (const share of shares) place.book.add(share);
  return matched(line, shares.length > 0 ? 'sure' : known === undefined ? 'decide' : 'foreign', 'reversed', { shares, other });
}

function classified(line: MatchLine, place: Place, isBooked: boolean): Match {
  const match = line.amount > 0 ? moneyIn(line, place) : moneyOut(line, place.book);
  if (isBooked && match.pile !== 'decide') for (const share of match.shares) place.book.add(share, match.reason === 'refund');
  return match;
}

function moneyIn(line: MatchLine, place: Place): Match {
  const { book } = place;
  const named = line.codes.flatMap((code) => book.byCode.get(code) ?? []);
  const [one] = named;
  const guesses = one === undefined ? book.guesses(line) : named.map(({ id }) => id);
  const like = place.likes(line).find((other) => !place.notices.has(other.key) && (one !== undefined || isNear(line, other)));
  if (like !== undefined) return matched(line, 'decide', 'maybe-notice', { guesses, other: like.key });
  if (one === undefined) return matched(line, 'decide', line.codes.length === 0 ? 'no-code' : 'unknown-code', { guesses });
  if (isShared(named)) return matched(line, 'decide', 'shared-code', { guesses });
  const isWhole = named.length === line.codes.length;
  const adds = named.every((payable) => payable.isOpen && book.owed(payable) > 0) && sum(named.map(book.owed)) === line.amount;
  const whole = named.length === 1 ? [{ payableId: one.id, amount: line.amount }] : [];
  const shares = adds ? named.map((payable) => ({ payableId: payable.id, amount: book.owed(payable) })) : whole;
  if (named.some(({ account }) => account !== null && account !== line.account))
    return matched(line, 'decide', 'wrong-account', { shares, guesses });
  if (adds && isWhole) return matched(line, 'sure', named.length > 1 ? 'several' : 'code', { shares });
  if (named.length > 1 || !isWhole) return matched(line, 'decide', 'sums-differ', { shares, guesses });
  return ofOne(line, one, book);
}

/** Two have one code: of an installation that was put together with another one. */
const isShared = (named: readonly Payable[]): boolean => new Set(named.map(({ code }) => code)).size < named.length;

/** The code is right and the amount is not, or it is too late. */
function ofOne(line: MatchLine, payable: Payable, book: Book): Match {
  const owed = book.owed(payable);
  const shares = [{ payableId: payable.id, amount: line.amount }];
  if (!payable.isOpen && payable.mayReturn && owed === line.amount) return matched(line, 'sure', 'readmitted', { shares });
  const guesses = [payable.id];
  if (payable.isOpen && owed > 0) return matched(line, 'decide', line.amount < owed ? 'part' : 'over', { shares, guesses });
  return payable.isOpen ? matched(line, 'decide', 'twice', { shares, guesses }) : matched(line, 'return', 'gone', { shares });
}

function moneyOut(line: MatchLine, book: Book): Match {
  const named = line.codes.flatMap((code) => book.byCode.get(code) ?? []);
  const amounts = named.map(({ id }) => book.toReturn(id));
  const [one] = named;
  if (one === undefined) return matched(line, 'decide', 'out', { guesses: book.awaiting(-line.amount) });
  if (isShared(named)) return matched(line, 'decide', 'shared-code', { guesses: named.map(({ id }) => id) });
  const isRight = named.length === line.codes.length && amounts.every((amount) => amount > 0) && sum(amounts) === -line.amount;
  if (isRight)
    return matched(line, 'sure', 'refund', { shares: named.map(({ id }, at) => ({ payableId: id, amount: -(amounts[at] ?? 0) })) });
  const shares = named.length === 1 ? [{ payableId: one.id, amount: line.amount }] : [];
  return matched(line, 'decide', 'refund-differs', { shares, guesses: named.map(({ id }) => id) });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What is owed and is to go back, while lines are gone through. */
function bookOf({ payables, settled, others }: MatchInput) {
  const sums = received(settled, others);
  const refunds = new Map(payables.map(({ id, refund }) => [id, refund]));
  const owed = ({ id, price }: Payable): number => price - (sums.get(id) ?? 0);
  return {
    byCode: Map.groupBy(payables, ({ code }) => code),
    owed,
    toReturn: (id: string): number => refunds.get(id) ?? 0,
    awaiting: (amount: number): string[] => [...refunds].filter(([, own]) => own > 0 && own === amount).map(([id]) => id),
    guesses: guesser(payables, owed),
    add({ payableId, amount }: Share, isRefund = false): void {
      sums.set(payableId, (sums.get(payableId) ?? 0) + amount);
      if (isRefund) refunds.set(payableId, (refunds.get(payableId) ?? 0) + amount);
    },
  };
}
type Book = ReturnType<typeof bookOf>;
