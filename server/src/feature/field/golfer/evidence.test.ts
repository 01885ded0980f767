import { describe, expect, it } from 'vitest';
import { evidenceKeys, evidenceOf, type Identity, kindOf } from './evidence.ts';

const AN: Identity = {
  ...{ name: 'Nguyễn Hoàng Ánh', gender: 'm', birthday: '1980-05-01', birthYear: null },
  ...{ vga: '0038632', phone: '0912345678', email: 'an@golf.example' },
};
const NOBODY = { birthday: null, birthYear: null, vga: null, phone: null, email: null };
const kind = (other: Partial<Identity>, one: Partial<Identity> = {}) =>
  kindOf(evidenceOf({ ...AN, ...one }, { ...AN, ...NOBODY, ...other }));

describe('what speaks for two rows being one person', () => {
  it.each([
    ['the VGA number, with other zeros before it', { vga: '38632' }, 'certain'],
    ['the phone, as another country writes it', { phone: '+84 912 345 678' }, 'certain'],
    ['the second phone', { phone: '0987654321', otherPhone: '0912.345.678' }, 'certain'],
    ['any of more phones', { phone: '0987654321', otherPhone: '0900 000 001; +84 900 000 002, 0912.345.678' }, 'certain'],
    ['the e-mail in capitals', { email: 'AN@golf.example ' }, 'certain'],
    ['the birthday', { birthday: '1980-05-01' }, 'certain'],
    ['the birth year', { birthYear: 1980 }, 'likely'],
    ['the name alone', {}, 'name'],
    ['the name of a list in plain capitals', { name: 'NGUYEN HOANG ANH' }, 'name'],
    ['the VGA number with another name', { name: 'Trần Bình', vga: '38632' }, 'number'],
    ['the phone of a family with another name', { name: 'Nguyễn Hoàng Sơn', phone: '0912345678' }, 'number'],
  ] as const)('%s', (_, other, expected) => {
    expect(kind(other)).toBe(expected);
  });

  it('what differs makes a name with a number no more than a name: a father and a son, a number typed wrong', () => {
    expect(kind({ phone: '0912345678', birthYear: 1952 })).toBe('name');
    expect(kind({ vga: '38632', birthday: '1981-05-01' })).toBe('name');
    expect(kind({ phone: '0912345678', gender: 'f' })).toBe('name');
    expect(kind({ birthday: '1980-05-01', vga: '38633' })).toBe('name');
  });

  it('another phone or e-mail speaks for nobody else: people change them', () => {
    expect(kind({ vga: '38632', phone: '0900000000', email: 'an@company.example' })).toBe('name');
    expect(kind({ vga: '38632', phone: '0900000000' })).toBe('certain');
  });

  it('nothing speaks for twins of other names with one birthday, nor for names that differ in a written accent', () => {
    expect(kind({ name: 'Nguyễn Hoàng Bách', birthday: '1980-05-01' })).toBeNull();
    expect(kind({ name: 'Nguyễn Hoàng Anh' })).toBeNull();
    expect(kind({ name: 'Nguyễn Hoàng Anh', vga: '38632' })).toBe('number');
  });

  it('names of one letter are compared as they stand', () => {
    expect(kind({ name: 'A' }, { name: 'A' })).toBe('name');
    expect(kind({ name: 'B' }, { name: 'A' })).toBeNull();
  });

  it('whoever agrees in anything shares a key', () => {
    const keys = evidenceKeys(AN);
    for (const other of [{ name: 'NGUYEN HOANG ANH' }, { vga: '38632' }, { phone: '+84912345678' }, { email: 'AN@GOLF.EXAMPLE' }])
      expect(evidenceKeys({ ...NOBODY, name: 'X', gender: 'f', ...other }).some((key) => keys.includes(key))).toBe(true);
  });
});
