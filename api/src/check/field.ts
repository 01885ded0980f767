import { BEST_HANDICAP, MAX_COURSE_HANDICAP, MAX_HANDICAP_INDEX, type Tenths } from '@fairway/golf';
import { z } from 'zod';
import { timeZoneName, timeZones } from '../choice/account/club.ts';
import { GENDERS } from '../choice/field/player.ts';
import type { MessageKey } from '../message.ts';
import { type Bound, REASON } from '../record/bound.ts';
import { figures } from '../rule/figures.ts';
import { codeOf } from '../rule/typed-keys.ts';

/** The kinds of field that several features share. Messages are keys of the catalogue. */

/** A whole number within its bounds. */
export const wholeIn = ({ from, to }: Bound) => z.int().min(from).max(to);

/** Lower case, as in the database's answers: ids are compared as texts. In a request it names a record; the tenant scope checks it. */
export const id = z.uuid({ error: 'wrong-format' }).toLowerCase();
/** The caller makes it, for a record that does not exist yet. */
export const newId = id.meta({ 'x-role': 'new' });
/** The id of a record that its feature looks up within the scope, so that it can answer item by item, or beside the field. */
export const judgedId = id.meta({ 'x-role': 'judged' });
export const version = z.int().min(1);
/** The version that the caller saw, of a write that has no body of its own. */
export const seenVersion = z.object({ version: z.coerce.number().int().min(1) });
/** Zero-width blanks, joins and marks that copying from a page or a document leaves behind: they are never part of a word. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;
/** Blanks and invisible signs around a text, also those that join letters within it; but no tags, which end the flag of Scotland. */
const AROUND = /^(?:(?![\u{e0020}-\u{e007f}])[\s\p{Cf}])+|(?:(?![\u{e0020}-\u{e007f}])[\s\p{Cf}])+$/gu;
/** A text as it is kept: what cannot be seen is not part of it, and every letter is written in one way. */
export const visibleText = (typed: string): string => typed.normalize('NFC').replace(INVISIBLE, '').replace(AROUND, '');
export const text = z.string().overwrite(visibleText);
/** Line breaks, tabs and other control characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
/** A text of one line: a break within it, as a cell of a sheet may have, is a blank. */
export const line = z.string().overwrite((typed) => visibleText(typed.replace(CONTROL, ' ')));
export const nameTo = (maximum: number) => line.min(1, { error: 'required' }).max(maximum);
export const name = nameTo(200);
/** A number or a code, such as a flight's: digits of any keyboard are digits. */
export const code = line.overwrite(figures);
export const codeTo = (maximum: number) => code.min(1, { error: 'required' }).max(maximum);
export const optionalCode = (maximum: number) => code.max(maximum).nullable();
/** A tag or a number of letters without marks and digits: what a Vietnamese input method made of them is read back. */
export const tagTo = (maximum: number) =>
  code
    .overwrite((typed) => codeOf(typed) ?? typed)
    .refine((typed) => codeOf(typed) !== null, { error: 'wrong-tag' })
    .max(maximum);
