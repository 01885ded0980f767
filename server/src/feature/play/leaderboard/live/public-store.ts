import type { LiveTournament } from '@fairway/api';
import { and, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { club, clubLogo } from '../../../../db/schema/account/club.ts';
import { site } from '../../../../db/schema/account/site.ts';
import { signupForm } from '../../../../db/schema/field/signup.ts';
import { division, tournament } from '../../../../db/schema/field/tournament.ts';
import { entriesOfRow, isOverOfRow, phaseOf, playerCount, wordsOfRow } from '../../../../engine/tournament/phase.ts';

/** Older ones have only their own address. */
const MOST_TOURNAMENTS = 200;

/** Whether a part of a row of tournaments is frozen. */
const isFrozen = or(
  isNotNull(tournament.frozenAt),
  sql`coalesce((select bool_or(${division.frozenAt} is not null) from ${division} where ${division.tournamentId} = ${tournament.id}), false)`,
) as SQL;
const nothingHidden = and(eq(tournament.hiddenHoles, 0), not(isFrozen)) as SQL;
/** Whether somebody had a score before their part was frozen. */
const beganBeforeFreeze = sql`exists (select from player p left join division d on d.id = p.division_id where p.tournament_id = ${tournament.id}
  and (select min(e.received_at) from entry e where e.player_id = p.id) <= coalesce(least(${tournament.frozenAt}, d.frozen_at), 'infinity'))`;
/** A word of a match is hidden with everything else. */
const begun = sql<boolean>`case when ${isFrozen} then ${beganBeforeFreeze} else ${entriesOfRow} > 0 end or ${nothingHidden} and ${wordsOfRow} > 0`;

const takesEntries = sql<boolean>`exists (select from ${signupForm} where ${signupForm.tournamentId} = ${tournament.id} and ${signupForm.mode} = 'open')`;

/** The tournaments that anyone may watch, newest first. */
export async function publicTournaments(db: Database, clubId: string | undefined): Promise<Omit<LiveTournament, 'leaders' | 'winners'>[]> {
  const rows = await db
    .select({
      id: tournament.id,
      name: tournament.name,
      date: tournament.date,
      lastDate: tournament.lastDate,
      time: tournament.time,
      location: tournament.location,
      clubId: tournament.clubId,
      clubName: club.name,
      timeZone: club.timeZone,
      state: tournament.state,
      boardVersion: tournament.boardVersion,
      begun,
      // while something is hidden, nothing is over
      over: sql<boolean>`${nothingHidden} and ${isOverOfRow}`,
      playerCount,
      takesEntries,
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(
      and(eq(tournament.public, true), isNull(tournament.archivedAt), clubId === undefined ? undefined : eq(tournament.clubId, clubId)),
    )
    .orderBy(desc(tournament.date), desc(tournament.createdAt))
    .limit(MOST_TOURNAMENTS);
  return rows.map(({ begun, over, takesEntries: takes, ...row }) => {
    const phase = phaseOf({ begun, over });
    return { ...row, phase, enters: takes && phase === 'upcoming' };
  });
}

/** The websites that may frame a tournament's board. */
export async function findFrameOrigins(db: Database, tournamentId: string): Promise<readonly string[]> {
  const [row] = await db
    .select({ origins: site.frameOrigins })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .innerJoin(site, eq(site.id, club.siteId))
    .where(eq(tournament.id, tournamentId));
  return row?.origins ?? [];
}

/** The logo of a tournament's club; null: there is none. */
export async function findClubLogo(db: Database, tournamentId: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: clubLogo.bytes })
    .from(tournament)
    .innerJoin(clubLogo, eq(clubLogo.clubId, tournament.clubId))
    .where(eq(tournament.id, tournamentId));
  return row?.bytes ?? null;
}
