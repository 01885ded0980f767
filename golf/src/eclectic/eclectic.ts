import { BETTER } from '../basis.ts';
import { MOST_HOLES } from '../card.ts';
import { perMille } from '../handicap/fraction.ts';
import { groupedBy, lastOf, textOrder } from '../list.ts';
import type { Exact } from '../season/exact.ts';
import { exact, plus } from '../season/exact.ts';
import type { TieTrial, TieValue, TieValues } from '../season/rank.ts';
import { ranksOf } from '../season/rank.ts';
import type { EclecticCard } from './eclectic-card.ts';
import { eclecticCard } from './eclectic-card.ts';
import type { EclecticRound, EclecticRule, EclecticTieKey } from './eclectic-rule.ts';

/** A golfer's line. */
export type EclecticLine = EclecticCard & {
  readonly person: string;
  /** null: too few rounds, a hole without a score, or no handicap to take off. */
  readonly rank: number | null;
  readonly sharedBy: number;
  /** null: not yet one. */
  readonly total: Exact | null;
  /** Rounds that are lacking for a rank. */
  readonly lacking: number;
  readonly trials: readonly TieTrial<EclecticTieKey>[];
};

/** What is the same for all rounds of somebody. */
type EclecticGolfer = { readonly person: string; readonly born: number | null };

/**
 * The table of an eclectic, those without a rank last. The rounds given are those of whoever takes part, in whatever order.
 *
 * @example eclectic(rule, rounds, [])[0] // { person: 'an', rank: 1, total: 61, holes: [{ hole: 1, score: 3, rounds: ['may'] }, …], … }
 */
export function eclectic(
  rule: EclecticRule,
  rounds: readonly EclecticRound[],
  golfers: readonly EclecticGolfer[],
): readonly EclecticLine[] {
  const born = new Map(golfers.map((golfer) => [golfer.person, golfer.born]));
  const taken = rounds.filter(({ day }) => rule.from <= day && day <= rule.to);
  const lines = [...groupedBy(taken, ({ person }) => person)].map(([person, own]) => {
    const card = eclecticCard(rule, own);
    const counting = card.rounds.filter(({ use }) => use === 'counts').length;
    const lacking = Math.max(0, Math.max(1, rule.least) - counting);
    return { person, ...card, total: totalOf(rule, card), lacking, handicap: newestHandicap(own), born: born.get(person) ?? null };
  });
  const complete = lines.flatMap((line) => (line.total !== null && line.lacking === 0 ? { ...line, total: line.total } : []));
  const ranks = ranksOf(complete, { leading: BETTER[rule.basis], keys: rule.ties, ask: (key, level) => valuesOf(rule, key, level) });
  const ranked = [...ranks].map(([{ handicap: _, born: __, ...line }, rank]) => ({ ...line, ...rank }));
  const placed = new Set(ranked.map(({ person }) => person));
  const others = lines.filter(({ person }) => !placed.has(person)).sort((a, b) => textOrder(a.person, b.person));
  return [...ranked, ...others.map(({ handicap: _, born: __, ...line }) => ({ ...line, rank: null, sharedBy: 1, trials: [] }))];
}

/** The sum of the best holes, all of which have a score; less a share of the handicap where that comes off at the end. */
function totalOf({ basis, handicap }: EclecticRule, { holes, playing }: EclecticCard): Exact | null {
  if (holes.some(({ score }) => score === null)) return null;
  const sum = sumOfHoles(holes);
  if (typeof handicap === 'string' || basis === 'gross') return sum;
  return playing === null ? null : plus(sum, exact((basis === 'points' ? 1 : -1) * playing * perMille(handicap.offTotal), 1000));
}

function sumOfHoles(holes: EclecticCard['holes']): Exact {
  const sum = holes.reduce((total, { score }) => total + (score ?? 0), 0);
  return exact(sum, 1);
}

const newestHandicap = (rounds: readonly EclecticRound[]): number | null =>
  lastOf([...rounds].sort((a, b) => textOrder(a.day, b.day) || textOrder(a.id, b.id)).flatMap(({ playing }) => playing ?? [])) ?? null;

type Contender = Omit<EclecticLine, 'rank' | 'sharedBy' | 'trials'> & {
  readonly total: Exact;
  readonly handicap: number | null;
  readonly born: number | null;
};

function valuesOf({ basis }: EclecticRule, key: EclecticTieKey, level: readonly Contender[]): TieValues<Contender> {
  const better = key.by === 'last-holes' ? BETTER[basis] : 'lower';
  return { better, values: new Map(level.map((one) => [one, tieValueOf(key, one)])) };
}

function tieValueOf(key: EclecticTieKey, { person, holes, handicap, born }: Contender): TieValue {
  if (key.by === 'last-holes') return [sumOfHoles(holes.filter(({ hole }) => hole > MOST_HOLES - key.holes))];
  if (key.by === 'lot') return key.order.includes(person) ? [exact(key.order.indexOf(person), 1)] : null;
  const value = key.by === 'handicap' ? handicap : born;
  return value === null ? null : [exact(value, 1)];
}
