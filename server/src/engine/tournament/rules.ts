import type { DayHandicapRule, Division, Tournament } from '@fairway/api';
import type { DIVISION } from '@fairway/api/record/division';
import type { DecidingKey } from '@fairway/api/record/kind';
import type { TOURNAMENT } from '@fairway/api/record/tournament';
import { golfFormat } from '@fairway/api/rule/field/golf-format';
import { engineHole } from '@fairway/api/rule/field/round-hole';
import {
  type Course,
  type DayHandicap,
  type HandicapEnd,
  isPeoria,
  oneBallRules,
  type PeoriaDay,
  type PeoriaName,
  type Restrictions,
  type Rules,
  type TieOrder,
  type Ties,
  tiesOf,
} from '@fairway/golf';
import type { PublishedHoles } from './counted-hole/store.ts';
import { editionOf } from './edition.ts';
import { cardsAreOfSides } from './side/play.ts';

/** A day handicap as a tournament or a division has it: its name, and what it has otherwise than usual. */
type Day = { calculateHandicapDay: Tournament['calculateHandicapDay']; dayHandicapRule: DayHandicapRule | null };
/** What a division may have in place of the tournament's; null: as the tournament. */
type OwnRules = { id: string } & Pick<Division, DecidingKey<typeof DIVISION>>;

/** The settings that decide how a tournament is played. */
export type PlayedBy = Pick<Tournament, DecidingKey<typeof TOURNAMENT> | 'tiebreakRule' | 'countbackRule'> &
  Parameters<typeof editionOf>[0];

/** The course of a round, and whether staff has finished it; of one that is not set up yet nothing is said. */
type Round = Required<Pick<Course, 'par' | 'strokeIndex' | 'women' | 'nines' | 'firstHole'>> & { readonly finishedAt?: Date | null };

/** A tournament on its rounds as golf takes it; `published` are the counted holes. */
export function rulesOf(
  played: PlayedBy,
  rounds: readonly Round[],
  divisions: readonly OwnRules[] = [],
  published: PublishedHoles = new Map(),
): Rules {
  const counted = (owner: string | null): CountedHoles => engineHoles(published.get(owner) ?? [], rounds);
  const own = divisions.flatMap(({ id, calculateHandicapDay, dayHandicapRule }) =>
    calculateHandicapDay === null ? [] : [[id, dayHandicap({ calculateHandicapDay, dayHandicapRule }, counted(id))] as const],
  );
  const rules: Rules = {
    edition: editionOf(played),
    rounds: rounds.map(({ par, strokeIndex, women, nines, firstHole }) => ({
      par,
      strokeIndex,
      women,
      nines,
      ...(firstHole > 1 && { firstHole }),
    })),
    roundsOver: finishedRounds(rounds),
    format: golfFormat(played.formatRule),
    dayHandicap: dayHandicap(played, counted(null)),
    divisionDayHandicap: Object.fromEntries(own),
    divisionRestrictions: Object.fromEntries(divisions.map((division) => [division.id, restrictionsOf(division, played)])),
    allowance: played.allowance,
    cap: { above: played.capAbove, countsAs: played.capCountsAs },
    ...(played.handicapLimits && { handicapLimits: played.handicapLimits }),
    netFloor: played.netFloor,
    ties: tournamentTies(played.tiebreakRule, played),
  };
  return cardsAreOfSides(played) ? oneBallRules(rules) : rules;
}

/** The tie keys of an order, that of the tournament or of a prize, with the tournament's countback. */
export const tournamentTies = (
  order: TieOrder,
  { countbackRule, countbackOrder: holesAs, countbackShare: share, tieOrder: manual }: Omit<PlayedTies, 'tiebreakRule'>,
): Ties => tiesOf(order, countbackRule, { holesAs, share, manual });

type PlayedTies = Pick<PlayedBy, 'tiebreakRule' | 'countbackRule' | 'countbackOrder' | 'countbackShare' | 'tieOrder'>;

/** What a tournament, or a division in its place, does to declared handicaps. */
export const restrictionsIn = (
  played: Pick<PlayedBy, 'edition' | 'capAbove' | 'capCountsAs' | 'handicapLimits' | 'allowance'>,
  division: Parameters<typeof restrictionsOf>[0] | null,
): Restrictions => ({
  edition: editionOf(played),
  cap: { above: played.capAbove, countsAs: played.capCountsAs },
  handicapLimits: played.handicapLimits,
  allowance: played.allowance,
  ...(division && restrictionsOf(division, played)),
});

