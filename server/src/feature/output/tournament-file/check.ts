import { TOURNAMENT_FILE_FORMAT, type TournamentFile, tournamentFile } from '@fairway/api';
import { MATCH } from '@fairway/api/record/bound';
import { hasHole, lastHole, type PlayedHoles, playedCard } from '@fairway/api/rule/field/round-hole';
import { hasItsScore } from '@fairway/api/rule/play/match-word';
import { isSidePlay, isTotal, TOTAL } from '@fairway/golf';
import { AppError } from '../../../error/app-error.ts';
import { unstorablePath } from '../../../text/text.ts';
import { requirePlayable } from '../../account/club/course-check.ts';
import { requireDayRule, requireDrives, requirePlay, requirePrizePeorias, requireRules } from '../../field/tournament/settings-check.ts';
import { hasTwoNines, isAllowanceOf } from '../../play/match/match-rule.ts';
import { isReadable } from './outline.ts';
import { wrongInSides } from './side-check.ts';

/** The file as records, or an AppError that says what is wrong with it. */
export function parseTournamentFile(bytes: Uint8Array): TournamentFile {
  const value = isReadable(bytes) ? parsed(bytes) : null;
  if (value?.fairway !== 'tournament') throw new AppError('tournament-file-unreadable');
  if (typeof value.format === 'number' && value.format > TOURNAMENT_FILE_FORMAT) throw new AppError('tournament-file-newer');
  const file = tournamentFile.safeParse(value);
  if (!file.success) throw wrongAt(file.error.issues[0]?.path.join('.') || 'file');
  const unstorable = unstorablePath(file.data);
  if (unstorable !== null) throw wrongAt(unstorable);
  requireReferences(file.data);
  requirePlayedByTheRules(file.data);
  requireHoles(file.data);
  const inSides = wrongInSides(file.data);
  if (inSides !== null) throw wrongAt(inSides);
  requireContests(file.data);
  requireMatches(file.data);
  return file.data;
}

export const wrongAt = (at: string): AppError => new AppError('tournament-file-wrong', { params: { at } });

