import type { Principal } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../db/database.ts';
import { AppError } from '../../../../error/app-error.ts';
import type { Action } from '../../../../write/action.ts';
import type { TournamentRow } from '../../../../write/write.ts';
import { append, requirePossible } from '../../side-award/measure.ts';
import { findMeasurement, findStanding } from '../../side-award/store.ts';
import type { HeldRow } from './store.ts';

/** Who takes in what was held; the tournament is held. */
export type Deciding = { principal: Principal; roundId: string; held: TournamentRow; now: Date };

/** Takes a held shot in as the person’s own measurement: from then on it counts. Undefined: there is nothing to take in. */
export async function takeShot(tx: Transaction, { principal, roundId, held, now }: Deciding, row: HeldRow): Promise<Action | undefined> {
  const { id, playerId, kind, hole, centimetres, driveCentimetres, onTarget, deviceId, enteredAt } = row;
  const earlier = await findMeasurement(tx, id);
  if (earlier !== null && earlier.roundId !== roundId) throw new AppError('not-found');
  // it is in since a server died before it could say so
  if (kind === null || playerId === null || hole === null || earlier !== null) return undefined;
  const shot = { id, playerId, kind, hole, centimetres, driveCentimetres, onTarget };
  await requirePossible(tx, { tournamentId: held.id, roundId }, shot);
  const standing = await findStanding(tx, { ...shot, roundId });
  const values = { ...shot, reason: null, device: deviceId, replaces: row.replaces, enteredAt: enteredAt.toISOString() };
  return append(tx, { principal, roundId, standing, now }, values);
}
