import type { StartList } from '@fairway/api';
import { inStartingOrder } from '@fairway/golf';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { card, player } from '../../../db/schema/player.ts';
import { madeOnce } from '../../../http/kept-answer.ts';
import { divisionFacts, requireTournamentFacts, roundFacts, type TournamentFacts } from '../../competition/store.ts';
import { findFlights } from '../../flight/store.ts';
import { carriedStatus } from '../../tournament/carried-status.ts';
import { finishedRounds } from '../../tournament/rules.ts';
import { hiddenOf } from '../hidden.ts';
import { roundAt } from '../public-competition.ts';
import { publicName } from '../public-name.ts';
import type { Snapshot } from './snapshot.ts';

export type StartListOf = (snapshot: Snapshot) => Promise<StartList>;

/** The start list beside a version of a board: read once for all who ask, while that board is kept. */
export function createStartLists(db: Database): StartListOf {
  const kept = new WeakMap<Snapshot, () => Promise<StartList>>();
  return (snapshot) => {
    const read =
      kept.get(snapshot) ?? madeOnce(async () => findStartList(db, await requireTournamentFacts(db, snapshot.board.tournamentId)));
    kept.set(snapshot, read);
    return read();
  };
}

/** The flights of the current round, with times and holes: the first round that is not finished, or the last. */
export async function findStartList(db: Database, tournament: TournamentFacts): Promise<StartList> {
  const { id: tournamentId, name, clubName } = tournament;
  const rounds = await roundFacts(db, tournamentId);
  const divisions = await divisionFacts(db, tournamentId);
  const current = Math.min(finishedRounds(rounds), rounds.length - 1);
  const round = rounds[current];
  /** A board that was frozen in an earlier round does not know who goes on, or in which flight. */
  const isKnown = ({ divisionId }: { divisionId: string | null }): boolean => {
    const { frozenAt } = hiddenOf({ tournament, divisions }, divisionId);
    return frozenAt === null || roundAt(rounds, frozenAt) >= current;
  };
  const starters = round ? (await findStarters(db, round.id, round.number)).filter(isKnown) : [];
  const byFlight = Map.groupBy(starters, ({ flightId }) => flightId);
  const flights = round ? inStartingOrder(await findFlights(db, round.id)) : [];
  return {
    ...{ tournamentId, name, clubName },
    date: round?.date ?? tournament.date,
    round: { number: round?.number ?? 1, of: rounds.length, date: round?.date ?? tournament.date, courseName: round?.courseName ?? '' },
    divisions: divisions.map(({ id, name: own }) => ({ id, name: own })),
    flights: flights
      .map(({ id, number, teeTime, startingHole, startingSide }) => {
        const players = (byFlight.get(id) ?? []).map((one) => ({ name: publicName(one), divisionId: one.divisionId }));
        return { number, teeTime, startingHole, startingSide, players };
      })
      .filter(({ players }) => players.length > 0),
  };
}

/** Everybody of the round but those who are known not to start, in the order of the sheet. */
const findStarters = (db: Database, roundId: string, number: number) =>
  db
    .select({ flightId: card.flightId, name: player.name, initials: player.initials, divisionId: player.divisionId })
    .from(card)
    .innerJoin(player, eq(player.id, card.playerId))
    .where(and(eq(card.roundId, roundId), notInArray(carriedStatus(sql`${card.playerId}`, sql`${number}::integer`), ['DNS', 'cut'])))
    .orderBy(asc(card.place), asc(player.createdAt), asc(player.id));
