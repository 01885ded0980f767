import type { EclecticRule, HoleScore, SeasonCard, SeasonEvent, SeasonFacts, SeasonResult } from '../src/index.ts';
import type { NaiveLine } from './season.ts';
import { isIn, naiveOrder } from './span.ts';

/** The best of each hole by a plain computation, in thousandths of a stroke, so that a share of a handicap is a whole number. */

type Round = { card: SeasonCard; result: SeasonResult; event: SeasonEvent };

export function naiveEclectic(rule: EclecticRule, facts: SeasonFacts): NaiveLine[] {
  const { chosen, over, counts } = isIn(rule, facts);
  const rounds = over.flatMap((event) =>
    event.results.filter(counts).flatMap((result) => (result.cards ?? []).map((card): Round => ({ card, result, event }))),
  );
  const people = [...new Set(rounds.map(({ result }) => result.person))];
  const isTaken = ({ card, result }: Round) =>
    result.status !== 'DQ' &&
    (!rule.courses || rule.courses.includes(card.course)) &&
    (!rule.tees || (card.tee !== null && rule.tees.includes(card.tee)));
  const highest = Math.max(0, ...rounds.filter(isTaken).map(({ card }) => card.firstHole + card.par.length - 1));
  let toCome = 0;
  for (const { isOver, rounds: more } of chosen) if (!isOver) toCome += more ?? 1;
  const inPlay: number[] = [];
  for (let hole = 1; hole <= highest; hole++) if (!rule.without.some((out) => out.hole === hole)) inPlay.push(hole);
  const golfers = people.map((person) => {
    const own = rounds.filter(({ result }) => result.person === person).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const taken = own.filter(isTaken);
    const handicaps = taken.flatMap(({ result }) => (result.handicap === null ? [] : [whole(result.handicap)]));
    const which = typeof rule.handicap === 'string' ? rule.handicap : rule.handicap.of;
    const one = which === 'first' ? handicaps[0] : handicaps[handicaps.length - 1];
    const counting = taken.flatMap((round) => {
      const byHole = rule.basis !== 'gross' && typeof rule.handicap === 'string';
      const handicap = rule.handicap === 'each' ? (round.result.handicap === null ? undefined : whole(round.result.handicap)) : one;
      if (byHole && (handicap === undefined || round.card.strokeIndex === null)) return [];
      const worth = new Map<number, number>();
      for (let at = 0; at < round.card.par.length; at++) {
        const score = worthOf(rule, round.card, at, byHole ? (handicap ?? 0) : 0);
        if (score !== null) worth.set(round.card.firstHole + at, score);
      }
      const isWhole = inPlay.every((hole) => worth.has(hole));
      return isWhole || (rule.partial && worth.size > 0) ? [{ ...round, worth }] : [];
    });
    const holes = inPlay.map((hole) => {
      const all = counting.flatMap(({ worth }) => worth.get(hole) ?? []);
      return { hole, score: all.length === 0 ? null : rule.basis === 'points' ? Math.max(...all) : Math.min(...all) };
    });
    const isOff = typeof rule.handicap !== 'string' && rule.basis !== 'gross';
    const share = isOff && typeof rule.handicap !== 'string' ? Math.round(rule.handicap.offTotal * 10) * (one ?? 0) : 0;
    const total = holes.reduce((sum, { score }) => sum + (score ?? 0) * 1000, 0) + (rule.basis === 'points' ? share : -share);
    const lacking = Math.max(0, Math.max(1, rule.least) - counting.length);
    const isComplete = lacking === 0 && holes.every(({ score }) => score !== null) && !(isOff && one === undefined);
    const newest = own.flatMap(({ result }) => (result.handicap === null ? [] : [whole(result.handicap)])).pop();
    const events = counting.map(({ event }) => event.id);
    return { person, holes, total, lacking, isComplete, newest, events };
  });
  const sign = rule.basis === 'points' ? -1 : 1;
  const keysOf = (one: (typeof golfers)[number]): (number | null)[] => [
    sign * one.total,
    ...rule.ties.map((key) => {
      const last = (inPlay[inPlay.length - 1] ?? 0) > 9 ? 18 : 9;
      if (key.by === 'last-holes')
        return sign * one.holes.filter(({ hole }) => hole > last - key.holes).reduce((sum, { score }) => sum + (score ?? 0), 0);
      if (key.by === 'handicap') return one.newest ?? null;
      if (key.by === 'older') return facts.golfers.find(({ person }) => person === one.person)?.born ?? null;
      return key.order.includes(one.person) ? key.order.indexOf(one.person) : null;
    }),
  ];
  const ranks = naiveOrder(
    golfers.filter(({ isComplete }) => isComplete),
    keysOf,
  );
  return golfers
    .map(({ person, total, lacking, isComplete, events }) => ({
      ...{ person, ...(ranks.get(person) ?? { rank: null, sharedBy: 1 }), total: thousandths(total), lacking },
      ...{ canReach: isComplete || (toCome >= 1 && toCome >= lacking), counting: events, dropped: [] },
    }))
    .sort((a, b) => (a.person < b.person ? -1 : 1));
}

const keyOf = ({ event, card }: Round): string => `${event.day} ${event.id} ${card.round}`;

/** Half a stroke is rounded up, of a plus handicap too. */
const whole = (tenths: number): number => Math.floor((tenths + 5) / 10);

function worthOf(rule: EclecticRule, card: SeasonCard, at: number, handicap: number): number | null {
  const score: HoleScore = card.holes[at] ?? null;
  const par = card.par[at] ?? 0;
  let received = 0;
  const holes = card.par.length;
  for (let stroke = 1; stroke <= Math.abs(handicap); stroke++) {
    const index = ((stroke - 1) % holes) + 1;
    // a plus handicap gives strokes back from the last index on
    if (card.strokeIndex && rankOfIndex(card.strokeIndex, at) === (handicap > 0 ? index : holes + 1 - index))
      received += Math.sign(handicap);
  }
  if (score === null) return null;
  if (rule.basis === 'points') return score === 'pickup' ? 0 : Math.max(0, par + 2 + received - score);
  return score === 'pickup' ? null : score - received - (rule.toPar ? par : 0);
}

/** The place of a hole among the indexes of its card. */
const rankOfIndex = (strokeIndex: readonly number[], at: number): number =>
  1 + strokeIndex.filter((index) => index < (strokeIndex[at] ?? 0)).length;

function thousandths(total: number): string {
  let [a, b] = [Math.abs(total), 1000];
  while (b > 0) [a, b] = [b, a % b];
  const divisor = total === 0 ? 1000 : a;
  return 1000 / divisor === 1 ? `${total / divisor}` : `${total / divisor}/${1000 / divisor}`;
}
