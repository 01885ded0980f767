import type { BracketShown, ContestTrouble, CupShown, GroupsShown, MatchTrouble } from '@fairway/api';
import {
  type BracketResult,
  bracketResult,
  bracketState,
  type CupMatch,
  type CupRule,
  type CupSession,
  type CupTie,
  cupProblems,
  cupState,
  type GroupStanding,
  type GroupTie,
  groupRounds,
  groupStandings,
  isDecided,
  MATCH_FORMATS,
  type MatchState,
  outcomeOf,
  type SessionPlan,
  shortTeams,
} from '@fairway/golf';
import { type Competition, outOf, statusOf } from '../competition/competition.ts';
import type { FieldPlayer } from '../competition/field.ts';
import type { ContestRow, MatchFacts, SessionRow } from '../competition/match-store.ts';
import { isOutWithSide } from '../competition/own-ball.ts';
import type { RoundFacts } from '../competition/store.ts';
import { type MatchField, type PlayedMatch, shownSide } from './match-state.ts';
import type { TeamRow } from './team-store.ts';

/** A contest with its matches as far as they were played. */
export type PlayedContest = {
  readonly row: ContestRow;
  readonly sessions: readonly { readonly row: SessionRow; readonly matches: readonly PlayedMatch[] }[];
};
type RuleOf<Kind extends ContestRow['rule']['kind']> = Extract<ContestRow['rule'], { kind: Kind }>;

const NOT_BEGUN: MatchState = { code: 'not-begun' };
const stateOf = ({ match }: PlayedMatch): MatchState => match?.state ?? NOT_BEGUN;

/** A match for the points of a cup: of a Nassau three of them. */
function cupMatches(of: PlayedMatch): CupMatch[] {
  const { id, firstTeamId, secondTeamId, format } = of.row;
  if (firstTeamId === null || secondTeamId === null) return [];
  const teams = [firstTeamId, secondTeamId] as const;
  const whole = { id, teams, format, state: stateOf(of) };
  if (!of.session.nassau) return [whole];
  const state = (part: 'front' | 'back') => of.nassau?.[part].state ?? NOT_BEGUN;
  return [whole, { ...whole, id: `${id}:front`, state: state('front') }, { ...whole, id: `${id}:back`, state: state('back') }];
}

export function cupOf(
  field: MatchField,
  { sessions }: PlayedContest,
  rule: RuleOf<'cup'>,
  { teams, teamPlayers }: MatchFacts,
): { standing: CupShown; troubles: ContestTrouble[] } {
  const cup = cupRuleOf(rule, teams);
  const played = sessions.map(({ row, matches }): CupSession => {
    const points = { won: row.pointsWon, halved: row.pointsHalved, lost: row.pointsLost };
    return { id: row.id, points, matches: matches.flatMap(cupMatches) };
  });
  const state = cupState(cup, played);
  const troubles = cupProblems(cup, played).flatMap((problem): ContestTrouble[] => {
    if (problem.code === 'teams') return [{ code: 'too-few-teams', teams: problem.teams }];
    return problem.code === 'halves-differ' ? [{ code: 'halves-differ', sessionId: problem.session }] : [];
  });
  const membersOf = (team: string) => teamPlayers.filter((of) => of.teamId === team && !of.reserve).map(({ playerId }) => playerId);
  const sizes = teams.map(({ id }) => ({ team: id, players: membersOf(id).length - withdrawnOf(field, membersOf(id)).length }));
  const short = sessions.flatMap(({ row, matches }): ContestTrouble[] =>
    teams.flatMap(({ id }) => {
      const plan = matches
        .filter(({ row: { firstTeamId, secondTeamId } }) => firstTeamId === id || secondTeamId === id)
        .map(({ row: { format } }): SessionPlan[number] => ({ size: MATCH_FORMATS[format].size.from, matches: 1 }));
      const lacking = shortTeams(
        plan,
        sizes.filter(({ team }) => team === id),
      );
      return lacking.map(({ lacks }): ContestTrouble => ({ code: 'team-short', teamId: id, sessionId: row.id, lacks }));
    }),
  );
  const open: ContestTrouble[] = state.outcome.code === 'open' ? [{ code: 'committee-decides', teamIds: [...state.outcome.teams] }] : [];
  const standing: CupShown = {
    kind: 'cup',
    teams: [...state.teams],
    total: state.total,
    sessions: state.sessions.map(({ id: _, ...points }) => points),
    outcome: state.outcome,
  };
  return { standing, troubles: [...troubles, ...short, ...open] };
}

