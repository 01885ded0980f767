import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import type { StandingPlace } from '../standing/place.ts';
import type { Standing } from '../standing/rank.ts';
import { rank } from '../standing/rank.ts';
import type { Rankable } from '../standing/rankable.ts';
import { keyOf } from '../standing/rankable.ts';
import { byUnplacedOrder, standings, unplaced } from '../standing/standing.ts';
import { tieSteps } from '../tie/tie-step.ts';
import { scoreBestRounds } from './best-rounds-score.ts';
import type { ListSteps } from './list-steps.ts';
import { playerSteps, sideSteps } from './list-steps.ts';
import type { PreparedSides } from './prepared-sides.ts';
import { prepareSides } from './prepared-sides.ts';
import type { Side, SideFormat } from './side.ts';
import { genderOf, startingHolesOf } from './side.ts';
import type { SideScore } from './side-score.ts';
import { scoreSide } from './side-score.ts';

/**
 * Every side in the order of the list of one basis, with the places and ties of individuals. `rules.format` says what a hole
 * is worth; values are as Standing.value, over as many balls as count. With balls of their own the net is net hole by hole,
 * also in a countback, and the net floor does not apply. Of whole rounds each partner's result is as on the list of players, and the
 * tie keys read the cards that count as one card. With one ball the side handicap comes off the total, uncapped.
 *
 * @example sideStandings(rules, SIDE_FORMATS['four-ball'], sides, 'net')[0] // { id: 'an-binh', value: -70, place: { position: 1, … }, … }
 */
export function sideStandings(rules: Rules, { ball }: SideFormat, sides: readonly Side[], basis: Basis): readonly Standing[] {
  if (ball.kind === 'one') return standings(oneBallRules(rules), sides.map(asCompetitor), basis);
  const prepared = prepareSides(rules, sides);
  const scores = sides.map((side) => rankedSide(prepared, ball, side, basis));
  return listOfSides(scores, stepsOfSides(rules, ball, basis), basis);
}

/** A side with a ball each as its list ranks it. */
type RankedSide = Pick<SideScore, 'side' | 'asPlayer' | 'value'>;
/** With a ball each. */
export type OwnBalls = Exclude<SideFormat['ball'], { readonly kind: 'one' }>;

/** The score of a side with a ball each. */
export function rankedSide(prepared: PreparedSides, { kind, counting }: OwnBalls, side: Side, basis: Basis): RankedSide {
  return kind === 'own' ? scoreSide(prepared, side, basis, counting) : scoreBestRounds(prepared, side, basis, counting);
}

/** The steps of a list of sides with a ball each: a card of whole rounds is in strokes, as a player's. */
export function stepsOfSides({ ties, rounds }: Rules, { kind }: OwnBalls, basis: Basis): ListSteps {
  const steps = tieSteps(ties[basis], rounds);
  return kind === 'own' ? sideSteps(steps, basis) : playerSteps(steps);
}

/** A side with one ball is ranked as a player is: by its card, which is for women where all are, and its handicap. It begins where its partners do. */
export function asCompetitor(side: Side): Competitor {
  const { id, division, status, handicap, handicaps, cards } = side;
  return {
    id,
    division,
    gender: genderOf(side) ?? 'm',
    handicap,
    handicaps: handicaps ?? null,
    status,
    cards,
    startingHoles: startingHolesOf(side),
  };
}

/** Cap, limits, allowance and a day handicap are for players; a side handicap is made of theirs. */
export function oneBallRules(rules: Rules): Rules {
  const uncut = { cap: null, handicapLimits: null, allowance: 100, divisionRestrictions: {} };
  return { ...rules, dayHandicap: { system: 'none' }, divisionDayHandicap: {}, ...uncut };
}

/** A side as its list ranks it; null when its status or its cards keep it out. */
export function sideRankable({ side, asPlayer, value }: RankedSide, basis: Basis): Rankable | null {
  return side.status !== 'ok' || value === null ? null : { player: asPlayer, value, key: keyOf(value, basis) };
}

function listOfSides(sides: readonly RankedSide[], { steps: onCard, describe: shown }: ListSteps, basis: Basis): readonly Standing[] {
  const named = (place: StandingPlace | null): StandingPlace | null =>
    place?.decidedBy ? { ...place, decidedBy: shown(place.decidedBy, []).step } : place;
  const placed = rank(
    sides.flatMap((side) => sideRankable(side, basis) ?? []),
    onCard,
  ).map(({ standing }) => ({ ...standing, place: named(standing.place), divisionPlace: named(standing.divisionPlace) }));
  const ids = new Set(placed.map(({ id }) => id));
  const values = new Map(sides.map(({ asPlayer, value }) => [asPlayer, value]));
  const cutKey = (player: PlayerScore) => keyOf(values.get(player) ?? null, basis);
  const others = sides.filter(({ side }) => !ids.has(side.id)).map(({ asPlayer }) => asPlayer);
  return [...placed, ...others.sort((a, b) => byUnplacedOrder(a, b, cutKey)).map(unplaced)];
}
