import { describe, expect, test } from 'vitest';
import { name, optionalText } from './field.ts';

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
});

test('a text that may be left out is empty when nothing of it can be seen', () => {
  expect(optionalText(20).parse(' \u200b')).toBe('');
});