/** The rule of a cup as the engine takes it. */
export const cupRuleOf = (rule: RuleOf<'cup'>, teams: readonly TeamRow[]): CupRule => ({
  teams: teams.map(({ id }) => id),
  holder: rule.holder,
  ties: rule.ties.map((tie) => cupTie(tie, rule)),
});

function cupTie(by: RuleOf<'cup'>['ties'][number], { tieFormat, decision }: RuleOf<'cup'>): CupTie {
  if (by === 'format') return { by, format: tieFormat ?? 'singles' };
  if (by === 'committee') return { by, winner: decision?.team ?? null, ...(decision && { reason: decision.reason }) };
  return { by };
}

/** How the matches of a knock-out came out, by their places; one whose sides are not known is not decided. */
export function bracketResults({ sessions }: PlayedContest, { rules: { edition } }: Competition): Record<string, BracketResult> {
  const results = sessions.flatMap(({ matches }) =>
    matches.flatMap((of): (readonly [string, BracketResult])[] => {
      const { node, firstId, secondId } = of.row;
      const result = bracketResult([firstId ?? '', secondId ?? ''], stateOf(of), edition);
      return node === null || result === null ? [] : [[node, result]];
    }),
  );
  return Object.fromEntries(results);
}

/**
 * Entrants who play no further: a golfer who is out, or was deleted, or a side with all its golfers. A side that plays one ball is out by the status of
 * its card: its partners have none.
 */
export function withdrawnOf({ rows, competition }: MatchField, entrants: readonly string[]): string[] {
  const cardOf = (playerId: string, roundId: string) => rows.get(playerId)?.cards.find((card) => card.roundId === roundId);
  const isOut = (id: string): boolean => {
    const row = rows.get(id);
    if (row === undefined) return true;
    const status = statusOf(competition.rounds.map((round) => cardOf(id, round.id)));
    if (status === 'DNS' || outOf(status) !== null) return true;
    if (row.partners.length === 0) return false;
    return row.partners.every(({ playerId }) => isOut(playerId)) || row.partners.some((partner) => isOutWithSide(partner, cardOf));
  };
  return entrants.filter(isOut);
}

/** What is wrong with matches by the contest that they are in, by their ids. */
export type WrongMatches = ReadonlyMap<string, readonly MatchTrouble[]>;
type Bracketed = { standing: BracketShown; troubles: ContestTrouble[]; wrong: WrongMatches };

export function bracketOf(field: MatchField, contest: PlayedContest, rule: RuleOf<'bracket'>): Bracketed {
  const state = bracketState(rule, {
    entrants: rule.entrants,
    results: bracketResults(contest, field.competition),
    withdrawn: withdrawnOf(field, rule.entrants),
  });
  const all = contest.sessions.flatMap(({ matches }) => matches);
  const placed = new Map(state.rounds.flatMap(({ matches }) => matches.map((of) => [of.id, of] as const)));
  const placeOf = ({ row: { node } }: PlayedMatch) => placed.get(node ?? '');
  const misplaced = all.filter((of) => {
    const slots = placeOf(of)?.slots.map(({ entrant }) => entrant);
    return ![of.row.firstId, of.row.secondId].every((id) => id !== null && slots?.includes(id));
  });
  const level = all.filter((of) => stateOf(of).code === 'halved' && placeOf(of)?.by === null && !misplaced.includes(of));
  return {
    standing: {
      kind: 'bracket',
      size: state.size,
      seeds: rule.seeds,
      entrants: rule.entrants.map((id) => entrantOf(field, id)),
      rounds: state.rounds.map(({ part, round, matches }) => ({ part, round, matches: [...matches] })),
      // whoever was put in the place of others plays a match of their own there
      matchIds: Object.fromEntries(
        [...misplaced, ...all.filter((of) => !misplaced.includes(of))].flatMap(({ row: { id, node } }) =>
          node === null ? [] : [[node, id]],
        ),
      ),
      champion: state.champion,
      places: [...state.places],
    },
    troubles: entrantTroubles(field, rule.entrants),
    wrong: new Map<string, MatchTrouble[]>([
      ...misplaced.map(({ row: { id } }) => [id, [{ code: 'not-in-match' }]] as [string, MatchTrouble[]]),
      ...all.filter(areBothOut).map(({ row: { id } }) => [id, [...BOTH_OUT]] as [string, MatchTrouble[]]),
      ...level.map(({ row: { id } }) => [id, [{ code: 'level' }]] as [string, MatchTrouble[]]),
    ]),
  };
}

