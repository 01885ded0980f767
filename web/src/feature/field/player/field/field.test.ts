import type { Player } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { division, player as playerOf } from '../../../../../test/player.ts';
import { FIELDS } from './field.ts';
import { readField, together } from './field-change.ts';
import { fieldText } from './field-text.ts';
import type { FieldContext, FieldRound } from './tee.ts';

const divisions = [division('a', { name: 'Bảng A' }), division('nu', { name: 'Nữ' })];
const round: FieldRound = {
  id: 'r',
  courseName: 'Hồ',
  par: Array(18).fill(4),
  strokeIndex: null,
  women: null,
  tees: [],
  nines: null,
  holes: 'all',
};
const context: FieldContext = { roundId: 'r', language: 'vi', divisions, rounds: [round] };
const an: Partial<Player> = {
  vga: '38632',
  divisionId: 'a',
  handicapCourse: 14.4,
  handicapIndex: -2,
  birthday: '1980-05-01',
  age: 45,
  member: true,
  phone: '0912345678',
};
const card = { flight: '3', teeTime: '06:46', startingHole: 10, startingSide: null, bagTag: '44', caddieNumber: '7', playingHandicap: 14 };
const player = (over: Partial<Player> = {}): Player => playerOf('Trần Minh An', { ...an, ...over }, card);

describe('a field shows', () => {
  test.each([
    ['name', 'Trần Minh An'],
    ['gender', 'm'],
    ['vga', '38632'],
    ['division', 'a'],
    ['handicapCourse', '14,4'],
    ['handicapIndex', '+2'],
    ['playingHandicap', '14'],
    ['birthday', '01/05/1980'],
    ['age', '45'],
    ['flight', '3'],
    ['teeTime', '06:46'],
    ['startingHole', '10'],
    ['bagTag', '44'],
    ['caddieNumber', '7'],
    ['member', 'yes'],
    ['absent', ''],
    ['status', 'ok'],
    ['phone', '0912 345 678'],
    ['email', ''],
  ] as const)('%s as “%s”', (field, text) => {
    expect(fieldText(player(), field, context)).toBe(text);
  });

  test('a year of birth if the day is not known, and a phone number from abroad unchanged', () => {
    expect(fieldText(player({ birthday: null, birthYear: 1979 }), 'birthday', context)).toBe('1979');
    expect(fieldText(player({ phone: '+84912345678' }), 'phone', context)).toBe('0912 345 678');
    expect(fieldText(player({ phone: '+6591234567' }), 'phone', context)).toBe('+6591234567');
  });

  test('nothing of a round without a card of the player', () => {
    expect(fieldText(player(), 'flight', { ...context, roundId: 'r2' })).toBe('');
    expect(fieldText(player(), 'status', { ...context, roundId: 'r2' })).toBe('ok');
  });
});

