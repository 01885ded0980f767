import { type BoardWinner, boardWinner, readKept, type StaffBoardLine, staffBoardLine } from '@fairway/api';
import type { Play } from '@fairway/api/choice/field/side';
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type PlayedRound, playedRound } from '../../../db/played-round.ts';
import { golfer, golferJoin } from '../../../db/schema/field/golfer.ts';
import { card, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { round, tournament } from '../../../db/schema/field/tournament.ts';
import { cardConfirmation } from '../../../db/schema/play/marker.ts';
import { finalResult, winnerPublication } from '../../../db/schema/result/result.ts';
import { cardsAreOfSides } from '../../../engine/tournament/side/play.ts';
import { pause } from '../../../work/slice.ts';
import { findFinal } from '../../play/leaderboard/final-store.ts';
import { findMatches, type OwnMatch } from './match-store.ts';

/** A tournament that is closed, and of whose result nothing is hidden from anyone. */
export type ShownTournament = {
  id: string;
  name: string;
  date: string;
  lastDate: string;
  play: Play;
  useHandicapCourse: boolean;
  /** The name of the format, of the site or built in. */
  format: string;
  rounds: readonly PlayedRound[];
  winners: readonly BoardWinner[];
};

/** A golfer's row in such a tournament, with the lines of its frozen board on which their cards stand. */
export type PastRow = Awaited<ReturnType<typeof findRows>>[number] & {
  tournament: ShownTournament;
  /** Their matches, by the round. */
  matches: ReadonlyMap<string, OwnMatch>;
  /** By the round: their own line, or that of the side which they played one ball with. */
  lines: ReadonlyMap<string, StaffBoardLine>;
};

export const ofGolfer = (golferId: string): SQL => eq(golfer.currentId, golferId);
export const ofSite = (siteId: string): SQL => eq(golfer.siteId, siteId);
/** Also of whoever is nobody in the register. */
export const ofTournament = (tournamentId: string): SQL => eq(player.tournamentId, tournamentId);

/** So many tournaments are read at once: a season fills no memory, and needs few statements. */
const TOURNAMENTS_AT_ONCE = 40;

/** Everything that these golfers played in closed and shown tournaments, the oldest first. */
export async function findPast(db: Database, who: SQL): Promise<PastRow[]> {
  const rows = Map.groupBy(await findRows(db, who), ({ tournamentId }) => tournamentId);
  const past: PastRow[] = [];
  const ids = [...rows.keys()];
  for (let from = 0; from < ids.length; from += TOURNAMENTS_AT_ONCE) {
    const shown = await findShown(db, ids.slice(from, from + TOURNAMENTS_AT_ONCE));
    past.push(...(await withLines(db, shown, rows)));
    await pause();
  }
  return past.sort((a, b) => (a.tournament.date < b.tournament.date ? -1 : Number(a.tournament.date > b.tournament.date)));
}

const findRows = (db: Database, who: SQL) =>
  db
    .select({
      /** null: nobody in the register. */
      golferId: golfer.currentId,
      playerId: player.id,
      playerName: player.name,
      vga: player.vga,
      playerVersion: player.version,
      tournamentId: player.tournamentId,
      gender: player.gender,
      tee: player.tee,
      handicapCourse: player.handicapCourse,
      handicapIndex: player.handicapIndex,
      mostLikely: sql<Readonly<Record<string, (number | null)[]>> | null>`(select json_object_agg(${card.roundId}, ${card.mostLikely})
        from ${card} where ${card.playerId} = ${player.id} and ${card.mostLikely} is not null)`,
      /** By round the flight on whose phone their card was confirmed. */
      markers: sql<Readonly<Record<string, string>> | null>`(select json_object_agg(${card.roundId}, ${flight.number})
        from ${card} join ${flight} on ${flight.id} = ${card.flightId} where ${card.playerId} = ${player.id} and exists (
        select 1 from ${cardConfirmation} k where k.player_id = ${player.id} and k.round_id = ${card.roundId}))`,
    })
    .from(player)
    .innerJoin(tournament, eq(tournament.id, player.tournamentId))
    .leftJoin(golferJoin, and(eq(golferJoin.playerId, player.id), isNull(golferJoin.undoneAt)))
    .leftJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .where(and(who, eq(player.kind, 'player'), isNull(player.anonymisedAt), eq(tournament.state, 'closed'), ne(tournament.rehearsal, true)))
    .orderBy(asc(player.id));

/** Those of which nothing is hidden. */
async function findShown(db: Database, ids: readonly string[]): Promise<ShownTournament[]> {
  const final = await findFinal(db, ids);
  if (final.size === 0) return [];
  const { id, name, date, lastDate, play, useHandicapCourse, format, formatName } = tournament;
  const shown = await db
    .select({ ...{ id, name, date, lastDate, play, useHandicapCourse, format, formatName }, publishedWinners: winnerPublication.winners })
    .from(tournament)
    .leftJoin(winnerPublication, eq(winnerPublication.tournamentId, tournament.id))
    .where(inArray(tournament.id, [...final]));
  const rounds = Map.groupBy(await roundsOf(db, shown), ({ tournamentId }) => tournamentId);
  return shown.map(({ publishedWinners, formatName: own, ...of }) => ({
    ...of,
    format: own ?? of.format,
    rounds: rounds.get(of.id) ?? [],
    winners: publishedWinners?.map((one) => readKept(boardWinner, one)) ?? [],
  }));
}

const roundsOf = async (db: Database, shown: readonly { id: string }[]): Promise<PlayedRound[]> =>
  (
    await db
      .select()
      .from(round)
      .where(
        inArray(
          round.tournamentId,
          shown.map(({ id }) => id),
        ),
      )
      .orderBy(asc(round.number))
  ).map(playedRound);

const NO_MATCHES: PastRow['matches'] = new Map();
type Rows = ReadonlyMap<string, Awaited<ReturnType<typeof findRows>>>;

async function withLines(db: Database, shown: readonly ShownTournament[], rows: Rows): Promise<PastRow[]> {
  const playersOf = (of: readonly ShownTournament[]) => of.flatMap(({ id }) => rows.get(id)?.map(({ playerId }) => playerId) ?? []);
  const sides = await findSides(db, playersOf(shown.filter(cardsAreOfSides)));
  const lines = await findLines(db, shown, [...playersOf(shown), ...sides.values()]);
  const matches = await findMatches(db, shown);
  return shown.flatMap((of) =>
    (rows.get(of.id) ?? []).map((row) => ({
      ...row,
      tournament: of,
      matches: matches.get(row.playerId) ?? NO_MATCHES,
      lines: new Map(
        of.rounds.flatMap(({ id }) => {
          const line = lines.get(sides.get(`${row.playerId} ${id}`) ?? row.playerId);
          return line === undefined ? [] : [[id, line] as const];
        }),
      ),
    })),
  );
}

/** With which side these golfers played one ball, by golfer and round. */
async function findSides(db: Database, playerIds: readonly string[]): Promise<Map<string, string>> {
  if (playerIds.length === 0) return new Map();
  const { sideId, roundId, playerId } = sidePartner;
  const found = await db
    .select({ sideId, roundId, playerId })
    .from(sidePartner)
    .where(inArray(playerId, [...playerIds]));
  return new Map(found.map((of) => [`${of.playerId} ${of.roundId}`, of.sideId]));
}

/** Of whole boards the lines of these competitors alone. */
async function findLines(
  db: Database,
  shown: readonly { id: string }[],
  competitorIds: readonly string[],
): Promise<Map<string, StaffBoardLine>> {
  if (shown.length === 0) return new Map();
  const { rows } = await db.execute<{ line: unknown }>(sql`select line from ${finalResult},
    jsonb_array_elements(case jsonb_typeof(board -> 'lines') when 'array' then board -> 'lines' else '[]' end) as line
    where ${finalResult.tournamentId} = any(${sql.param(shown.map(({ id }) => id))}::uuid[])
      and line ->> 'playerId' = any(${sql.param([...competitorIds])}::text[])`);
  return new Map(rows.map(({ line }) => readKept(staffBoardLine, line)).map((line) => [line.playerId, line]));
}
