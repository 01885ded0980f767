import { groupNames } from '@fairway/api/rule/play/match-choice';
import { dealt } from '@fairway/golf';

/** Who may be in a contest: a golfer, or who play together. */
export type Entrant = { readonly id: string; readonly name: string; readonly handicap: number | null };

/** Somebody of the tournament who is not of the field of this format. */
export const isUnfit = (id: string, field: readonly Entrant[], everybody: readonly Entrant[]): boolean =>
  field.every((one) => one.id !== id) && everybody.some((one) => one.id === id);

/** The lowest handicap first; whoever has none comes last, and equal ones stay as they are. */
export function byHandicap(ids: readonly string[], handicapOf: (id: string) => number | null): string[] {
  return ids.toSorted((one, other) => (handicapOf(one) ?? Number.POSITIVE_INFINITY) - (handicapOf(other) ?? Number.POSITIVE_INFINITY) || 0);
}

/** The seeds stay; everybody behind them is drawn. `numbers`: from 0 up to 1, one for each. */
export function restByLot(ids: readonly string[], seeds: number, numbers: readonly number[]): string[] {
  const rest = ids.slice(seeds).map((id, at) => ({ id, number: numbers[at] ?? 0 }));
  return [...ids.slice(0, seeds), ...rest.toSorted((one, other) => one.number - other.number).map(({ id }) => id)];
}

/** Which group each entrant is dealt to, in a snake. */
export function dealtTo(ids: readonly string[], count: number): Record<string, string> {
  return Object.fromEntries(dealt(ids, groupNames(count)).flatMap(({ id, entrants }) => entrants.map((entrant) => [entrant, id])));
}

/** The group with the fewest, for whoever comes last. */
export function smallestGroup(groupOf: Readonly<Record<string, string>>, count: number): string {
  const sizeOf = (name: string) => Object.values(groupOf).filter((of) => of === name).length;
  return groupNames(count).reduce((least, name) => (sizeOf(name) < sizeOf(least) ? name : least));
}

/** As many numbers from 0 up to 1, foreseen by nobody. */
export const randomNumbers = (count: number): number[] =>
  [...crypto.getRandomValues(new Uint32Array(count))].map((number) => number / 2 ** 32);
