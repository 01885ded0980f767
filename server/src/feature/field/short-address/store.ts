import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { shortAddress } from '../../../db/schema/field/short-address.ts';
import { newShortCode } from './code.ts';
import type { ShortTarget } from './screen.ts';

const { code, tournamentId, screen, playerId } = shortAddress;

export const findCodes = (db: Database, ofTournament: string) =>
  db.select({ code, screen, playerId }).from(shortAddress).where(eq(tournamentId, ofTournament));

/** In one statement, however many they are. What has a code already keeps it, and a code that is taken is left out. */
export const insertCodes = (db: Database, ofTournament: string, targets: readonly ShortTarget[]) =>
  db
    .insert(shortAddress)
    .values(targets.map((target) => ({ ...target, tournamentId: ofTournament, code: newShortCode() })))
    .onConflictDoNothing();

type FoundAddress = ShortTarget & { tournamentId: string };

export async function findByCode(db: Database, text: string): Promise<FoundAddress | null> {
  const [row] = await db.select({ tournamentId, screen, playerId }).from(shortAddress).where(eq(code, text));
  return row ?? null;
}
