import {
  type BracketState,
  bracketPlaces,
  bracketResult,
  bracketState,
  type ContestPlace,
  type CupMatch,
  type CupOutcome,
  type CupRule,
  type CupState,
  countingCards,
  cupPlaces,
  cupState,
  type Edition,
  type EntrantPlace,
  editionRules,
  type GroupStanding,
  type GroupTie,
  groupPlaces,
  groupStandings,
  type MatchFact,
  type MatchGiven,
  type MatchSide,
  type MatchState,
  matchPlay,
  nassau,
  outcomeOf,
  type Status,
} from '@fairway/golf';
import { canonical } from './canonical.ts';
import type { Core } from './day-facts.ts';
import type { FactsContest, FactsMatch, MatchPlayResult } from './match-schema.ts';
import { engineRules } from './rules.ts';

type PlayedCore = Pick<Core, 'rules' | 'competitors' | 'matchPlay'>;
type Session = FactsContest['sessions'][number];
type States = Readonly<Record<'whole', MatchState> & Partial<Record<'front' | 'back', MatchState>>>;
const NOT_BEGUN: MatchState = { code: 'not-begun' };

/** How matches, cups, knock-outs and groups stand, and who came where in them, from the facts alone; undefined: none are played. */
export function matchPlayResultOf(core: PlayedCore): { result: MatchPlayResult; places: ContestPlace[] } | undefined {
  if (core.matchPlay === undefined) return undefined;
  const states = new Map(
    core.matchPlay.contests.flatMap(({ sessions }) =>
      sessions.flatMap((session) => session.matches.map((match) => [match.id, statesOf(core, session, match)] as const)),
    ),
  );
  const played = core.matchPlay.contests.map((contest) => ({
    contest: contest.id,
    state: contestState(contest, states, engineRules(core.rules).edition),
  }));
  return {
    result: {
      matches: Object.fromEntries([...states].map(([id, of]) => [id, JSON.parse(canonical(of))])),
      contests: Object.fromEntries(played.map(({ contest, state }) => [contest, standingOf(state)])),
    },
    places: played.flatMap(({ contest, state }) => placesIn(state).map((place) => ({ contest, ...place }))),
  };
}

function statesOf(
  { rules, competitors, matchPlay: facts }: PlayedCore,
  { round, end, nassau: isNassau }: Session,
  match: FactsMatch,
): States {
  const { rounds, edition } = engineRules(rules);
  const course = rounds[round - 1];
  if (course === undefined || match.sides.includes(null)) return { whole: NOT_BEGUN };
  const cardOf = (id: string) =>
    (competitors.find((one) => one.id === id) ?? facts?.cards.find((one) => one.id === id))?.cards[round - 1] ?? [];
  const competitorOf = (id: string) => competitors.find((one) => one.id === id);
  const statusOf = (id: string, disqualified: true | undefined): Status => {
    if (editionRules(edition).disqualifiedLosesMatch) return disqualified ? 'DQ' : 'ok';
    return competitorOf(id)?.status ?? 'ok';
  };
  const side = (balls: FactsMatch['balls'][number]): MatchSide => {
    if (balls.length === 0) return [{ playingHandicap: 0, card: [] }];
    const own = balls.map(({ id, disqualified }) => ({ status: statusOf(id, disqualified), card: cardOf(id) }));
    const cards = countingCards(own, course.par.length, edition);
    return balls.map(({ id, strokes, gender }, at) => {
      return { playingHandicap: strokes, card: cards[at] ?? [], gender: competitorOf(id)?.gender ?? gender ?? 'm' };
    });
  };
  const input: MatchGiven = {
    course,
    sides: [side(match.balls[0]), side(match.balls[1])],
    ...(match.startingHole !== null && { startingHole: match.startingHole }),
    end,
    ...(match.disqualified && { disqualified: match.disqualified }),
    facts: match.words.map(({ id, word }, seq) => ({ id, seq, ...word }) as MatchFact),
  };
  const whole = matchPlay(input)?.state ?? NOT_BEGUN;
  const parts = isNassau ? nassau(input) : null;
  return { whole, ...(parts && { front: parts.front.state, back: parts.back.state }) };
}

