import type { CareerEvent } from '@fairway/api';
import { type HoleScore, strokesOf } from '@fairway/golf';
import { dayPoints } from '../../../ui/chart/day-point.ts';

/** A card that counted for a golfer: their own, or that of a side that they played in. */
export type CareerCard = {
  readonly id: string;
  readonly event: CareerEvent;
  /** Of a tournament of several rounds, from 1; null: it had one. */
  readonly round: number | null;
  readonly courseName: string;
  readonly firstHole: number;
  readonly par: readonly number[];
  readonly scores: readonly HoleScore[];
  /** null: not every hole was played out. */
  readonly gross: number | null;
  readonly toPar: number | null;
};

/** The years that a golfer played in, the newest first. */
export const yearsOf = (events: readonly CareerEvent[]): readonly string[] =>
  [...new Set(events.map(({ date }) => date.slice(0, 4)))].sort().reverse();

/** The cards with a score on some hole, in the order of the tournaments. */
export const cardsOf = (events: readonly CareerEvent[]): readonly CareerCard[] =>
  events.flatMap((event) =>
    event.rounds.flatMap(({ courseName, firstHole, par, scores }, nth) => {
      if (!scores.some((score) => score !== null)) return [];
      const gross = par.every((_, at) => typeof scores[at] === 'number') ? strokesOf(scores) : null;
      const toPar = gross === null ? null : gross - sumOf(par);
      const round = event.rounds.length > 1 ? nth + 1 : null;
      return { id: `${event.tournamentId} ${nth}`, event, round, courseName, firstHole, par, scores, gross, toPar };
    }),
  );

/** What a golfer's own cards say; a card of a side is nobody's own. */
export type CareerFigures = {
  readonly cards: readonly CareerCard[];
  /** Those played out and as long as their longest: a round of nine holes compares with none of eighteen. */
  readonly whole: readonly CareerCard[];
  readonly holes: number;
  readonly best: CareerCard | null;
  readonly meanToPar: number | null;
  readonly byPar: readonly { readonly par: number; readonly holes: number; readonly mean: number }[];
};

export function figuresOf(all: readonly CareerCard[]): CareerFigures {
  const cards = all.filter(({ event }) => event.kind === 'player');
  const complete = cards.filter(({ gross }) => gross !== null);
  const holes = Math.max(0, ...complete.map(({ par }) => par.length));
  const whole = complete.filter(({ par }) => par.length === holes);
  const [best = null] = [...whole].sort((one, other) => (one.gross ?? 0) - (other.gross ?? 0));
  const played = cards.flatMap(holesOf);
  const byPar = [3, 4, 5].flatMap((par) => {
    const toPars = played.filter((hole) => hole.par === par).map(({ toPar }) => toPar);
    const mean = meanOf(toPars);
    return mean === null ? [] : { par, holes: toPars.length, mean };
  });
  return { cards, whole, holes, best, meanToPar: meanOf(whole.map(({ toPar }) => toPar ?? 0)), byPar };
}

/** How many rounds a picture of a form has room for. */
const FORM = 10;

/** The last whole rounds, the oldest first, each under the day and month of its tournament. */
export function formOf({ whole }: Pick<CareerFigures, 'whole'>): readonly { readonly point: string; readonly card: CareerCard }[] {
  const last = whole.toSorted((one, other) => one.event.date.localeCompare(other.event.date)).slice(-FORM);
  const points = dayPoints(last.map(({ event }) => event.date));
  return last.map((card, at) => ({ point: points[at] ?? '', card }));
}

/**
 * Who played with a golfer in a side, or against them, in which tournaments: the most often met first. Whoever is in the register is one, by whatever
 * name a list had them; the others are known by their name alone.
 */
export type Company = {
  readonly id: string;
  readonly name: string;
  readonly as: 'with' | 'against';
  readonly events: readonly CareerEvent[];
};

export function companyOf(events: readonly CareerEvent[]): readonly Company[] {
  const met = events.flatMap((event) => [
    ...event.partners.map((other) => ({ ...other, as: 'with' as const, event })),
    ...event.opponents.map((other) => ({ ...other, as: 'against' as const, event })),
  ]);
  return [...Map.groupBy(met, ({ name, golferId, as }) => `${as} ${golferId ?? name}`)]
    .flatMap(([id, times]) => times.slice(0, 1).map(({ name, as }) => ({ id, name, as, events: times.map(({ event }) => event) })))
    .sort((one, other) => other.events.length - one.events.length);
}

/** A hole of a course over the rounds of a golfer there. */
export type CourseHole = { readonly hole: number; readonly par: number; readonly rounds: number; readonly mean: number };
export type CareerCourse = {
  readonly id: string;
  readonly clubName: string;
  readonly courseName: string;
  readonly cards: readonly CareerCard[];
  readonly holes: readonly CourseHole[];
  readonly best: readonly CourseHole[];
  readonly worst: readonly CourseHole[];
};

/** One round says nothing of a hole. */
const FEWEST_ROUNDS = 2;
const MOST_NAMED = 3;

/** The courses whose holes a golfer has played more than once, the most played first. */
export function coursesOf(cards: readonly CareerCard[]): readonly CareerCourse[] {
  const byCourse = Map.groupBy(cards, ({ event, courseName }) => `${event.clubName} ${courseName}`);
  return [...byCourse]
    .map(([id, ofCourse]) => {
      const byHole = Map.groupBy(ofCourse.flatMap(holesOf), ({ hole }) => hole);
      const holes = [...byHole]
        .filter(([, played]) => played.length >= FEWEST_ROUNDS)
        .sort(([one], [other]) => one - other)
        .map(([hole, played]) => ({
          ...{ hole, par: played[0]?.par ?? 0, rounds: played.length },
          mean: meanOf(played.map(({ toPar }) => toPar)) ?? 0,
        }));
      const ranked = holes.toSorted((one, other) => one.mean - other.mean);
      const named = Math.min(MOST_NAMED, holes.length >> 1);
      const [first] = ofCourse;
      return {
        ...{ id, clubName: first?.event.clubName ?? '', courseName: first?.courseName ?? '', cards: ofCourse, holes },
        ...{ best: ranked.slice(0, named), worst: ranked.toReversed().slice(0, named) },
      };
    })
    .filter(({ holes }) => holes.length > 0)
    .sort((one, other) => other.cards.length - one.cards.length);
}

/** The holes of a card that were played out, by their numbers on the course. */
const holesOf = ({ par, scores, firstHole }: CareerCard) =>
  par.flatMap((holePar, at) => {
    const score = scores[at];
    return typeof score === 'number' ? { hole: firstHole + at, par: holePar, toPar: score - holePar } : [];
  });

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const meanOf = (numbers: readonly number[]): number | null => (numbers.length === 0 ? null : sumOf(numbers) / numbers.length);
