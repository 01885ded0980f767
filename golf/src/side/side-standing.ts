import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { Entrant } from '../standing/contest.ts';
import type { Place } from '../standing/place.ts';
import { plan } from '../standing/plan.ts';
import type { Standing } from '../standing/rank.ts';
import { rankEntrants } from '../standing/rank.ts';
import type { Reckoning } from '../standing/reckoning.ts';
import { byUnplacedOrder, keyOf, standings, unplaced } from '../standing/standing.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieSteps } from '../tie/tie-step.ts';
import { countedSteps } from './counted-steps.ts';
import type { Side, SideFormat } from './side.ts';
import { startingHolesOf } from './side.ts';
import type { SideReckoning } from './side-reckoning.ts';
import { reckonSide } from './side-reckoning.ts';

/**
 * Every side in the order of the list of one basis, with the places and ties of individuals. `rules.format` says what a hole
 * is worth; values are as Standing.value, over as many balls as count. With balls of their own the net is net hole by hole,
 * also in a countback, and the net floor does not apply. With one ball the team handicap comes off the total, uncapped.
 *
 * @example sideStandings(rules, SIDE_FORMATS['four-ball'], sides, 'net')[0] // { id: 'an-binh', value: -70, place: { position: 1, … }, … }
 */
export function sideStandings(rules: Rules, { ball }: SideFormat, sides: readonly Side[], basis: Basis): readonly Standing[] {
  if (ball.kind === 'one') return standings(oneBallRules(rules), sides.map(asCompetitor), basis);
  const prepared = plan(rules);
  const reckoned = sides.map((side) => reckonSide(prepared, side, basis, ball.counting));
  return ranked(reckoned, tieSteps(rules.ties[basis], rules.rounds), basis);
}

/** A side with one ball is ranked as a player is: by its card and its handicap. It begins where its partners do. */
export function asCompetitor(side: Side): Competitor {
  const { id, division, status, handicap, handicaps, cards } = side;
  return { id, division, gender: 'm', handicap, handicaps: handicaps ?? null, status, cards, startingHoles: startingHolesOf(side) };
}

/** Cap, limits, allowance and a day handicap are for players; a team handicap is made of theirs. */
export function oneBallRules(rules: Rules): Rules {
  return { ...rules, dayHandicap: { system: 'none' }, divisionDayHandicap: {}, cap: null, handicapLimits: null, allowance: 100 };
}

/** A side made ready to be ranked; null when its status or its cards keep it out. */
export function sideEntrant({ side, reckoning, value }: SideReckoning, basis: Basis): Entrant | null {
  return side.status !== 'ok' || value === null ? null : { reckoning, value, key: keyOf(value, basis) };
}

function ranked(sides: readonly SideReckoning[], steps: readonly TieStep[], basis: Basis): readonly Standing[] {
  const entrants = sides.flatMap((side) => sideEntrant(side, basis) ?? []);
  const counted = countedSteps(steps, basis);
  const named = (place: Place | null): Place | null =>
    place?.decidedBy ? { ...place, decidedBy: counted.told(place.decidedBy, []).step } : place;
  const placed = rankEntrants(entrants, counted.steps).map(({ standing }) => standing);
  for (const standing of placed) {
    standing.place = named(standing.place);
    standing.divisionPlace = named(standing.divisionPlace);
  }
  const ids = new Set(placed.map(({ id }) => id));
  const values = new Map(sides.map(({ reckoning, value }) => [reckoning, value]));
  const keyOfCut = (reckoning: Reckoning) => keyOf(values.get(reckoning) ?? null, basis);
  const others = sides.filter(({ side }) => !ids.has(side.id)).toSorted((a, b) => byUnplacedOrder(a.reckoning, b.reckoning, keyOfCut));
  return [...placed, ...others.map(({ reckoning }) => unplaced(reckoning))];
}
