import { type BoardWinner, boardWinner, type PublicBoard, readKept, type StaffBoard, type StaffBoardLine, staffBoard } from '@fairway/api';
import { lastOf, type SeasonCard, type SeasonResult, type SeasonRound } from '@fairway/golf';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { golfer, golferJoin, membership } from '../../../db/schema/field/golfer.ts';
import { player } from '../../../db/schema/field/player.ts';
import { finalResult, winnerPublication } from '../../../db/schema/result/result.ts';

/** What a golfer did in an event, by its board. */
export type EventResult = Omit<SeasonResult, 'person' | 'isMember' | 'cards' | 'rounds'> & {
  rounds: readonly SeasonRound[];
  playerId: string;
  name: string;
  cards: readonly Omit<SeasonCard, 'tee'>[];
};
/** `rounds`: how many rounds it says each of; 1 of the results that were frozen before they did. */
export type EventFacts = { lists: PublicBoard['bases']; rounds: number; results: readonly EventResult[] };

/** Of tournaments that are final, what everybody did who plays a ball of their own. */
export async function findEventFacts(db: Database, tournamentIds: readonly string[]): Promise<Map<string, EventFacts>> {
  if (tournamentIds.length === 0) return new Map();
  const { tournamentId, board } = finalResult;
  const rows = await db
    .select({ tournamentId, board, winners: winnerPublication.winners })
    .from(finalResult)
    .leftJoin(winnerPublication, eq(winnerPublication.tournamentId, tournamentId))
    .where(inArray(tournamentId, [...tournamentIds]));
  return new Map(
    rows.map(({ tournamentId: of, board: frozen, winners }) => {
      const won = (winners ?? []).map((one) => readKept(boardWinner, one));
      return [of, factsOf(readKept(staffBoard, frozen), won, FROZEN)];
    }),
  );
}

/**
 * What everybody would have done if play ended now, by the board of whoever asks, which hides nothing: nobody has won a prize, and who has not begun
 * did not come. What each round comes to is in that of staff.
 */
export function runningFacts({ lines, ...board }: PublicBoard, whole: StaffBoard): EventFacts {
  const rounds = new Map(whole.lines.map(({ playerId, byRound }) => [playerId, byRound]));
  const begun = lines.filter(({ holesPlayed }) => holesPlayed > 0);
  return factsOf({ ...board, lines: begun.map((line) => ({ ...line, byRound: rounds.get(line.playerId) })) }, [], SO_FAR);
}

type Round = NonNullable<StaffBoardLine['byRound']>[number];
/** What a line, or a round of it, comes to, by its par. */
type Totals = {
  readonly ofLine: (line: StaffBoardLine, par: number) => SeasonResult['totals'];
  readonly ofRound: (round: Round, par: number, line: StaffBoardLine) => SeasonResult['totals'];
};
type Board = Pick<PublicBoard, 'bases' | 'divisions' | 'rounds'> & { readonly lines: readonly StaffBoardLine[] };

function factsOf({ lines, bases, divisions, rounds }: Board, winners: readonly BoardWinner[], totals: Totals): EventFacts {
  const names = new Map(divisions.map(({ id, name }) => [id, name]));
  const prizes = Map.groupBy(winners, ({ playerId }) => playerId);
  const results = lines.map((line): EventResult => {
    const { playerId, name, divisionId, status, handicap } = line;
    const pars = rounds.map((round) => sumOf(cardOf(line, round).par));
    const par = sumOf(pars);
    return {
      ...{ playerId, name, status, par },
      division: names.get(divisionId ?? '') ?? null,
      handicap: tenths(handicap),
      places: Object.fromEntries(bases.map((basis) => [basis, line.places[basis]?.position ?? null])),
      totals: totals.ofLine(line, par),
      rounds: (line.byRound ?? []).map((round, nth) => ({ par: pars[nth] ?? 0, totals: totals.ofRound(round, pars[nth] ?? 0, line) })),
      cards: cardsOf(line, rounds),
      prizes: [...new Set((prizes.get(playerId) ?? []).map(({ award, ownName }) => ownName ?? award))],
    };
  });
  // of sums nobody can say which round they are of
  return { lists: bases, rounds: lines.every(({ byRound }) => byRound) ? rounds.length : 1, results };
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);

const tenths = (strokes: number | null): number | null => (strokes === null ? null : Math.round(strokes * 10));

const NO_TOTALS = { gross: null, net: null, points: null };
const byPar = (par: number, { grossToPar, netToPar, points }: Omit<Round, 'complete'>): SeasonResult['totals'] => ({
  gross: grossToPar === null ? null : par + grossToPar,
  net: netToPar === null ? null : 10 * par + Math.round(10 * netToPar),
  points,
});

const FROZEN: Totals = {
  ofLine: ({ complete, gross, net, points }) => (complete ? { gross, net: tenths(net), points } : NO_TOTALS),
  ofRound: (round, par) => (round.complete ? byPar(par, round) : NO_TOTALS),
};

