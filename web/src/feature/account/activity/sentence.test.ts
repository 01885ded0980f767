import type { ActivityChange, ActivityLine } from '@fairway/api';
import {
  ACTIVITY_FIELDS,
  ACTIVITY_KINDS,
  ACTIVITY_SUBJECTS,
  type ActivityKind,
  type ActivitySubject,
} from '@fairway/api/choice/account/activity';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../../../test/words.ts';
import type { Say, Speaker } from './say.ts';
import { sentenceOf } from './sentence.ts';
import { labelOf, valueInWords } from './value.ts';
import { LOG_WORDS } from './words.ts';

const words = await sentences([...LOG_WORDS, 'word', 'shell']);
const speakers = {
  vi: { say: words('vi') as unknown as Say, language: 'vi' },
  en: { say: words('en') as unknown as Say, language: 'en' },
} as const satisfies Record<string, Speaker>;

const line = (
  kind: ActivityKind,
  subjectType: ActivitySubject,
  subjectName: string | null,
  changes: readonly (Partial<ActivityChange> & { field: string })[] = [],
  names: Record<string, string> = {},
): ActivityLine => ({
  id: 'l',
  at: '2026-04-25T00:00:00Z',
  kind,
  subjectType,
  subjectId: subjectName,
  subjectName,
  exists: true,
  who: { kind: 'person', id: 'p', name: 'Nguyễn A' },
  site: null,
  tournament: null,
  clubId: null,
  changes: changes.map((change) => ({ subjectType, of: null, before: null, after: null, ...change })),
  names,
});

