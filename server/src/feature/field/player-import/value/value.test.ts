import { MAX_HANDICAP_INDEX } from '@fairway/golf';
import { describe, expect, it, test } from 'vitest';
import { birthdayOf } from './birthday.ts';
import { cellValue } from './cell.ts';
import { findDivision } from './division-name.ts';
import { handicapOf, handicapText } from './handicap.ts';
import { phoneOf, phoneText } from './phone.ts';
import { isInCapitals, properName } from './proper-name.ts';
import { findTee } from './tee.ts';
import { teeTimeOf } from './tee-time.ts';

const NOTHING = { divisions: [], tees: [], year: 2026 };

test.each([
  ['handicapCourse', '２７，５', { handicapCourse: 275 }],
  ['vga', 'ＶＧＡ ３８６３２', { vga: '38632' }],
  ['flight', 'FLY ３', { flight: '3' }],
  ['startingHole', '１０Ａ', { startingHole: 10, startingSide: 'A' }],
  ['name', 'Ｋim１', { name: 'Ｋim１' }],
] as const)('digits of any keyboard are read as digits, but a name stays as it is written: %s', (field, text, facts) => {
  expect(cellValue(field, text, NOTHING)).toEqual({ facts });
});

describe('a handicap', () => {
  it.each([
    ['27,5', 275],
    ['27.5', 275],
    ['27.50', 275],
    ['0', 0],
    ['54', 540],
    ['+2', -20],
    ['+2,5', -25],
    ['-2', -20],
    ['−2', -20],
    ['HDC 18', 180],
    ['hcp18', 180],
    ['55', 'import-wrong-value'],
    ['+11', 'import-wrong-value'],
    ['27/05/2026', 'import-wrong-value'],
    ['mười', 'import-wrong-value'],
  ])('%s is %s', (text, value) => {
    const read = handicapOf(text, MAX_HANDICAP_INDEX);
    expect(typeof read === 'string' ? read : read.tenths).toBe(value);
  });

  it.each([
    ['27.45', 275],
    ['8.24', 82],
    ['14.159292', 142],
  ])('has one decimal: %s is %d, and that is said', (text, tenths) => {
    const note = { key: 'import-note-rounded', params: { value: text } };
    expect(cellValue('handicapIndex', text, NOTHING)).toEqual({ facts: { handicapIndex: tenths }, note });
  });

  it('of a hard course may be above the highest index', () => {
    const read = (field: 'handicapCourse' | 'handicapIndex') => cellValue(field, '66,9', NOTHING);
    expect(read('handicapCourse')).toEqual({ facts: { handicapCourse: 669 } });
    expect(read('handicapIndex')).toHaveProperty('problem');
  });

  it.each([275, -20, 0, 144, -25])('of %d tenths can be read again as it is written, in both languages', (tenths) => {
    const again = (language: 'vi' | 'en') => handicapOf(handicapText(tenths, language), MAX_HANDICAP_INDEX);
    expect([again('vi'), again('en')]).toEqual(Array(2).fill({ tenths, isRounded: false }));
  });
});

describe('a name in capitals', () => {
  it.each([
    ['NGUYỄN THỊ HÀ', 'Nguyễn Thị Hà'],
    ['MS. ĐẶNG THỊ ÁNH', 'Ms. Đặng Thị Ánh'],
    ['Mr TRẦN VĂN BÌNH (VIP)', 'Mr Trần Văn Bình (VIP)'],
    ['JOHN SMITH JR', 'John Smith Jr'],
    ['HENRY TUDOR III', 'Henry Tudor III'],
    ["PAT O'BRIEN", "Pat O'Brien"],
    ['ANNE-MARIE J. LEE', 'Anne-Marie J. Lee'],
    ['NGUYỄN THỊ HÀ'.normalize('NFD'), 'Nguyễn Thị Hà'],
  ])('%s is written %s', (name, proper) => {
    expect([isInCapitals(name), properName(name)]).toEqual([true, proper]);
  });

  it.each(['Nguyễn Thị Hà', 'NGUYỄN Thị Hà', 'Ms. Hà (VIP)', 'K', '= 1 + 1'])('is not %s', (name) => {
    expect(isInCapitals(name)).toBe(false);
  });
});

describe('a tee time', () => {
  it.each([
    ['06h30.', '06:30'],
    ['6h', '06:00'],
    ['6h5', null],
    ['6 giờ 30', '06:30'],
    ['06g30', '06:30'],
    ['06:30', '06:30'],
    ['6.30', '06:30'],
    ['06:30:00', '06:30'],
    ['630', '06:30'],
    ['0630', '06:30'],
    ['12:30 PM', '12:30'],
    ['1:30 pm', '13:30'],
    ['2h30 chiều', '14:30'],
    ['0.270833333333333', '06:30'],
    ['19/04/2026 06:30', '06:30'],
    ['6', null],
    ['24h', null],
    ['06h60', null],
    ['sáng sớm', null],
    ['12h30 sáng', '00:30'],
    ['12:30 AM', '00:30'],
    ['0h kém 5', null],
    ['12h trưa', '12:00'],
    ['1h trưa', '13:00'],
    ['7 giờ rưỡi', '07:30'],
    ['7h kém 5', '06:55'],
    ['5h tối', '17:00'],
  ])('%s is %s', (text, time) => {
    expect(teeTimeOf(text)).toBe(time);
  });
});