function parsed(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Which list each id of a record names; `null` is always right. */
export const REFERENCES = [
  ['sponsorLogos', 'sponsorId', 'sponsors'],
  ['awards', 'divisionId', 'divisions'],
  ['awards', 'contestId', 'contests'],
  ['awards', 'sponsorId', 'sponsors'],
  ['flights', 'roundId', 'rounds'],
  ['players', 'divisionId', 'divisions'],
  ['sidePartners', 'sideId', 'players'],
  ['sidePartners', 'playerId', 'players'],
  ['sidePartners', 'roundId', 'rounds'],
  ['cards', 'playerId', 'players'],
  ['cards', 'roundId', 'rounds'],
  ['cards', 'flightId', 'flights'],
  ['entries', 'playerId', 'players'],
  ['entries', 'roundId', 'rounds'],
  ['entries', 'driveBy', 'players'],
  ['entries', 'authorId', 'authors'],
  ['measurements', 'playerId', 'players'],
  ['measurements', 'roundId', 'rounds'],
  ['measurements', 'authorId', 'authors'],
  ['confirmations', 'playerId', 'players'],
  ['confirmations', 'roundId', 'rounds'],
  ['countedHoles', 'roundId', 'rounds'],
  ['countedHoles', 'divisionId', 'divisions'],
  ['countedHoles', 'awardId', 'awards'],
  ['countedHoles', 'authorId', 'authors'],
  ['decisions', 'playerId', 'players'],
  ['decisions', 'authorId', 'authors'],
  ['teamLogos', 'teamId', 'teams'],
  ['teamPlayers', 'teamId', 'teams'],
  ['teamPlayers', 'playerId', 'players'],
  ['matchSessions', 'contestId', 'contests'],
  ['matchSessions', 'roundId', 'rounds'],
  ['matches', 'sessionId', 'matchSessions'],
  ['matches', 'firstTeamId', 'teams'],
  ['matches', 'secondTeamId', 'teams'],
  ['matches', 'firstId', 'players'],
  ['matches', 'secondId', 'players'],
  ['matchEntries', 'matchId', 'matches'],
  ['matchEntries', 'authorId', 'authors'],
  ['signupPackages', 'sponsorId', 'sponsors'],
  ['signups', 'packageId', 'signupPackages'],
  ['signups', 'playerId', 'players'],
  ['signupFacts', 'signupId', 'signups'],
  ['signupFacts', 'authorId', 'authors'],
] as const;

/** A record must belong to others of the file: an id that is only in the database could be of another site. */
function requireReferences(file: TournamentFile): void {
  for (const [list, field, target] of REFERENCES) {
    const ids = new Set<unknown>(file[target].map(({ id }) => id));
    const wrong = file[list].findIndex((row) => {
      const id: unknown = Object.entries(row).find(([name]) => name === field)?.[1];
      return id !== null && !ids.has(id);
    });
    if (wrong !== -1) throw wrongAt(`${list}.${wrong}.${field}`);
  }
  const roundOf = new Map(file.flights.map(({ id, roundId }) => [id, roundId]));
  const elsewhere = file.cards.findIndex(({ flightId, roundId }) => flightId !== null && roundOf.get(flightId) !== roundId);
  if (elsewhere !== -1) throw wrongAt(`cards.${elsewhere}.flightId`);
}

/** A stroke, a start or a counted hole is on a hole that its round plays, and a total is one of that many holes. */
function requireHoles(file: TournamentFile): void {
  const rounds = new Map(file.rounds.map((round) => [round.id, playedCard(round)]));
  const roundOf = new Map(file.matchSessions.map(({ id, roundId }) => [id, roundId]));
  const roundOfMatch = new Map(file.matches.map(({ id, sessionId }) => [id, roundOf.get(sessionId)]));
  const played = (roundId: string, hole: number | null): boolean => {
    const round = rounds.get(roundId);
    return hole === null || (round !== undefined && hasHole(round, hole));
  };
  const lists = {
    flights: file.flights.map(({ roundId, startingHole }) => played(roundId, startingHole)),
    entries: file.entries.map(({ roundId, hole, strokes }) =>
      hole === TOTAL ? strokes === null || isTotal(strokes, rounds.get(roundId)?.par.length ?? 0) : played(roundId, hole),
    ),
    measurements: file.measurements.map(({ roundId, hole }) => played(roundId, hole)),
    countedHoles: file.countedHoles.map(({ roundId, holes }) => holes.every((hole) => played(roundId, hole))),
    matchEntries: file.matchEntries.map(({ matchId, word }) => {
      const round = rounds.get(roundOfMatch.get(matchId) ?? '');
      const hole = 'hole' in word ? word.hole : null;
      return hole === null || (round !== undefined && (hasHole(round, hole) || isExtraHole(round, hole)));
    }),
  };
  for (const [list, sound] of Object.entries(lists)) if (sound.includes(false)) throw wrongAt(`${list}.${sound.indexOf(false)}.hole`);
  const word = file.matchEntries.findIndex((entry) => !hasItsScore(entry.word));
  if (word !== -1) throw wrongAt(`matchEntries.${word}.word`);
}

const isExtraHole = (round: PlayedHoles, hole: number): boolean => hole > lastHole(round) && hole <= lastHole(round) + MATCH.extraHole.to;

/** Whoever is in a contest is in it once, and its groups have names of their own. */
function requireContests({ contests }: TournamentFile): void {
  const once = (names: readonly string[]): boolean => new Set(names).size === names.length;
  const wrong = contests.findIndex(({ rule }) => {
    if (rule.kind === 'bracket') return !once(rule.entrants) || rule.seeds > rule.entrants.length;
    return rule.kind === 'groups' && !(once(rule.groups.flatMap(({ entrants }) => entrants)) && once(rule.groups.map(({ name }) => name)));
  });
  if (wrong !== -1) throw wrongAt(`contests.${wrong}.rule`);
}

/** A Nassau has two nines, a match the allowance of its format, and whoever plays for a team is in it. */
function requireMatches({ rounds, matchSessions, matches, players, sidePartners, teamPlayers }: TournamentFile): void {
  const cards = new Map(rounds.map((round) => [round.id, playedCard(round)]));
  const roundOf = new Map(matchSessions.map(({ id, roundId }) => [id, roundId]));
  const teamOf = new Map(teamPlayers.map(({ playerId, teamId }) => [playerId, teamId]));
  const golfers = new Set(players.flatMap(({ id, kind }) => (kind === 'player' ? id : [])));
  const playsForOwn = (rowId: string | null, teamId: string | null, sessionId: string): boolean =>
    teamId === null ||
    sidePartners
      .flatMap((of) => (of.sideId === rowId && of.roundId === roundOf.get(sessionId) ? of.playerId : []))
      .concat(rowId !== null && golfers.has(rowId) ? rowId : [])
      .every((id) => teamOf.get(id) === teamId);
  const sound = {
    'matchSessions.nassau': matchSessions.map(({ nassau, roundId }) => !nassau || hasTwoNines(cards.get(roundId) ?? { par: [] })),
    'matches.allowance': matches.map(({ format, allowance }) => allowance === null || isAllowanceOf(format, allowance)),
    'matches.firstId': matches.map(({ firstId, firstTeamId, sessionId }) => playsForOwn(firstId, firstTeamId, sessionId)),
    'matches.secondId': matches.map(({ secondId, secondTeamId, sessionId }) => playsForOwn(secondId, secondTeamId, sessionId)),
  };
  for (const [at, all] of Object.entries(sound)) if (all.includes(false)) throw wrongAt(at.replace('.', `.${all.indexOf(false)}.`));
}

/** What the forms refuse, a file may not bring in. */
function requirePlayedByTheRules({ tournament, rounds, divisions, awards }: TournamentFile): void {
  for (const [at, round] of rounds.entries()) requirePlayable(round, `rounds.${at}.`);
  requireDayRule(tournament.calculateHandicapDay, tournament.dayHandicapRule);
  requirePlay(tournament);
  const hasOwnPlay = tournament.ownPlay !== null;
  if (hasOwnPlay && !isSidePlay(tournament.play)) throw wrongAt('tournament.ownPlay');
  if (!hasOwnPlay && tournament.ownPlayName !== null) throw wrongAt('tournament.ownPlayName');
  requireDrives(tournament, rounds.map(playedCard), 'playRule.drives');
  for (const { calculateHandicapDay, dayHandicapRule } of divisions)
    if (calculateHandicapDay !== null) requireDayRule(calculateHandicapDay, dayHandicapRule);
  requireRules(tournament, rounds.map(playedCard), 'rounds', divisions);
  requirePrizePeorias('awards', awards, tournament);
}
