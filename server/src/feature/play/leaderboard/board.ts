import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import {
  type Basis,
  type BoardLine,
  type Competitor,
  cardsOf,
  type RankedList,
  type RankedLists,
  type RoundLine,
  type Rules,
  rankedBoard,
  type Scores,
  type StandingPlace,
  scoresOf,
} from '@fairway/golf';
import type { BoardPlayer, Competition } from '../../../engine/competition/competition.ts';
import type { TournamentFacts } from '../../../engine/competition/store.ts';
import { staffContests } from '../../../engine/match/contest-state.ts';
import { hasCountedHoles } from '../../../engine/tournament/counted-hole/count.ts';
import { ownBasis } from '../../../engine/tournament/format.ts';
import { phaseOf } from '../../../engine/tournament/phase.ts';
import { sideAwardLeaders } from '../side-award/side-award.ts';
import { placesOn, strokes } from './figure.ts';
import { hiddenPartsOf, shownWinners } from './hidden.ts';
import { partnersOf, sideLines } from './side-lines.ts';

/** The board of a competition as staff see it; `public-board.ts` has the part that anyone may see. With its cards added up, if they are. */
export function boardOf(competition: Competition, scores = scoresOf(competition.rules, competition.competitors)): StaffBoard {
  const { tournament, rounds, divisions, players, handicapPending, countedHoles } = competition;
  const bases = basesOf(competition);
  const matches = staffContests(competition);
  return {
    tournamentId: tournament.id,
    name: tournament.name,
    date: tournament.date,
    lastDate: tournament.lastDate,
    time: tournament.time,
    location: tournament.location,
    clubName: tournament.clubName,
    clubLogo: tournament.clubLogo,
    timeZone: tournament.timeZone,
    state: tournament.state,
    phase: phaseOf({
      begun:
        [...players.values()].some(({ scores, totals }) => [...scores.flat(), ...totals].some((score) => score !== null)) ||
        hasMatches(matches),
      over: rounds.every(({ finishedAt }) => finishedAt !== null),
    }),
    format: tournament.format,
    formatName: tournament.formatName,
    calculateHandicapDay: tournament.calculateHandicapDay,
    boardVersion: tournament.boardVersion,
    bases,
    handicapPending,
    countedHoles: countedHoles && [...countedHoles].map(([divisionId, of]) => ({ divisionId, rounds: of.map((holes) => holes ?? []) })),
    divisions: divisions.map(({ id, name }) => ({ id, name })),
    rounds: rounds.map(({ number, courseName, firstHole, finishedAt, suspendedAt, ...course }) => ({
      number,
      courseName,
      firstHole,
      ...cardsOf(course),
      finished: finishedAt !== null,
      suspended: suspendedAt !== null && finishedAt === null,
    })),
    lines: linesOf(competition, bases, scores),
    sides: sideLines(competition, bases),
    winners: shownWinners(competition, competition.shots),
    hidden: hiddenPartsOf(competition),
    sealed: hasCountedHoles(competition),
    ceremony: tournament.ceremony,
    luckyDraw: tournament.luckyDraw,
    sideAwards: sideAwardLeaders(competition),
    distanceUnit: tournament.distanceUnit,
    sponsors: tournament.sponsors,
    ledger: shownLedger(tournament),
    matches,
  };
}

/** Whether any match has begun: of some nobody writes strokes. */
const hasMatches = (matches: StaffBoard['matches']): boolean =>
  (matches?.items ?? []).some(({ sessions }) => sessions.some((of) => of.matches.some(({ state }) => state.code !== 'not-begun')));

/** How far the ledger of a tournament is. Its lines say nothing without their salts, so anyone may know it whatever is hidden. */
export const shownLedger = ({ ledgerHead, ledgerLines }: TournamentFacts): StaffBoard['ledger'] =>
  ledgerHead && { head: ledgerHead.toString('hex'), lines: ledgerLines };

/**
 * The tournament's own basis first, but gross while a round with a day handicap is in play: only whole cards have one. Points need a
 * stroke index; only gross may be shown while a Peoria's holes are hidden.
 */
