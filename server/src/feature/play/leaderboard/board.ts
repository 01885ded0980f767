import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import { type Basis, type BoardLine, cardsOf, leaderboard, type Rules, type Scores } from '@fairway/golf';
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
export function boardOf(competition: Competition, scores?: Scores): StaffBoard {
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

/** The line of a player as a board last had it, by what it depends on: entries of others change nothing of it but its places. */
const lastLines = new WeakMap<BoardPlayer, { rules: Rules; line: StaffBoardLine }>();

function linesOf(competition: Competition, bases: readonly Basis[], scores?: Scores): StaffBoardLine[] {
  const { rules, competitors, players, rounds, currentRound, handicapPending } = competition;
  const [first = 'gross'] = bases;
  const ofWomen = rounds.some(({ women }) => women !== null);
  const lineOf = (of: BoardLine, player: BoardPlayer): StaffBoardLine => {
    const last = lastLines.get(player);
    if (last?.rules === rules && hasPlaces(last.line, of, bases)) return last.line;
    const told = {
      ...boardLine(of, player, bases, currentRound),
      women: ofWomen && player.gender === 'f',
      ...(player.kind === 'side' && { partners: partnersOf(player, competition) }),
    };
    const line = handicapPending ? withoutHandicap(told) : told;
    lastLines.set(player, { rules, line });
    return line;
  };
  return [...leaderboard(rules, competitors, scores)]
    .sort((a, b) => a.order[first] - b.order[first])
    .map((line) => lineOf(line, players.get(line.id) as BoardPlayer));
}

const hasPlaces = (line: StaffBoardLine, of: BoardLine, bases: readonly Basis[]): boolean =>
  bases.every((basis) => isSame(line.places[basis], of.places[basis]) && isSame(line.divisionPlaces[basis], of.divisionPlaces[basis]));

const isSame = (one: BoardPlace | undefined, other: BoardPlace): boolean =>
  one === other || (one != null && other !== null && one.position === other.position && one.tied === other.tied);
type BoardPlace = { position: number; tied: boolean } | null;

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
  };
}

/** The engine has no handicap for a player whose Peoria is pending. The others do not show theirs either, so that nobody stands out. */
const withoutHandicap = (line: StaffBoardLine): StaffBoardLine => ({ ...line, handicap: null, net: null, netToPar: null, points: null });