/** Nobody has won a match of which both sides are disqualified: the committee says who goes on, or that neither plays. */
const areBothOut = (of: PlayedMatch): boolean => {
  const state = stateOf(of);
  return state.code === 'no-winner' && state.by === 'disqualified';
};
const BOTH_OUT: readonly MatchTrouble[] = [
  { code: 'side-out', side: 0 },
  { code: 'side-out', side: 1 },
];

/** Of a cup or of groups the matches that are not decided, with a side that plays no further: nobody has won them until it is said. */
export const withoutOpponent = (field: MatchField, { sessions }: PlayedContest): WrongMatches =>
  new Map(
    sessions.flatMap(({ matches }) =>
      matches
        .filter((of) => !isDecided(stateOf(of)) || areBothOut(of))
        .map(({ row: { id, firstId, secondId } }) => [
          id,
          ([firstId, secondId] as const).flatMap((sideId, at): MatchTrouble[] =>
            sideId !== null && withdrawnOf(field, [sideId]).length > 0 ? [{ code: 'side-out', side: at === 0 ? 0 : 1 }] : [],
          ),
        ]),
    ),
  );

/** Who was in a contest and is no golfer of the tournament any more has an id alone. */
function entrantOf({ rows, competition }: MatchField, id: string): BracketShown['entrants'][number] {
  const row = rows.get(id);
  return row === undefined ? { id, name: '', partners: [] } : shownSide(row, firstRoundOf(row, competition.rounds));
}

/** A side that plays in a later round alone has its partners there. */
const firstRoundOf = ({ partners }: FieldPlayer, rounds: readonly RoundFacts[]): Pick<RoundFacts, 'id'> =>
  rounds.find(({ id }) => partners.some(({ roundId }) => roundId === id)) ?? rounds[0] ?? { id: '' };

function entrantTroubles({ rows }: MatchField, entrants: readonly string[]): ContestTrouble[] {
  const gone = entrants.filter((id) => !rows.has(id)).map((entrantId): ContestTrouble => ({ code: 'entrant-gone', entrantId }));
  return entrants.length < 2 ? [{ code: 'too-few-entrants', entrants: entrants.length }, ...gone] : gone;
}

/** What separates the entrants of a group, as the engine takes it. */
export const groupTies = ({ ties, lot }: RuleOf<'groups'>): GroupTie[] =>
  ties.map((by): GroupTie => (by === 'lot' ? { by, order: lot } : { by }));

/** Those on one place stand as they do in their group. */
const inOrderOf = (entrants: readonly string[], standings: readonly GroupStanding[]): GroupStanding[] =>
  standings.toSorted((one, other) => one.position - other.position || entrants.indexOf(one.entrant) - entrants.indexOf(other.entrant));

export function groupsOf(
  field: MatchField,
  { sessions }: PlayedContest,
  rule: RuleOf<'groups'>,
): { standing: GroupsShown; troubles: ContestTrouble[] } {
  const all = sessions.flatMap(({ matches }) => matches);
  const ties = groupTies(rule);
  const standing: GroupsShown = {
    kind: 'groups',
    groups: rule.groups.map(({ name, entrants }) => {
      const outcomes = all.flatMap((of) => {
        const { node, firstId, secondId } = of.row;
        return (node?.startsWith(`${name}-`) && outcomeOf([firstId ?? '', secondId ?? ''], stateOf(of))) || [];
      });
      return {
        name,
        entrants: entrants.map((entrant) => entrantOf(field, entrant)),
        standings: inOrderOf(entrants, groupStandings({ points: rule.points, ties }, entrants, outcomes)),
        rounds: Math.max(0, ...groupRounds({ id: name, entrants }).matches.map(({ round }) => round)),
      };
    }),
  };
  return {
    standing,
    troubles: entrantTroubles(
      field,
      rule.groups.flatMap(({ entrants }) => entrants),
    ),
  };
}
