import type { EntryOutcome, Language } from '@fairway/api';
import { AppError } from '../../../error/app-error.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { append, requirePossible } from '../side-award/measure.ts';
import { findMeasurement, findStanding } from '../side-award/store.ts';
import type { HeldRow } from './held-store.ts';
import { refusal } from './refusal.ts';

type Decision = { roundId: string; language: Language };

/** Takes held shots in as the person’s own measurements, each for itself: from then on they count. */
export async function takeShots(
  writer: Writer,
  actor: Actor,
  { roundId, language }: Decision,
  rows: readonly HeldRow[],
): Promise<EntryOutcome[]> {
  const outcomes: EntryOutcome[] = [];
  for (const row of rows) {
    try {
      await take(writer, actor, roundId, row);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.push({ id: row.id, outcome: 'refused', ...refusal(error, language) });
    }
  }
  return outcomes;
}

const take = (writer: Writer, actor: Actor, roundId: string, row: HeldRow): Promise<void> =>
  writeTournament(writer, actor, {
    change: async (tx, { id: tournamentId }) => {
      const { id, playerId, kind, hole, centimetres, driveCentimetres, onTarget, deviceId, enteredAt } = row;
      const known = await findMeasurement(tx, id);
      if (known !== null && known.roundId !== roundId) throw new AppError('not-found');
      // it is in since a server died before it could say so
      if (kind === null || playerId === null || hole === null || known !== null) return null;
      const shot = { id, playerId, kind, hole, centimetres, driveCentimetres, onTarget };
      await requirePossible(tx, { tournamentId, roundId }, shot);
      const standing = await findStanding(tx, { ...shot, roundId });
      const given = { ...shot, reason: null, device: deviceId, replaces: row.replaces, enteredAt: enteredAt.toISOString() };
      return append(tx, { principal: actor.principal, roundId, standing, now: writer.clock() }, given);
    },
    answer: async () => undefined,
  });
