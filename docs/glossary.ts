import { readFileSync } from 'node:fs';

const GLOSSARY = readFileSync(new URL('glossary.md', import.meta.url), 'utf8');
const marked = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** The marked words of the last column: wrong in every sentence. */
export const forbidden: readonly string[] = GLOSSARY.split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => marked(line.split(' | ').at(-1) ?? ''));

const lower = (word: string): string => word.toLowerCase();
/** The words of other languages that a Vietnamese sentence may have. */
export const kept: ReadonlySet<string> = new Set(
  marked(GLOSSARY.split('## Kept in Vietnamese')[1] ?? '')
    .flatMap((words) => words.split(' '))
    .map(lower),
);

/** Without its marks: at most two consonants, up to three vowels, at most two consonants, as Vietnamese writes them. */
const SYLLABLE = /^(?:ngh?|nh|ph|th|tr|ch|gh|gi|kh|qu|[bcdghklmnpqrstvx])?[aeiouy]{1,3}(?:ng|nh|ch|[cmnpt])?$/;
const withoutMarks = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
/** Addresses, what has a digit, and names of commands and settings, are no words. */
const NAMES = /\S+@\S+|[A-Z_]+=\S+|\S*\/\S+|[\w-]+(?:\.\w+)+|\p{L}+_\S+|npm run \w+|[\w-]*\d[\w-]*/gu;

/** The words of a text that are no syllable of Vietnamese and not kept. A foreign word with the look of a syllable (“to”) is not found. */
export const foreignWords = (text: string): string[] =>
  (text.replace(NAMES, ' ').match(/[\p{Script=Latin}\p{M}]{2,}/gu) ?? [])
    .map(lower)
    .filter((word) => !SYLLABLE.test(withoutMarks(word)) && !kept.has(word));
