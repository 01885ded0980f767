import { CLUB, CLUB_DEFAULTS } from '@fairway/api/record/club';
import { choice, date, line, money, percent, tenths, time, whole } from '@fairway/api/record/kind';
import { describe, expect, it } from 'vitest';
import { problemsOf, readTyped, typedOf } from './typed.ts';

const OF_EACH_KIND = {
  code: line(60, { needed: true }),
  tee: line(60),
  start: date({ needed: true }),
  at: time(),
  months: whole(1, 120, { usual: 12 }),
  handicap: tenths(-10, 54),
  price: money(999_999_999_999),
  share: percent(100, 2),
  unit: choice(['month', 'year'], { usual: 'year' }),
};
const values = {
  ...{ code: 'HD-1', tee: null, start: '2026-04-25', at: '06:30', months: 12, handicap: -1.4, price: 12_000_000, share: 2.5 },
  unit: 'year' as const,
};

describe('a record in a form', () => {
  it('that is opened and saved without a change stays the same', () => {
    const club = { ...CLUB_DEFAULTS, name: 'Đồi Thông', city: 'Đà Lạt', website: 'https://doithong.vn' };
    expect(readTyped(CLUB, typedOf(CLUB, club, 'vi'))).toEqual(club);
    expect(readTyped(OF_EACH_KIND, typedOf(OF_EACH_KIND, values, 'vi'))).toEqual(values);
  });

  it('is typed as people write it', () => {
    expect(typedOf(OF_EACH_KIND, values, 'vi')).toMatchObject({ tee: '', handicap: '+1,4', price: '12.000.000', months: 12 });
  });

  it('is null where a field was emptied that may be empty', () => {
    expect(readTyped(CLUB, { ...typedOf(CLUB, { ...CLUB_DEFAULTS, name: 'X' }, 'vi'), city: ' ' }).city).toBeNull();
  });

  it('keeps what it holds beside the fields', () => {
    expect(readTyped(CLUB, typedOf(CLUB, { ...CLUB_DEFAULTS, name: 'X', logo: '/a' }, 'vi'))).toMatchObject({ logo: '/a' });
  });

  it('says what is missing, and what is no amount, handicap or time of day', () => {
    const typed = {
      ...typedOf(OF_EACH_KIND, values, 'vi'),
      code: ' ',
      start: null,
      months: null,
      price: 'nhiều',
      handicap: 'x',
      at: 'sáng',
    };
    expect(problemsOf(OF_EACH_KIND, typed)).toEqual({
      ...{ code: 'required', start: 'required', months: 'required', price: 'moneyHelp', handicap: 'wrongHandicap' },
      at: 'wrongTime',
    });
    expect(problemsOf(OF_EACH_KIND, typedOf(OF_EACH_KIND, values, 'vi'))).toEqual({});
  });
});
