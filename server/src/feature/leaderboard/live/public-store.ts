import type { LiveTournament } from '@fairway/api';
import { and, desc, eq, exists, isNotNull, isNull, lte, notExists, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { club, clubLogo } from '../../../db/schema/club.ts';
import { contest, match, matchEntry, matchSession } from '../../../db/schema/match.ts';
import { entry, player } from '../../../db/schema/player.ts';
import { site } from '../../../db/schema/site.ts';
import { division, round, tournament } from '../../../db/schema/tournament.ts';
import { phaseOf } from '../../tournament/phase.ts';

/** Older ones have only their own address. */
const MOST_TOURNAMENTS = 200;

/** The tournaments that anyone may watch, newest first. */
export async function publicTournaments(db: Database, clubId: string | undefined): Promise<Omit<LiveTournament, 'leaders' | 'winners'>[]> {
  const nothingHidden = and(
    eq(tournament.hiddenHoles, 0),
    isNull(tournament.frozenAt),
    notExists(
      db
        .select({ id: division.id })
        .from(division)
        .where(and(eq(division.tournamentId, tournament.id), isNotNull(division.frozenAt))),
    ),
  );
  const found = await db
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
      begun: or(
        exists(
          db
            .select({ id: entry.id })
            .from(entry)
            .innerJoin(player, eq(player.id, entry.playerId))
            .leftJoin(division, eq(division.id, player.divisionId))
            .where(
              and(
                eq(player.tournamentId, tournament.id),
                or(isNull(tournament.frozenAt), lte(entry.receivedAt, tournament.frozenAt)),
                or(isNull(division.frozenAt), lte(entry.receivedAt, division.frozenAt)),
              ),
            ),
        ),
        // a word of a match is hidden with everything else
        and(
          nothingHidden,
          exists(
            db
              .select({ id: matchEntry.id })
              .from(matchEntry)
              .innerJoin(match, eq(match.id, matchEntry.matchId))
              .innerJoin(matchSession, eq(matchSession.id, match.sessionId))
              .innerJoin(contest, eq(contest.id, matchSession.contestId))
              .where(eq(contest.tournamentId, tournament.id)),
          ),
        ),
      )?.mapWith(Boolean) as SQL<boolean>,
      // while something is hidden, nothing is over
      over: and(
        nothingHidden,
        notExists(
          db
            .select({ id: round.id })
            .from(round)
            .where(and(eq(round.tournamentId, tournament.id), isNull(round.finishedAt))),
        ),
      )?.mapWith(Boolean) as SQL<boolean>,
      playerCount: db.$count(player, and(eq(player.tournamentId, tournament.id), eq(player.kind, 'player'))),
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(
      and(eq(tournament.public, true), isNull(tournament.archivedAt), clubId === undefined ? undefined : eq(tournament.clubId, clubId)),
    )
    .orderBy(desc(tournament.date), desc(tournament.createdAt))
    .limit(MOST_TOURNAMENTS);
  return found.map(({ begun, over, ...row }) => ({ ...row, phase: phaseOf({ begun, over }) }));
}

/** The websites that may frame a tournament's board. */
export async function findFrameOrigins(db: Database, tournamentId: string): Promise<readonly string[]> {
  const [found] = await db
    .select({ origins: site.frameOrigins })
    .from(tournament)
    .innerJoin(club, eq(club.id, tournament.clubId))
    .innerJoin(site, eq(site.id, club.siteId))
    .where(eq(tournament.id, tournamentId));
  return found?.origins ?? [];
}

/** The logo of a tournament's club; null: there is none. */
export async function findClubLogo(db: Database, tournamentId: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ bytes: clubLogo.bytes })
    .from(tournament)
    .innerJoin(clubLogo, eq(clubLogo.clubId, tournament.clubId))
    .where(eq(tournament.id, tournamentId));
  return found?.bytes ?? null;
}
