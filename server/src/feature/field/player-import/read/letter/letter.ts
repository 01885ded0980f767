import { headingRow } from '../page/heading.ts';
import type { Sheet } from '../sheet.ts';
import { fromMojibake, isMojibake } from './mojibake.ts';
import { fromTcvn3 } from './tcvn3.ts';
import { fromVni } from './vni.ts';

/** A way to read letters, and whether a text looks as if it needs it. */
type Way = { read: (text: string) => string; isNeeded: (text: string) => boolean };

const WAYS: readonly Way[] = [
  { read: fromMojibake, isNeeded: isMojibake },
  { read: fromTcvn3, isNeeded: (text) => /\p{L}[µ¶·¸¹¨©ª«¬®»¼½¾×÷]|[µ¶·¸¹¨©«¬®»¼½¾×÷]\p{L}/u.test(text) },
  { read: fromVni, isNeeded: (text) => /[aeouyôöAEOUYÔÖ][øûïåäüëØÛÏÅÄÜË]|[ñöÑÖ][aeouyAEOUY]/.test(text) },
];
/** Of the texts of a list, those with such signs: a few of them may be the names of guests from abroad. */
const NEEDED_BY = 5;
const BEGINNING_ROWS = 60;

/**
 * The same sheets with letters that people can read, if their text is of an old Vietnamese font or of UTF-8 that was taken for another
 * code page: whichever way gives more headings, or most of whose texts need it. `western` are the same sheets in the Western code page.
 */
export function withReadableLetters(sheets: readonly Sheet[], western: readonly Sheet[] = sheets): Sheet[] {
  const own = headingsOf(sheets, (text) => text);
  const best =
    own > 1
      ? undefined
      : WAYS.map((way) => ({ way, count: headingsOf(western, way.read) })).sort((one, other) => other.count - one.count)[0];
  const way = best !== undefined && best.count > own ? best.way : neededBy(western);
  return way === undefined ? sheets.map(withoutSigns) : western.map((sheet) => inLetters(sheet, way.read));
}

function headingsOf(sheets: readonly Sheet[], read: (text: string) => string): number {
  return Math.max(
    0,
    ...sheets.map(
      ({ rows }) =>
        headingRow(rows.slice(0, BEGINNING_ROWS).map((cells) => cells.map((text) => (text.length > 100 ? text : read(text))))).count,
    ),
  );
}

function neededBy(sheets: readonly Sheet[]): Way | undefined {
  const names = sheets.flatMap(({ rows }) => rows.flatMap((cells) => cells.filter((text) => /\p{L} \p{L}/u.test(text))));
  return WAYS.find(({ isNeeded }) => names.filter(isNeeded).length * NEEDED_BY > names.length);
}

const PLAIN = /^[\0-\x7f]*$/;

const inLetters = (sheet: Sheet, read: (text: string) => string): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((cells) => cells.map((text) => (PLAIN.test(text) ? text : read(text).normalize('NFC')))),
});

/** What cannot be seen goes, if it is no part of a letter. */
const withoutSigns = (sheet: Sheet): Sheet =>
  sheet.rows.some((cells) => cells.some((text) => SIGN.test(text)))
    ? { ...sheet, rows: sheet.rows.map((cells) => cells.map((text) => text.replace(new RegExp(SIGN, 'g'), ''))) }
    : sheet;
const SIGN = /[\u0080-\u009f\u00ad]/;
