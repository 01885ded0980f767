import type { StartList } from '@fairway/api';
import { inStartingOrder } from '@fairway/golf';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { card, player } from '../../../../db/schema/field/player.ts';
import { boundDraw } from '../../../../db/schema/result/bound-draw.ts';
import { cardSides } from '../../../../engine/competition/card-side.ts';
import { divisionFacts, requireTournamentFacts, roundFacts, type TournamentFacts } from '../../../../engine/competition/store.ts';
import { carriedStatus } from '../../../../engine/tournament/carried-status.ts';
import { finishedRounds } from '../../../../engine/tournament/rules.ts';
import { madeOnce } from '../../../../http/kept-answer.ts';
import { findFlights } from '../../../field/flight/store.ts';
import { hiddenOf } from '../hidden.ts';
import { roundAt } from '../public-competition.ts';
import { initialsOfPlayers, publicName } from '../public-name.ts';
import type { Snapshot } from './snapshot.ts';

export type StartListOf = (snapshot: Snapshot) => Promise<StartList>;

/** The start list beside a version of a board: read once for all who ask, while that board is kept. */
export function createStartLists(db: Database): StartListOf {
  const cache = new WeakMap<Snapshot, () => Promise<StartList>>();
  return (snapshot) => {
    const read =
      cache.get(snapshot) ?? madeOnce(async () => findStartList(db, await requireTournamentFacts(db, snapshot.board.tournamentId)));
    cache.set(snapshot, read);
    return read();
  };
}

/** The flights of the current round, with times and holes: the first round that is not finished, or the last. */
async function findStartList(db: Database, tournament: TournamentFacts): Promise<StartList> {
  const { id: tournamentId, name, clubName } = tournament;
  const divisions = await divisionFacts(db, tournamentId);
  const { rounds, round, starters } = await findCurrentStarters(db, tournament);
  const byFlight = Map.groupBy(starters, ({ flightId }) => flightId);
  const { of: sideOf } = round ? await cardSides(db, round.id) : { of: () => null };
  const byInitials = new Map((await initialsOfPlayers(db, tournamentId)).map((one) => [one.playerId, one.name]));
  const partnersOf = (playerId: string) => (sideOf(playerId)?.partners ?? []).map((one) => byInitials.get(one.playerId) ?? one.name);
  const flights = round ? inStartingOrder(await findFlights(db, round.id)) : [];
  return {
    ...{ tournamentId, name, clubName },
    date: round?.date ?? tournament.date,
    round: { number: round?.number ?? 1, of: rounds.length, date: round?.date ?? tournament.date, courseName: round?.courseName ?? '' },
    divisions: divisions.map(({ id, name: own }) => ({ id, name: own })),
    flights: flights
      .map(({ id, number, teeTime, startingHole, startingSide }) => {
        const players = (byFlight.get(id) ?? []).map((one) => ({
          name: publicName(one),
          partners: partnersOf(one.playerId),
          divisionId: one.divisionId,
        }));
        return { number, teeTime, startingHole, startingSide, players };
      })
      .filter(({ players }) => players.length > 0),
    drawn: round !== undefined && (await isDrawn(db, tournamentId, round.id)),
  };
}

const isDrawn = async (db: Database, tournamentId: string, roundId: string): Promise<boolean> =>
  (await db.$count(
    boundDraw,
    and(
      eq(boundDraw.tournamentId, tournamentId),
      sql`${boundDraw.subject} ->> 'kind' = 'flights'`,
      sql`${boundDraw.subject} ->> 'roundId' = ${roundId}`,
    ),
  )) > 0;

/** The current round, and those of its starters whom the public may know. */
export async function findCurrentStarters(db: Database, tournament: TournamentFacts) {
  const rounds = await roundFacts(db, tournament.id);
  const round = rounds[Math.min(finishedRounds(rounds), rounds.length - 1)];
  const isKnown = round ? await knownIn(db, tournament, round.id) : () => false;
  return { rounds, round, starters: round ? (await findStarters(db, round.id, round.number)).filter(isKnown) : [] };
}

/** Whether the public may know that a player is in a round: a board that was frozen in an earlier one does not know who goes on. */
export async function knownIn(
  db: Database,
  tournament: TournamentFacts,
  roundId: string,
): Promise<(player: { divisionId: string | null }) => boolean> {
  const rounds = await roundFacts(db, tournament.id);
  const divisions = await divisionFacts(db, tournament.id);
  const nth = rounds.findIndex(({ id }) => id === roundId);
  return ({ divisionId }) => {
    const { frozenAt } = hiddenOf({ tournament, divisions }, divisionId);
    return frozenAt === null || roundAt(rounds, frozenAt) >= nth;
  };
}

/** Everybody of the round but those who are known not to start, in the order of the sheet. */
const findStarters = (db: Database, roundId: string, number: number) =>
  db
    .select({ playerId: player.id, flightId: card.flightId, name: player.name, initials: player.initials, divisionId: player.divisionId })
    .from(card)
    .innerJoin(player, eq(player.id, card.playerId))
    .where(and(eq(card.roundId, roundId), notInArray(carriedStatus(sql`${card.playerId}`, sql`${number}::integer`), ['DNS', 'cut'])))
    .orderBy(asc(card.place), asc(player.createdAt), asc(player.id));
