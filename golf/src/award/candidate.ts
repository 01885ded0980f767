import type { Basis } from '../basis.ts';
import type { PeoriaDay } from '../day-handicap/day-handicap.ts';
import { groupedBy } from '../list.ts';
import type { Rules } from '../rules.ts';
import type { ListSteps } from '../side/list-steps.ts';
import { playerSteps } from '../side/list-steps.ts';
import type { Standing } from '../standing/rank.ts';
import { rank } from '../standing/rank.ts';
import { tieSteps } from '../tie/tie-step.ts';
import { decidingStep, tiePars, tieShares, tieValue } from '../tie/tie-value.ts';
import type { TieKey } from '../tie/tiebreak.ts';
import type { Allocation, AwardDecision, AwardRule } from './award.ts';
import type { AwardField, AwardRankable, FieldOfAward } from './award-field.ts';
import { cardRankables } from './card-award.ts';
import { contestRankables } from './contest-award.ts';
import { giftRankables } from './gift.ts';
import { aceRankables, measuredRankables } from './measured.ts';

/** A player who may win: the cards are complete, or the shot was measured. */
export type Candidate = AwardRankable & { readonly standing: Standing };

/** All who are ranked for an award, in order, and the steps that separate them. */
type Ranked = { readonly order: readonly Candidate[]; readonly by: ListSteps };

type Groups = readonly (readonly Candidate[])[];

/** The same of the gender that an award is for; `groups`: those who may win it, in order, those who share a place together. */
export type Ranking = Ranked & { readonly groups: Groups };

/** What some awards go by beside the cards. */
export type BesideCards = Pick<Allocation, 'measurements' | 'contestPlaces'>;

/** The ranking of any award over one field; each basis is ranked once. */
export function rankingsOf(field: AwardField, beside: BesideCards): (award: AwardRule) => Ranking {
  const lists = new Map<Basis, Ranked>();
  const listOn = (of: AwardField, basis: Basis): Ranked => {
    if (of !== field) return rankedList(of, basis);
    const list = lists.get(basis) ?? rankedList(field, basis);
    lists.set(basis, list);
    return list;
  };
  return (award) => {
    const { order: all, by } = rankedFor(award, awardField(field, award), beside, listOn);
    const order = award.gender === undefined ? all : all.filter(({ standing }) => field.genderOf(standing.id) === award.gender);
    return { order, groups: groupsFor(award, order), by };
  };
}

/** The ranking of any award over its own field. */
export function rankingsIn(fieldOf: FieldOfAward, beside: BesideCards): (award: AwardRule) => Ranking {
  const rankings = new Map<AwardField, (award: AwardRule) => Ranking>();
  return (award) => {
    const field = fieldOf(award);
    const rankingOf = rankings.get(field) ?? rankingsOf(field, beside);
    rankings.set(field, rankingOf);
    return rankingOf(award);
  };
}

function rankedFor(
  award: AwardRule,
  field: AwardField,
  { measurements = [], contestPlaces = [] }: BesideCards,
  listOn: (of: AwardField, basis: Basis) => Ranked,
): Ranked {
  const { rules, cards } = field;
  switch (award.kind) {
    case 'longest-drive':
    case 'nearest-pin':
    case 'nearest-line':
      return ranked(measuredRankables(award, measurements, cards), playerSteps([]));
    case 'hole-in-one':
      return ranked(aceRankables(award, cards), playerSteps([]));
    case 'gift':
      return ranked(giftRankables(award, cards), playerSteps([]));
    case 'contest-place':
      return ranked(contestRankables(award, rules, contestPlaces), playerSteps([]));
    case 'king':
    case 'wave':
      return ranked(cardRankables(award, cards), playerSteps(tieSteps(keysOnCards(award, rules), rules.rounds)));
    case 'peoria':
      return rankedList(field, 'net');
    default:
      return listOn(field, award.basis);
  }
}

function rankedList(field: AwardField, basis: Basis): Ranked {
  const { players, ...by } = field.list(basis);
  return ranked(players, by);
}

function ranked(players: readonly AwardRankable[], by: ListSteps): Ranked {
  return { order: rank(players, by.steps), by };
}

/** Tied on holes or on strokes between the nines: the better gross, then the keys of the list, unless the award has its own. */
function keysOnCards({ tieKeys, basis }: AwardRule, { ties }: Rules): readonly TieKey[] {
  return tieKeys ?? [{ by: 'gross' }, ...ties[basis]];
}

/** The field as an award ranks it. */
export function awardField(field: AwardField, award: AwardRule): AwardField {
  const rules = awardRules(field.rules, award);
  return rules === field.rules ? field : field.under(rules);
}

/**
 * The rules that an award goes by: tie keys of its own, and a Peoria of its own in every division, under the tournament's cap and limits;
 * no one has a net before its counted holes are published. The tournament's rules themselves where it has neither.
 *
 * @example leaderboard(awardRules(rules, award), competitors) // handicaps and nets by the award's own Peoria
 */
export function awardRules(rules: Rules, { kind, tieKeys: keys, peoria = NOT_PUBLISHED }: AwardRule): Rules {
  if (kind !== 'peoria' && keys === undefined) return rules;
  const ties = keys === undefined ? rules.ties : { gross: keys, net: keys, points: keys };
  return kind === 'peoria' ? { ...rules, ties, dayHandicap: peoria, divisionDayHandicap: {} } : { ...rules, ties };
}

const NOT_PUBLISHED: PeoriaDay = { system: 'peoria', countedHoles: [] };

function groupsFor({ kind, division, place = 1 }: AwardRule, order: readonly Candidate[]): Groups {
  switch (kind) {
    case 'division-place':
      return byPlace(
        order.filter(({ standing }) => standing.division === division),
        'divisionPlace',
      );
    case 'place':
      return fromPlace(byPlace(order, 'place'), place);
    case 'worst':
    case 'raspberry':
    case 'booby':
      return fromPlace([...byPlace(order, 'place')].reverse(), place);
    default:
      return byPlace(order, 'place');
  }
}

function byPlace(order: readonly Candidate[], place: 'place' | 'divisionPlace'): Groups {
  return [...groupedBy(order, ({ standing }) => standing[place]?.position).values()];
}

/** The groups from the one that holds the nth place; none where there are fewer candidates. */
function fromPlace(groups: Groups, nth: number): Groups {
  let candidates = 0;
  const at = groups.findIndex((group) => {
    candidates += group.length;
    return candidates >= nth;
  });
  return at === -1 ? [] : groups.slice(at);
}

/** What put a winner ahead of another on the same score: a tie key, or the longer drive; null when the score itself did. */
export function decisionOver(winner: Candidate, other: Candidate | undefined, { steps, describe: shown }: ListSteps): AwardDecision | null {
  if (other === undefined || other.value !== winner.value) return null;
  const over = other.standing.id;
  if (winner.shot !== undefined) return { by: 'longer-drive', over, own: driveOf(winner), other: driveOf(other) };
  const decided = decidingStep(steps, winner.player, other.player);
  if (decided === null) return null;
  const { step, values } = shown(decided, [tieValue(decided, winner.player), tieValue(decided, other.player)]);
  const [own = null, its = null] = values;
  const ties = { ...tieShares(decided, winner.player, other.player), ...tiePars(decided, winner.player, other.player) };
  return { by: 'tie-step', step, over, own, other: its, ...ties };
}

function driveOf({ shot }: Candidate): number {
  return shot?.driveCentimetres ?? 0;
}