/** What a division has in place of the tournament's. A cap never raises a handicap, whichever part of it is the division's own. */
function restrictionsOf(
  { allowance, handicapLimits, capAbove, capCountsAs }: Omit<OwnRules, 'id' | 'calculateHandicapDay' | 'dayHandicapRule'>,
  played: Pick<PlayedBy, 'capAbove' | 'capCountsAs'>,
): Partial<Restrictions> {
  const above = capAbove ?? played.capAbove;
  return {
    ...(allowance !== null && { allowance }),
    ...(handicapLimits !== null && { handicapLimits }),
    ...((capAbove !== null || capCountsAs !== null) && {
      cap: { above, countsAs: Math.min(capCountsAs ?? capAbove ?? played.capCountsAs, above) },
    }),
  };
}

/** How many rounds are finished, counted from the first: the index of the round under way. */
export function finishedRounds(rounds: readonly Pick<Round, 'finishedAt'>[]): number {
  const underWay = rounds.findIndex(({ finishedAt = null }) => finishedAt === null);
  return underWay === -1 ? rounds.length : underWay;
}

/** The day handicap of the tournament or a division. */
function dayHandicap({ calculateHandicapDay: system, dayHandicapRule }: Day, countedHoles: CountedHoles): DayHandicap {
  const { firstHoles, holeCapOn, ceiling } = dayHandicapRule ?? {};
  if (system === 'callaway')
    return defined({ system, firstHoles, holeCapOn, ceiling: typeof ceiling === 'number' ? inTenths(ceiling) : undefined });
  return isPeoria(system) ? peoriaDay(system, dayHandicapRule, countedHoles) : { system };
}

/** A prize with a Peoria of its own: with figures of its own, else under the ceiling that the tournament's Peoria has. */
export function prizePeoria(
  { kind, dayHandicapRule }: { kind: PeoriaName; dayHandicapRule: DayHandicapRule | null },
  played: Pick<PlayedBy, 'calculateHandicapDay' | 'dayHandicapRule'>,
  countedHoles: CountedHoles,
): PeoriaDay {
  const ceiling = isPeoria(played.calculateHandicapDay) ? played.dayHandicapRule?.ceiling : undefined;
  return peoriaDay(kind, { ...(ceiling !== undefined && { ceiling }), ...dayHandicapRule }, countedHoles);
}

type CountedHoles = PeoriaDay['countedHoles'];

/** Counted holes of each round, as the course's card numbers them, as the engine counts. */
export const engineHoles = (counted: CountedHoles, rounds: readonly Pick<Course, 'firstHole'>[]): CountedHoles =>
  counted.map((holes, nth) => holes?.map((hole) => engineHole({ firstHole: rounds[nth]?.firstHole ?? 1 }, hole)) ?? null);

/**
 * Every Peoria is made of its settings here: of the tournament, a division or a prize. Unless a ceiling is set, the cap of the tournament
 * is the only one: a Peoria that stops at 36 by itself would leave nothing above it to count as 35, or as 40.
 */
function peoriaDay(system: PeoriaName, rule: DayHandicapRule | null, countedHoles: CountedHoles): PeoriaDay {
  const { multiplier, factor, base, holeCap, holeCapOn, rounding, floor, ceiling } = rule ?? {};
  const ends = { floor: floor === undefined ? undefined : endOf(floor), ceiling: ceiling === undefined ? null : endOf(ceiling) };
  const times = { multiplier: multiplier && inTenths(multiplier), factor: factor && inTenths(factor) };
  return defined({ system, countedHoles, base, holeCap, holeCapOn, rounding, ...times, ...ends });
}

type End = NonNullable<DayHandicapRule['ceiling']> | null;
const endOf = (end: End): HandicapEnd =>
  end === null || typeof end === 'number' ? tenthsOrNone(end) : { m: tenthsOrNone(end.m), f: tenthsOrNone(end.f) };
const tenthsOrNone = (strokes: number | null) => (strokes === null ? null : inTenths(strokes));
const inTenths = (strokes: number) => Math.round(strokes * 10);

/** What is not set otherwise is as usual. */
const defined = <Of extends object>(fields: Of): { [Field in keyof Of]: Exclude<Of[Field], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