describe('a birthday', () => {
  it.each([
    ['25/04/1975', { birthday: '1975-04-25', birthYear: null }],
    ['5-1-82', { birthday: '1982-01-05', birthYear: null }],
    ['5.1.26', { birthday: '2026-01-05', birthYear: null }],
    ['5.1.27', { birthday: '1927-01-05', birthYear: null }],
    ['1975-04-25', { birthday: '1975-04-25', birthYear: null }],
    ['25/04/1975 00:00', { birthday: '1975-04-25', birthYear: null }],
    ['27509', { birthday: '1975-04-25', birthYear: null }],
    ['1975', { birthday: null, birthYear: 1975 }],
    ['28/05/1905', { birthday: null, birthYear: 1975 }],
    ['31/02/1990', null],
    ['12/25/1975', null],
    ['tháng tư', null],
  ])('%s is %j', (text, birthday) => {
    expect(birthdayOf(text, 2026)).toEqual(birthday);
  });
});

describe('a birthday of a list', () => {
  const cell = (text: string) => cellValue('birthday', text, NOTHING);

  it.each(['1899', '2127', '31/12/1899', '01/01/2127', '0000', '99999'])('cannot be %s', (text) => {
    expect(cell(text)).toEqual({ problem: { key: 'birthday-out-of-range' } });
  });

  it.each(['31/02/1990', '0000-02-01', '01/02/0000'])('%s is no day', (text) => {
    expect(cell(text)).toEqual({ problem: { key: 'wrong-date' } });
  });

  it('may be in a year after the tournament, as in the form for one player', () => {
    expect(cellValue('birthday', '01/05/2020', { ...NOTHING, year: 2019 })).toEqual({
      facts: { birthday: '2020-05-01', birthYear: null },
    });
  });
});

describe('a phone number', () => {
  it.each([
    ['0912345678', '+84912345678', '0912 345 678'],
    ['912345678', '+84912345678', '0912 345 678'],
    ['+84 912.345.678', '+84912345678', '0912 345 678'],
    ['84912345678', '+84912345678', '0912 345 678'],
    ['+84 (0)912 345 678', '+84912345678', '0912 345 678'],
    ['024 3826 1234', '+842438261234', '02438261234'],
    ['+82 10 1234 5678', '+821012345678', '+821012345678'],
  ])('%s is kept as %s and shown as %s', (text, phone, shown) => {
    expect([phoneOf(text), phoneText(phone)]).toEqual([phone, shown]);
  });

  it.each(['12345', '0912345678 / 0987654321', 'không rõ', '212345678'])('is not %s', (text) => {
    expect(phoneOf(text)).toBeNull();
  });
});

describe('a division', () => {
  const divisions = ['Bảng A', 'Bảng B (26–35)', 'Bảng Nữ', 'All'].map((name) => ({ name }));

  it.each([
    ['A', 'Bảng A'],
    ['nhóm a', 'Bảng A'],
    ['BANG A', 'Bảng A'],
    ['B', 'Bảng B (26–35)'],
    ['nu', 'Bảng Nữ'],
    ['all', 'All'],
    ['C', undefined],
  ])('%s is %s', (text, name) => {
    expect(findDivision(divisions, text)?.name).toBe(name);
  });

  it('is not found when a name fits two', () => {
    expect(findDivision([{ name: 'Bảng A' }, { name: 'Nhóm A' }], 'A')).toBeNull();
    expect(findDivision([{ name: 'Bảng A' }, { name: 'Nhóm A' }], 'nhóm a')?.name).toBe('Nhóm A');
  });
});

describe('a tee', () => {
  const tees = [
    { name: 'Black', colour: 'black' },
    { name: 'Vàng (Gold)', colour: 'gold' },
    { name: 'Blue', colour: null },
    { name: 'Tee Trắng', colour: 'white' },
    { name: 'Ladies', colour: 'red' },
  ] as const;

  it.each([
    ['Blue', 'Blue'],
    ['BLUE TEES', 'Blue'],
    ['xanh', 'Blue'],
    ['Xanh dương', 'Blue'],
    ['trang', 'Tee Trắng'],
    ['Bệ phát bóng trắng', 'Tee Trắng'],
    ['White (nam)', 'Tee Trắng'],
    ['vàng', 'Vàng (Gold)'],
    ['tee box vàng', 'Vàng (Gold)'],
    ['Đen', 'Black'],
    ['đỏ', 'Ladies'],
    ['Red nữ', 'Ladies'],
    ['ladies', 'Ladies'],
    ['Bạc', undefined],
    ['Tee', undefined],
    ['72.1', undefined],
  ])('%s is %s', (text, name) => {
    expect(findTee(tees, text)?.name).toBe(name);
  });

  it('xanh is the green one where none is blue, and none where two are', () => {
    expect(findTee([{ name: 'Green', colour: null }], 'xanh')?.name).toBe('Green');
    const two = ['Blue', 'Championship'].map((name) => ({ name, colour: 'blue' as const }));
    expect(findTee(two, 'xanh')).toBeNull();
    expect(findTee(two, 'blue')?.name).toBe('Blue');
  });

  it('is kept as it is written while no round says what tees there are', () => {
    expect(cellValue('tee', 'Trắng ', NOTHING)).toEqual({ facts: { tee: 'Trắng' } });
    expect(cellValue('tee', 'Trắng', { ...NOTHING, tees })).toEqual({ facts: { tee: 'Tee Trắng' } });
    expect(cellValue('tee', 'Bạc', { ...NOTHING, tees })).toHaveProperty('note');
  });
});
