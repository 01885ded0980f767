import type { Tournament } from '@fairway/api';
import {
  type AwardMeasure,
  type AwardWinners,
  type FunAwardKind,
  type GiftAwardKind,
  LISTED_AWARD_KINDS,
  MEASURED_AWARD_KINDS,
  type MeasuredAwardKind,
} from '@fairway/api/choice/field/award';
import { cardHole } from '@fairway/api/rule/field/round-hole';
import {
  type AwardRule,
  awardHoles,
  type Card,
  type ContestPlace,
  everyNth,
  type Gender,
  type GiftFeat,
  giftAwards,
  isPeoria,
  measuredAwards,
  NAMED_AWARDS,
  type PeoriaName,
  type Status,
  type TieKey,
} from '@fairway/golf';
import type { Prize } from '../tournament/award-store.ts';
import { engineHoles, prizePeoria, tournamentTies } from '../tournament/rules.ts';
import { basisOf } from '../tournament/same-prize.ts';
import { cardsAreOfSides, hasOwnBallSides } from '../tournament/side/play.ts';
import type { BoardPlayer, Competition } from './competition.ts';
import { contestAwards } from './contest-award.ts';
import { ownBallField } from './own-ball.ts';
import { GOLF_KINDS } from './shot-store.ts';

/** One place of a prize: the rule by which the engine awards it, and what it is called by. */
export type ListedAward = {
  rule: AwardRule;
  prize: Prize;
  wonBy: AwardWinners;
  /** Who gives the prize. */
  sponsor: string | null;
  divisionId: string | null;
  /** Of several: which, from 1; of every nth place the place itself. */
  place: number;
  hole: number | null;
  gender: Gender | null;
  /** Of a contest, and there of one group; missing: of none. */
  contest?: { id: string; name: string; group: string | null };
  measure: AwardMeasure;
  /** How many who would move up are named. */
  backups: number;
};

/** Champion, first and second runner-up. */
const USUAL_PLACES = 3;
const USUAL_EVERY = 5;

/** What a prize of the plan asks of whoever wins it. */
type Shared = Pick<AwardRule, 'main' | 'membersOnly' | 'gender' | 'tieKeys'>;
type PrizeSetting = { prize: Prize; competition: Competition; places: readonly ContestPlace[]; shared: Shared; firstPlace: number };

/**
 * The prizes in their order of priority, a line for every place. Of several of a kind the second is for the second best, and so on;
 * every place, division and hole has an id of its own. `places`: who has which in the contests.
 */
export function listedAwards(competition: Competition, places: readonly ContestPlace[]): ListedAward[] {
  const counts = new Map<string, number>();
  return competition.prizes.flatMap((prize): ListedAward[] => {
    const { id, kind, divisionId, gender, basis } = prize;
    const winners = winnersOf(prize, competition.tournament);
    // each prize with a Peoria of its own has holes of its own
    const list = isPeoria(kind) ? id : `${kind} ${divisionId} ${gender} ${basis} ${winners}`;
    const firstPlace = (counts.get(list) ?? 0) + 1;
    counts.set(list, firstPlace + (prize.places ?? 1) - 1);
    return listed({ prize, competition, places, shared: sharedOf(prize, competition), firstPlace });
  });
}

/**
 * Who wins a prize. Sides with one ball win all but measured shots, which are a partner's; where sides play a ball each, prizes of a list are
 * theirs, unless the prize says otherwise.
 */
function winnersOf({ kind, wonBy }: Pick<Prize, 'kind' | 'wonBy'>, tournament: Pick<Tournament, 'play'>): AwardWinners {
  if (cardsAreOfSides(tournament)) return isOneOf(MEASURED_AWARD_KINDS, kind) ? 'players' : 'sides';
  return hasOwnBallSides(tournament) && wonBy !== 'players' && LISTED_AWARD_KINDS.includes(kind) ? 'sides' : 'players';
}

const isOneOf = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

function sharedOf(prize: Prize, { tournament }: Competition): Shared {
  const { main, membersOnly, gender, tiebreakRule } = prize;
  const keys = (): readonly TieKey[] => tournamentTies(tiebreakRule ?? NO_ORDER, tournament)[basisOf(prize, tournament)];
  return {
    main,
    membersOnly: membersOnly ?? (main && tournament.mainAwardsOnlyForMembers),
    ...(gender !== null && { gender }),
    ...(tiebreakRule !== null && { tieKeys: keys() }),
  };
}