/** As if every hole that is left were played to par, and for points: as they stand. */
const SO_FAR: Totals = {
  ofLine: (line, par) => byPar(par, line),
  ofRound: ({ grossToPar, netToPar, points }, par, line) =>
    byPar(par, {
      grossToPar: line.grossToPar === null ? null : (grossToPar ?? 0),
      netToPar: line.netToPar === null ? null : (netToPar ?? 0),
      points: line.points === null ? null : (points ?? 0),
    }),
};

/** The card of a round that a golfer plays by. */
const cardOf = ({ women: isOnWomensCard }: StaffBoardLine, { par, strokeIndex, women }: PublicBoard['rounds'][number]) =>
  isOnWomensCard && women ? women : { par, strokeIndex };

/** The rounds that somebody has begun. */
const cardsOf = (line: StaffBoardLine, rounds: PublicBoard['rounds']): EventResult['cards'] =>
  rounds.flatMap((round, nth) => {
    const holes = line.rounds[nth] ?? [];
    const { par, strokeIndex } = cardOf(line, round);
    const card = { round: round.number, course: round.courseName, firstHole: round.firstHole ?? 1, holes, par, strokeIndex };
    return holes.some((hole) => hole !== null) ? [card] : [];
  });

/** Who a row of a tournament is beyond it. */
export type Person = {
  playerId: string;
  /** null: nobody in the register. */
  golferId: string | null;
  /** As the register has it, or else the tournament. */
  name: string;
  /** By the row, or by a membership of the register. */
  isMemberOf: (clubId: string, day: string) => boolean;
  /** As the club, or any of the site, calls the newest membership of these days. */
  memberKind: (clubId: string | null, days: { from: string; to: string }) => string | null;
  /** Birthday as the whole number yyyymmdd; where only the year is known, its last day. */
  born: number | null;
  gender: 'm' | 'f';
  tee: string | null;
};

/** Everybody with a row in these tournaments, as they are joined now. */
export async function findPeople(db: Database, tournamentIds: readonly string[]): Promise<Map<string, Person>> {
  if (tournamentIds.length === 0) return new Map();
  const rows = await db
    .select({
      ...{ playerId: player.id, name: player.name, member: player.member, gender: player.gender, tee: player.tee },
      ...{ birthday: player.birthday, birthYear: player.birthYear, golferId: golfer.currentId },
    })
    .from(player)
    .leftJoin(golferJoin, and(eq(golferJoin.playerId, player.id), isNull(golferJoin.undoneAt)))
    .leftJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .where(and(inArray(player.tournamentId, [...tournamentIds]), eq(player.kind, 'player')));
  const golfers = await findGolfers(db, [...new Set(rows.flatMap(({ golferId }) => golferId ?? []))]);
  return new Map(
    rows.map(({ playerId, golferId, member, gender, tee, ...own }) => {
      const known = golfers.get(golferId ?? '');
      const isMemberOf = (clubId: string, day: string) => member || (known?.memberships.some((of) => holds(of, clubId, day, day)) ?? false);
      const memberKind: Person['memberKind'] = (clubId, days) =>
        lastOf((known?.memberships ?? []).filter((of) => holds(of, clubId, days.to, days.from)))?.kind ?? null;
      return [
        playerId,
        { playerId, golferId, gender, tee, name: known?.name ?? own.name, born: bornOf(known ?? own), isMemberOf, memberKind },
      ];
    }),
  );
}

type Membership = Pick<typeof membership.$inferSelect, 'clubId' | 'from' | 'to'>;
/** From a day at the latest, and to one at least. */
const holds = ({ clubId, from, to }: Membership, club: string | null, until: string, since: string): boolean =>
  (club === null || clubId === club) && (from === null || from <= until) && (to === null || to >= since);

function bornOf({ birthday, birthYear }: { birthday: string | null; birthYear: number | null }): number | null {
  if (birthday !== null) return Number(birthday.replaceAll('-', ''));
  return birthYear === null ? null : birthYear * 10_000 + 1231;
}

/** Golfers as they stand after merges, each with the memberships of all whom they are. */
async function findGolfers(db: Database, ids: readonly string[]) {
  const { id, name, birthday, birthYear, currentId } = golfer;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, name, birthday, birthYear })
          .from(golfer)
          .where(inArray(id, [...ids]));
  const { clubId, kind, from, to } = membership;
  const members =
    ids.length === 0
      ? []
      : await db
          .select({ golferId: currentId, clubId, kind, from, to })
          .from(membership)
          .innerJoin(golfer, eq(golfer.id, membership.golferId))
          .where(and(inArray(currentId, [...ids]), isNull(membership.removedAt)))
          .orderBy(sql`${from} nulls first`, asc(membership.createdAt));
  const memberships = Map.groupBy(members, ({ golferId }) => golferId);
  return new Map(rows.map((row) => [row.id, { ...row, memberships: memberships.get(row.id) ?? [] }]));
}
