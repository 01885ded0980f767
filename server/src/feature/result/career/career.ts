import {
  type BoardPartner,
  type BoardWinner,
  type CareerEvent,
  type PublicSideLine,
  readKept,
  type StaffBoard,
  staffBoardLine,
} from '@fairway/api';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
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
  const played = await findPlayed(db, golferId, final);
  const joins = await findGolferIds(db, played);
  const items = played.map((one) => eventOf(one, joins));
  return { items, waiting: joined.filter(({ tournamentId }) => !final.has(tournamentId)).length };
}

const MATCHES = '$.matches.items[*].sessions[*].matches[*] ? (@.sides[*].partners[*].playerId == $id).sides';

/** What a golfer played of these tournaments, which have a final result; `where` narrows them. The newest is the first. */
export async function findPlayed(db: Database, golferId: string, tournamentIds: ReadonlySet<string>, where?: SQL): Promise<Played[]> {
  if (tournamentIds.size === 0) return [];
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
      matches: sql<
        MatchSides[]
      >`jsonb_path_query_array(${finalResult.board}, ${MATCHES}::jsonpath, jsonb_build_object('id', ${player.id}::text))`,
      hasMatches: sql<boolean>`jsonb_typeof(${finalResult.board}->'matches') = 'object'`,
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
    .where(and(eq(golfer.currentId, golferId), isNull(golferJoin.undoneAt), inArray(tournament.id, [...tournamentIds]), where))
    .orderBy(desc(tournament.date), desc(tournament.id));
  return rows.flatMap(({ line, ...row }) => (line === null ? [] : [{ ...row, line: readKept(staffBoardLine, line) }]));
}

/** With whom they played, each with a ball of their own. */
type Side = Pick<PublicSideLine, 'playerId' | 'partners'>;
/** Both sides of a match of theirs. */
type MatchSides = readonly ({ readonly partners: readonly BoardPartner[] } | null)[];
export type Played = Pick<CareerEvent, 'tournamentId' | 'name' | 'date' | 'clubName'> & {
  playerId: string;
  handicapIndex: number | null;
  /** The one that counts: their own, or that of a side of one ball. */
  line: StaffBoard['lines'][number];
  side: Side | null;
  matches: MatchSides[];
  hasMatches: boolean;
  rounds: StaffBoard['rounds'] | null;
  divisions: StaffBoard['divisions'] | null;
  bases: StaffBoard['bases'] | null;
  winners: BoardWinner[] | null;
};

function eventOf(played: Played, golferIds: ReadonlyMap<string, string>): CareerEvent {
  const { line, rounds, handicapIndex } = played;
  const { partners, opponents } = othersIn(played);
  const otherOf = ({ playerId, name }: BoardPartner) => ({ name, golferId: golferIds.get(playerId) ?? null });
  return {
    ...resultOf(played),
    kind: line.partners === undefined ? 'player' : 'side',
    partners: partners.map(otherOf),
    opponents: opponents.map(otherOf),
    handicap: line.handicap,
    handicapIndex: handicapOf(handicapIndex),
    rounds: (rounds ?? []).map(({ courseName, firstHole = 1, par, women }, nth) => ({
      ...{ courseName, firstHole },
      par: line.women && women ? women.par : par,
      scores: line.rounds[nth] ?? [],
    })),
    prizes: wonBy(played).map(({ award: kind, ownName: name, ownNameEnglish: nameEnglish, ...won }) => ({
      ...{ kind, name, nameEnglish, ...won },
    })),
  };
}

/** Which tournament it was, and how they came out. */
export function resultOf({ line, bases, divisions, ...of }: Played) {
  const [basis = 'gross'] = bases ?? [];
  return {
    ...{ tournamentId: of.tournamentId, name: of.name, date: of.date, clubName: of.clubName },
    ...{ status: line.status, divisionName: divisionNamed(divisions, line.divisionId), basis },
    ...{ place: line.places[basis] ?? null, divisionPlace: line.divisionPlaces[basis] ?? null },
    ...{ gross: line.gross, grossToPar: line.grossToPar, net: line.net, netToPar: line.netToPar, points: line.points },
  };
}

const divisionNamed = (divisions: StaffBoard['divisions'] | null, id: string | null) =>
  divisions?.find((one) => one.id === id)?.name ?? null;

/** What they won, alone or with a side. */
export function wonBy({ playerId, line, side, winners, divisions }: Played) {
  const own = [playerId, line.playerId, side?.playerId];
  return (winners ?? [])
    .filter((won) => won.playerId !== null && own.includes(won.playerId))
    .map(({ award, place, divisionId, ...won }) => ({
      ...{ award, ownName: won.ownName ?? null, ownNameEnglish: won.ownNameEnglish ?? null, place },
      ...{ divisionName: divisionNamed(divisions, divisionId), hole: won.hole ?? null, gender: won.gender ?? null },
    }));
}

/** The golfers that partners and opponents are, after all merges. */
async function findGolferIds(db: Database, played: readonly Played[]): Promise<ReadonlyMap<string, string>> {
  const ids = othersAmong(played);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ playerId: golferJoin.playerId, golferId: golfer.currentId })
    .from(golferJoin)
    .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .where(and(inArray(golferJoin.playerId, ids), isNull(golferJoin.undoneAt)));
  return new Map(rows.map(({ playerId, golferId }) => [playerId, golferId]));
}

/** The rows of all partners and opponents. */
export const othersAmong = (played: readonly Played[]): string[] =>
  played.map(othersIn).flatMap(({ partners, opponents }) => [...partners, ...opponents].map(({ playerId }) => playerId));

/** Who played with them, and whom they met in matches, each once. */
export function othersIn({ playerId, line, side, matches }: Played): { partners: BoardPartner[]; opponents: BoardPartner[] } {
  const isOwn = (of: MatchSides[number]) => of?.partners.some((one) => one.playerId === playerId) ?? false;
  const inMatches = (own: boolean) =>
    matches.flatMap((sides) => sides.filter((of) => isOwn(of) === own)).flatMap((of) => of?.partners ?? []);
  const once = (people: readonly BoardPartner[]) => [
    ...new Map(people.filter((one) => one.playerId !== playerId).map((one) => [one.playerId, one])).values(),
  ];
  return { partners: once([...(line.partners ?? side?.partners ?? []), ...inMatches(true)]), opponents: once(inMatches(false)) };
}
