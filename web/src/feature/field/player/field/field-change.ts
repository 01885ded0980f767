import { STARTING_SIDES } from '@fairway/api/choice/field/flight';
import { CARD_STATUSES, type CardStatus } from '@fairway/api/choice/play/score';
import { pastedName } from '@fairway/api/rule/field/pasted-name';
import { hasHole, playedCard } from '@fairway/api/rule/field/round-hole';
import { figures } from '@fairway/api/rule/figures';
import { codeOf } from '@fairway/api/rule/typed-keys';
import { dateProblem, readDate, readTime } from '../../../../lib/value/date.ts';
import { foldAccents } from '../../../../lib/value/name.ts';
import { readHandicap } from '../../../../lib/value/number.ts';
import type { PlayerChange } from '../query.ts';
import type { Field } from './field.ts';
import type { FieldContext } from './tee.ts';
import { teeNamed, teeNames } from './tee.ts';

/** The change that a field's text means for the server. */
export type Wanted = Omit<PlayerChange, 'version'>;
export type FieldProblem =
  | 'required'
  | 'gender'
  | 'division'
  | 'tee'
  | 'handicap'
  | 'birthday'
  | 'noSuchDay'
  | 'time'
  | 'startingHole'
  | 'flag'
  | 'code'
  | 'status'
  | 'computed';
export type Reading = { readonly wanted: Wanted } | { readonly problem: FieldProblem };

/** The fields for codes: letters and digits without marks. */
const CODES: readonly Field[] = ['vga', 'startingHole', 'bagTag', 'caddieNumber'];
export const isCode = (field: Field): boolean => CODES.includes(field);

