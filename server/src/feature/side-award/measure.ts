import type { Gender } from '@fairway/golf';
import { awardHoles } from '@fairway/golf';
import type { Database, Transaction } from '../../db/open.ts';
import { AppError, fieldError } from '../../errors.ts';
import { type Actor, type Writer, writeTournament } from '../../write.ts';
import type { MeasurementRow } from '../competition/shot-store.ts';
import { findPrizes } from '../tournament/award-store.ts';
import { appendMeasurement, findMeasurement, findStanding, findStarter } from './store.ts';

type Fields = 'id' | 'playerId' | 'kind' | 'hole' | 'centimetres' | 'driveCentimetres' | 'onTarget' | 'reason' | 'device';
/** A measurement as it was sent; `replaces`: the one that its author saw. */
export type Given = Pick<MeasurementRow, Fields> & { enteredAt: string; replaces: string | null };

/**
 * Appends a measured shot. One that corrects or takes back another names it and says why, so that nobody writes over what they have not
 * seen. Sent twice, it is kept once.
 */
export async function measure(deps: Writer, actor: Actor, roundId: string, given: Given): Promise<void> {
  await writeTournament(deps, actor, {
    change: async (tx, { id: tournamentId }) => {
      const known = await findMeasurement(tx, given.id);
      if (known) return requireSame(known, given, roundId);
      await requirePossible(tx, { tournamentId, roundId }, given);
      const standing = await findStanding(tx, { ...given, roundId });
      if ((standing?.id ?? null) !== given.replaces) throw new AppError('measurement-changed');
      if (standing !== null && given.reason === null) throw fieldError('reason', 'required');
      if (standing === null && given.centimetres === null) throw fieldError('centimetres', 'required');
      const { replaces: _, enteredAt, ...fields } = given;
      const by = { principalKind: actor.principal.kind, principalId: actor.principal.id };
      await appendMeasurement(tx, { ...fields, ...by, roundId, enteredAt: new Date(enteredAt), receivedAt: deps.clock() });
      return {
        kind: 'measured',
        subjectType: 'measurement',
        subjectId: given.playerId,
        before: standing && inLog(standing),
        after: inLog(given),
      };
    },
    answer: async () => undefined,
  });
}

/** An id that another measurement has is no repetition of this one. */
function requireSame(known: MeasurementRow, given: Given, roundId: string): null {
  const fields = ['playerId', 'kind', 'hole', 'centimetres', 'driveCentimetres', 'onTarget'] as const;
  if (known.roundId !== roundId || fields.some((field) => known[field] !== given[field])) throw fieldError('id', 'entry-id-taken');
  return null;
}

/** The hole has such an award, for the gender of the player, and the player plays the round. */
export async function requirePossible(
  db: Database | Transaction,
  { tournamentId, roundId }: { tournamentId: string; roundId: string },
  { kind, hole, playerId }: Pick<Given, 'kind' | 'hole' | 'playerId'>,
): Promise<void> {
  const genders = await gendersOn(db, tournamentId, kind, hole);
  if (genders.length === 0) throw fieldError('hole', 'hole-without-award', { hole });
  const starter = await findStarter(db, roundId, playerId);
  if (starter === null) throw fieldError('playerId', 'player-not-in-round');
  if (starter.status === 'cut') throw fieldError('playerId', 'player-missed-cut');
  if (starter.status === 'DNS') throw fieldError('playerId', 'player-did-not-start');
  if (genders.includes(null) || genders.includes(starter.gender)) return;
  throw fieldError('playerId', starter.gender === 'f' ? 'award-hole-for-men' : 'award-hole-for-women', { hole });
}

/** For whom the awards of a kind on a hole are; null: for everyone. */
async function gendersOn(db: Database, tournamentId: string, kind: Given['kind'], hole: number): Promise<(Gender | null)[]> {
  const prizes = (await findPrizes(db, tournamentId)).filter((prize) => prize.kind === kind);
  return prizes.flatMap(({ holes, gender }) =>
    (awardHoles(holes ?? '') ?? []).filter((one) => one.hole === hole).map((one) => one.gender ?? gender),
  );
}

/** What the log keeps of a measurement. */
export const inLog = ({
  kind,
  hole,
  centimetres,
  driveCentimetres,
  onTarget,
  reason,
}: Omit<Given, 'replaces' | 'enteredAt'> | MeasurementRow) => ({
  sideAward: kind,
  hole,
  centimetres,
  ...(driveCentimetres !== null && { driveCentimetres }),
  onTarget,
  ...(reason !== null && { reason }),
});
