import { contactsOf } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { site } from '../../../db/schema/account/site.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { recordActivity } from '../../../write/action.ts';
import { holdTournament } from '../../../write/write.ts';

const CONTACTS = contactsOf(PLAYER);
const NOTHING = Object.fromEntries(CONTACTS.map((field) => [field, null]));
const hasContact = (): SQL | undefined => or(...CONTACTS.map((field) => isNotNull(player[field])));

/**
 * Removes the phones and e-mails of players, from the log too, when their tournament is as many months ago as their site says. Each tournament in
 * a transaction of its own: another process may do the same, and finds nothing left. Returns how many players it was.
 */
export async function removeOldContacts(db: Database, now: Date): Promise<number> {
  let removed = 0;
  for (const due of await findDue(db, now)) removed += await removeContacts(db, due);
  return removed;
}

type Due = { tournamentId: string; siteId: string };

function findDue(db: Database, now: Date): Promise<Due[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${club.timeZone})::date`;
  return db
    .selectDistinct({ tournamentId: tournament.id, siteId: site.id })
    .from(player)
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .innerJoin(site, eq(site.id, club.siteId))
    .where(and(hasContact(), sql`${tournament.date} + make_interval(months => ${site.contactMonths}::int) <= ${today}`));
}

function removeContacts(db: Database, { tournamentId, siteId }: Due): Promise<number> {
  return db.transaction(async (tx) => {
    await holdTournament(tx, tournamentId);
    const rows = await tx
      .update(player)
      .set({ ...NOTHING, version: sql`${player.version} + 1` })
      .where(and(eq(player.tournamentId, tournamentId), hasContact()))
      .returning({ id: player.id });
    if (rows.length === 0) return 0;
    const redacts = [{ playerId: null, fields: CONTACTS }];
    const action = {
      kind: 'contacts-removed',
      subjectType: 'tournament',
      subjectId: tournamentId,
      after: { players: rows.length },
    } as const;
    await recordActivity(tx, { principal: null, siteId, tournamentId }, { ...action, redacts });
    return rows.length;
  });
}
