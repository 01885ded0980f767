import type { ScoreCard, ScoreSheet, Tournament } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice/play/score';
import { cardHole, holeIndex } from '@fairway/api/rule/field/round-hole';
import {
  type Course,
  courseCard,
  type Gender,
  type HoleScore,
  missingHoles,
  type OddScore,
  oddScore,
  parTotal,
  strokesPerHole,
  TOTAL,
  totalCounts,
  totalDiffers,
} from '@fairway/golf';
import { driveCount, drivesOf } from '../../../../lib/play/drive.ts';
import { type PlayedCard, playedCard } from '../../../../lib/play/played-card.ts';
import { playsHole } from '../../../../lib/play/plays-hole.ts';
import type { Unsent } from '../../../../outbox/outbox.ts';
import type { DeskCard, DeskCards } from '../key/desk-step.ts';
import { type Totals, totalsOf } from './total.ts';

export type Dispute = ScoreCard['disputes'][number];

export type Odd = OddScore | 'far-from-flight';

/** One hole as the desk shows it: the server's score, or the one typed here that is still being sent. */
export type HoleView = {
  readonly hole: number;
  readonly score: HoleScore;
  /** The entry that the next one replaces. */
  readonly head: string | null;
  readonly saving: 'saved' | 'on-its-way' | 'refused';
  /** Why a person should check it; null: nothing is odd, or someone has checked it. */
  readonly odd: Odd | null;
  /** Two sources entered it, or someone checked it and found it right. */
  readonly checked: boolean;
  readonly dispute: Dispute | null;
};

/** The total of a card that was handed in without its holes. */
type TotalView = Pick<HoleView, 'head' | 'saving' | 'checked' | 'dispute'> & {
  readonly strokes: number | null;
  /** It stands in for the holes without a score. */
  readonly counts: boolean;
  /** It cannot be that of the holes. */
  readonly differs: boolean;
};

/** Why a card takes no scores; null: it does. */
export type Closed = 'archived' | 'ended' | 'finished' | 'cut';
export type CardView = DeskCard & {
  readonly card: ScoreCard;
  /** The pars and indexes that its player plays by. */
  readonly course: PlayedCard;
  readonly holes: readonly HoleView[];
  readonly totals: Totals;
  readonly total: TotalView;
  /** The holes without a score that are waited for, unless a total stands in for them. */
  readonly missing: readonly number[];
  readonly closed: Closed | null;
  /** Of a side whose drives are counted: whose tee shot was used on each hole; else empty. */
  readonly drives: readonly (string | null)[];
  /** The holes on which its ball counts for its side. */
  readonly counting: readonly number[];
};

/** A hole of a card by its number on the course's card; undefined: the round has no such hole. */
export const holeOf = (view: Pick<CardView, 'course' | 'holes'> | undefined, hole: number): HoleView | undefined =>
  view?.holes[holeIndex(view.course, hole)];

export const viewOf = (views: readonly CardView[], playerId: string | null | undefined): CardView | undefined =>
  views.find((view) => view.playerId === playerId);

type RoundState = { readonly shut: Shut | null; readonly finished: boolean };
/** Why nothing of a tournament can be written. */
type Shut = 'archived' | 'ended';
export const shutOf = ({ archivedAt, state }: Pick<Tournament, 'archivedAt' | 'state'>): Shut | null =>
  archivedAt !== null ? 'archived' : state === 'closed' ? 'ended' : null;

/** The strokes received on each hole, by player, if the handicap is known before the round. Odd scores depend on them. */
export type Received = ReadonlyMap<string, readonly number[]>;
const nobody: Received = new Map();

/** The handicap that a player plays off in each round. */
export type PlayedHandicaps = {
  readonly gender: Gender;
  readonly cards: readonly { readonly roundId: string; readonly playingHandicap: number | null }[];
};

/** The strokes that players receive in a round; none without a stroke index. */
export function receivedBy(
  people: ReadonlyMap<string, PlayedHandicaps>,
  { id: roundId, ...course }: { readonly id: string } & Course,
): Received {
  const entries = [...people].flatMap(([playerId, { gender, cards }]) => {
    const playingHandicap = cards.find((card) => card.roundId === roundId)?.playingHandicap ?? null;
    const { strokeIndex } = courseCard(course, gender);
    return playingHandicap === null || strokeIndex === null ? [] : [[playerId, strokesPerHole(playingHandicap, strokeIndex)] as const];
  });
  return new Map(entries);
}

/** A card with the unsent entries on top. */
export function cardView(
  card: ScoreCard,
  unsent: readonly Unsent[],
  sheet: Course,
  round: RoundState,
  received: readonly number[] = [],
): CardView {
  const course = playedCard(sheet, card);
  const { par } = course;
  const holes = par.map((_, at) => holeView(card, course, at, unsent, received[at]));
  const scores = holes.map(({ score }) => score);
  const total = totalView(card, scores, unsent);
  const totals = totalsOf(scores, par);
  const closed = round.shut ?? (round.finished ? 'finished' : card.status === 'cut' ? 'cut' : null);
  return {
    playerId: card.playerId,
    card,
    course,
    firstHole: course.firstHole,
    holes,
    scores,
    totals: total.counts ? { ...totals, total: total.strokes, toPar: (total.strokes ?? 0) - parTotal(course) } : totals,
    total,
    missing: total.counts
      ? []
      : missingHoles(scores, par.length)
          .map((nth) => cardHole(course, nth))
          .filter((hole) => playsHole(card, hole)),
    closed,
    drives: card.side?.drives[0] === undefined ? [] : drivesOf({ ...card, holes }, unsent),
    counting: [],
    writable: closed === null,
    expected: card.status === 'ok',
  };
}

