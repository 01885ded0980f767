import type { Card, Competitor, CourseCard } from '../src/index.ts';
import { competitor } from '../test-kit/index.ts';

/** A published case: what was given, what came of it, and where that is printed. */
export type Case<Input, Expected> = {
  readonly name: string;
  readonly source: string;
  readonly kind?: string;
  readonly note?: string;
  readonly input: Input;
  readonly expected: Expected;
};

type Cases = { readonly cases: readonly unknown[] };

/** The cases whose input has a field, each with its name and source as the title of a test. */
export function casesWith<Input, Expected>(file: Cases, field: string): readonly (readonly [string, Case<Input, Expected>])[] {
  const cases = file.cases as readonly Case<Readonly<Record<string, unknown>>, unknown>[];
  return cases.filter(({ input }) => field in input).map((one) => [titleOf(one), one as unknown as Case<Input, Expected>]);
}

/** One case by its name. */
export function caseOf<Input, Expected>(file: Cases, name: string): Case<Input, Expected> {
  const testCase = (file.cases as readonly Case<Input, Expected>[]).find((one) => one.name === name);
  if (testCase === undefined) throw new Error(`no case "${name}"`);
  return testCase;
}

export function titleOf({ name, source }: { readonly name: string; readonly source: string }): string {
  return `${name} (${source})`;
}

/** A course of par 4s, stroke index in the order of the holes. */
export const PAR_FOURS: CourseCard = { par: Array<number>(18).fill(4), strokeIndex: Array.from({ length: 18 }, (_, at) => at + 1) };

/** Strokes spread as evenly as possible over a number of holes. */
export function spread(strokes: number, holes: number): readonly number[] {
  return Array.from({ length: holes }, (_, at) => Math.floor((strokes + at) / holes));
}

/** A player of one round with no handicap but the one given, in strokes. */
export function player(id: string, card: Card, handicap: number | null = null): Competitor {
  return competitor(id, { handicap: handicap === null ? null : handicap * 10, cards: [card] });
}
