import type { AwardKind, SideAwardKind } from '@fairway/api/choice/field/award';
import {
  type CardToPost,
  type ClubFact,
  type ClubRound,
  courseCard,
  courseHandicapFrom,
  fractionOf,
  matchCard,
  nineHoleCourseHandicap,
  type PostingRow,
  type PostingRule,
  parTotal,
  postingRow,
  type TeePlayer,
  teeFor,
  wholeStrokes,
} from '@fairway/golf';
import type { PlayedRound } from '../../../db/played-round.ts';
import type { PastRow, ShownTournament } from './past-store.ts';

/** A golfer's card of a round, as it is posted, and what a club's figure asks of it beside. */
type PastCard = CardToPost & {
  row: Pick<PastRow, 'playerId' | 'playerVersion' | 'playerName' | 'vga'>;
  tournament: ShownTournament;
  /** Of the rounds of its tournament, from 1. */
  number: number;
  /** Where only the strokes of the whole card are known. */
  total: number | null;
  /** In tenths; null: without a handicap, or the golfer did not finish. */
  playedOff: number | null;
};

/** The cards of a golfer in the order played, each with which one of its day it is. */
export function cardsOf(rows: readonly PastRow[]): PastCard[] {
  const cards = rows
    .flatMap((row) => row.tournament.rounds.flatMap((round, at) => cardOf(row, round, at) ?? []))
    .sort((a, b) => compare(a.day, b.day) || compare(a.tournament.id, b.tournament.id) || a.number - b.number);
  const ofDay = new Map<string, number>();
  return cards.map((card) => {
    const nth = (ofDay.get(card.day) ?? 0) + 1;
    ofDay.set(card.day, nth);
    return { ...card, nth };
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function cardOf(row: PastRow, round: PlayedRound, at: number): PastCard | null {
  const { tournament } = row;
  const line = row.lines.get(round.id);
  const match = row.matches.get(round.id);
  const scores = line?.rounds[at] ?? [];
  const card = match ? matchCard(scores, round.par.length, match.cameOut) : scores;
  const total = line?.totals[at] ?? null;
  if (line === undefined || (total === null && card.every((score) => score === null))) return null;
  const isMatch = tournament.play === 'match';
  const tee = teeFor(round.tees, row);
  const rating = tee?.courseRating ?? null;
  return {
    ...{ id: round.id, day: round.date, nth: 1, number: round.number, tournament, card, total },
    play: tournament.play === 'match' ? (match?.oneBall ?? 'single') : tournament.play,
    ...{ isMatch, isTotalOnly: total !== null, mostLikely: row.mostLikely?.[round.id] ?? null, isExcused: isMatch },
    marker: row.markers?.[round.id] ?? null,
    conditions: round.playingConditions?.adjustment ?? 0,
    row,
    course: courseCard(round, row.gender),
    tee: { slope: tee?.slope ?? null, rating: rating === null ? null : Math.round(rating * 10) },
    courseHandicap: courseHandicapOf(row, round),
    ...{ courseName: round.courseName, teeName: tee?.name ?? row.tee, format: tournament.format },
    playedOff: playedOffIn(line, at),
  };
}

/** Rounded and unrestricted; what was declared for the course, where no index was. */
function courseHandicapOf({ handicapCourse, ...row }: PastRow, round: PlayedRound): number | null {
  const player: TeePlayer = row;
  const declared = handicapCourse === null ? null : wholeStrokes(fractionOf(handicapCourse));
  if (round.par.length > NINE) {
    const computed = courseHandicapFrom(round, player);
    return computed === null ? declared : wholeStrokes(computed.exact);
  }
  const { courseRating = null, slope = null, par = null } = teeFor(round.tees, player) ?? {};
  if (player.handicapIndex === null || courseRating === null || slope === null) return declared && Math.round(declared / 2);
  const own = par ?? parTotal(courseCard(round, player.gender));
  return wholeStrokes(nineHoleCourseHandicap(player.handicapIndex, { slope, rating: Math.round(courseRating * 10), par: own }).exact);
}
const NINE = 9;

/**
 * A board says what the last round was played off, and what all rounds together: the first one has what the others leave. Where they differ
 * from round to round, the sum is right.
 */
function playedOffIn({ complete, handicap, gross, net, rounds }: NonNullable<ReturnType<PastRow['lines']['get']>>, at: number) {
  if (!complete || handicap === null || gross === null || net === null) return null;
  const ofLast = Math.round(handicap * 10);
  return at === 0 ? 10 * gross - Math.round(net * 10) - (rounds.length - 1) * ofLast : ofLast;
}

export type Posted = { card: PastCard; row: PostingRow };

export const postedOf = (cards: readonly PastCard[], rule: PostingRule): Posted[] =>
  cards.map((card) => ({ card, row: postingRow(card, rule) }));

/** What a club's figure rests on: what was declared for each tournament, and what was played and won there. */
export function clubFactsOf(rows: readonly PastRow[], posted: readonly Posted[]): ClubFact[] {
  return rows.flatMap((row): ClubFact[] => {
    const { id, date, lastDate, winners } = row.tournament;
    const handicap = declaredFor(row);
    const places = winners.filter(({ award, playerId }) => playerId === row.playerId && RANKED.includes(award)).map(({ place }) => place);
    const rounds = posted.filter(({ card }) => card.tournament.id === id).flatMap((of) => clubRound(of) ?? []);
    const event = { id, day: lastDate, kind: 'event', rounds, place: places.length === 0 ? null : Math.min(...places) } as const;
    return handicap === null ? [event] : [{ id, day: date, kind: 'declared', handicap }, event];
  });
}

/** Prizes for a place among all or in a division. A shot, a gift and what is given for fun cut nobody. */
const RANKED: readonly (AwardKind | SideAwardKind)[] = ['best-gross', 'best-net', 'division', 'contest'];

function declaredFor({ handicapCourse, handicapIndex, tournament: { useHandicapCourse } }: PastRow): number | null {
  return (useHandicapCourse ? handicapCourse : null) ?? handicapIndex ?? handicapCourse;
}

/** A round of eighteen holes with all its strokes, played alone and by strokes. */
function clubRound({ card, row }: Posted): ClubRound | null {
  const { id, isMatch, play, course, total, playedOff } = card;
  const isOwn = play === 'single' || play === 'four-ball' || play === 'best-balls' || play === 'best-rounds';
  if (isMatch || !isOwn || course.par.length <= NINE) return null;
  const gross = total ?? (row.holes.some((hole) => hole.gross === null) ? null : row.gross);
  const differential = row.expectedHoles === 0 ? row.differential : null;
  return gross === null ? null : { id, gross, par: parTotal(course), playedOff, differential };
}
