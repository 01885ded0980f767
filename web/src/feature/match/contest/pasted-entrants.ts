import type { FindGolfer } from '../../../ui/field/find-golfer.ts';
import { parseCells } from '../../../ui/grid/model/clipboard.ts';

/** Before a name: its number in the list. */
const NUMBER = /^\d+\s*[.)\-–]?\s*/;
const HEADING = /^(stt|no\.?|#|hạt giống|seeds?|họ tên|họ và tên|tên|names?|golfers?|players?|hdc|hcp|handicap)$/i;

const linesOf = (text: string): string[][] =>
  parseCells(text)
    .map((line) => line.map((cell) => cell.trim()).filter((cell) => /\p{L}/u.test(cell)))
    .filter((line) => line.length > 0 && !line.every((cell) => HEADING.test(cell)));

/** Whether a pasted text is a list of names; one name alone is searched for. */
export const isList = (text: string): boolean => linesOf(text).length > 1;

/** Who is meant by a pasted list, a line each, in its order; `unknown`: of whom it is not known, as they are written. */
export function pastedEntrants(text: string, find: FindGolfer): { readonly ids: readonly string[]; readonly unknown: readonly string[] } {
  const meant = linesOf(text).map((cells) => {
    const names = cells.flatMap((cell) => [cell, cell.replace(NUMBER, '')]);
    const [id] = names.flatMap((name) => {
      const one = find(name);
      return 'golfer' in one ? one.golfer.id : [];
    });
    return id === undefined ? { unknown: names[1] ?? '' } : { id };
  });
  return {
    ids: [...new Set(meant.flatMap(({ id }) => id ?? []))],
    unknown: meant.flatMap(({ unknown }) => unknown ?? []),
  };
}

/** Entrants with a pasted list: behind the others whoever is new; a list that names any who are there already is their order, from the first. */
export function orderedBy(entrants: readonly string[], pasted: readonly string[]): string[] {
  const others = entrants.filter((id) => !pasted.includes(id));
  return others.length === entrants.length ? [...entrants, ...pasted] : [...pasted, ...others];
}
