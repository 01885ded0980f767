import type { MarkerFlight, MarkerMeasurement, MarkerSideAward } from '@fairway/api';
import { compareShots, lastOf } from '@fairway/golf';
import { GOLF_KIND } from '../../feature/play/side-award/measured-kind.ts';
import type { Outbox, Unsent } from '../../outbox/outbox.ts';
import { type Besides, type HeldBesides, isSameShot } from '../phone/admission.ts';
import type { Whereabouts } from '../play/card-view.ts';

/** How far a shot was, as it is compared. */
type Distance = Pick<MarkerMeasurement, 'centimetres' | 'driveCentimetres'>;

/** A shot of a player for a side award, as this phone shows it. */
export type ShotView = Distance & {
  readonly playerId: string;
  readonly onTarget: boolean;
  readonly where: Whereabouts;
  /** The measurement that the next one replaces. */
  readonly head: string | null;
  /** Why it is held or was refused, in the server's sentence. */
  readonly reason: string | null;
};

/** What the phone knows of the shots of its flight. */
export type KnownShots = {
  readonly flight: Pick<MarkerFlight, 'shots'>;
  readonly outbox: Outbox<Besides>;
  readonly held: readonly HeldBesides[];
};

/** What the server has, with what was measured here on top. */
export function shotView(
  { flight, outbox, held }: KnownShots,
  { kind, hole }: Pick<MarkerSideAward, 'kind' | 'hole'>,
  playerId: string,
): ShotView {
  const isIt = (shot: Parameters<typeof isSameShot>[0]) => isSameShot(shot, { playerId, kind, hole });
  const known = flight.shots.find(isIt);
  const head = known?.id ?? null;
  // what is said of matches is the same as no shot
  const typed = (outbox.unsent as readonly Unsent<MarkerMeasurement>[]).filter(({ entry }) => isIt(entry));
  const last = lastOf(typed.filter(({ refused }) => refused === null))?.entry;
  if (last !== undefined) return viewOf(last, outbox.unkept.includes(last.id) ? 'in-memory' : 'on-phone', last.id);
  const refusal = lastOf(typed);
  if (refusal !== undefined) return viewOf(refusal.entry, 'refused', head, refusal.refused);
  const waiting = lastOf(held.filter(({ shot }) => isIt(shot)));
  if (waiting !== undefined) return viewOf(waiting.shot as MarkerMeasurement, 'held', head, waiting.reason);
  if (known !== undefined) return viewOf(known, 'received', head);
  return { playerId, centimetres: null, driveCentimetres: null, onTarget: true, where: 'empty', head, reason: null };
}

const viewOf = (
  { playerId, centimetres, driveCentimetres, onTarget }: Distance & Pick<ShotView, 'playerId' | 'onTarget'>,
  where: Whereabouts,
  head: string | null,
  reason: string | null = null,
): ShotView => ({ playerId, centimetres, driveCentimetres, onTarget, where, head, reason });

/** The best shot that this phone knows: of the whole field as it last heard, and of its own flight. */
export function bestKnown({ kind, leader }: Pick<MarkerSideAward, 'kind' | 'leader'>, views: readonly ShotView[]): Distance | null {
  const own = views.filter(({ onTarget, where }) => onTarget && where !== 'refused' && where !== 'held');
  const all = [...(leader === null ? [] : [leader]), ...own].filter(({ centimetres }) => centimetres !== null);
  return [...all].sort((one, other) => compare(kind, one, other))[0] ?? null;
}

/** How a shot stands beside the best one that is known. */
export function standingOf(kind: MarkerSideAward['kind'], shot: Distance, best: Distance | null): 'leads' | 'level' | 'behind' {
  const order = best === null ? -1 : compare(kind, shot, best);
  return order < 0 ? 'leads' : order === 0 ? 'level' : 'behind';
}

const compare = (kind: MarkerSideAward['kind'], one: Distance, other: Distance): number =>
  compareShots(golfShot(kind, one), golfShot(kind, other));

export const golfShot = (kind: MarkerSideAward['kind'], { centimetres, driveCentimetres }: Distance) => ({
  kind: GOLF_KIND[kind],
  centimetres: centimetres ?? 0,
  ...(driveCentimetres !== null && { driveCentimetres }),
});