describe('a line of the log is a sentence', () => {
  test.each([
    [
      line('updated', 'division', 'A', [{ field: 'cut', before: 20, after: 24 }]),
      'Nguyễn A đổi số golfer qua cut của Bảng A từ 20 thành 24',
      'Nguyễn A changed players making the cut of Division A from 20 to 24',
    ],
    [
      line('import', 'tournament', 'Giải mùa xuân', [
        { field: 'changed', after: 3 },
        { field: 'created', after: 0 },
      ]),
      'Nguyễn A nhập danh sách golfer: 3 có thay đổi',
      'Nguyễn A imported a player list: 3 changed',
    ],
    [line('created', 'club', 'CLB Bạch Hạc'), 'Nguyễn A tạo CLB Bạch Hạc', 'Nguyễn A created club CLB Bạch Hạc'],
    [line('deleted', 'tournament', 'Giải mùa xuân'), 'Nguyễn A xóa Giải mùa xuân', 'Nguyễn A deleted tournament Giải mùa xuân'],
    [
      line('updated', 'player', 'Trần An', [{ field: 'phone', after: '0912345678' }]),
      'Nguyễn A đặt số điện thoại của golfer Trần An: 0912345678',
      'Nguyễn A set phone of player Trần An: 0912345678',
    ],
    [
      line('updated', 'sponsor', 'Ngân hàng A', [{ field: 'logo', after: 'x' }]),
      'Nguyễn A đổi logo của nhà tài trợ Ngân hàng A',
      'Nguyễn A changed the logo of sponsor Ngân hàng A',
    ],
    [
      line('updated', 'player', 'Trần An', [{ field: 'divisionId', before: 'x', after: 'y' }], { x: 'A', y: 'B' }),
      'Nguyễn A đổi bảng của golfer Trần An từ Bảng A thành Bảng B',
      'Nguyễn A changed division of player Trần An from Division A to Division B',
    ],
    [
      line(
        'updated',
        'player',
        'Trần An',
        ['phone', 'email', 'note', 'vga', 'tee'].map((field) => ({ field, after: 'x' })),
      ),
      'Nguyễn A sửa số điện thoại, Email, ghi chú và 2 mục khác của golfer Trần An',
      null,
    ],
    [
      line('score', 'entry', 'Trần An', [{ field: 'entries', after: 9 }]),
      'Nguyễn A nhập điểm 9 hố cho golfer Trần An',
      'Nguyễn A entered 9 holes for player Trần An',
    ],
    [
      line('said', 'match', '3', [{ field: 'said', after: { kind: 'hole-conceded', hole: 7, by: 0 } }]),
      'Nguyễn A ghi ở trận 3: hố 7 bên 1 nhường',
      'Nguyễn A entered for match 3: side 1 conceded hole 7',
    ],
    [
      line('said', 'match', '3', [{ field: 'said', after: { kind: 'result', winner: 1, score: { up: 3, left: 2 } } }]),
      'Nguyễn A ghi ở trận 3: bên 2 thắng 3&2',
      'Nguyễn A entered for match 3: side 2 won 3&2',
    ],
    [
      line('said', 'match', '3', [{ field: 'said', after: { kind: 'committee', winner: 1, reason: 'Sai bóng' } }]),
      'Nguyễn A ghi ở trận 3: ban tổ chức quyết định bên 2 thắng, lý do: Sai bóng',
      'Nguyễn A entered for match 3: the committee decided for side 2, because: Sai bóng',
    ],
    [line('finished', 'round', '2'), 'Nguyễn A kết thúc vòng 2', 'Nguyễn A finished round 2'],
    [line('anonymised', 'player', 'Golfer 1'), 'Nguyễn A ẩn danh một golfer, nay là Golfer 1', null],
    [
      { ...line('login-failed', 'user', null), who: { kind: null, id: null, name: null } },
      'Đăng nhập không thành công với một tên không có',
      'Someone failed to log in with an unknown username',
    ],
    [
      { ...line('contacts-removed', 'tournament', 'Hè', [{ field: 'players', after: 3 }]), who: { kind: null, id: null, name: null } },
      'Hệ thống xóa điện thoại và email đã quá hạn của 3 golfer',
      'The system removed the phones and emails of 3 players whose time was over',
    ],
    [
      { ...line('contacts-removed', 'site', 'Hè', [{ field: 'golfers', after: 4 }]), who: { kind: null, id: null, name: null } },
      'Hệ thống xóa điện thoại và email đã quá hạn của 4 golfer',
      null,
    ],
  ])('%#', (told, vi, en) => {
    expect(sentenceOf(told, speakers.vi)).toBe(vi);
    if (en !== null) expect(sentenceOf(told, speakers.en)).toBe(en);
  });

  test('whatever its kind and its subject, in both languages', () => {
    for (const speaker of Object.values(speakers))
      for (const kind of ACTIVITY_KINDS)
        for (const subject of ACTIVITY_SUBJECTS)
          for (const name of ['An', null]) {
            const sentence = sentenceOf(line(kind, subject, subject === 'award' && name ? 'best-net' : name), speaker);
            expect([kind, subject, /\b(?:said|subject|award|value)\.|\{\{|undefined/.test(sentence) && sentence]).toEqual([
              kind,
              subject,
              false,
            ]);
          }
  });

  test('with a name and a value in words for every field that the log keeps', () => {
    for (const speaker of Object.values(speakers))
      for (const subjectType of ACTIVITY_SUBJECTS)
        for (const field of ACTIVITY_FIELDS[subjectType]) {
          const label = labelOf({ subjectType, field }, speaker);
          expect([subjectType, field, /^[\w-]+[.:]\w/.test(label) || label === field]).toEqual([subjectType, field, false]);
          expect(valueInWords({ subjectType, field }, null, speaker, {}) ?? '').not.toContain('.');
        }
  });
});

test('values read as people write them', () => {
  const valueText = (subjectType: ActivitySubject, field: string, value: unknown) =>
    valueInWords({ subjectType, field }, value, speakers.vi, { r: '2' });
  expect(valueText('tournament', 'date', '2026-04-25')).toBe('25/04/2026');
  expect(valueText('player', 'handicapIndex', 12.4)).toBe('12,4');
  expect(valueText('player', 'member', true)).toBe('Có');
  expect(valueText('tournament', 'format', 'stableford')).toBe('Stableford');
  expect(valueText('entry', 'roundId', 'r')).toBe('Vòng 2');
  expect(valueText('contract', 'amount', 12_000_000)).toBe('12.000.000 ₫');
  expect(valueText('tournament', 'awards', [{ kind: 'best-net', main: true }])).toBe('Best Net (giải chính)');
  expect(valueText('round', 'tees', [{ name: 'Blue' }, { name: 'White' }])).toBe('Blue, White');
  expect(valueText('contract', 'plan', 'premium')).toBe('Cao cấp');
  expect(valueText('user', 'right', 1)).toBe('Quản lý golfer');
  expect(valueText('player', 'phone', null)).toBeNull();
});
