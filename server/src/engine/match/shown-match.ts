import type { MatchHoleShown, PublicMatch, StaffMatch } from '@fairway/api';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import { cardPars, editionRules, MATCH_FORMATS, type MatchGiven, type MatchState, nassauLine, type Rules } from '@fairway/golf';
import type { MatchEntryRow } from '../competition/match-store.ts';
import type { RoundFacts } from '../competition/store.ts';
import { comparesStrokes, type MatchField, type PlayedMatch, partnersIn, shownSide } from './match-state.ts';

/** A state with its hole as the course's card numbers it. */
export const shownState = (state: MatchState, round: RoundFacts): MatchState =>
  'hole' in state && state.hole !== null ? { ...state, hole: cardHole(round, state.hole) } : state;

const NOT_BEGUN: MatchState = { code: 'not-begun' };

/** A match as staff see it. */
export function shownMatch(field: MatchField, played: PlayedMatch): StaffMatch {
  const { competition } = field;
  const { row, session, round, sides, start, given, match, nassau: parts, disputes, said, troubles } = played;
  const { startingHole, flight, teeTime } = start;
  const [one, other] = sides;
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
    strokes: session.handicap && match !== null && comparesStrokes(given) ? [[...match.strokes[0]], [...match.strokes[1]]] : null,
    pars: session.handicap && given !== null && comparesStrokes(given) ? parsOf(given, competition.rules.edition) : null,
    parDifferences: session.handicap && given !== null && comparesStrokes(given) ? parDifferences(field, played, given) : null,
    state: match === null ? NOT_BEGUN : shownState(match.state, round),
    parts: parts && { front: shownState(parts.front.state, round), back: shownState(parts.back.state, round) },
    holes: holes.map(({ hole, on, winner, by, nets, lead }): MatchHoleShown => {
      return { hole: cardHole(round, hole), on: cardHole(round, on), winner, by, nets: [...nets], lead };
    }),
    next: next === null ? null : cardHole(round, next),
    said,
    disputes,
    troubles,
    hasScores: disputes.length > 0 || said.length > 0 || hasPlayed(match?.state ?? NOT_BEGUN, field.entries.get(row.id) ?? []),
  };
}

/** The pars of the cards that the sides' players play by, where they are not the same and strokes are received for it. */
function parsOf({ course, sides }: MatchGiven, edition: Rules['edition']): PublicMatch['pars'] {
  const pars = sides.map((side) => side.map(({ gender }) => cardPars(course)[gender ?? 'm']));
  const [one = [], other = []] = pars;
  return editionRules(edition).parDifferenceReceived && new Set(pars.flat()).size > 1 ? [one, other] : null;
}

/** What the par of each partner's own card is above that of the card which their side plays with one ball, where it is for anybody. */
function parDifferences(
  { competitors, competition }: MatchField,
  { row, sides, round }: PlayedMatch,
  given: MatchGiven,
): PublicMatch['parDifferences'] {
  if (MATCH_FORMATS[row.format].ball.kind !== 'one' || !editionRules(competition.rules.edition).parDifferenceReceived) return null;
  const pars = cardPars(given.course);
  const [one = [], other = []] = sides.map((side, which) => {
    const played = pars[given.sides[which]?.[0]?.gender ?? 'm'];
    return side === null ? [] : partnersIn(side, round).map(({ playerId }) => pars[competitors.get(playerId)?.gender ?? 'm'] - played);
  });
  return [...one, ...other].some((difference) => difference !== 0) ? [one, other] : null;
}

const hasPlayed = ({ code }: MatchState, entries: readonly MatchEntryRow[]): boolean => code !== 'not-begun' || entries.length > 0;
