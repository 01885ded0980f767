import { engineWord } from '@fairway/api/rule/play/match-word';
import { bracketStanding, type Core, canonical, cupStanding, type FactsContest, type FactsMatch, groupsStanding } from '@fairway/facts';
import { FIRST_EDITION, type MatchSide, type MatchState, matchPlayHandicaps } from '@fairway/golf';
import type { Competition } from '../competition/competition.ts';
import { cardKey } from '../competition/entry/card-store.ts';
import type { ContestRow, MatchEntryRow } from '../competition/match-store.ts';
import { cupRuleOf, groupTies, type PlayedContest, withdrawnOf } from './contest-standing.ts';
import { playedContests, staffContests } from './contest-state.ts';
import { countedIn } from './disqualified.ts';
import { ballsOf, type MatchField, type PlayedMatch } from './match-state.ts';

type MatchPlay = NonNullable<Core['matchPlay']>;

/** What is played hole by hole, as the facts of a day have it; undefined: strokes are counted. */
export function matchPlayFacts(competition: Competition): MatchPlay | undefined {
  if (competition.matchPlay === null) return undefined;
  const { field, contests } = playedContests(competition);
  const { sides, cards } = competition.matchPlay;
  const withCards = sides.filter(({ id }) => competition.rounds.some((round) => cards.has(cardKey(id, round.id))));
  return {
    cards: withCards
      .map(({ id }) => ({ id, cards: competition.rounds.map((round) => [...(cards.get(cardKey(id, round.id))?.scores ?? [])]) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    contests: contests.map((contest) => contestFacts(field, contest)),
  };
}

function contestFacts(field: MatchField, { row, sessions }: PlayedContest): FactsContest {
  return {
    id: row.id,
    rule: ruleFacts(field, row),
    sessions: sessions.map(({ row: session, matches }) => ({
      id: session.id,
      round: field.competition.rounds.findIndex(({ id }) => id === session.roundId) + 1,
      points: { won: session.pointsWon, halved: session.pointsHalved, lost: session.pointsLost },
      end: session.end,
      nassau: session.nassau,
      matches: matches.map((match) => matchFacts(field, match)),
    })),
  };
}

function ruleFacts(field: MatchField, { rule }: ContestRow): FactsContest['rule'] {
  if (rule.kind === 'cup') {
    const teams = field.competition.matchPlay?.facts.teams ?? [];
    return told(field.competition, { kind: 'cup', ...cupRuleOf(rule, teams) });
  }
  if (rule.kind === 'bracket') {
    const { kind, thirdPlace, consolation, entrants } = rule;
    return { kind, thirdPlace, consolation, entrants: [...entrants], withdrawn: withdrawnOf(field, entrants) };
  }
  const groups = rule.groups.map(({ name: id, entrants }) => ({ id, entrants: [...entrants] }));
  return JSON.parse(canonical({ kind: 'groups', points: rule.points, ties: groupTies(rule), groups }));
}

function matchFacts(field: MatchField, played: PlayedMatch): FactsMatch {
  const { row, input, round } = played;
  const received = matchPlayHandicaps(input?.sides.flat().map(({ playingHandicap }) => playingHandicap) ?? []);
  const ids = ballsOf(field, played);
  const strokes = (which: 0 | 1) => (which === 0 ? received : received.slice(ids[0].length));
  const balls = ([0, 1] as const).map((which) =>
    ids[which].map((id, at) => ({ id, strokes: strokes(which)[at] ?? 0, ...cardOf(id, input?.sides[which][at]), ...outOf(id) })),
  );
  return {
    id: row.id,
    format: row.format,
    teams: [row.firstTeamId, row.secondTeamId],
    node: row.node,
    sides: [row.firstId, row.secondId],
    balls: [balls[0] ?? [], balls[1] ?? []],
    startingHole: input?.startingHole ?? null,
    ...(input?.disqualified && { disqualified: [...input.disqualified] }),
    words: (field.entries.get(row.id) ?? []).flatMap(wordFacts),
  };

  /** Of a side with one ball, since a golfer's gender is their own. */
  function cardOf(id: string, ball: MatchSide[number] | undefined): { gender?: 'f' } {
    return ball?.gender === 'f' && !field.competitors.has(id) ? { gender: 'f' } : {};
  }

  function outOf(id: string): { disqualified?: true } {
    const of = field.rows.get(id);
    return of !== undefined && countedIn(field.competition, of, round).status === 'DQ' ? { disqualified: true } : {};
  }

  function wordFacts({ id, word }: MatchEntryRow): FactsMatch['words'] {
    // of two who differ on a hole, the one that is shown counts
    if (word.kind === 'hole' && !played.heard.has(id)) return [];
    return [{ id, word: told(field.competition, engineWord(word, round)) }];
  }
}

/** How matches and contests stand on the board; undefined: none are played. */
export function matchPlayResult(competition: Competition): Core['result']['matchPlay'] {
  const shown = staffContests(competition);
  if (shown === null) return undefined;
  const { contests } = playedContests(competition);
  const states = contests.flatMap(({ sessions }) =>
    sessions.flatMap(({ matches }) =>
      matches.map(({ row, match, nassau }) => {
        const parts = nassau && { front: nassau.front.state, back: nassau.back.state };
        return [row.id, told(competition, { whole: match?.state ?? NOT_BEGUN, ...parts })] as const;
      }),
    ),
  );
  const standings = shown.items.map(({ id, standing }) => {
    if (standing.kind === 'cup') return [id, cupStanding(standing.total.byTeam, standing.outcome)] as const;
    if (standing.kind === 'bracket') return [id, bracketStanding(standing)] as const;
    return [id, groupsStanding(standing.groups.map(({ standings: table }) => table))] as const;
  });
  return { matches: Object.fromEntries(states), contests: told(competition, Object.fromEntries(standings)) };
}

const NOT_BEGUN: MatchState = { code: 'not-begun' };

/**
 * What the facts say of it. The words of a reason stay out, as nobody could take a name out of a hash; those that the first edition told stand.
 */
const told = ({ rules }: Competition, of: unknown) =>
  JSON.parse(canonical(of), (key, value) => (key === 'reason' && rules.edition !== FIRST_EDITION ? '' : value));
