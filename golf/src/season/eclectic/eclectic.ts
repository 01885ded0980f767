import { BETTER } from '../../basis.ts';
import { MOST_HOLES } from '../../card.ts';
import { perMille } from '../../handicap/fraction.ts';
import { groupedBy, lastOf, textOrder } from '../../list.ts';
import type { Exact } from '../exact.ts';
import { compareExact, exact, NOUGHT, plus } from '../exact.ts';
import type { TieValue, TieValues } from '../rank.ts';
import { ranksOf } from '../rank.ts';
import { eventsOf, hasPart } from '../scored-event.ts';
import type { SeasonFacts } from '../season-fact.ts';
import type { SeasonLine, SeasonTable } from '../season-standing.ts';
import type { EclecticCard } from './eclectic-card.ts';
import { eclecticCard, holesInPlay, roundsIn, wholeOf } from './eclectic-card.ts';
import type { EclecticRule, EclecticTieKey } from './eclectic-rule.ts';

/**
 * The table of an eclectic: those with a score on every hole, and rounds enough, then the others, by the holes that they have. A course of nine holes
 * has an eclectic of nine.
 *
 * @example eclecticTable(rule, facts).lines[0] // { person: 'an', rank: 1, total: 61, holes: [{ hole: 1, score: 3, from: […] }, …], … }
 */
export function eclecticTable(rule: EclecticRule, facts: SeasonFacts): SeasonTable<EclecticTieKey> {
  const events = eventsOf(rule, facts.events);
  const over = events.filter(({ isOver }) => isOver);
  const isIn = hasPart(rule, over, facts.golfers);
  const rounds = over.flatMap((event) => event.results.filter(isIn).flatMap((result) => roundsIn(event, result)));
  const inPlay = holesInPlay(rule, rounds);
  const born = new Map(facts.golfers.map((golfer) => [golfer.person, golfer.born]));
  const all = [...groupedBy(rounds, ({ person }) => person)].map(([person, own]) =>
    contenderOf(rule, person, eclecticCard(rule, own, inPlay), born.get(person) ?? null),
  );
  const leading = BETTER[rule.basis];
  const ranks = ranksOf(all.filter(isComplete), { leading, keys: rule.ties, ask: (key, level) => valuesOf(rule, key, level) });
  const others = all.filter((one) => !ranks.has(one)).sort((a, b) => inOrder(rule, a, b));
  const toCome = events.reduce((sum, { isOver, rounds: of = 1 }) => sum + (isOver ? 0 : of), 0);
  const lines = [...ranks.keys(), ...others].map((one): SeasonLine<EclecticTieKey> => {
    const { person, total, entries, holes, bonus, lacking } = one;
    const { rank = null, sharedBy = 1, trials = [] } = ranks.get(one) ?? {};
    const canReach = rank !== null || (toCome > 0 && lacking <= toCome);
    return { person, rank, sharedBy, total, entries, holes, bonus, lacking, canReach, trials };
  });
  return { lines, winners: [] };
}

type Contender = Pick<SeasonLine, 'person' | 'total' | 'entries' | 'holes' | 'bonus' | 'lacking'> & {
  /** Every hole has a score, and what comes off at the end is known. */
  readonly isWhole: boolean;
  readonly handicap: number | null;
  readonly born: number | null;
};

const isComplete = ({ isWhole, lacking }: Contender): boolean => isWhole && lacking === 0;

function contenderOf(rule: EclecticRule, person: string, card: EclecticCard, born: number | null): Contender {
  const { holes, entries } = card;
  const bonus = takenOff(rule, card);
  const counting = entries.filter(({ use }) => use === 'counts').length;
  return {
    ...{ person, holes, entries, born, bonus: bonus ?? NOUGHT, total: plus(sumOfHoles(holes), bonus ?? NOUGHT) },
    isWhole: bonus !== null && holes.every(({ score }) => score !== null),
    lacking: Math.max(0, Math.max(1, rule.least) - counting),
    handicap: wholeOf(lastOf(entries.flatMap((entry) => entry.handicap ?? [])) ?? null),
  };
}

/** A share of the handicap, where that comes off at the end; null: there is none to take off. */
function takenOff({ basis, handicap }: EclecticRule, { playing }: EclecticCard): Exact | null {
  if (typeof handicap === 'string' || basis === 'gross') return NOUGHT;
  return playing === null ? null : exact((basis === 'points' ? 1 : -1) * playing * perMille(handicap.offTotal), 1000);
}

function sumOfHoles(holes: EclecticCard['holes']): Exact {
  const sum = holes.reduce((total, { score }) => total + (score ?? 0), 0);
  return exact(sum, 1);
}

function valuesOf({ basis }: EclecticRule, key: EclecticTieKey, level: readonly Contender[]): TieValues<Contender> | null {
  // a draw says nothing of those who were not in it
  if (key.by === 'lot' && !level.some(({ person }) => key.order.includes(person))) return null;
  const better = key.by === 'last-holes' ? BETTER[basis] : 'lower';
  return { better, values: new Map(level.map((one) => [one, tieValueOf(key, one)])) };
}

function tieValueOf(key: EclecticTieKey, { person, holes, handicap, born }: Contender): TieValue {
  if (key.by === 'last-holes') {
    const last = (lastOf(holes)?.hole ?? 0) > MOST_HOLES / 2 ? MOST_HOLES : MOST_HOLES / 2;
    return [sumOfHoles(holes.filter(({ hole }) => hole > last - key.holes))];
  }
  if (key.by === 'lot') return key.order.includes(person) ? [exact(key.order.indexOf(person), 1)] : null;
  const value = key.by === 'handicap' ? handicap : born;
  return value === null ? null : [exact(value, 1)];
}

/** Those without a rank. */
function inOrder({ basis }: EclecticRule, a: Contender, b: Contender): number {
  const played = ({ holes }: Contender) => holes.filter(({ score }) => score !== null).length;
  const order = compareExact(a.total, b.total);
  return played(b) - played(a) || (BETTER[basis] === 'lower' ? order : -order) || textOrder(a.person, b.person);
}
