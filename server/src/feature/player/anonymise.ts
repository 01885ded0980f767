import type { Player } from '@fairway/api';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/open.ts';
import { measurement } from '../../db/schema/measurement.ts';
import { entry, flight, player } from '../../db/schema/player.ts';
import { awardDecision, finalResult } from '../../db/schema/result.ts';
import { countedHole, round } from '../../db/schema/tournament.ts';
import { AppError } from '../../errors.ts';
import { type Actor, type Writer, writeTournament } from '../../write.ts';
import { PRIVATE_FIELDS, renamed } from '../activity/redact.ts';
import { requireWirePlayer } from './store.ts';

const NOTHING = Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, null])) as Record<(typeof PRIVATE_FIELDS)[number], null>;

type Person = { tournamentId: string; playerId: string; knownAs: string; name: string };

/**
 * Removes a player's name and everything private at their request: from the list, the log and a frozen result. Places, scores and what
 * they depend on stay. The number tells such players of a tournament apart, and “Golfer” is read in every language of the boards.
 */
export async function anonymisePlayer(deps: Writer, actor: Actor, playerId: string): Promise<Player> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    evenArchived: true,
    change: async (tx, held) => {
      const { anonymisedAt, name: knownAs } = await requireWirePlayer(tx, held, playerId);
      if (anonymisedAt !== null) throw new AppError('player-anonymised');
      const name = `Golfer ${await freeNumber(tx, held.id)}`;
      const person = { tournamentId: held.id, playerId, knownAs, name };
      await tx
        .update(player)
        .set({ ...NOTHING, name, initials: false, anonymisedAt: deps.clock(), version: sql`${player.version} + 1` })
        .where(eq(player.id, playerId));
      await renameInTexts(tx, person);
      await renameInResult(tx, person);
      const redacts = [{ playerId, fields: PRIVATE_FIELDS, name, knownAs }];
      return { kind: 'anonymised', subjectType: 'player', subjectId: playerId, redacts };
    },
    answer: (tx, tournament) => requireWirePlayer(tx, tournament, playerId),
  });
}

/** After the highest one in use, whoever has been deleted since. */
async function freeNumber(tx: Transaction, tournamentId: string): Promise<number> {
  const [found] = await tx
    .select({ highest: sql<number | null>`max(substring(${player.name} from '^Golfer ([0-9]{1,6})$')::int)` })
    .from(player)
    .where(eq(player.tournamentId, tournamentId));
  return (found?.highest ?? 0) + 1;
}

/** Reasons and notes that somebody wrote may name the player. */
async function renameInTexts(tx: Transaction, { tournamentId, knownAs, name }: Person): Promise<void> {
  if (renamed(knownAs, knownAs, name) === knownAs) return;
  const other = (text: AnyPgColumn) => sql<string>`replace(${text}, ${knownAs}, ${name})`;
  const where = (of: SQL | undefined, text: AnyPgColumn) => and(of, sql`strpos(${text}, ${knownAs}) > 0`);
  const next = (version: AnyPgColumn) => sql<number>`${version} + 1`;
  const players = tx.select({ id: player.id }).from(player).where(eq(player.tournamentId, tournamentId));
  const rounds = tx.select({ id: round.id }).from(round).where(eq(round.tournamentId, tournamentId));
  await tx
    .update(awardDecision)
    .set({ reason: other(awardDecision.reason) })
    .where(where(eq(awardDecision.tournamentId, tournamentId), awardDecision.reason));
  await tx
    .update(entry)
    .set({ reason: other(entry.reason) })
    .where(where(inArray(entry.playerId, players), entry.reason));
  await tx
    .update(measurement)
    .set({ reason: other(measurement.reason) })
    .where(where(inArray(measurement.playerId, players), measurement.reason));
  await tx
    .update(countedHole)
    .set({ reason: other(countedHole.reason) })
    .where(where(inArray(countedHole.roundId, rounds), countedHole.reason));
  await tx
    .update(player)
    .set({ note: other(player.note), version: next(player.version) })
    .where(where(eq(player.tournamentId, tournamentId), player.note));
  await tx
    .update(flight)
    .set({ note: other(flight.note), version: next(flight.version) })
    .where(where(inArray(flight.roundId, rounds), flight.note));
}

async function renameInResult(tx: Transaction, person: Person): Promise<void> {
  const ofTournament = eq(finalResult.tournamentId, person.tournamentId);
  const [found] = await tx.select().from(finalResult).where(ofTournament);
  if (!found) return;
  const inside = (kept: unknown) => JSON.parse(JSON.stringify(kept), (_, value) => renamedIn(value, person));
  await tx
    .update(finalResult)
    .set({ board: inside(found.board), winners: inside(found.winners) })
    .where(ofTournament);
}

/** Whatever names the player has their id beside it; only a reason is text. */
function renamedIn(value: unknown, { playerId, knownAs, name }: Person): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const isTheirs = 'name' in value && 'playerId' in value && value.playerId === playerId;
  const reason = 'reason' in value && typeof value.reason === 'string' ? { reason: renamed(value.reason, knownAs, name) } : {};
  return { ...value, ...(isTheirs && { name }), ...reason };
}
