import type { EventState } from '@fairway/api/choice/result/season';
import type { SeasonRule } from '@fairway/golf';
import { and, asc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { finalResult, winnerPublication } from '../../../db/schema/result/result.ts';
import { phaseOfRow } from '../../../engine/tournament/phase.ts';
import { cardsAreOfSides } from '../../../engine/tournament/side/play.ts';
import { findFinal } from '../../play/leaderboard/final-store.ts';

/** A tournament of a season, with whether it counts, and which result of it stands. */
export type SeasonEventRow = {
  id: string;
  clubId: string;
  name: string;
  date: string;
  state: EventState;
  /** Somebody has a score. */
  begun: boolean;
  rounds: number;
  /** Changes with whatever its result says. */
  result: string;
};

export type Chosen = { siteId: string; clubId: string | null; rule: Pick<SeasonRule, 'from' | 'to' | 'only'> };

/** The tournaments of a season by the day that they begin on. Those of a list that are there no more are left out. */
export async function findEvents(db: Database, { siteId, clubId: ofClub, rule: { from, to, only } }: Chosen): Promise<SeasonEventRow[]> {
  const { id, name, date, state, play, public: isPublic, boardVersion, clubId } = tournament;
  const rows = await db
    .select({
      ...{ id, clubId, name, date, state, play, isPublic },
      rounds: sql<number>`(select count(*)::int from ${round} r where r.tournament_id = ${id})`,
      begun: sql<boolean>`${phaseOfRow} <> 'upcoming'`,
      result: sql<string>`concat_ws(' ', ${boardVersion}, ${finalResult.closedAt}, ${winnerPublication.publishedAt})`,
    })
    .from(tournament)
    .innerJoin(club, eq(club.id, clubId))
    .leftJoin(finalResult, eq(finalResult.tournamentId, id))
    .leftJoin(winnerPublication, eq(winnerPublication.tournamentId, id))
    .where(
      and(
        ...[eq(club.siteId, siteId), ne(tournament.rehearsal, true), gte(date, from), lte(date, to)],
        only === null ? undefined : inArray(id, [...only]),
        ofClub === null ? undefined : eq(clubId, ofClub),
      ),
    )
    .orderBy(asc(date), asc(id));
  const final = await findFinal(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...{ id: row.id, clubId: row.clubId, name: row.name, date: row.date, begun: row.begun, rounds: row.rounds, result: row.result },
    state: stateOf(row, final.has(row.id)),
  }));
}

type Played = Pick<typeof tournament.$inferSelect, 'state' | 'play'> & { isPublic: boolean };

/** Rows of sides and of matches are no result of one golfer; of a tournament that is not public nothing may be told. */
function stateOf({ state, play, isPublic }: Played, isFinal: boolean): EventState {
  if (play === 'match') return 'matches';
  if (cardsAreOfSides({ play })) return 'sides';
  if (state !== 'closed') return 'open';
  if (!isFinal) return 'hidden';
  return isPublic ? 'counts' : 'private';
}
