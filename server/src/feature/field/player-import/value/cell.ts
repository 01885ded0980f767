import { birthYear, type ImportField, isPast, type MessageKey, type MessageParams, visibleText } from '@fairway/api';
import { SIDE } from '@fairway/api/record/bound';
import { firstHoleIn, hasHole, lastHole, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { figures } from '@fairway/api/rule/figures';
import { MAX_COURSE_HANDICAP, MAX_HANDICAP_INDEX, type Tenths } from '@fairway/golf';
import { z } from 'zod';
import type { BySides, Facts } from '../fact.ts';
import { UNCALCULATED } from '../read/file/shown.ts';
import { fold } from '../read/fold.ts';
import { flightText } from '../read/row/flight-text.ts';
import { type Birthday, birthdayOf } from './birthday.ts';
import { findDivision } from './division-name.ts';
import { handicapOf } from './handicap.ts';
import { isThaiForm, KOREA, phoneOf, phoneText } from './phone.ts';
import { startOf } from './start.ts';
import { findTee, type Tee } from './tee.ts';
import { teeTimeOf } from './tee-time.ts';

/** What reading cells needs: the divisions of the tournament, the tees of its rounds, and its year. */
type Surroundings = {
  divisions: readonly { id: string; name: string }[];
  tees: readonly Tee[];
  year: number;
  /** Sides play in the tournament, or teams. */
  bySides?: BySides;
  /** The cards are the sides’. */
  oneBall?: boolean;
  /** The round that starts go to. */
  round?: PlayedHoles | undefined;
};
export type Problem = { key: MessageKey; params?: MessageParams };
/** The facts of a cell, with what was made of its text; what is wrong with it, or why nothing is taken from it; null: the cell is empty. */
export type CellValue = { facts: Partial<Facts>; note?: Problem } | { problem: Problem } | { note: Problem } | null;

const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!)$/i;
/** Ways to write “none”; a dash or a question mark too. */
const NONE = new Set([
  'chua co',
  'chua',
  'khong',
  'khong co',
  'ko',
  'ko co',
  'n a',
  'na',
  'nh',
  'nhi',
  'none',
  'nil',
  'null',
  'tba',
  'tbd',
]);
const LONGEST_NONE = 8;
const ONLY_SIGNS = /^[\p{P}\p{S}\s]*$/u;

export function cellValue(field: ImportField, text: string, surroundings: Surroundings): CellValue {
  const written = visibleText(text);
  if (written === UNCALCULATED) return { problem: { key: 'import-not-calculated' } };
  if (ERROR.test(written)) return { problem: { key: 'import-cell-error', params: { error: written } } };
  const isPicture = field === 'name' && /\p{Extended_Pictographic}/u.test(written);
  const isSigns =
    ONLY_SIGNS.test(written) &&
    !isPicture &&
    !(isFlag(field) && /[✓✔☑√×]/.test(written)) &&
    !(field === 'gender' && /^[♂♀]$/.test(written));
  const isWord = field !== 'name' && !isFlag(field) && written.length <= LONGEST_NONE && /\p{L}/u.test(written);
  if (isSigns || (isWord && NONE.has(fold(written)))) {
    const isHandicap = field === 'handicapCourse' || field === 'handicapIndex';
    return isHandicap && written !== '' ? { note: { key: 'import-note-no-handicap', params: { value: written } } } : null;
  }
  return READERS[field](IN_WORDS.has(field) ? written : figures(written), surroundings);
}

/** What they say stays as it is written; all others are figures, codes, or a word out of few. */
const IN_WORDS: ReadonlySet<ImportField> = new Set(['name', 'division', 'tee', 'email', 'note', 'side']);
const isFlag = (field: ImportField): boolean => field === 'member' || field === 'initials';

type Reader = (text: string, surroundings: Surroundings) => CellValue;

const wrong = (key: MessageKey, params?: MessageParams): CellValue => ({ problem: params ? { key, params } : { key } });
const oneLine = (text: string) => text.replace(/\s{2,}|[^\S ]/g, ' ');

/** A text of at most this many letters. */
const short =
  (fact: keyof Facts, maximum: number): Reader =>
  (text) =>
    text.length > maximum ? wrong('too-long', { maximum }) : { facts: { [fact]: oneLine(text) } };

/** Of a card; where sides play one ball that of a golfer has nowhere to go. */
const onCard =
  (read: Reader): Reader =>
  (text, around) =>
    around.oneBall ? { note: { key: 'import-note-card-of-side' } } : read(text, around);

const handicap =
  (fact: 'handicapCourse' | 'handicapIndex', highest: Tenths): Reader =>
  (text) => {
    const value = handicapOf(text, highest);
    if (typeof value === 'string') return wrong(value, { value: text });
    return made({ [fact]: value.tenths }, value.isRounded && { key: 'import-note-rounded', params: { value: text } });
  };

/** Facts, and what the list does not say itself. */
const made = (facts: Partial<Facts>, note: Problem | false): CellValue => (note ? { facts, note } : { facts });

const found = <T>(value: T | null, facts: (value: T) => Partial<Facts>, key: MessageKey, text: string): CellValue =>
  value === null ? wrong(key, { value: text }) : { facts: facts(value) };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(fold));
const WOMAN = words('nu f female woman women w l lady ladies ba co chi ms mrs miss gai 여 여자 여성 女 女性 女子 หญิง');
const MAN = words('nam m male man men gent gents ong anh mr trai 남 남자 남성 男 男性 男子 ชาย');
const YES = new Set(['co', 'x', '1', 'true', 'yes', 'y', 'v', 'hv', 'hoi vien', 'member', 'dung']);
const NO = new Set(['khong', '0', 'false', 'no', 'n', 'k', 'ko', 'khach', 'guest', 'khong phai', 'chua', 'sai']);