/** A contest as the engine has played it. */
type ContestState =
  | { readonly kind: 'cup'; readonly cup: CupState }
  | { readonly kind: 'bracket'; readonly bracket: BracketState }
  | { readonly kind: 'groups'; readonly groups: readonly { readonly id: string; readonly table: readonly GroupStanding[] }[] };

function standingOf(state: ContestState): MatchPlayResult['contests'][string] {
  if (state.kind === 'cup') return cupStanding(state.cup.total.byTeam, state.cup.outcome);
  return state.kind === 'bracket' ? bracketStanding(state.bracket) : groupsStanding(state.groups.map(({ table }) => table));
}

function placesIn(state: ContestState): Omit<ContestPlace, 'contest'>[] {
  const inGroup = (group: string | null, places: readonly EntrantPlace[]) => places.map((place) => ({ group, ...place }));
  if (state.kind === 'cup') return inGroup(null, cupPlaces(state.cup));
  if (state.kind === 'bracket') return inGroup(null, bracketPlaces(state.bracket));
  return state.groups.flatMap(({ id, table }) => inGroup(id, groupPlaces(table)));
}

function contestState({ rule, sessions }: FactsContest, states: ReadonlyMap<string, States>, edition: Edition | undefined): ContestState {
  const stateOf = ({ id }: FactsMatch): MatchState => states.get(id)?.whole ?? NOT_BEGUN;
  const matches = sessions.flatMap((session) => session.matches);
  if (rule.kind === 'cup') {
    const cupMatches = ({ matches: of, nassau: isNassau }: Session): CupMatch[] =>
      of.flatMap((match): CupMatch[] => {
        const [one, other] = match.teams;
        if (one === null || other === null) return [];
        const plain = { id: match.id, teams: [one, other] as const, format: match.format, state: stateOf(match) };
        const nine = (part: 'front' | 'back'): CupMatch => {
          return { ...plain, id: `${match.id}:${part}`, state: states.get(match.id)?.[part] ?? NOT_BEGUN };
        };
        return isNassau ? [plain, nine('front'), nine('back')] : [plain];
      });
    const cup = cupState(
      { teams: rule.teams, holder: rule.holder, ties: rule.ties as CupRule['ties'] },
      sessions.map((session) => ({ id: session.id, points: session.points, matches: cupMatches(session) })),
    );
    return { kind: 'cup', cup };
  }
  if (rule.kind === 'bracket') {
    const results = matches.flatMap((match) => {
      const [one, other] = match.sides;
      const result = one === null || other === null ? null : bracketResult([one, other], stateOf(match), edition);
      return match.node === null || result === null ? [] : [[match.node, result] as const];
    });
    const given = { entrants: rule.entrants, results: Object.fromEntries(results), withdrawn: rule.withdrawn };
    return { kind: 'bracket', bracket: bracketState(rule, given) };
  }
  const groups = rule.groups.map(({ id, entrants }) => {
    const outcomes = matches.flatMap((match) => {
      const [one, other] = match.sides;
      return (match.node?.startsWith(`${id}-`) && one !== null && other !== null && outcomeOf([one, other], stateOf(match))) || [];
    });
    return { id, table: groupStandings({ points: rule.points, ties: rule.ties as readonly GroupTie[] }, entrants, outcomes) };
  });
  return { kind: 'groups', groups };
}

/** As a result says how a contest stands. */
export const cupStanding = (points: Readonly<Record<string, number>>, outcome: CupOutcome): MatchPlayResult['contests'][string] => ({
  kind: 'cup',
  points: { ...points },
  winner: outcome.code === 'won' || outcome.code === 'kept' ? outcome.team : null,
});
export const bracketStanding = ({ champion, places }: Pick<BracketState, 'champion' | 'places'>): MatchPlayResult['contests'][string] => ({
  kind: 'bracket',
  champion,
  places: Object.fromEntries(places.map(({ entrant, position, tied }) => [entrant, { position, tied }])),
});
export const groupsStanding = (tables: readonly (readonly GroupStanding[])[]): MatchPlayResult['contests'][string] => ({
  kind: 'groups',
  places: Object.fromEntries(tables.flat().map(({ entrant, position, tied }) => [entrant, { position, tied }])),
});
