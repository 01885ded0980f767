import { type BoardWinner, type CareerEvent, type PublicSideLine, readKept, type StaffBoard, staffBoardLine } from '@fairway/api';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { handicapOf } from '../../../db/record.ts';
import { club } from '../../../db/schema/account/club.ts';
import { golfer, golferJoin } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { finalResult, winnerPublication } from '../../../db/schema/result/result.ts';
import { findJoined } from '../../field/golfer/join-store.ts';
import { findFinal } from '../../play/leaderboard/final-store.ts';

/** What a golfer played, by results that are final: the others only wait. */
export async function careerOf(db: Database, golferId: string): Promise<{ items: CareerEvent[]; waiting: number }> {
  const joined = await findJoined(db, [golferId]);
  const final = await findFinal(
    db,
    joined.map(({ tournamentId }) => tournamentId),
  );
  const items = final.size === 0 ? [] : await eventsOf(db, golferId, [...final]);
  return { items, waiting: joined.filter(({ tournamentId }) => !final.has(tournamentId)).length };
}

async function eventsOf(db: Database, golferId: string, tournamentIds: readonly string[]): Promise<CareerEvent[]> {
  /** Of the board only the line that is theirs: the card of a side counts for its partners. */
  const lineIn = (list: 'lines' | 'sides') => {
    const from = list === 'lines' ? sql`${finalResult.board}->'lines'` : sql`${finalResult.board}->'sides'->'lines'`;
    const mine = sql`line->>'playerId' = ${player.id}::text or line->'partners' @> jsonb_build_array(jsonb_build_object('playerId', ${player.id}::text))`;
    return sql`(select line from jsonb_array_elements(case jsonb_typeof(${from}) when 'array' then ${from} else '[]' end) line where ${mine} limit 1)`;
  };
  const rows = await db
    .select({
      ...{ playerId: player.id, tournamentId: tournament.id, name: tournament.name, date: tournament.date, clubName: club.name },
      handicapIndex: player.handicapIndex,
      line: sql<unknown>`coalesce(${lineIn('lines')}, ${lineIn('sides')})`,
      side: sql<Side | null>`${lineIn('sides')}`,
      rounds: sql<StaffBoard['rounds'] | null>`${finalResult.board}->'rounds'`,
      divisions: sql<StaffBoard['divisions'] | null>`${finalResult.board}->'divisions'`,
      bases: sql<StaffBoard['bases'] | null>`${finalResult.board}->'bases'`,
      winners: winnerPublication.winners,
    })
    .from(golferJoin)
    .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .innerJoin(player, eq(player.id, golferJoin.playerId))
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .innerJoin(finalResult, eq(finalResult.tournamentId, tournament.id))
    .leftJoin(winnerPublication, eq(winnerPublication.tournamentId, tournament.id))
    .where(and(eq(golfer.currentId, golferId), isNull(golferJoin.undoneAt), inArray(tournament.id, [...tournamentIds])))
    .orderBy(desc(tournament.date), desc(tournament.id));
  return rows.flatMap((row) => (row.line === null ? [] : [eventOf(row)]));
}

/** With whom they played, each with a ball of their own. */
type Side = Pick<PublicSideLine, 'playerId' | 'partners'>;
type Row = Pick<CareerEvent, 'tournamentId' | 'name' | 'date' | 'clubName'> & {
  playerId: string;
  handicapIndex: number | null;
  line: unknown;
  rounds: StaffBoard['rounds'] | null;
  divisions: StaffBoard['divisions'] | null;
  bases: StaffBoard['bases'] | null;
  side: Side | null;
  winners: BoardWinner[] | null;
};

function eventOf({ playerId, handicapIndex, line: kept, rounds, divisions, bases, side, winners, ...of }: Row): CareerEvent {
  const line = readKept(staffBoardLine, kept);
  const partners = line.partners ?? side?.partners ?? [];
  const [basis = 'gross'] = bases ?? [];
  const divisionName = (id: string | null) => divisions?.find((one) => one.id === id)?.name ?? null;
  const own = [playerId, line.playerId, side?.playerId];
  return {
    ...{ tournamentId: of.tournamentId, name: of.name, date: of.date, clubName: of.clubName },
    kind: line.partners === undefined ? 'player' : 'side',
    partners: partners.filter((one) => one.playerId !== playerId).map(({ name }) => name),
    status: line.status,
    divisionName: divisionName(line.divisionId),
    basis,
    place: line.places[basis] ?? null,
    divisionPlace: line.divisionPlaces[basis] ?? null,
    ...{ gross: line.gross, handicap: line.handicap, net: line.net, netToPar: line.netToPar, points: line.points },
    grossToPar: line.grossToPar,
    handicapIndex: handicapOf(handicapIndex),
    rounds: (rounds ?? []).map(({ courseName, firstHole = 1, par, women }, nth) => ({
      ...{ courseName, firstHole },
      par: line.women && women ? women.par : par,
      scores: line.rounds[nth] ?? [],
    })),
    prizes: (winners ?? [])
      .filter((won) => won.playerId !== null && own.includes(won.playerId))
      .map((won) => ({
        ...{ kind: won.award, name: won.ownName ?? null, nameEnglish: won.ownNameEnglish ?? null, place: won.place },
        ...{ divisionName: divisionName(won.divisionId), hole: won.hole ?? null, gender: won.gender ?? null },
      })),
  };
}
