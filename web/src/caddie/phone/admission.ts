import type { MarkerEntry, MarkerFlight, MarkerHole, MarkerMatchEntry, MarkerMeasurement, MarkerOutcome } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import type { HoleScore } from '@fairway/golf';
import { driveAfter } from '../../lib/play/drive-after.ts';

/** A stroke that the server keeps for the committee to decide. */
export type HeldStroke = {
  readonly id: string;
  readonly playerId: string;
  readonly hole: number;
  readonly score: HoleScore;
  readonly driveBy?: string | null | undefined;
  /** Why, in a sentence. */
  readonly reason: string;
};

/** What waits beside the strokes: a measured shot, or what was said of a match. */
export type Besides = MarkerMeasurement | MarkerMatchEntry;
export const isWord = (one: Besides): one is MarkerMatchEntry => 'word' in one;

/**
 * One of them that the server keeps for the committee to decide, and why, in a sentence. null: a word that the server has, until the flight is
 * read again.
 */
export type HeldBesides = { readonly shot: Besides; readonly reason: string | null };

/** Of a flight whose server or whose page did not measure yet. */
export const NO_SHOTS = { distanceUnit: 'meters', sideAwards: [], shots: [] } satisfies Partial<MarkerFlight>;

/** That this phone was let into a flight, and what it last knew of it. */
export type Admission = {
  readonly id: string;
  readonly token: string;
  readonly flight: MarkerFlight;
  readonly held: readonly HeldStroke[];
  readonly heldShots: readonly HeldBesides[];
  /** Why the server lets this phone read no more, in a sentence; null: it does. */
  readonly ended: string | null;
  /** When this phone was let in, in ms: the latest is the one that it shows. */
  readonly admittedAt: number;
};

/**
 * The flight as the server now says it is; an older answer never replaces a newer one. What is held is shown until the committee has decided:
 * of what was held when the phone asked, the answer says which still waits.
 */
export function withFlight(admission: Admission, flight: MarkerFlight, before: Admission = admission): Admission {
  const newer = flight.version < admission.flight.version ? admission.flight : flight;
  const held = admission.held.filter((stroke) => !before.held.includes(stroke) || flight.waiting.includes(stroke.id));
  const heldShots = admission.heldShots.filter((one) => !before.heldShots.includes(one) || flight.waiting.includes(one.shot.id));
  return { ...admission, flight: newer, held, heldShots, ended: null };
}

/** What the answers to a batch change at once, before the flight is read again. */
export function withOutcomes(admission: Admission, batch: readonly MarkerEntry[], outcomes: readonly MarkerOutcome[]): Admission {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return batch.reduce((now, entry) => withOutcome(now, entry, byId.get(entry.id)), admission);
}

function withOutcome(admission: Admission, entry: MarkerEntry, outcome: MarkerOutcome | undefined): Admission {
  const { playerId, hole, score, driveBy } = entry as MarkerEntry & { score: HoleScore };
  const held = admission.held.filter((stroke) => stroke.playerId !== playerId || stroke.hole !== hole);
  const put = (change: (hole: MarkerHole) => MarkerHole) => ({ ...admission, held, flight: changed(admission.flight, entry, change) });
  switch (outcome?.outcome) {
    case 'held':
      return { ...admission, held: [...held, { id: entry.id, playerId, hole, score, driveBy, reason: outcome.message ?? '' }] };
    case 'applied':
    case 'repeated':
      return put((hole) => ({ score, entry: entry.id, own: true, confirmed: isSecond(hole, score), rivals: [] }));
    case 'disputed':
      return put((hole) => ({ ...hole, rivals: [...hole.rivals.filter(({ own }) => !own), { score, own: true }] }));
    default:
      return admission;
  }
}

/** What the answers to measured shots and to words of matches change at once. */
export function withMeasured(admission: Admission, batch: readonly Besides[], outcomes: readonly MarkerOutcome[]): Admission {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return batch.reduce((now, shot) => withShot(now, shot, byId.get(shot.id)), admission);
}

function withShot(admission: Admission, shot: Besides, outcome: MarkerOutcome | undefined): Admission {
  if (outcome === undefined || outcome.outcome === 'refused') return admission;
  const heldShots = admission.heldShots.filter((one) => !isSameShot(one.shot, shot));
  const isHeld = outcome.outcome === 'held';
  if (isHeld || isWord(shot)) return { ...admission, heldShots: [...heldShots, { shot, reason: isHeld ? (outcome.message ?? '') : null }] };
  const { id, playerId, kind, hole, centimetres, driveCentimetres, onTarget } = shot;
  const others = admission.flight.shots.filter((one) => !isSameShot(one, shot));
  const shots = centimetres === null ? others : [...others, { id, playerId, kind, hole, centimetres, driveCentimetres, onTarget }];
  return { ...admission, heldShots, flight: { ...admission.flight, shots } };
}

type ShotPlace = Pick<MarkerMeasurement, 'playerId' | 'kind' | 'hole'>;
/** Words of matches each stand for themselves. */
export const isSameShot = (one: ShotPlace | MarkerMatchEntry, other: ShotPlace | MarkerMatchEntry): boolean =>
  'kind' in one && 'kind' in other && one.playerId === other.playerId && one.kind === other.kind && one.hole === other.hole;

/** Whether this score is the second of its kind: another phone had entered it. */
const isSecond = (hole: MarkerHole, score: HoleScore): boolean => score !== null && hole.score === score && (hole.confirmed || !hole.own);

function changed(flight: MarkerFlight, entry: MarkerEntry, change: (hole: MarkerHole) => MarkerHole): MarkerFlight {
  const isItsHole = (at: number) => cardHole(flight.round, at + 1) === entry.hole;
  const cards = flight.cards.map((card) => {
    if (card.playerId !== entry.playerId) return card;
    const drives = card.side?.drives.map((by, at) => (isItsHole(at) ? driveAfter(by, entry) : by)) ?? [];
    const side = card.side && { ...card.side, drives };
    return { ...card, ...(side && { side }), holes: card.holes.map((hole, at) => (isItsHole(at) ? change(hole) : hole)) };
  });
  return { ...flight, cards };
}
