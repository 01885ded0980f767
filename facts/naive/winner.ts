import type { FullRules, Key, Ranked, Scored } from './list.ts';
import { placesAmong, rankedOn, scored } from './list.ts';
import type { Basis, Day, Player } from './round.ts';
import { add } from './round.ts';
import { type Sides, sidesOn } from './side.ts';

/** The naive computation: who wins what. */

export type Award = {
  id: string;
  kind: string;
  basis: Basis;
  tieKeys?: Key[];
  division?: string;
  place?: number;
  toPar?: number;
  wave?: string;
  secondNineBetter?: boolean;
  hole?: number;
  round?: number;
  contest?: string;
  group?: string;
  player?: string;
  peoria?: Day;
  gender?: string;
  of?: 'sides' | 'partners';
  main: boolean;
  membersOnly: boolean;
};
type Shot = {
  id: string;
  kind: string;
  hole: number;
  round?: number;
  centimetres: number;
  driveCentimetres?: number;
  onTarget: boolean;
};
export type Prizes = {
  plan: { oneMainPrizeEach: boolean };
  awards: Award[];
  guests: string[];
  absent: string[];
  decisions: Record<string, string>;
  byHand: Record<string, string | null>;
  measurements: Shot[];
};
/** Who competes: players, or sides of one ball, and beside players the sides that they play a ball each for. */
export type Competing = {
  players: (Player & { partners?: { player: string; gender: 'm' | 'f' }[] })[];
  sides: Sides | undefined;
  places: ContestPlaces;
};
/** Who came where in the contests. */
type ContestPlaces = { contest: string; group: string | null; entrant: string; position: number }[];
/** `areOne`: what one of them has the other has. */
type Plan = Prizes & { areOne: (one: string, other: string) => boolean };
/** Players by id, those who share a place together, the best first. */
type Groups = string[][];
type Undecided = { award: Award; names: string[]; isSure: boolean };
type State = { held: { award: Award; player: string }[]; undecided: Undecided[] };

const MEASURED = ['longest-drive', 'nearest-pin', 'nearest-line'];
const isOfContest = ({ kind }: Award) => kind === 'contest-place';
const isMeasured = ({ kind }: Award) => MEASURED.includes(kind);
const FIELDS = ['kind', 'of', 'basis', 'division', 'gender', 'toPar', 'wave', 'secondNineBetter', 'hole', 'round', 'peoria'] as const;

export function winnersOf(rules: FullRules, competing: Competing, own: Prizes): Record<string, string | null> {
  const prizes = { ...own, areOne: onesOf(competing) };
  const given = inTurn(prizes.awards.filter(({ id }) => prizes.byHand[id] !== null));
  const groups = new Map(given.map((award) => [award.id, groupsFor(award, rules, competing, prizes)]));
  const state: State = { held: [], undecided: [] };
  const winners: Record<string, string | null> = Object.fromEntries(prizes.awards.map(({ id }) => [id, null]));
  for (const award of given) {
    const wanted = prizes.byHand[award.id];
    if (wanted == null || !everyone(award, groups.get(award.id)).includes(wanted) || isBarred(state, award, wanted, prizes)) continue;
    winners[award.id] = wanted;
    state.held.push({ award, player: wanted });
  }
  const byHand = new Set(state.held.map(({ award }) => award.id));
  for (const award of given) {
    if (byHand.has(award.id)) continue;
    const result = contend(award, groups.get(award.id)?.ranked ?? [], given, state, prizes);
    if (result.winner === null) state.undecided.push({ award, names: result.contenders, isSure: result.isSure });
    else state.held.push({ award, player: result.winner });
    winners[award.id] = result.winner;
  }
  return winners;
}

function onesOf({ players, sides }: Competing): Plan['areOne'] {
  const teams = [
    ...players.map(({ id, partners = [] }) => ({ id, who: partners.map(({ player }) => player) })),
    ...(sides?.list ?? []).map(({ id, partners }) => ({ id, who: partners.map(({ player }) => player) })),
  ];
  const people = (id: string): string[] => [id, ...teams.filter((team) => team.id === id).flatMap(({ who }) => who)];
  return (one, other) => people(one).some((id) => people(other).includes(id));
}

type Field = { all: Groups; ranked: Groups; divisions: Map<string, string | null> };

/** Whoever is ranked for an award, of its division where it has one. */
const everyone = ({ division }: Award, field: Field | undefined): string[] =>
  (field?.all.flat() ?? []).filter((id) => division === undefined || field?.divisions.get(id) === division);

