import { pastedName } from '@fairway/api/rule/field/pasted-name';
import { formatHandicap } from '@fairway/api/word/number';
import type { Language } from '../../lib/language.ts';
import { foldAccents } from '../../lib/value/name.ts';
import type { GridOption } from '../grid/model/grid-column.ts';

/** Who may be chosen by their name; a handicap tells apart who share one. */
type Golfer = { readonly id: string; readonly name: string; readonly handicap: number | null };

/** A name as people compare it: capitals and spaces do not matter, accents do. */
const exact = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('vi');

export type Meant = { readonly golfer: Golfer } | { readonly wrong: 'unknown' | 'ambiguous' };
export type FindGolfer = (text: string) => Meant;

/** Finds who is meant by an id or by a typed name: with its accents first, then without, then without the signs of a list; two of one name are not guessed at. */
export function golferFinder(golfers: readonly Golfer[]): FindGolfer {
  const byId = new Map(golfers.map((golfer) => [golfer.id, golfer]));
  const byName = Map.groupBy(golfers, ({ name }) => exact(name));
  const byLetters = Map.groupBy(golfers, ({ name }) => foldAccents(name));
  const find = (text: string): Meant => {
    const golfer = byId.get(text);
    if (golfer) return { golfer };
    const [one, ...others] = byName.get(exact(text)) ?? byLetters.get(foldAccents(text)) ?? [];
    if (one === undefined) return { wrong: 'unknown' };
    return others.length === 0 ? { golfer: one } : { wrong: 'ambiguous' };
  };
  return (text) => {
    const meant = find(text);
    return 'wrong' in meant && meant.wrong === 'unknown' ? find(pastedName(text).name) : meant;
  };
}

/** Golfers to choose from, by name; those who share one are told apart by handicap and by their place in the list. */
export function golferOptions(golfers: readonly Golfer[], language: Language): readonly GridOption[] {
  const byName = Map.groupBy(golfers, ({ name }) => exact(name));
  return golfers.map(({ id, name, handicap }) => {
    const same = byName.get(exact(name)) ?? [];
    if (same.length === 1) return { value: id, label: name };
    const at = same.findIndex((one) => one.id === id) + 1;
    const detail = handicap === null ? `#${at}` : formatHandicap(handicap, language);
    const isAlone = same.filter((one) => one.handicap === handicap).length === 1;
    return { value: id, label: `${name} (${isAlone ? detail : `${detail} · #${at}`})` };
  });
}