/** A text with plain figures; of a field for codes, with the keys of what an input method made of them. */
export function readCode(field: Field, typed: string): string {
  const text = figures(typed);
  return isCode(field) ? (codeOf(text) ?? text) : text;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Reads what was typed, pasted or chosen for a field, as people write it. The server checks the rest. */
export function readField(field: Field, typed: string, context: FieldContext): Reading {
  const text = typed.normalize('NFC').trim();
  const code = readCode(field, typed);
  switch (field) {
    case 'name':
      return text === '' ? { problem: 'required' } : { wanted: { name: pastedName(text).name } };
    case 'gender':
      return gender(text);
    case 'division':
      return division(text, context);
    case 'handicapCourse':
    case 'handicapIndex':
      return handicap(field, text);
    case 'birthday':
      return birthday(code);
    case 'member':
    case 'absent':
    case 'initials':
      return flag(field, text);
    case 'status':
      return status(text, context);
    case 'tee':
      return tee(text, context);
    case 'vga':
      return { wanted: { vga: orNull(code) } };
    case 'phone':
      return { wanted: { phone: orNull(code.replace(/[\s.-]/g, '')) } };
    case 'flight':
      return ofCard({ flight: orNull(code) }, context);
    case 'bagTag':
    case 'caddieNumber':
      return codeOf(code) === null ? { problem: 'code' } : ofCard({ [field]: orNull(code) }, context);
    case 'teeTime':
      return teeTime(text, context);
    case 'startingHole':
      return startingHole(code, context);
    case 'playingHandicap':
    case 'age':
      return { problem: 'computed' };
    default:
      return { wanted: { [field]: orNull(text) } };
  }
}

type CardFields = Omit<NonNullable<Wanted['card']>, 'roundId'>;
const ofCard = (fields: CardFields, { roundId }: FieldContext): Reading => ({ wanted: { card: { roundId, ...fields } } });

const GENDERS: Readonly<Record<string, 'm' | 'f'>> = { m: 'm', nam: 'm', male: 'm', f: 'f', nu: 'f', female: 'f' };

function gender(text: string): Reading {
  const read = GENDERS[foldAccents(text)];
  return read === undefined ? { problem: 'gender' } : { wanted: { gender: read } };
}

/** A division by its id, or by its name with or without “Bảng”. */
function division(text: string, { divisions }: FieldContext): Reading {
  if (text === '') return { wanted: { divisionId: null } };
  const short = (name: string) => foldAccents(name).replace(/^(bang|nhom)\s+/, '');
  const division =
    divisions.find(({ id }) => id === text) ??
    divisions.find(({ name }) => foldAccents(name) === foldAccents(text)) ??
    divisions.find(({ name }) => short(name) === short(text));
  return division === undefined ? { problem: 'division' } : { wanted: { divisionId: division.id } };
}

/** One of the rounds' tees; any text while they have none. */
function tee(text: string, { rounds }: FieldContext): Reading {
  if (text === '' || teeNames(rounds).length === 0) return { wanted: { tee: orNull(text) } };
  const tee = teeNamed(rounds, text);
  return tee === undefined ? { problem: 'tee' } : { wanted: { tee } };
}

function handicap(field: 'handicapCourse' | 'handicapIndex', text: string): Reading {
  const read = readHandicap(text === '-' ? '' : text);
  return Number.isNaN(read) ? { problem: 'handicap' } : { wanted: { [field]: read } };
}

/** A day, or a year alone. */
function birthday(text: string): Reading {
  if (text === '') return { wanted: { birthday: null, birthYear: null } };
  if (/^(19|20)\d\d$/.test(text)) return { wanted: { birthday: null, birthYear: Number(text) } };
  const day = readDate(text);
  if (day !== null) return { wanted: { birthday: day, birthYear: null } };
  return { problem: dateProblem(text) === 'noSuchDay' ? 'noSuchDay' : 'birthday' };
}

const YES = ['yes', 'y', 'x', '1', 'true', 'co', '✓'];
const NO = ['', 'no', 'n', '0', 'false', 'khong', 'k', '-'];

function flag(field: 'member' | 'absent' | 'initials', text: string): Reading {
  const folded = foldAccents(text);
  if (YES.includes(folded)) return { wanted: { [field]: true } };
  return NO.includes(folded) ? { wanted: { [field]: false } } : { problem: 'flag' };
}

const STATUS_WORDS: Readonly<Record<string, CardStatus>> = { '': 'ok', vang: 'DNS', 'vang mat': 'DNS', 'khong den': 'DNS' };

function status(text: string, context: FieldContext): Reading {
  const meant = codeOf(text, CARD_STATUSES);
  const read = CARD_STATUSES.find((known) => known === meant) ?? STATUS_WORDS[foldAccents(text)];
  return read === undefined ? { problem: 'status' } : ofCard({ status: read }, context);
}

function teeTime(text: string, context: FieldContext): Reading {
  if (text === '') return ofCard({ teeTime: null }, context);
  const time = readTime(text);
  return time === null ? { problem: 'time' } : ofCard({ teeTime: time }, context);
}

/** “10”, or “10A” and “10B” where two flights start on one hole. */
function startingHole(text: string, context: FieldContext): Reading {
  if (text === '') return ofCard({ startingHole: null, startingSide: null }, context);
  const [, hole = '', side] = /^(\d{1,2})\s*([AB])?$/i.exec(text) ?? [];
  const startingSide = STARTING_SIDES.find((one) => one === side?.toUpperCase()) ?? null;
  const startingHole = Number(hole);
  const round = context.rounds.find(({ id }) => id === context.roundId);
  const isPlayed = round !== undefined && hasHole(playedCard(round), startingHole);
  return isPlayed ? ofCard({ startingHole, startingSide }, context) : { problem: 'startingHole' };
}

/** Several changes as one. */
export function together(wants: readonly Wanted[]): Wanted {
  let all: Wanted = {};
  for (const want of wants) {
    const card = all.card && want.card ? { ...all.card, ...want.card } : (want.card ?? all.card);
    all = { ...all, ...want, ...(card && { card }) };
  }
  return all;
}
