import { plainOfKeys } from '@fairway/api/rule/word-of-keys';
import { lastOf } from '@fairway/golf';
/** Text as people type it into a search box: no accents, no capitals, đ as d, single spaces. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Whether every word of the search occurs in the text, with accents or without, or is typed by the keys of a word's beginning. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = ` ${foldAccents(text)}`;
  return foldAccents(search)
    .split(' ')
    .every((word) => folded.includes(word) || folded.includes(` ${plainOfKeys(word) || word}`));
}

let collator: Intl.Collator | undefined;
/** Made when it is first needed: it costs a phone several milliseconds. */
function compare(one: string, other: string): number {
  collator ??= new Intl.Collator('vi', { numeric: true });
  return collator.compare(one, other);
}

const words = (name: string): string[] => name.normalize('NFC').trim().split(/\s+/);

/** Vietnamese order of people: by given name (the last word), then by the rest. */
export function compareGivenName(one: string, other: string): number {
  const [oneWords, otherWords] = [words(one), words(other)];
  return (
    compare(lastOf(oneWords) ?? '', lastOf(otherWords) ?? '') || compare(oneWords.slice(0, -1).join(' '), otherWords.slice(0, -1).join(' '))
  );
}

/** Alphabetical order of anything that is not a person. */
export const compareText = compare;