export const optionalTag = (maximum: number) => tagTo(maximum).nullable();
/** One line that may be left out. */
export const optionalLine = (maximum: number) => line.max(maximum).nullable();
/** An address as it is kept: without the blank that a phone adds behind it. */
export const emailText = text.pipe(z.email({ error: 'wrong-email' }).max(200));
export const email = emailText.nullable();
/** The host comes first: a name before an @ looks like one, and leads elsewhere. */
const HOST_FIRST = /^https?:\/\/[^/?#@\\]+([/?#]|$)/i;
/** As people write it: `club.vn` is https://club.vn. Screens make a link of it, so it is an address of a web page; `secure`: by https. */
export function webPage(secure: boolean) {
  const address = z.url({ protocol: secure ? /^https$/ : /^https?$/, hostname: z.regexes.domain });
  return text
    .max(300)
    .overwrite((typed) => (/^[a-z][a-z+.-]*:/i.test(typed) ? typed : `https://${typed}`))
    .refine((typed) => HOST_FIRST.test(typed) && address.safeParse(typed).success, { error: 'wrong-website' });
}
const KNOWN_TIME_ZONES: ReadonlySet<string> = new Set(timeZones());
export const timeZone = z
  .string()
  .overwrite(timeZoneName)
  .refine((zone) => KNOWN_TIME_ZONES.has(zone), { error: 'wrong-time-zone' });
/** Why a person decided something. */
export const reason = text.min(1, { error: 'required', abort: true }).min(REASON.least).max(REASON.most);
export const calendarDate = z.iso.date({ error: 'wrong-date', abort: true });
/** When something is played. The range limits only what a person writes; stored dates are answered as they are. */
export const playingDate = calendarDate.refine((date) => date >= '2000' && date < '2101', { error: 'date-out-of-range' });
/** The latest date anywhere on earth: clubs are ahead of UTC. */
const latestToday = (): Date => new Date(Date.now() + 14 * 60 * 60 * 1000);
export const isPast = (day: string): boolean => day >= '1900' && Date.parse(day) <= latestToday().getTime();
/** From 1900 to today, whether it is typed or imported. */
export const birthday = calendarDate.refine(isPast, { error: 'birthday-out-of-range' });
export const birthYear = z
  .int()
  .refine((year) => year >= 1900 && year <= latestToday().getUTCFullYear(), { error: 'birthday-out-of-range' });
/** Where pages come from: `https://golf.example.com`. A host in ASCII letters alone, because it is written into a header. */
export const origin = z
  .string()
  .overwrite((typed) => visibleText(typed).replace(/\/$/, '').toLowerCase())
  .max(200)
  .regex(/^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, { error: 'wrong-origin' });
/** 24 hours, `06:30`. */
export const timeOfDay = z
  .string()
  .overwrite(figures)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'wrong-time' });
/** Strokes with one decimal. */
export const tenths = (from: number, to: number) =>
  z
    .number()
    .min(from)
    .max(to)
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, { error: 'handicap-tenths' });
const handicapTo = (highest: Tenths) => tenths(BEST_HANDICAP / 10, highest / 10);
export const isHundredths = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
/** With one decimal; a plus handicap is negative. */
export const handicapIndex = handicapTo(MAX_HANDICAP_INDEX);
export const handicapCourse = handicapTo(MAX_COURSE_HANDICAP);
export const gender = z.enum(GENDERS);
const ofEachHole = (from: number, to: number, error: MessageKey) =>
  z.array(z.int({ error }).min(from, { error }).max(to, { error }), { error });
const isNineOr18 = ({ length }: readonly number[]): boolean => length === 9 || length === 18;
/** Of the course of a round: eighteen holes, or a nine. */
export const par = ofEachHole(3, 5, 'course-par').refine(isNineOr18, { error: 'course-par' });
export const strokeIndex = ofEachHole(1, 18, 'course-stroke-index').refine(isNineOr18, { error: 'course-stroke-index' });
/** The same for a club's course. */
export const cardPar = ofEachHole(3, 5, 'card-par').refine(isNineOr18, { error: 'card-par' });
export const cardStrokeIndex = ofEachHole(1, 18, 'card-stroke-index').refine(isNineOr18, { error: 'card-stroke-index' });
/** The card that women play by, where it is another than that of the course. */
export const womenCard = z
  .strictObject({
    par: ofEachHole(3, 5, 'women-par').refine(isNineOr18, { error: 'women-par' }),
    strokeIndex: ofEachHole(1, 18, 'women-stroke-index').refine(isNineOr18, { error: 'women-stroke-index' }).nullable(),
  })
  .nullable();
/** The same as it is shown. */
export const shownWomenCard = z.object({ par: z.array(z.int()), strokeIndex: z.array(z.int()).nullable() }).nullable();
export const instant = z.iso.datetime({ offset: true });

/** One page of a list and how many there are in all. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(25),
};
/** What a list that the server searches, sorts and pages is asked; the first of `sorts` is its default. */
export const listQuery = <const Sort extends readonly [string, ...string[]]>(sorts: Sort) => ({
  search: text.max(200).default(''),
  sort: z.enum(sorts).default(sorts[0]),
  order: z.enum(['asc', 'desc']).default('asc'),
  ...pageQuery,
});
