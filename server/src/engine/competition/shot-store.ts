import type { MeasuredAwardKind } from '@fairway/api/choice/field/award';
import { compareShots, type MeasuredKind, type Measurement } from '@fairway/golf';
import { and, desc, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { measurement } from '../../db/schema/play/measurement.ts';

export type MeasurementRow = typeof measurement.$inferSelect;
/** The measurement of a player, round, kind and hole that counts. */
export type Shot = MeasurementRow & { centimetres: number };

/** The kinds of measured awards, as the engine names them. */
export const GOLF_KINDS: Readonly<Record<MeasuredAwardKind, MeasuredKind>> = {
  'longest-drive': 'longest-drive',
  'nearest-to-the-pin': 'nearest-pin',
  'nearest-to-the-line': 'nearest-line',
};

/** The shots of these rounds that count: the last measurement of each, unless it was taken back; `until`: as they were known then. */
export async function findShots(db: Database, roundIds: readonly string[], until?: Date): Promise<Shot[]> {
  const { playerId, roundId, kind, hole, seq, receivedAt } = measurement;
  const last = await db
    .selectDistinctOn([playerId, roundId, kind, hole])
    .from(measurement)
    .where(and(inArray(roundId, [...roundIds]), until && lte(receivedAt, until)))
    .orderBy(playerId, roundId, kind, hole, desc(seq));
  return last.flatMap(({ centimetres, ...shot }) => (centimetres === null ? [] : [{ ...shot, centimetres }]));
}

export function golfShot({ playerId, kind, hole, centimetres, driveCentimetres, onTarget }: Shot): Measurement {
  const shot = { id: playerId, kind: GOLF_KINDS[kind], hole, centimetres, onTarget };
  return driveCentimetres === null ? shot : { ...shot, driveCentimetres };
}

/** One shot for a player, kind and hole: of several rounds the best one that is on the target. */
export function bestShots(shots: readonly Shot[]): Shot[] {
  const best = new Map<string, Shot>();
  for (const shot of shots) {
    const key = `${shot.playerId} ${shot.kind} ${shot.hole}`;
    const other = best.get(key);
    if (other === undefined || isBetter(shot, other)) best.set(key, shot);
  }
  return [...best.values()];
}

const isBetter = (one: Shot, other: Shot): boolean =>
  one.onTarget === other.onTarget ? compareShots(golfShot(one), golfShot(other)) < 0 : one.onTarget;