const oneOf = <const T>(text: string, yes: ReadonlySet<string>, no: ReadonlySet<string>, values: readonly [T, T]): T | null =>
  yes.has(fold(text)) ? values[0] : no.has(fold(text)) ? values[1] : null;

export const genderOf = (text: string): 'm' | 'f' | null => oneOf(text.replace('♂', 'm').replace('♀', 'f'), MAN, WOMAN, ['m', 'f']);

const NOTHING_AROUND: Surroundings = { divisions: [], tees: [], year: 0 };

const READERS: Readonly<Record<ImportField, Reader>> = {
  // a running number before the name is not part of it
  name: (text) => short('name', 200)(oneLine(text).replace(/^\d{1,4}[.)]\s+/, ''), NOTHING_AROUND),
  gender: (text) => found(genderOf(text), (gender) => ({ gender }), 'import-wrong-value', text),
  birthday: (text, { year }) => birthdayFacts(birthdayOf(text, year)),
  vga: (text) => found(vgaOf(text), (vga) => ({ vga }), 'wrong-vga', text),
  handicapIndex: handicap('handicapIndex', MAX_HANDICAP_INDEX),
  handicapCourse: handicap('handicapCourse', MAX_COURSE_HANDICAP),
  division: (text, { divisions }) => {
    const division = findDivision(divisions, text);
    if (isAutomatic(text) && !divisions.some(({ name }) => name === text)) return null;
    return division ? { facts: { divisionId: division.id } } : wrong('division-does-not-exist', { division: text });
  },
  tee: teeValue,
  member: (text) => found(flagOf(text), (member) => ({ member }), 'import-wrong-value', text),
  initials: (text) => found(flagOf(text), (initials) => ({ initials }), 'import-wrong-value', text),
  phone: phoneValue,
  email: (text) => found(z.email().max(200).safeParse(text).data ?? null, (email) => ({ email }), 'wrong-email', text),
  note: (text) => (text.length > 2000 ? wrong('too-long', { maximum: 2000 }) : { facts: { note: text } }),
  // “FLY 3” and “3” are the same flight
  flight: (text, surroundings) => short('flight', 20)(flightText(text).flight || text, surroundings),
  teeTime: teeTimeValue,
  startingHole: (text, { round }) => {
    const start = startOf(text);
    if (start !== null && round && !hasHole(round, start.hole))
      return wrong('start-not-in-round', { first: firstHoleIn(round), last: lastHole(round) });
    return found(start, ({ hole, side }) => ({ startingHole: hole, startingSide: side }), 'import-hole', text);
  },
  bagTag: onCard(short('bagTag', 40)),
  caddieNumber: onCard(short('caddieNumber', 40)),
  side: (text, around) => (around.bySides ? short('side', SIDE.nameMost)(text, around) : { note: { key: 'import-note-no-sides' } }),
};

/** Our own file marks a division that the tournament found: such a cell names none, so that a later handicap may still move the player. */
const isAutomatic = (text: string): boolean => /\((?:tự xếp|automatic)\)$/i.test(text.normalize('NFC'));

/** As it is written, while no round says what tees there are. */
function teeValue(text: string, surroundings: Surroundings): CellValue {
  const { tees } = surroundings;
  if (tees.length === 0) return short('tee', 60)(text, surroundings);
  const tee = findTee(tees, text);
  if (tee) return { facts: { tee: tee.name } };
  return { note: { key: 'import-note-unknown-tee', params: { value: text, tees: tees.map(({ name }) => name).join(', ') } } };
}

/** Nobody goes out before five in the morning: 1:30 behind 12:50 is half past one. */
function teeTimeValue(text: string): CellValue {
  const time = teeTimeOf(text);
  if (time === null) return wrong('wrong-time', { value: text });
  const hour = Number(time.slice(0, 2));
  if (hour < 1 || hour > 4 || /am|sáng/i.test(text)) return { facts: { teeTime: time } };
  const teeTime = `${hour + 12}${time.slice(2)}`;
  return made({ teeTime }, { key: 'import-note-afternoon', params: { value: text, time: teeTime } });
}

function phoneValue(text: string): CellValue {
  const whole = phoneOf(text);
  if (whole !== null) {
    if (whole.startsWith(KOREA) && !text.includes('+'))
      return made({ phone: whole }, { key: 'import-note-phone-country', params: { value: whole } });
    return made({ phone: whole }, isThaiForm(text) && { key: 'import-note-phone-here', params: { value: text } });
  }
  const [first] = (text.match(/\+?\d[\d ().–-]{7,}\d/g) ?? []).flatMap((part) => phoneOf(part) ?? []);
  const note: Problem = { key: 'import-note-phone-part', params: { value: text, phone: phoneText(first ?? '') } };
  return first === undefined ? wrong('wrong-phone', { value: text }) : made({ phone: first }, note);
}

/** By the same rule as the form for one player. */
function birthdayFacts(facts: Birthday | null): CellValue {
  if (facts === null) return wrong('wrong-date');
  const mayBe = facts.birthday === null ? birthYear.safeParse(facts.birthYear).success : isPast(facts.birthday);
  return mayBe ? { facts } : wrong('birthday-out-of-range');
}

const flagOf = (text: string) => (/^[✓✔☑√×]$/.test(text) ? true : oneOf(text, YES, NO, [true, false]));

function vgaOf(text: string): string | null {
  const digits = text.replace(/vga|no|id|[\s.:#()-]/gi, '');
  return /^\d{1,10}$/.test(digits) ? digits : null;
}