describe('reading what people write', () => {
  test.each([
    ['name', '  Lê  Hà ', { name: 'Lê  Hà' }],
    ['name', 'Đỗ'.normalize('NFD'), { name: 'Đỗ' }],
    ['gender', 'Nữ', { gender: 'f' }],
    ['gender', 'NAM', { gender: 'm' }],
    ['name', 'Ｋim１', { name: 'Ｋim１' }],
    ['vga', 'VGA 38632', { vga: 'VGA 38632' }],
    ['vga', '３８６３２', { vga: '38632' }],
    ['phone', '０９１２ ３４５ ６７８', { phone: '0912345678' }],
    ['birthday', '１９７０', { birthday: null, birthYear: 1970 }],
    ['vga', '', { vga: null }],
    ['division', 'a', { divisionId: 'a' }],
    ['division', 'bang a', { divisionId: 'a' }],
    ['division', 'A', { divisionId: 'a' }],
    ['division', 'bảng nữ', { divisionId: 'nu' }],
    ['division', '', { divisionId: null }],
    ['handicapCourse', '27,5', { handicapCourse: 27.5 }],
    ['handicapIndex', '+1.2', { handicapIndex: -1.2 }],
    ['handicapCourse', '-', { handicapCourse: null }],
    ['birthday', '1/5/1980', { birthday: '1980-05-01', birthYear: null }],
    ['birthday', '1980', { birthday: null, birthYear: 1980 }],
    ['birthday', '', { birthday: null, birthYear: null }],
    ['member', 'Có', { member: true }],
    ['member', 'x', { member: true }],
    ['absent', 'không', { absent: false }],
    ['phone', '0912 345.678', { phone: '0912345678' }],
    ['note', ' Bs ', { note: 'Bs' }],
    ['flight', '3', { card: { roundId: 'r', flight: '3' } }],
    ['teeTime', '06h30.', { card: { roundId: 'r', teeTime: '06:30' } }],
    ['startingHole', '10', { card: { roundId: 'r', startingHole: 10, startingSide: null } }],
    ['startingHole', '10b', { card: { roundId: 'r', startingHole: 10, startingSide: 'B' } }],
    ['startingHole', '', { card: { roundId: 'r', startingHole: null, startingSide: null } }],
    ['status', 'wd', { card: { roundId: 'r', status: 'WD' } }],
    ['status', 'ƯD', { card: { roundId: 'r', status: 'WD' } }],
    ['bagTag', 'Á', { card: { roundId: 'r', bagTag: 'A1' } }],
    ['caddieNumber', 'Ｃ１', { card: { roundId: 'r', caddieNumber: 'C1' } }],
    ['flight', 'Đỏ', { card: { roundId: 'r', flight: 'Đỏ' } }],
    ['status', 'ok', { card: { roundId: 'r', status: 'ok' } }],
    ['status', 'vắng mặt', { card: { roundId: 'r', status: 'DNS' } }],
  ] as const)('%s “%s”', (field, text, wanted) => {
    expect(readField(field, text, context)).toEqual({ wanted });
  });

  test.each([
    ['name', ' ', 'required'],
    ['gender', 'x', 'gender'],
    ['gender', '', 'gender'],
    ['division', 'Bảng Z', 'division'],
    ['handicapCourse', 'chưa có', 'handicap'],
    ['birthday', '31/2/1980', 'noSuchDay'],
    ['birthday', '30/2', 'noSuchDay'],
    ['birthday', '32/1', 'noSuchDay'],
    ['birthday', '1/5', 'birthday'],
    ['teeTime', '25h', 'time'],
    ['startingHole', '19', 'startingHole'],
    ['startingHole', '0', 'startingHole'],
    ['bagTag', 'Xe đỏ', 'code'],
    ['caddieNumber', 'А1', 'code'],
    ['member', 'có lẽ', 'flag'],
    ['status', 'XX', 'status'],
    ['age', '5', 'computed'],
  ] as const)('%s “%s” is not understood', (field, text, problem) => {
    expect(readField(field, text, context)).toEqual({ problem });
  });

  test.each([
    ['9', { problem: 'startingHole' }],
    ['10A', { wanted: { card: { roundId: 'r', startingHole: 10, startingSide: 'A' } } }],
  ] as const)('starting hole %s of a round on the back nine', (text, reading) => {
    const rounds: FieldRound[] = [
      { ...round, id: 'first' },
      { ...round, holes: 'back' },
    ];
    expect(readField('startingHole', text, { ...context, rounds })).toEqual(reading);
  });

  test('gives back the value of the text that a field shows', () => {
    const one = player({ phone: '0912345678' });
    for (const field of FIELDS.filter((one) => one !== 'age' && one !== 'playingHandicap')) {
      const reading = readField(field, fieldText(one, field, context), context);
      expect('wanted' in reading, field).toBe(true);
    }
  });
});

test('several changes are sent as one, the card’s together', () => {
  const wants = ['flight', 'teeTime', 'status'].map((field, at) => readField(field as 'flight', ['4', '7h', 'DNS'][at] ?? '', context));
  expect(together(wants.flatMap((reading) => ('wanted' in reading ? [reading.wanted] : [])))).toEqual({
    card: { roundId: 'r', flight: '4', teeTime: '07:00', status: 'DNS' },
  });
});
