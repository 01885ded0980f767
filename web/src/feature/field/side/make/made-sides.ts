import type { Golfer, SideSize } from '../golfer.ts';

/** How sides are made of golfers who have none. */
export const WAYS = ['handicap', 'order', 'random', 'flight'] as const;
export type Way = (typeof WAYS)[number];

/** The ids of the partners of each side, and of golfers for whom no side has a place. */
type MadeSides = { readonly sides: readonly (readonly string[])[]; readonly left: readonly string[] };

/** A side that a person has begun: its partners stay together. */
export type BegunSide = readonly Pick<Golfer, 'id' | 'handicap'>[];

/**
 * Sides of golfers without one; those that are begun come first, and are filled up. `numbers`: random ones from 0 up to 1, one for each golfer.
 */
export function madeSides(
  way: Way,
  golfers: readonly Golfer[],
  size: SideSize,
  numbers: readonly number[],
  begun: readonly BegunSide[] = [],
): MadeSides {
  if (way === 'handicap') return byHandicap(golfers, size, begun);
  if (way === 'flight') return byFlight(golfers, size, begun);
  return inOrder(way === 'random' ? shuffled(golfers, numbers) : golfers, size, begun);
}

/** How many sides of a legal size this many golfers fill: all of them if that can be. */
function countOf(golfers: number, { from, to }: SideSize): number {
  const all = Math.ceil(golfers / to);
  return all * from <= golfers ? all : Math.floor(golfers / from);
}

type Growing = { readonly partners: string[]; handicaps: number };

/** The begun sides, and as many new ones as the golfers need. */
function growing(golfers: readonly Golfer[], size: SideSize, begun: readonly BegunSide[]): Growing[] {
  const count = Math.max(begun.length, countOf(golfers.length + begun.flat().length, size));
  return Array.from({ length: count }, (_, nth) => {
    const own = begun[nth] ?? [];
    return { partners: idsOf(own), handicaps: own.reduce((sum, one) => sum + handicapOf(one), 0) };
  });
}

/** Golfers without a handicap come last. */
const NO_HANDICAP = 54;
const handicapOf = ({ handicap }: Pick<Golfer, 'handicap'>): number => handicap ?? NO_HANDICAP;

/**
 * A-B-C-D: each side has one of each quarter of the handicaps, and whoever has the lowest A has the highest B, so that the sides are alike:
 * one after the other, the lowest handicap first, golfers join the smallest side, of those the one with the highest handicaps.
 */
function byHandicap(golfers: readonly Golfer[], size: SideSize, begun: readonly BegunSide[]): MadeSides {
  const sides = growing(golfers, size, begun);
  const ranked = golfers.toSorted((one, other) => (one.handicap ?? Infinity) - (other.handicap ?? Infinity) || 0);
  const left = ranked.filter((golfer) => {
    const open = sides.filter(({ partners }) => partners.length < size.to);
    const [smallest] = open.toSorted((one, other) => one.partners.length - other.partners.length || other.handicaps - one.handicaps);
    smallest?.partners.push(golfer.id);
    if (smallest !== undefined) smallest.handicaps += handicapOf(golfer);
    return smallest === undefined;
  });
  return { sides: sides.map(({ partners }) => partners), left: idsOf(left) };
}

/** Those who follow each other, the sides as even as can be. */
function inOrder(golfers: readonly Golfer[], size: SideSize, begun: readonly BegunSide[] = []): MadeSides {
  const sides = growing(golfers, size, begun).map(({ partners }) => partners);
  const sizes = sides.map(({ length }) => length);
  for (const _ of golfers) {
    const smallest = sizes.lastIndexOf(Math.min(...sizes));
    if ((sizes[smallest] ?? size.to) < size.to) sizes[smallest] = (sizes[smallest] ?? 0) + 1;
  }
  const waiting = idsOf(golfers);
  for (const [nth, partners] of sides.entries()) partners.push(...waiting.splice(0, (sizes[nth] ?? 0) - partners.length));
  return { sides, left: waiting };
}

/** Those of a flight are partners; a flight that is larger than a side makes several. */
function byFlight(golfers: readonly Golfer[], size: SideSize, begun: readonly BegunSide[]): MadeSides {
  const flights = Map.groupBy(golfers, ({ flight }) => flight);
  const made = [...flights].map(([flight, own]) => (flight === null ? { sides: [], left: idsOf(own) } : inOrder(own, size)));
  return { sides: [...begun.map(idsOf), ...made.flatMap(({ sides }) => sides)], left: made.flatMap(({ left }) => left) };
}

const idsOf = (golfers: readonly Pick<Golfer, 'id'>[]): string[] => golfers.map(({ id }) => id);

const shuffled = (golfers: readonly Golfer[], numbers: readonly number[]): readonly Golfer[] =>
  golfers
    .map((golfer, nth) => ({ golfer, at: numbers[nth] ?? 0 }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ golfer }) => golfer);

/** As many numbers from 0 up to 1, each as likely as every other and foreseen by nobody. */
export const randomNumbers = (count: number): number[] =>
  [...crypto.getRandomValues(new Uint32Array(count))].map((number) => number / 2 ** 32);
