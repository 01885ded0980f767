import type { Basis } from '../basis.ts';
import type { Competitor } from '../competitor.ts';
import type { Rules } from '../rules.ts';
import type { PlayerScore } from '../score/player-score.ts';
import { prepareRules } from '../score/prepared-rules.ts';
import type { Place } from '../standing/place.ts';
import type { Standing } from '../standing/rank.ts';
import { rank } from '../standing/rank.ts';
import type { Rankable } from '../standing/rankable.ts';
import { keyOf } from '../standing/rankable.ts';
import { byUnplacedOrder, standings, unplaced } from '../standing/standing.ts';
import type { TieStep } from '../tie/tie-step.ts';
import { tieSteps } from '../tie/tie-step.ts';
import { sideSteps } from './list-steps.ts';
import type { Side, SideFormat } from './side.ts';
import { genderOf, startingHolesOf } from './side.ts';
import type { SideScore } from './side-score.ts';
import { scoreSide } from './side-score.ts';

/**
 * Every side in the order of the list of one basis, with the places and ties of individuals. `rules.format` says what a hole
 * is worth; values are as Standing.value, over as many balls as count. With balls of their own the net is net hole by hole,
 * also in a countback, and the net floor does not apply. With one ball the team handicap comes off the total, uncapped.
 *
 * @example sideStandings(rules, SIDE_FORMATS['four-ball'], sides, 'net')[0] // { id: 'an-binh', value: -70, place: { position: 1, … }, … }
 */
export function sideStandings(rules: Rules, { ball }: SideFormat, sides: readonly Side[], basis: Basis): readonly Standing[] {
  if (ball.kind === 'one') return standings(oneBallRules(rules), sides.map(asCompetitor), basis);
  const prepared = prepareRules(rules);
  const scores = sides.map((side) => scoreSide(prepared, side, basis, ball.counting));
  return listOfSides(scores, tieSteps(rules.ties[basis], rules.rounds), basis);
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

/** Cap, limits, allowance and a day handicap are for players; a team handicap is made of theirs. */
export function oneBallRules(rules: Rules): Rules {
  const uncut = { cap: null, handicapLimits: null, allowance: 100, divisionRestrictions: {} };
  return { ...rules, dayHandicap: { system: 'none' }, divisionDayHandicap: {}, ...uncut };
}

/** A side as its list ranks it; null when its status or its cards keep it out. */
export function sideRankable({ side, asPlayer, value }: SideScore, basis: Basis): Rankable | null {
  return side.status !== 'ok' || value === null ? null : { player: asPlayer, value, key: keyOf(value, basis) };
}

function listOfSides(sides: readonly SideScore[], steps: readonly TieStep[], basis: Basis): readonly Standing[] {
  const { steps: onCard, shown } = sideSteps(steps, basis);
  const named = (place: Place | null): Place | null =>
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
