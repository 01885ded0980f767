import type { MarkerCard, MarkerEntry, MarkerHole } from '@fairway/api';
import { cardHole, halvesOf } from '@fairway/api/rule/field/round-hole';
import { type Course, type HoleScore, lastOf, strokesOf, strokesToPar } from '@fairway/golf';
import { playedCard } from '../../lib/play/played-card.ts';
import { playsHole } from '../../lib/play/plays-hole.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { HeldStroke } from '../phone/admission.ts';

/**
 * Where the score of a hole is: nowhere, in memory alone, on this phone, received, held for the committee, or refused and still here.
 */
export type Whereabouts = 'empty' | 'in-memory' | 'on-phone' | 'received' | 'held' | 'refused';

export type HoleView = {
  readonly hole: number;
  readonly par: number;
  readonly strokeIndex: number | null;
  readonly score: HoleScore;
  readonly where: Whereabouts;
  /** Whether a score is waited for: not on a hole that its player does not play for their side. */
  readonly waits: boolean;
  /** The entry that the next one replaces. */
  readonly head: string | null;
  /** Two phones entered the same. */
  readonly confirmed: boolean;
  /** Two values that differ: what the card shows, and what else was entered. Empty where nothing differs. */
  readonly differing: readonly HoleScore[];
  /** Why a score is held or was refused, in the server's sentence. */
  readonly reason: string | null;
};

export type CardView = {
  readonly playerId: string;
  readonly name: string;
  readonly division: string | null;
  readonly status: MarkerCard['status'];
  /** They play by the card for women. */
  readonly women: boolean;
  readonly side?: MarkerCard['side'];
  readonly holes: readonly HoleView[];
  readonly confirmedTotal: number | null;
};

/** The card of a player as this phone shows it: what the server has, with what was typed here on top. */
export function cardView(
  { holes, ...card }: MarkerCard,
  course: Course,
  outbox: Outbox<MarkerEntry>,
  held: readonly HeldStroke[],
): CardView {
  const own = { ...outbox, unsent: outbox.unsent.filter(({ entry }) => entry.playerId === card.playerId) };
  const waiting = held.filter(({ playerId }) => playerId === card.playerId);
  const { par, strokeIndex } = playedCard(course, card);
  return {
    ...card,
    holes: holes.map((hole, at) => ({
      ...holeView(hole, cardHole(course, at + 1), own, waiting),
      par: par[at] ?? 4,
      strokeIndex: strokeIndex?.[at] ?? null,
      waits: playsHole(card, cardHole(course, at + 1)),
    })),
  };
}

type MarkedHole = Omit<HoleView, 'par' | 'strokeIndex' | 'waits'>;

function holeView(markerHole: MarkerHole, hole: number, outbox: Outbox<MarkerEntry>, held: readonly HeldStroke[]): MarkedHole {
  const typed = outbox.unsent.filter(({ entry }) => entry.hole === hole);
  const last = lastOf(typed.filter(({ refused }) => refused === null))?.entry;
  const waiting = lastOf(held.filter((stroke) => stroke.hole === hole));
  const about = { hole, confirmed: markerHole.confirmed, differing: differing(markerHole), reason: null };
  if (last !== undefined) {
    const where = outbox.unkept.includes(last.id) ? 'in-memory' : 'on-phone';
    return { ...about, score: last.score, where, head: last.id, confirmed: false };
  }
  const refusal = lastOf(typed);
  if (refusal !== undefined) {
    return { ...about, score: refusal.entry.score, where: 'refused', head: markerHole.entry, reason: refusal.refused };
  }
  if (waiting !== undefined) return { ...about, score: waiting.score, where: 'held', head: markerHole.entry, reason: waiting.reason };
  return { ...about, score: markerHole.score, where: markerHole.score === null ? 'empty' : 'received', head: markerHole.entry };
}

const differing = ({ score, rivals }: MarkerHole): readonly HoleScore[] =>
  rivals.length === 0 ? [] : [score, ...rivals.map((rival) => rival.score)];

/** A hole of a card by its number on the course's card. */
export const holeOn = (card: Pick<CardView, 'holes'> | undefined, hole: number): HoleView | undefined =>
  card?.holes.find((view) => view.hole === hole);

export const scoresOf = ({ holes }: Pick<CardView, 'holes'>): readonly HoleScore[] => holes.map(({ score }) => score);

/** The strokes of OUT and of IN, where a round has both; null: nothing scored yet, or a hole picked up. */
export function ninesOfView(view: Pick<CardView, 'holes'>): Readonly<Record<string, number | null>> {
  const [OUT = null, IN] = halvesOf(scoresOf(view)).map(strokesOf);
  return IN === undefined ? {} : { OUT, IN };
}

export type Totals = {
  /** null: nothing scored yet, or a hole picked up, which leaves no total. */
  readonly total: number | null;
  readonly toPar: number | null;
  readonly played: number;
};

export function totalsOf(view: CardView): Totals {
  const scores = scoresOf(view);
  const par = view.holes.map((hole) => hole.par);
  return { total: strokesOf(scores), toPar: strokesToPar(scores, par), played: scores.filter((score) => score !== null).length };
}
