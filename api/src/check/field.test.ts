import { describe, expect, test } from 'vitest';
import { vgaNumber } from '../route/field/player.ts';
import { email, name, optionalCode, optionalLine, reason, text, timeOfDay } from './field.ts';

describe('a name', () => {
  test.each(['\u200b', '\ufeff \u2060', '\u00ad\u00ad', '\u200d', '\u3000\u00a0', '\u200e\u200f'])(
    'of invisible characters only (%j) is none',
    (typed) => {
      expect(name.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['required']);
    },
  );

  test.each([
    ['\ufeffNguyễn\u200b Văn An\u2060 ', 'Nguyễn Văn An'],
    ['Nguyễn Văn Ấn'.normalize('NFD'), 'Nguyễn Văn Ấn'],
    ['Golf\u00adclub', 'Golfclub'],
  ])('is kept without what cannot be seen, each letter in one way', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept);
  });

  test.each(['Golf\nHạ Long', 'Golf\r\nHạ Long', '\tGolf\tHạ Long\n', 'Golf\u2028Hạ Long', 'Golf\u0000Hạ Long', 'Golf\u0085Hạ Long'])(
    'is one line: what breaks %j is a blank',
    (typed) => {
      expect([name.parse(typed), optionalLine(20).parse(typed)]).toEqual(['Golf Hạ Long', 'Golf Hạ Long']);
    },
  );
});

test('a number or a time has digits, whatever keyboard they come from', () => {
  expect([optionalCode(20).parse('１２Ａ'), timeOfDay.parse('０６：３０'), vgaNumber.parse('ＶＧＡ ３８６３２')]).toEqual([
    '12A',
    '06:30',
    '38632',
  ]);
});

test('a reason is a word at least: what is missing is said, and what is too short is called so', () => {
  const problemsOf = (typed: string) =>
    reason.safeParse(typed).error?.issues.map(({ code, message }) => (message === 'required' ? message : code));
  expect([problemsOf(' '), problemsOf('ok'), problemsOf('mưa')]).toEqual([['required'], ['too_small'], undefined]);
});

test('an e-mail address is kept without the blank that a phone adds behind it, and what a copy leaves in it', () => {
  expect(['an@club.vn ', '\u200ban@club.vn\ufeff'].map((typed) => email.parse(typed))).toEqual(['an@club.vn', 'an@club.vn']);
  expect(email.safeParse('an@club').error?.issues.map(({ message }) => message)).toEqual(['wrong-email']);
});

test('a note keeps its lines', () => {
  expect(text.parse('Golf\nHạ Long')).toBe('Golf\nHạ Long');
});

test('a text is empty when nothing of it can be seen', () => {
  expect(text.parse(' \u200b')).toBe('');
});

test('the flag of a nation ends in signs that nobody sees, and stays whole at the end of a name', () => {
  expect(name.parse('Hamish 🏴󠁧󠁢󠁳󠁣󠁴󠁿\u200d ')).toBe('Hamish 🏴󠁧󠁢󠁳󠁣󠁴󠁿');
});
