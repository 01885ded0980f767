import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { codePointsOf, cutFont } from '../../../cut-font.ts';

type Face = { readonly weight: string; readonly file: string; readonly range: string };

// read from the disk: Vitest leaves styles empty
const facesOf = (style: string): Face[] =>
  readFileSync(join(import.meta.dirname, style), 'utf8')
    .split('@font-face')
    .flatMap((rule) => {
      const [weight, name, range] = [/font-weight: ([\d ]+)/, /url\("(.+)"\)/, /unicode-range:([^;]+)/].map((part) => part.exec(rule)?.[1]);
      return weight && name && range ? [{ weight, file: createRequire(import.meta.url).resolve(name), range }] : [];
    });

const lettersOf = (file: string): Set<string> => new Set(openSync(file).characterSet.map((code) => String.fromCodePoint(code)));
const textOf = (...patterns: string[]): Set<string> =>
  new Set(
    patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).flatMap((file) => Array.from(readFileSync(join(ROOT, file), 'utf8')))),
  );

const ROOT = join(import.meta.dirname, '../../../..');
/** The last two of the style are those that a browser asks first. */
const FIRST = facesOf('letters.css').slice(-2);
const REST = facesOf('letters.css').slice(0, 2);
/** The vowels of Vietnamese and the five signs of its tones. */
const VOWELS = Array.from('aăâeêioôơuưy');
const TONES = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const VIETNAMESE = ['đ', ...VOWELS, ...VOWELS.flatMap((vowel) => TONES.map((tone) => (vowel + tone).normalize('NFC')))];

describe.each(FIRST)('Be Vietnam Pro $weight', ({ file, range }) => {
  let cut: Set<string>;
  let whole: Set<string>;
  beforeAll(async () => {
    cut = lettersOf(await cutFont(file, range));
    whole = lettersOf(file);
  });

  it.each([
    ['the catalogues of the five languages', ['api/src/word/**/*.ts']],
    ['the demo', ['server/src/demo/*.{ts,json}']],
    ['the screens themselves', ['web/src/**/*.{tsx,css}']],
  ])('has every letter and sign of %s that the whole font has', (_text, patterns) => {
    const used = textOf(...patterns);
    expect(used.size).toBeGreaterThan(90);
    expect([...used].filter((letter) => whole.has(letter) && !cut.has(letter))).toEqual([]);
  });

  it('leaves of their letters only Korean, Japanese and Chinese ones to the device', () => {
    const letters = [...textOf('api/src/word/**/*.ts', 'server/src/demo/*.{ts,json}')].filter((letter) =>
      /[\p{L}\p{M}\p{N}]/u.test(letter),
    );
    const device = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script_Extensions=Katakana}０-９]/u;
    expect(letters.filter((letter) => !cut.has(letter) && !device.test(letter))).toEqual([]);
  });

  it('has every letter of a Vietnamese name, small and large, composed or not', () => {
    const letters = [...VIETNAMESE, ...VIETNAMESE.map((letter) => letter.toUpperCase())];
    expect([...letters, ...letters.join('').normalize('NFD')].filter((letter) => !cut.has(letter))).toEqual([]);
  });

  it('is asked for its letters and for no others', () => {
    expect(codePointsOf(range).filter((code) => !cut.has(String.fromCodePoint(code)))).toEqual([]);
  });
});

it('the rest of the font has every other letter, for a golfer from elsewhere, and none of those again', async () => {
  expect(REST.map(({ weight, file }) => [weight, file])).toEqual(FIRST.map(({ weight, file }) => [weight, file]));
  const isLetter = (text: string) => /\p{L}/u.test(text);
  for (const [nth, { file, range }] of REST.entries()) {
    const rest = lettersOf(await cutFont(file, range));
    const first = new Set(codePointsOf(FIRST[nth]?.range ?? '').map((code) => String.fromCodePoint(code)));
    const letters = [...lettersOf(file)].filter(isLetter);
    expect([...rest].filter(isLetter)).toEqual(letters.filter((letter) => !first.has(letter)));
  }
});

it.each(facesOf('figures.css'))('the figures $weight are the ten digits and their signs', async ({ file, range }) => {
  const cut = lettersOf(await cutFont(file, range));
  // the end of the list of a font is a code point too
  cut.delete('\uffff');
  expect([...cut].sort()).toEqual([...'+0123456789−'].sort());
});
