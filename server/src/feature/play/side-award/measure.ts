import { MOST_CENTIMETRES } from '@fairway/api';
import { hasHole } from '@fairway/api/rule/field/round-hole';
import type { Gender } from '@fairway/golf';
import { awardHoles, MOST_HOLES } from '@fairway/golf';
import { eq } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { playedRound } from '../../../db/played-round.ts';
import { round } from '../../../db/schema/field/tournament.ts';
import type { MeasurementRow } from '../../../engine/competition/shot-store.ts';
import { findPrizes } from '../../../engine/tournament/award-store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { appendMeasurement, findMeasurement, findStanding, findStarter } from './store.ts';

type Fields = 'id' | 'playerId' | 'kind' | 'hole' | 'centimetres' | 'driveCentimetres' | 'onTarget' | 'reason' | 'device';
/** A measurement as it was sent; `replaces`: the one that its author saw. */
type GivenShot = Pick<MeasurementRow, Fields> & { enteredAt: string; replaces: string | null };

/**
 * Appends a measured shot. One that corrects or takes back another names it and says why, so that nobody writes over what they have not
 * seen. Sent twice, it is kept once.
 */
export async function measure(deps: Writer, actor: Actor, roundId: string, shot: GivenShot): Promise<void> {
  await writeTournament(deps, actor, {
    change: async (tx, { id: tournamentId }) => {
      const earlier = await findMeasurement(tx, shot.id);
      if (earlier) return requireSame(earlier, shot, roundId);
      requireShot(shot);
      await requirePossible(tx, { tournamentId, roundId }, shot);
      const standing = await findStanding(tx, { ...shot, roundId });
      if ((standing?.id ?? null) !== shot.replaces) throw new AppError('measurement-changed');
      if (standing !== null && shot.reason === null) throw fieldError('reason', 'required');
      if (standing === null && shot.centimetres === null) throw fieldError('centimetres', 'required');
      return append(tx, { principal: actor.principal, roundId, standing, now: deps.clock() }, shot);
    },
    answer: async () => undefined,
  });
}

type Appending = { principal: Principal; roundId: string; standing: MeasurementRow | null; now: Date };

/** From now on this measurement of the shot is the one that counts; `standing`: the one that did. */
export async function append(tx: Transaction, { principal, roundId, standing, now }: Appending, shot: GivenShot): Promise<Action> {
  const { replaces: _, enteredAt, ...fields } = shot;
  const by = { principalKind: principal.kind, principalId: principal.id };
  await appendMeasurement(tx, { ...fields, ...by, roundId, enteredAt: new Date(enteredAt), receivedAt: now });
  return {
    kind: 'measured',
    subjectType: 'measurement',
    subjectId: shot.playerId,
    before: standing && inLog(standing),
    after: inLog(shot),
  };
}

const SAME_FIELDS = ['playerId', 'kind', 'hole', 'centimetres', 'driveCentimetres', 'onTarget'] as const;
/** What makes two measurements the same; a held one may be of none. */
type SameShot = { [Field in (typeof SAME_FIELDS)[number]]: MeasurementRow[Field] | null };

/** An id that another measurement has is no repetition of this one. */
export function requireSame(earlier: SameShot & { roundId: string }, shot: SameShot, roundId: string): null {
  if (earlier.roundId !== roundId) throw new AppError('not-found'); // as if it named any other record of another tournament
  if (SAME_FIELDS.some((field) => earlier[field] !== shot[field])) throw fieldError('id', 'entry-id-taken');
  return null;
}

/** Refuses what no shot can have: another hole, a drive of nothing, a ball in the hole. Nothing away is a distance from the line alone. */
export function requireShot({
  kind,
  hole,
  centimetres,
  driveCentimetres,
}: Pick<GivenShot, 'kind' | 'hole' | 'centimetres' | 'driveCentimetres'>): void {
  if (hole < 1 || hole > MOST_HOLES) throw fieldError('hole', 'wrong-hole');
  const least = kind === 'nearest-to-the-line' ? 0 : 1;
  const isPossible = (from: number, distance: number | null) => distance === null || (distance >= from && distance <= MOST_CENTIMETRES);
  if (!isPossible(least, centimetres)) throw fieldError('centimetres', 'distance-out-of-range');
  if (!isPossible(1, driveCentimetres)) throw fieldError('driveCentimetres', 'distance-out-of-range');
}

/** The hole has such an award, for the gender of the player, and the player plays the round. */
export async function requirePossible(
  db: Database | Transaction,
  { tournamentId, roundId }: { tournamentId: string; roundId: string },
  { kind, hole, playerId }: Pick<GivenShot, 'kind' | 'hole' | 'playerId'>,
): Promise<void> {
  const genders = await gendersOn(db, tournamentId, kind, hole);
  if (genders.length === 0) throw fieldError('hole', 'hole-without-award', { hole });
  if (!(await playsHole(db, roundId, hole))) throw fieldError('hole', 'hole-not-in-round', { hole });
  const starter = await findStarter(db, roundId, playerId);
  if (starter === null) throw fieldError('playerId', 'player-not-in-round');
  if (starter.status === 'cut') throw fieldError('playerId', 'player-missed-cut');
  if (starter.status === 'DNS') throw fieldError('playerId', 'player-did-not-start');
  if (genders.includes(null) || genders.includes(starter.gender)) return;
  throw fieldError('playerId', starter.gender === 'f' ? 'award-hole-for-men' : 'award-hole-for-women', { hole });
}

/** Whether the round plays a hole. */
export async function playsHole(db: Database | Transaction, roundId: string, hole: number): Promise<boolean> {
  const [row] = await db.select().from(round).where(eq(round.id, roundId));
  return row !== undefined && hasHole(playedRound(row), hole);
}

/** For whom the awards of a kind on a hole are; null: for everyone. */
async function gendersOn(db: Database, tournamentId: string, kind: GivenShot['kind'], hole: number): Promise<(Gender | null)[]> {
  const prizes = (await findPrizes(db, tournamentId)).filter((prize) => prize.kind === kind);
  return prizes.flatMap(({ holes, gender }) =>
    (awardHoles(holes ?? '') ?? []).filter((one) => one.hole === hole).map((one) => one.gender ?? gender),
  );
}

/** What the log keeps of a measurement. */
const inLog = ({
  kind,
  hole,
  centimetres,
  driveCentimetres,
  onTarget,
  reason,
}: Omit<GivenShot, 'replaces' | 'enteredAt'> | MeasurementRow) => ({
  sideAward: kind,
  hole,
  centimetres,
  ...(driveCentimetres !== null && { driveCentimetres }),
  onTarget,
  ...(reason !== null && { reason }),
});
