import type { Language, RulesMoved, Winner } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import type { Edition } from '@fairway/golf';
import type { Database } from '../../../db/database.ts';
import { type CompetitionFacts, competitionFacts, competitionFrom } from '../../../engine/competition/competition.ts';
import { type Decision, findDecisions } from '../../../engine/competition/result/decision-store.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { staffContests } from '../../../engine/match/contest-state.ts';
import { say } from '../../../text/word.ts';
import { boardOf } from '../../play/leaderboard/board.ts';
import { matchName } from '../../play/match/match-name.ts';
import { winnersOf } from '../winner/winner.ts';

/** What a result says of each thing, by its id, with what people call it. */
type Told = ReadonlyMap<string, { readonly name: string; readonly says: unknown }>;
type Outcome = Readonly<Record<keyof RulesMoved, Told>>;

/** What one edition of the rules makes otherwise than another of a tournament as it stands, by name. */
export async function movedBetween(
  db: Database,
  tournamentId: string,
  editions: [Edition, Edition],
  language: Language,
): Promise<RulesMoved> {
  const facts = await competitionFacts(db, await requireTournamentFacts(db, tournamentId));
  const decisions = await findDecisions(db, tournamentId);
  const [one, other] = editions.map((edition) => outcomeBy(edition, facts, decisions, language)) as [Outcome, Outcome];
  const moved = (what: keyof RulesMoved): string[] => differing(one[what], other[what]);
  return { places: moved('places'), winners: moved('winners'), matches: moved('matches'), strokes: moved('strokes') };
}

function differing(one: Told, other: Told): string[] {
  const says = (of: Told, id: string) => JSON.stringify(of.get(id)?.says ?? null);
  const ids = [...new Set([...one.keys(), ...other.keys()])].filter((id) => says(one, id) !== says(other, id));
  return [...new Set(ids.map((id) => (other.get(id) ?? one.get(id))?.name ?? ''))];
}

function outcomeBy(
  edition: Edition,
  { tournament, ...facts }: CompetitionFacts,
  decisions: readonly Decision[],
  language: Language,
): Outcome {
  const competition = competitionFrom({ ...facts, tournament: { ...tournament, edition } });
  const { lines, sides } = boardOf(competition);
  const placed = [...lines, ...(sides?.lines ?? [])];
  const matches = (staffContests(competition)?.items ?? []).flatMap((contest) =>
    contest.sessions.flatMap((session) => session.matches.map((match) => ({ match, name: matchName(contest, match, language) }))),
  );
  const award = (of: Winner) => sayAward(of, say(language), language);
  return {
    places: new Map(placed.map(({ playerId, name, places, divisionPlaces }) => [playerId, { name, says: [places, divisionPlaces] }])),
    winners: new Map(winnersOf(competition, decisions).map((of) => [of.awardId, { name: award(of), says: of.winner?.playerId ?? null }])),
    matches: new Map(matches.map(({ match, name }) => [match.id, { name, says: [match.state, match.parts] }])),
    strokes: new Map(matches.map(({ match, name }) => [match.id, { name, says: match.strokes }])),
  };
}