const NO_ORDER = { gross: [], net: [], points: [] };

function listed(of: PrizeSetting): ListedAward[] {
  const { kind } = of.prize;
  switch (kind) {
    case 'best-gross':
    case 'best-net':
      return bestOf(of, kind);
    case 'division':
      return divisionPlaces(of);
    case 'contest':
      return contestPrizes(of);
    case 'every-nth':
      return nthPlaces(of);
    case 'longest-drive':
    case 'nearest-to-the-pin':
    case 'nearest-to-the-line':
      return measured(of, kind);
    case 'peoria':
    case 'double-peoria':
    case 'modified-peoria':
      return places(of, { kind: 'peoria', basis: 'net', ...ownPeoria(of, kind) });
    case 'hole-in-one':
      return acesOn(of);
    case 'gift-hole-in-one':
    case 'gift-eagle':
      return gifts(of, kind);
    default:
      return funAward(of, kind);
  }
}

/** Once the holes of every round are published; without them nobody has a net for it. */
function ownPeoria({ prize, competition }: PrizeSetting, kind: PeoriaName): Pick<AwardRule, 'peoria'> {
  const countedHoles = competition.prizeHoles.get(prize.id) ?? [null];
  if (countedHoles.includes(null)) return {};
  return {
    peoria: prizePeoria(
      { kind, dayHandicapRule: prize.dayHandicapRule },
      competition.tournament,
      engineHoles(countedHoles, competition.rounds),
    ),
  };
}

/** The first place has the id of the prize, so that a decision about it stands when places are added. */
const idOfPlace = ({ id }: Prize, nth: number): string => (nth === 0 ? id : `${id}:${nth + 1}`);

function places(of: PrizeSetting, rule: Pick<AwardRule, 'kind' | 'basis'> & Partial<AwardRule>): ListedAward[] {
  const { prize, firstPlace, shared } = of;
  return Array.from({ length: prize.places ?? 1 }, (_, nth) => {
    const place = firstPlace + nth;
    return line(of, { ...rule, ...shared, id: idOfPlace(prize, nth), place });
  });
}

function bestOf(of: PrizeSetting, kind: 'best-gross' | 'best-net'): ListedAward[] {
  const { divisionId } = of.prize;
  const basis = basisOf(of.prize, of.competition.tournament);
  return places(of, divisionId === null ? { kind, basis } : { kind: 'division-place', basis, division: divisionId });
}

function divisionPlaces(of: PrizeSetting): ListedAward[] {
  const { prize, competition, shared } = of;
  const basis = basisOf(prize, competition.tournament);
  const divisions = competition.divisions.filter(({ id }) => prize.divisionId === null || prize.divisionId === id);
  return divisions.flatMap(({ id: division }) =>
    Array.from({ length: prize.places ?? USUAL_PLACES }, (_, nth) => {
      const place = nth + 1;
      return line(of, { ...shared, id: `${prize.id}:${division}:${place}`, kind: 'division-place', basis, division, place });
    }),
  );
}

function contestPrizes(of: PrizeSetting): ListedAward[] {
  return contestAwards(of.prize, of.competition, USUAL_PLACES, of.places).map(({ rule, contest, hasPoints }) => ({
    ...line(of, rule),
    contest,
    measure: hasPoints ? 'match-points' : 'none',
  }));
}

/** Worst and booby are counted from the last place of their name, the holes of a king and the waves from the first. */
function funAward(of: PrizeSetting, kind: Exclude<FunAwardKind, 'every-nth'>): ListedAward[] {
  const { prize, shared, competition } = of;
  const { place: first, ...named } = NAMED_AWARDS[kind];
  const rule = { ...named, basis: basisOf(prize, competition.tournament), ...shared };
  if (first === undefined) return [line(of, { ...rule, id: prize.id })];
  return Array.from({ length: prize.places ?? 1 }, (_, nth) => ({
    ...line(of, { ...rule, id: idOfPlace(prize, nth), place: first + nth }),
    place: nth + 1,
  }));
}

function nthPlaces(of: PrizeSetting): ListedAward[] {
  const { prize, shared, competition } = of;
  const sides = winnersOf(prize, competition.tournament) === 'sides' ? ownBallField(competition)?.sides : undefined;
  const finishers = (sides ?? competition.competitors).filter(({ status }) => status === 'ok').length;
  const rule = { ...shared, id: prize.id, basis: basisOf(prize, competition.tournament) };
  return everyNth(rule, prize.every ?? USUAL_EVERY, finishers).map((one) => line(of, one));
}

