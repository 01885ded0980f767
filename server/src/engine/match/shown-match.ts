import type { MatchHoleShown, PublicMatch, StaffMatch } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import { cardPars, editionRules, MATCH_FORMATS, type MatchGiven, type MatchState, nassauLine, type Rules } from '@fairway/golf';
import type { RoundFacts } from '../competition/store.ts';
import { comparesStrokes, type MatchField, type PlayedMatch, partnersIn, shownSide } from './match-state.ts';

/** A state with its hole as the course's card numbers it. */
const shownState = (state: MatchState, round: RoundFacts): MatchState =>
  'hole' in state && state.hole !== null ? { ...state, hole: cardHole(round, state.hole) } : state;

const NOT_BEGUN: MatchState = { code: 'not-begun' };

/** A match as staff see it. */
export function shownMatch(field: MatchField, played: PlayedMatch): StaffMatch {
  const { competition } = field;
  const { row, session, round, sides, start, input, match, nassau: parts, disputes, said, troubles } = played;
  const { startingHole, flight, teeTime } = start;
  const state = match?.state ?? NOT_BEGUN;
  const [one, other] = sides;
  const withStrokes = session.handicap && comparesStrokes(input) ? input : null;
  const { holes, next } = parts === null ? (match ?? { holes: [], next: null }) : nassauLine(parts);
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    sessionId: session.id,
    format: row.format,
    allowance: row.allowance,
    teamIds: [row.firstTeamId, row.secondTeamId],
    sides: [one && shownSide(one, round), other && shownSide(other, round)],
    node: row.node,
    flight: flight ?? null,
    teeTime,
    startingHole: startingHole === null ? null : cardHole(round, startingHole),
    strokes: withStrokes && match && [[...match.strokes[0]], [...match.strokes[1]]],
    pars: withStrokes && parsOf(withStrokes, competition.rules.edition),
    parDifferences: withStrokes && parDifferences(field, played, withStrokes),
    state: shownState(state, round),
    parts: parts && { front: shownState(parts.front.state, round), back: shownState(parts.back.state, round) },
    holes: holes.map(({ hole, on, winner, by, nets, lead }): MatchHoleShown => {
      return { hole: cardHole(round, hole), on: cardHole(round, on), winner, by, nets: [...nets], lead };
    }),
    next: next === null ? null : cardHole(round, next),
    said,
    disputes,
    troubles,
    hasScores: state.code !== 'not-begun' || field.entries.has(row.id),
  };
}

/** The pars of the cards that the sides' players play by, where they are not the same and strokes are received for it. */
function parsOf({ course, sides }: MatchGiven, edition: Rules['edition']): PublicMatch['pars'] {
  const parsIn = (which: 0 | 1) => sides[which].map(({ gender }) => cardPars(course)[gender ?? 'm']);
  const [one, other] = [parsIn(0), parsIn(1)];
  return editionRules(edition).parDifferenceReceived && new Set([...one, ...other]).size > 1 ? [one, other] : null;
}

/** What the par of each partner's own card is above that of the card which their side plays with one ball, where it is for anybody. */
function parDifferences(
  { competitors, competition }: MatchField,
  { row, sides, round }: PlayedMatch,
  input: MatchGiven,
): PublicMatch['parDifferences'] {
  if (MATCH_FORMATS[row.format].ball.kind !== 'one' || !editionRules(competition.rules.edition).parDifferenceReceived) return null;
  const pars = cardPars(input.course);
  const differencesIn = (which: 0 | 1): number[] => {
    const [side, [ball]] = [sides[which], input.sides[which]];
    const partners = side === null ? [] : partnersIn(side, round);
    return partners.map(({ playerId }) => pars[competitors.get(playerId)?.gender ?? 'm'] - pars[ball?.gender ?? 'm']);
  };
  const [one, other] = [differencesIn(0), differencesIn(1)];
  return [...one, ...other].some((difference) => difference !== 0) ? [one, other] : null;
}
