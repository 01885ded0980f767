import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { club } from '../db/schema/account/club.ts';
import { tournament } from '../db/schema/field/tournament.ts';
import { team } from '../db/schema/play/match.ts';
import type { Captain } from './principal.ts';
import { hashOf, isWhole, newToken } from './token.ts';

const PREFIX = 'fc_';

/** Whether a token is that of a captain's link. */
export const isCaptainToken = (token: string): boolean => token.startsWith(PREFIX);

export const createCaptainToken = (): string => newToken(PREFIX);

/** A captain has no right of the office. */
const NO_RIGHT = -1;

/** The captain of a token. Null: unknown, or another link was made since. */
export async function findCaptainByToken(db: Database, token: string): Promise<Captain | null> {
  if (!isWhole(token)) return null;
  const { id, name } = team;
  const { id: tournamentId, state, archivedAt } = tournament;
  const [row] = await db
    .select({ id, name, tournamentId, state, archivedAt, siteId: club.siteId })
    .from(team)
    .innerJoin(tournament, eq(tournament.id, team.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(eq(team.tokenHash, hashOf(token)));
  if (!row) return null;
  const ended = row.state === 'closed' || row.archivedAt !== null;
  const of = { id: row.id, name: row.name, tournamentId: row.tournamentId, siteId: row.siteId };
  return { ...of, kind: 'captain', isSuperAdmin: false, right: NO_RIGHT, ended };
}