function contend(award: Award, groups: Groups, byHand: Award[], state: State, prizes: Plan) {
  const ahead = unlisted(award, byHand);
  const eligible: string[] = [];
  const contenders: string[] = [];
  let waits = 0;
  let isSure = false;
  for (const group of groups) {
    const free = group.filter((id) => !isBarred(state, award, id, prizes));
    eligible.push(...free);
    if (eligible.length > ahead) contenders.push(...free);
    waits = add(
      (isOfContest(award) ? [] : rivalsOf(state, award, prizes)).map(({ names }) => {
        const counts = names.map((name) => eligible.filter((id) => prizes.areOne(name, id)).length);
        return Math.max(0, ...counts);
      }),
    );
    isSure = eligible.length > ahead + waits;
    if (isSure) break;
  }
  const chosen = prizes.decisions[award.id] ?? '';
  const winner = contenders.length === 1 ? (contenders[0] as string) : contenders.includes(chosen) ? chosen : null;
  return { contenders, isSure, winner: waits > 0 ? null : winner };
}

function isSameSeries(one: Award, other: Award): boolean {
  if ([one, other].some((of) => of.kind === 'gift' || isOfContest(of))) return false;
  if (isMeasured(one) && one.kind === other.kind) return true;
  return FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

const excludes = (one: Award, other: Award, { plan }: Prizes): boolean =>
  (plan.oneMainPrizeEach && one.main && other.main) || isSameSeries(one, other);
const rivalsOf = ({ undecided }: State, award: Award, prizes: Prizes): Undecided[] =>
  undecided.filter((one) => excludes(one.award, award, prizes));

function isBarred(state: State, award: Award, id: string, prizes: Plan): boolean {
  if (isOfContest(award)) return false;
  if (award.membersOnly && prizes.guests.includes(id)) return true;
  if (prizes.absent.includes(id)) return true;
  if (state.held.some((one) => prizes.areOne(one.player, id) && excludes(one.award, award, prizes))) return true;
  const rivals = rivalsOf(state, award, prizes);
  return rivals.some((own) => {
    if (!own.names.some((name) => prizes.areOne(name, id))) return false;
    const within = rivals.filter(({ isSure, names }) => isSure && names.every((name) => own.names.includes(name)));
    const main = within.filter((one) => one.award.main).length;
    const series = within.filter((one) => isSameSeries(one.award, own.award)).length;
    return main >= own.names.length || series >= own.names.length;
  });
}

/** The lower, the earlier in its series. */
const orderIn = (award: Award): number => (isMeasured(award) ? (award.round ?? 1) * 100 + (award.hole ?? 0) : (award.place ?? 1));

function inTurn(awards: Award[]): Award[] {
  const better = (award: Award) => awards.filter((other) => isSameSeries(other, award) && orderIn(other) < orderIn(award));
  const turns = awards.map((award, nth) => ({
    award,
    at: Math.max(nth, ...better(award).map((other) => awards.indexOf(other))),
  }));
  return turns.sort((one, other) => one.at - other.at || orderIn(one.award) - orderIn(other.award)).map(({ award }) => award);
}

function unlisted(award: Award, awards: Award[]): number {
  if (!['best-gross', 'best-net', 'division-place', 'peoria'].includes(award.kind)) return 0;
  const place = award.place ?? 1;
  const listed = new Set(awards.filter((other) => isSameSeries(other, award)).map((other) => other.place ?? 1));
  return Array.from({ length: place - 1 }, (_, nth) => nth + 1).filter((one) => !listed.has(one)).length;
}

function groupsFor(award: Award, given: FullRules, { players: cards, sides, places }: Competing, prizes: Prizes): Field {
  if (isOfContest(award)) return placed(award, places);
  const keyed = award.tieKeys ? { ...given, ties: { gross: award.tieKeys, net: award.tieKeys, points: award.tieKeys } } : given;
  const rules = award.kind === 'peoria' ? { ...keyed, dayHandicap: award.peoria ?? NO_HOLES, divisionDayHandicap: {} } : keyed;
  const ofSides = award.of === 'sides' ? sides : undefined;
  const players =
    award.of === 'partners'
      ? cards.flatMap((side) => (side.partners ?? []).map(({ player, gender }) => ({ ...side, id: player, gender })))
      : cards;
  const all = players.map((player) => scored(rules, player));
  const genders = new Map(
    ofSides ? ofSides.list.map((side) => [side.id, genderOf(side, players)]) : players.map(({ id, gender }) => [id, gender]),
  );
  const ofGender = ({ player }: Scored) => award.gender === undefined || genders.get(player.id) === award.gender;
  const divisions = new Map((ofSides?.list ?? players).map(({ id, division }) => [id, division]));
  const grouped = (pool: Ranked[], keys: Key[], only: (one: Scored) => boolean = () => true): Groups => {
    const among = pool.filter(only);
    const places = placesAmong(among, keys, rules);
    const positions = [...new Set([...places.values()].map(({ position }) => position))].sort((a, b) => a - b);
    const at = (position: number) =>
      among.filter((one) => places.get(one.player.id)?.position === position && ofGender(one)).map(({ player }) => player.id);
    return positions.map(at).filter(({ length }) => length > 0);
  };
  const special = ofSides ? null : specialPool(award, all, prizes);
  if (special) {
    const own = grouped(special, award.kind === 'king' || award.kind === 'wave' ? keysOf(award, given) : []);
    return { all: own, ranked: own, divisions };
  }
  const basis = award.kind === 'peoria' ? 'net' : award.basis;
  const { pool, keys } = ofSides ? sidesOn(basis, rules, ofSides, players) : { pool: rankedOn(basis, rules, all), keys: rules.ties[basis] };
  const list = pool.filter(({ isComplete }) => isComplete);
  const field = grouped(list, keys);
  if (award.kind === 'division-place')
    return { all: field, ranked: grouped(list, keys, ({ player }) => player.division === award.division), divisions };
  if (award.kind === 'place') return { all: field, ranked: fromNth(field, award.place ?? 1), divisions };
  if (['worst', 'raspberry', 'booby'].includes(award.kind))
    return { all: field, ranked: fromNth([...field].reverse(), award.place ?? 1), divisions };
  return { all: field, ranked: field, divisions };
}

/** Whoever has the place is alone in the ranking. */
function placed({ contest, group, place = 1, player }: Award, places: ContestPlaces): Field {
  const has = places.some((of) => of.contest === contest && of.group === (group ?? null) && of.position === place && of.entrant === player);
  const own = has && player !== undefined ? [[player]] : [];
  return { all: own, ranked: own, divisions: new Map() };
}

function genderOf({ partners }: Sides['list'][number], players: Player[]): string | undefined {
  const genders = partners.flatMap(({ player }) => players.filter(({ id }) => id === player).map(({ gender }) => gender));
  return new Set(genders).size === 1 ? genders[0] : undefined;
}

const NO_HOLES: Day = { system: 'peoria', countedHoles: [] };
const keysOf = ({ tieKeys, basis }: Award, { ties }: FullRules): Key[] => tieKeys ?? [{ by: 'gross' }, ...ties[basis]];

function fromNth(groups: Groups, nth: number): Groups {
  const at = groups.findIndex((_, last) => groups.slice(0, last + 1).flat().length >= nth);
  return at < 0 ? [] : groups.slice(at);
}

/** Those ranked for an award that no list ranks for; null: it is another kind of award. */
function specialPool(award: Award, all: Scored[], { measurements }: Prizes): Ranked[] | null {
  const with_ = (figureOf: (one: Scored) => number | null): Ranked[] =>
    all.flatMap((one) => {
      const figure = figureOf(one);
      return figure === null ? [] : [{ ...one, figure }];
    });
  const isIn = ({ player }: Scored) => player.status !== 'DQ' && player.status !== 'DNS';
  switch (award.kind) {
    case 'king':
      return with_((one) => (hasEveryHole(one) ? countOf(one, award.toPar ?? 0) : null));
    case 'wave':
      return with_((one) => (hasEveryHole(one) ? waveOf(one, award) : null));
    case 'hole-in-one':
      return with_((one) => (isIn(one) && hasAce(one, award) ? 0 : null));
    case 'gift':
      return with_(({ player }) => (player.id === award.player ? 0 : null));
    default:
      return isMeasured(award) ? with_((one) => (isIn(one) ? shotOf(one, award, measurements) : null)) : null;
  }
}

const hasEveryHole = ({ player, isComplete, rounds }: Scored): boolean =>
  player.status === 'ok' && isComplete && rounds.every(({ isTotal }) => !isTotal);

function countOf({ rounds }: Scored, toPar: number): number | null {
  const holes = rounds.flatMap(({ played, par }) => played.filter((score, at) => score === (par[at] as number) + toPar)).length;
  return holes === 0 ? null : -holes;
}

function waveOf({ rounds }: Scored, { wave, secondNineBetter = false }: Award): number | null {
  const eighteen = rounds.filter(({ par }) => par.length === 18);
  if (eighteen.length === 0 || eighteen.some(({ counted }) => counted.includes('pickup'))) return null;
  const gained = add(eighteen.map(({ counted }) => add(counted.slice(0, 9) as number[]) - add(counted.slice(9) as number[])));
  if (secondNineBetter && gained < 0) return null;
  if (wave === 'level') return gained === 0 ? 0 : null;
  if (gained === 0) return null;
  return wave === 'largest' ? -Math.abs(gained) : Math.abs(gained);
}

const hasAce = ({ rounds }: Scored, { hole, round }: Award): boolean =>
  rounds.some(
    ({ counted }, nth) =>
      (round === undefined || round === nth + 1) && counted.some((score, at) => score === 1 && (hole === undefined || hole === at + 1)),
  );

function shotOf({ player }: Scored, award: Award, shots: Shot[]): number | null {
  const own = shots.filter(
    ({ id, kind, hole, round = 1 }) => id === player.id && kind === award.kind && hole === award.hole && round === (award.round ?? 1),
  );
  const shot = own[own.length - 1];
  if (!shot?.onTarget) return null;
  if (award.kind === 'longest-drive') return -shot.centimetres;
  return award.kind === 'nearest-pin' ? shot.centimetres : shot.centimetres - (shot.driveCentimetres ?? 0) / 1_000_000;
}
