import type { GolferRow } from '@fairway/api';
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { handicapOf } from '../../../db/record.ts';
import { club } from '../../../db/schema/account/club.ts';
import { golfer, golferJoin, golferMerge } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';

const ROW = {
  playerId: player.id,
  tournamentId: tournament.id,
  tournamentName: tournament.name,
  date: tournament.date,
  name: player.name,
  gender: player.gender,
  birthday: player.birthday,
  birthYear: player.birthYear,
  vga: player.vga,
  phone: player.phone,
  email: player.email,
  handicapIndex: player.handicapIndex,
};

/** Rows of tournaments of a site that may be somebody: a rehearsal is nobody's past, and whoever was anonymised is nobody. */
const mayBeSomebody = (siteId: string) =>
  and(eq(club.siteId, siteId), ne(tournament.rehearsal, true), eq(player.kind, 'player'), isNull(player.anonymisedAt));

const selectRows = (db: Database, siteId: string, where: SQL | undefined) =>
  db
    .select(ROW)
    .from(player)
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(and(mayBeSomebody(siteId), where));

export type Row = Awaited<ReturnType<typeof selectRows>>[number];
export const wireRow = (row: Row): GolferRow => ({ ...row, handicapIndex: handicapOf(row.handicapIndex) });

export const findRows = (db: Database, siteId: string, playerIds: readonly string[]): Promise<Row[]> =>
  selectRows(db, siteId, inArray(player.id, [...playerIds]));

const isNobody = () =>
  sql`not exists (select 1 from ${golferJoin} where ${golferJoin.playerId} = ${player.id} and ${golferJoin.undoneAt} is null)`;

type Narrowed = { after: string | null; tournamentId: string | null; limit: number };

/** Rows that are nobody in the register yet, the oldest tournament first; `after`: those behind this row of the site. */
export function findNobodies(db: Database, siteId: string, { after, tournamentId, limit }: Narrowed): Promise<Row[]> {
  const behind =
    after === null
      ? undefined
      : sql`(${tournament.date}, ${tournament.id}, ${player.createdAt}, ${player.id}) >
          (select t.date, t.id, p.created_at, p.id from player p join tournament t on t.id = p.tournament_id join club c on c.id = t.club_id
            where p.id = ${after} and c.site_id = ${siteId})`;
  const ofTournament = tournamentId === null ? undefined : eq(tournament.id, tournamentId);
  return selectRows(db, siteId, and(isNobody(), ofTournament, behind))
    .orderBy(asc(tournament.date), asc(tournament.id), asc(player.createdAt), asc(player.id))
    .limit(limit);
}

/** The numbers of rows that are nobody in the register yet. */
export const findNumbers = (db: Database, siteId: string, tournamentId: string | null) =>
  db
    .select({ vga: player.vga, phone: player.phone })
    .from(player)
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(and(mayBeSomebody(siteId), isNobody(), tournamentId === null ? undefined : eq(tournament.id, tournamentId)));

export const countNobodies = (db: Database, siteId: string, tournamentId: string | null): Promise<number> =>
  db.$count(findNumbers(db, siteId, tournamentId).as('nobody'));

/** The rows that these golfers have in tournaments, the newest first; `golferId`: the golfer after all merges. */
export const findJoined = (db: Database, golferIds: readonly string[]) =>
  db
    .select({ golferId: golfer.currentId, joinId: golferJoin.id, at: golferJoin.at, ...ROW })
    .from(golferJoin)
    .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .innerJoin(player, eq(player.id, golferJoin.playerId))
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .where(and(inArray(golfer.currentId, [...golferIds]), isNull(golferJoin.undoneAt)))
    .orderBy(desc(tournament.date), asc(player.id));
export type Joined = Awaited<ReturnType<typeof findJoined>>[number];

/** Who the rows of a tournament are, after all merges. */
export const findJoinsOf = (db: Database, tournamentId: string) =>
  db
    .select({ playerId: player.id, golferId: golfer.currentId })
    .from(golferJoin)
    .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .innerJoin(player, eq(player.id, golferJoin.playerId))
    .where(and(eq(player.tournamentId, tournamentId), isNull(golferJoin.undoneAt)));

/** Who else was taken for this golfer. */
export const findMerged = (db: Database, golferId: string) =>
  db
    .select({ row: golfer, at: golferMerge.at })
    .from(golfer)
    .innerJoin(golferMerge, and(eq(golferMerge.golferId, golfer.id), isNull(golferMerge.undoneAt)))
    .where(and(eq(golfer.currentId, golferId), ne(golfer.id, golferId)))
    .orderBy(asc(golferMerge.at), asc(golfer.id));

/** The merge of this golfer that stands; null: there is none. */
export async function findMergeOf(db: Database, golferId: string) {
  const [standing] = await db
    .select({ intoId: golferMerge.intoId, intoName: golfer.name, at: golferMerge.at })
    .from(golferMerge)
    .innerJoin(golfer, eq(golfer.id, golferMerge.intoId))
    .where(and(eq(golferMerge.golferId, golferId), isNull(golferMerge.undoneAt)));
  return standing ?? null;
}

/**
 * Whom this golfer, and everybody who was taken for them, is after the merges that stand. It follows from which merges stand, and not from
 * the order in which they were said.
 */
export async function followMerges(tx: Transaction, golferId: string): Promise<void> {
  await tx.execute(sql`
    with recursive family(id) as (
      select ${golferId}::uuid
      union select m.golfer_id from family join golfer_merge m on m.into_id = family.id and m.undone_at is null
    ), way(id, reached) as (
      select id, id from family
      union select way.id, m.into_id from way join golfer_merge m on m.golfer_id = way.reached and m.undone_at is null
    )
    update golfer set current_id = way.reached from way
    where golfer.id = way.id and not exists (select 1 from golfer_merge m where m.golfer_id = way.reached and m.undone_at is null)`);
}
