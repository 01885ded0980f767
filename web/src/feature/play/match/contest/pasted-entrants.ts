import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { parseCells } from '../../../../ui/grid/model/clipboard.ts';

/** Before a name: its number in the list, or the sign of a list. */
const NUMBER = /^(?:[-–•*]\s*|[#[(]?\d+[\])]?\s*[.)\-–:]?\s*)/;
/** Behind a name: its handicap, or a remark. */
const REMARK = /\s*\([^)]*\)$/;
const HEADING = /^(stt|no\.?|#|hạt giống|seeds?|họ tên|họ và tên|tên|họ|names?|golfers?|players?|hdcp?|hcp|handicap)$/i;

const linesOf = (text: string): string[][] =>
  parseCells(text)
    .map((line) => line.map((cell) => cell.trim()).filter((cell) => /\p{L}/u.test(cell)))
    .filter((line) => line.length > 0);

/** Whether a pasted text is a list of names; one name alone is searched for. */
export const isList = (text: string): boolean => linesOf(text).filter((cells) => !cells.some((cell) => HEADING.test(cell))).length > 1;

/** Who is meant by a pasted list, a line each, in its order; `unknown`: of whom it is not known, as they are written. */
export function pastedEntrants(text: string, find: FindGolfer): { readonly ids: readonly string[]; readonly unknown: readonly string[] } {
  const meant = linesOf(text).map((cells) => {
    // family and given names may stand in two columns
    const written = [...cells, ...cells.slice(1).map((cell, at) => `${cells[at]} ${cell}`)];
    const names = written.flatMap((name) => [name, name.replace(NUMBER, ''), name.replace(NUMBER, '').replace(REMARK, '')]);
    const [id] = names.flatMap((name) => {
      const one = find(name);
      return 'golfer' in one ? one.golfer.id : [];
    });
    if (id !== undefined) return { id };
    return cells.some((cell) => HEADING.test(cell)) ? {} : { unknown: cells.join(' ').replace(NUMBER, '') };
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
