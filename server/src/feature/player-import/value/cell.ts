import { birthday, birthYear, type ImportField, type MessageKey, type MessageParams, visibleText } from '@fairway/api';
import { figures } from '@fairway/api/rule/figures';
import { MAX_COURSE_HANDICAP, MAX_HANDICAP_INDEX, type Tenths } from '@fairway/golf';
import { z } from 'zod';
import { findDivision } from '../division-name.ts';
import type { Facts } from '../fact.ts';
import { flightText } from '../read/flight-text.ts';
import { fold } from '../read/fold.ts';
import { type Birthday, birthdayOf } from './birthday.ts';
import { handicapOf } from './handicap.ts';
import { phoneOf } from './phone.ts';
import { findTee, type Tee } from './tee.ts';
import { teeTimeOf } from './tee-time.ts';

/** What reading cells needs: the divisions of the tournament, the tees of its rounds, and its year. */
export type Surroundings = { divisions: readonly { id: string; name: string }[]; tees: readonly Tee[]; year: number };
export type Problem = { key: MessageKey; params?: MessageParams };
/** The facts of a cell, what is wrong with it, or why nothing is taken from it; null: the cell is empty. */
export type CellValue = { facts: Partial<Facts> } | { problem: Problem } | { note: Problem } | null;

const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|BUSY!)$/i;
/** Ways to write “none”; a dash or a question mark too. */
const NONE = new Set(['chua co', 'chua', 'khong', 'khong co', 'ko', 'ko co', 'n a', 'na', 'none', 'nil', 'null', 'tba', 'tbd']);
const LONGEST_NONE = 8;
const ONLY_SIGNS = /^[\p{P}\p{S}\s]*$/u;

export function cellValue(field: ImportField, text: string, surroundings: Surroundings): CellValue {
  const written = visibleText(text);
  if (ERROR.test(written)) return { problem: { key: 'import-cell-error', params: { error: written } } };
  if (ONLY_SIGNS.test(written) && !(isFlag(field) && /[✓✔☑√×]/.test(written))) return null;
  if (field !== 'name' && !isFlag(field) && written.length <= LONGEST_NONE && NONE.has(fold(written))) return null;
  return READERS[field](IN_WORDS.has(field) ? written : figures(written), surroundings);
}

/** What they say stays as it is written; all others are figures, codes, or a word out of few. */
const IN_WORDS: ReadonlySet<ImportField> = new Set(['name', 'division', 'tee', 'email', 'note']);
const isFlag = (field: ImportField): boolean => field === 'member' || field === 'initials';

type Reader = (text: string, surroundings: Surroundings) => CellValue;

const wrong = (key: MessageKey, params?: MessageParams): CellValue => ({ problem: params ? { key, params } : { key } });
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A text of at most this many letters. */
const short =
  (fact: keyof Facts, maximum: number): Reader =>
  (text) =>
    text.length > maximum ? wrong('too-long', { maximum }) : { facts: { [fact]: oneLine(text) } };

const handicap =
  (fact: 'handicapCourse' | 'handicapIndex', highest: Tenths): Reader =>
  (text) => {
    const value = handicapOf(text, highest);
    return typeof value === 'number' ? { facts: { [fact]: value } } : wrong(value, { value: text });
  };

const found = <T>(value: T | null, facts: (value: T) => Partial<Facts>, key: MessageKey, text: string): CellValue =>
  value === null ? wrong(key, { value: text }) : { facts: facts(value) };

const WOMAN = new Set(['nu', 'f', 'female', 'woman', 'w', 'ba', 'co', 'chi', 'ms', 'mrs', 'gai']);
const MAN = new Set(['nam', 'm', 'male', 'man', 'ong', 'anh', 'mr', 'trai']);
const YES = new Set(['co', 'x', '1', 'true', 'yes', 'y', 'v', 'hv', 'hoi vien', 'member', 'dung']);
const NO = new Set(['khong', '0', 'false', 'no', 'n', 'k', 'ko', 'khach', 'guest', 'khong phai', 'chua', 'sai']);

const oneOf = <const T>(text: string, yes: ReadonlySet<string>, no: ReadonlySet<string>, values: readonly [T, T]): T | null =>
  yes.has(fold(text)) ? values[0] : no.has(fold(text)) ? values[1] : null;

const NOTHING_AROUND: Surroundings = { divisions: [], tees: [], year: 0 };

const READERS: Readonly<Record<ImportField, Reader>> = {
  // a running number before the name is not part of it
  name: (text) => short('name', 200)(oneLine(text).replace(/^\d{1,4}[.)]\s+/, ''), NOTHING_AROUND),
  gender: (text) => found(oneOf(text, MAN, WOMAN, ['m', 'f']), (gender) => ({ gender }), 'import-wrong-value', text),
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
  phone: (text) => found(phoneOf(text), (phone) => ({ phone }), 'wrong-phone', text),
  email: (text) => found(z.email().max(200).safeParse(text).data ?? null, (email) => ({ email }), 'wrong-email', text),
  note: (text) => (text.length > 2000 ? wrong('too-long', { maximum: 2000 }) : { facts: { note: text } }),
  // “FLY 3” and “3” are the same flight
  flight: (text, surroundings) => short('flight', 20)(flightText(text).flight || text, surroundings),
  teeTime: (text) => found(teeTimeOf(text), (teeTime) => ({ teeTime }), 'wrong-time', text),
  startingHole: (text) => found(startOf(text), (start) => start, 'import-hole', text),
  bagTag: short('bagTag', 40),
  caddieNumber: short('caddieNumber', 40),
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

/** By the same rule as the form for one player. */
function birthdayFacts(facts: Birthday | null): CellValue {
  if (facts === null) return wrong('wrong-date');
  const isPast = facts.birthday === null ? birthYear.safeParse(facts.birthYear).success : birthday.safeParse(facts.birthday).success;
  return isPast ? { facts } : wrong('birthday-out-of-range');
}

const flagOf = (text: string) => (/^[✓✔☑√×]$/.test(text) ? true : oneOf(text, YES, NO, [true, false]));

function vgaOf(text: string): string | null {
  const digits = text.replace(/vga|no|id|[\s.:#()-]/gi, '');
  return /^\d{1,10}$/.test(digits) ? digits : null;
}

/** “10”, “Hố 10”, “H10”, or “10A” and “10B”, the first and the second flight on that hole. */
function startOf(text: string): Pick<Facts, 'startingHole' | 'startingSide'> | null {
  const [, digits, side] = /^(?:start |xuat phat )?(?:ho|h|hole|tee)? ?(\d{1,2}) ?([ab])?$/.exec(fold(text)) ?? [];
  const startingHole = Number(digits);
  if (digits === undefined || startingHole < 1 || startingHole > 18) return null;
  return { startingHole, startingSide: side === undefined ? null : side === 'a' ? 'A' : 'B' };
}