function basesOf(competition: Competition): Basis[] {
  const { tournament, rounds, handicapPending } = competition;
  if (handicapPending) return ['gross'];
  const own = waitsForDayHandicaps(competition) ? 'gross' : ownBasis(tournament);
  const withPoints = rounds.every(({ strokeIndex, women }) => strokeIndex !== null && women?.strokeIndex !== null);
  const others = (['net', 'gross', 'points'] as const).filter((basis) => basis !== own && (basis !== 'points' || withPoints));
  return [own, ...others];
}

const waitsForDayHandicaps = ({ tournament, divisions, rounds }: Competition): boolean =>
  [tournament, ...divisions].some(({ calculateHandicapDay: day }) => day !== null && day !== 'none') &&
  rounds.some(({ finishedAt }) => finishedAt === null);

/** The lines of the board before, by row, with what they were made of. */
type LastLines = { readonly players: Scores['players']; readonly lists: RankedLists; readonly lines: readonly StaffBoardLine[] };
const lastLines = new WeakMap<Rules, LastLines>();

/** Of a line entries of others change nothing but its places: most are those of the board before, and nothing of them is looked at. */
function linesOf(competition: Competition, bases: readonly Basis[], scores: Scores): StaffBoardLine[] {
  const { rules, rounds, handicapPending } = competition;
  const { lists, lineOf } = rankedBoard(scores);
  const last = lastLines.get(rules);
  const ofWomen = rounds.some(({ women }) => women !== null);
  const newLine = (row: number): StaffBoardLine => {
    const player = competition.players.get((scores.competitors[row] as Competitor).id) as BoardPlayer;
    const line = {
      ...boardLine(lineOf(row), player, bases, competition.currentRound),
      women: ofWomen && player.gender === 'f',
      ...(player.kind === 'side' && { partners: partnersOf(player, competition) }),
    };
    return handicapPending ? withoutHandicap(line) : line;
  };
  const lines = scores.players.map((player, row) => {
    const before = last?.players[row] === player ? last.lines[row] : undefined;
    return before && last && bases.every((basis) => hasSamePlaces(last.lists[basis], lists[basis], row)) ? before : newLine(row);
  });
  lastLines.set(rules, { players: scores.players, lists, lines });
  return lists[bases[0] ?? 'gross'].rows.map((row) => lines[row] as StaffBoardLine);
}

function hasSamePlaces(one: RankedList, other: RankedList, row: number): boolean {
  const [at, nowAt] = [one.order[row] as number, other.order[row] as number];
  return isSame(one.places[at], other.places[nowAt]) && isSame(one.divisionPlaces[at], other.divisionPlaces[nowAt]);
}

const isSame = (one: BoardPlace, other: BoardPlace): boolean =>
  one === other || (one != null && other != null && one.position === other.position && one.tied === other.tied);
type BoardPlace = StandingPlace | null | undefined;

function boardLine(line: BoardLine, player: BoardPlayer, bases: readonly Basis[], currentRound: number): Omit<StaffBoardLine, 'women'> {
  return {
    playerId: line.id,
    name: player.name,
    divisionId: line.division,
    flight: player.flight,
    status: line.status,
    complete: line.complete,
    holesPlayed: line.holesPlayed,
    thru: line.rounds[currentRound]?.holesPlayed ?? 0,
    startingHole: player.startingHole,
    grossToPar: line.grossToPar,
    gross: line.gross,
    handicap: strokes(line.handicap),
    net: strokes(line.net),
    // The net that ranks: after the net floor, if the tournament has one.
    netToPar: strokes(line.judgedNetToPar),
    points: line.points,
    places: placesOn(bases, line.places),
    divisionPlaces: placesOn(bases, line.divisionPlaces),
    rounds: player.scores,
    totals: line.rounds.map(({ byTotal }, nth) => (byTotal ? (player.totals[nth] ?? null) : null)),
    disputed: player.disputed,
    ...(line.rounds.length > 1 && { byRound: line.rounds.map(roundOf) }),
  };
}

const roundOf = ({ complete, grossToPar, netToPar, points }: RoundLine) => ({ complete, grossToPar, netToPar: strokes(netToPar), points });

/** The engine has no handicap for a player whose Peoria is pending. The others do not show theirs either, so that nobody stands out. */
const withoutHandicap = (line: StaffBoardLine): StaffBoardLine => ({
  ...line,
  ...NO_NET,
  handicap: null,
  net: null,
  ...(line.byRound && { byRound: line.byRound.map((round) => ({ ...round, ...NO_NET })) }),
});
const NO_NET = { netToPar: null, points: null };