/** Of each of its holes, for the gender that the hole is for. */
function measured(of: PrizeSetting, kind: MeasuredAwardKind): ListedAward[] {
  const { prize, shared } = of;
  const { tieKeys: _, ...rest } = shared;
  const ofHoles = measuredAwards(GOLF_KINDS[kind], awardHoles(prize.holes ?? '') ?? [], rest);
  return ofHoles.map((rule) => line(of, { ...rest, ...rule, id: `${prize.id}:${rule.hole}${rule.gender ?? ''}` }));
}

/** On any hole, or on each of those named. */
function acesOn(of: PrizeSetting): ListedAward[] {
  const { prize, shared } = of;
  const { tieKeys: _, ...rest } = shared;
  const rule = { ...rest, kind: 'hole-in-one', basis: 'gross' } as const;
  const holes = awardHoles(prize.holes ?? '') ?? [];
  if (holes.length === 0) return [line(of, { ...rule, id: prize.id })];
  return holes.map(({ hole, gender }) => line(of, { ...rule, ...(gender && { gender }), id: `${prize.id}:${hole}${gender ?? ''}`, hole }));
}

/** A line for each player who has one; a gift that nobody earned yet is listed all the same. Scores in dispute earn none. */
function gifts(of: PrizeSetting, kind: GiftAwardKind): ListedAward[] {
  const { prize, shared, competition } = of;
  const { rules, competitors, players, tournament, rounds } = competition;
  const common = { id: prize.id, membersOnly: shared.membersOnly };
  const gift = { feat: GIFT_FEATS[kind], holes: awardHoles(prize.holes ?? '') ?? [] };
  const settled = competitors
    .filter(({ status }) => mayHaveGift(status, tournament))
    .map((one) => ({ ...one, cards: withoutDisputed(one.cards, rounds, players.get(one.id)?.disputed ?? []) }));
  const earned = giftAwards(common, gift, rules, settled);
  const nobodys: AwardRule = { ...common, kind: 'gift', basis: 'gross', main: false };
  return (earned.length === 0 ? [nobodys] : earned).map((rule) => line(of, rule));
}

/** A player who was disqualified never has one; whether those who withdrew or returned no card do, the tournament says. */
export const mayHaveGift = (status: Status, { giftsForWithdrawn }: Pick<Tournament, 'giftsForWithdrawn'>): boolean =>
  status !== 'DQ' && status !== 'DNS' && (giftsForWithdrawn || (status !== 'WD' && status !== 'NR'));

export const GIFT_FEATS = { 'gift-hole-in-one': 'hole-in-one', 'gift-eagle': 'eagle' } as const satisfies Record<GiftAwardKind, GiftFeat>;

const withoutDisputed = (cards: readonly Card[], rounds: Competition['rounds'], disputed: BoardPlayer['disputed']): readonly Card[] =>
  cards.map((card, nth) =>
    card.map((score, at) =>
      disputed.some(([round, hole]) => round === nth + 1 && hole === cardHole(rounds[nth] ?? { firstHole: 1 }, at + 1)) ? null : score,
    ),
  );

function line({ prize, competition }: PrizeSetting, rule: AwardRule): ListedAward {
  const { place = 1, division = null, hole = null, gender = null } = rule;
  const fourth = competition.tournament.backup4thWinners && prize.kind === 'division' && place === (prize.places ?? USUAL_PLACES) ? 1 : 0;
  const sponsor = competition.tournament.sponsors.find(({ id }) => id === prize.sponsorId)?.name ?? null;
  const wonBy = winnersOf(prize, competition.tournament);
  const isOfCards = (wonBy === 'sides') === cardsAreOfSides(competition.tournament);
  return {
    rule: isOfCards ? rule : { ...rule, of: wonBy === 'sides' ? 'sides' : 'partners' },
    prize,
    wonBy,
    sponsor,
    divisionId: division,
    place,
    hole,
    gender,
    measure: measureOf(rule),
    backups: Math.max(prize.backups, fourth),
  };
}

function measureOf({ kind, basis }: AwardRule): AwardMeasure {
  switch (kind) {
    case 'king':
      return 'holes';
    case 'wave':
      return 'difference';
    case 'longest-drive':
    case 'nearest-pin':
    case 'nearest-line':
      return 'distance';
    case 'hole-in-one':
    case 'gift':
      return 'none';
    default:
      return basis;
  }
}