function holeView(card: ScoreCard, course: PlayedCard, at: number, unsent: readonly Unsent[], received?: number): HoleView {
  const hole = cardHole(course, at + 1);
  const saved = { score: card.holes[at] ?? null, head: card.entries[at] ?? null };
  const { score, checked, ...state } = entryView(card, hole, saved, unsent);
  return { hole, score, ...state, odd: checked ? null : oddScore(score, course.par[at] ?? 0, received), checked };
}

function totalView(card: ScoreCard, scores: readonly HoleScore[], unsent: readonly Unsent[]): TotalView {
  const { score, ...state } = entryView(card, TOTAL, { score: card.total, head: card.totalEntry }, unsent);
  const strokes = score === 'pickup' ? null : score;
  return {
    strokes,
    ...state,
    counts: totalCounts(strokes, scores, scores.length),
    differs: totalDiffers(strokes, scores, scores.length),
  };
}

type Saved = { readonly score: HoleScore; readonly head: string | null };

/** What is saved on a hole, or as the total, with the unsent entries on top. */
function entryView(card: ScoreCard, hole: number, saved: Saved, unsent: readonly Unsent[]) {
  const own = unsent.filter(({ entry }) => entry.hole === hole);
  const waiting = own.filter(({ refused }) => refused === null).map(({ entry }) => entry);
  const last = waiting.findLast(({ check }) => !check);
  const score = last === undefined ? saved.score : last.score;
  const confirmed = last === undefined && card.confirmed.includes(hole);
  const saving: HoleView['saving'] = waiting.length > 0 ? 'on-its-way' : own.length > 0 ? 'refused' : 'saved';
  return {
    score,
    head: last?.id ?? saved.head,
    saving,
    checked: confirmed || waiting.some(({ check, score: found }) => check && found === score),
    dispute: card.disputes.find((dispute) => dispute.hole === hole) ?? null,
  };
}

const none: readonly Unsent[] = [];
type Made = { readonly view: CardView; readonly own: readonly Unsent[] };

const sameEntries = (one: readonly Unsent[], other: readonly Unsent[]): boolean =>
  one.length === other.length && one.every((unsent, at) => unsent === other[at]);

/**
 * The cards of a sheet as the desk shows them. A card is made again only when it has changed, so that a key typed on one card
 * does not draw the others again.
 */
export function createCardViews(): (
  sheet: ScoreSheet,
  unsent: readonly Unsent[],
  shut: Shut | null,
  received?: Received,
) => readonly CardView[] {
  let made = new Map<ScoreCard, Made>();
  let state = '';
  let strokes = nobody;
  return (sheet, unsent, shut, received = nobody) => {
    const round = { shut, finished: sheet.finished };
    const stateNow = JSON.stringify([round, sheet.firstHole, sheet.par, sheet.strokeIndex, sheet.women]);
    if (stateNow !== state || received !== strokes) made = new Map();
    [state, strokes] = [stateNow, received];
    const byPlayer = Map.groupBy(unsent, ({ entry }) => entry.playerId);
    const next = new Map<ScoreCard, Made>();
    for (const card of sheet.cards) {
      const own = byPlayer.get(card.playerId) ?? none;
      const old = made.get(card);
      next.set(
        card,
        old !== undefined && sameEntries(old.own, own)
          ? old
          : { view: cardView(card, own, sheet, round, received.get(card.playerId)), own },
      );
    }
    made = next;
    return [...next.values()].map(({ view }) => view);
  };
}

/** Whether a card's status is its own, to be set and taken back on it: not that of an earlier round, and not a cut, which is made for all. */
export const isStatusOfRound = ({ status }: Pick<ScoreCard, 'status'>, own: CardStatus | undefined): boolean =>
  status !== 'cut' && status === own;

/** The cards that the keys move through: those on screen, among all cards of the round. */
export const deskCardsOf = (onScreen: readonly CardView[], all: readonly CardView[]): DeskCards => ({
  order: onScreen.map(({ playerId }) => playerId),
  byPlayer: new Map(all.map((view) => [view.playerId, view])),
});

export type Progress = {
  readonly expected: number;
  readonly complete: number;
  readonly missingHoles: number;
  readonly disputed: number;
};

/** Cards with missing scores, the emptiest first. */
export const unfinished = (views: readonly CardView[]): readonly CardView[] =>
  views.filter((view) => view.expected && view.missing.length > 0).toSorted((one, other) => other.missing.length - one.missing.length);

/** The first card behind another one in the order on screen that lacks scores; null: none. */
export const nextUnfinished = (views: readonly CardView[], playerId: string | null): CardView | null => {
  const at = views.findIndex((view) => view.playerId === playerId);
  return views.slice(at + 1).find((view) => view.expected && view.writable && view.missing.length > 0) ?? null;
};

/** Every expected card has its scores, and no hole differs. */
export const isComplete = ({ expected, complete, disputed }: Progress): boolean => expected > 0 && complete === expected && disputed === 0;

export function progressOf(views: readonly CardView[]): Progress {
  const open = unfinished(views);
  const expected = views.filter((view) => view.expected).length;
  return {
    expected,
    complete: expected - open.length,
    missingHoles: open.reduce((sum, { missing }) => sum + missing.length, 0),
    disputed: views.reduce((sum, { card }) => sum + card.disputes.length, 0),
  };
}

/** The sides that can give too few tee shots of a partner in the holes left, with how many are short: `Sông Hồng (2)`. */
export const shortOfDrives = (views: readonly CardView[], least: number | null): readonly string[] =>
  views.flatMap(({ card, drives, expected }) => {
    const short = least === null || !expected || !card.side ? 0 : driveCount(least, card.side.partners, drives).short;
    return short > 0 ? [`${card.name} (${short})`] : [];
  });
