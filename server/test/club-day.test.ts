import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { describe, expect, it } from 'vitest';
import { printedDay, table } from './fixture/printed-day.ts';
import { testApp } from './kit/app.ts';
import { cardOver, nameOf } from './kit/event.ts';

/*
 * Net is gross less the course handicap; par is 72. `over`: strokes over par, one a hole from hole 1 on, or from hole 18 back.
 *
 *   A  0–12                      B  13–20                          C  21–36
 *   An       4  76  net 72       Khánh   14  86  net 72            Chi 2    24   94  net 70
 *   Bình    10  79  net 69       Lan     14  86  net 72, from 18   Dũng 2   30  101  net 71
 *   Chi     12  84  net 72       Minh    18  85  net 67, absent    Giang 2  40  110  net 74 (40 counts as 36)
 *   Dũng     8  74  net 66 guest Đức     20  94  net 74            Hà 2     21   92  net 71
 *   Giang    6  80  net 74       An 2    16  90  net 74            Khánh 2  27  withdrew after nine
 *   Hà       9  86  net 77       Bình 2  13  92  net 79            Lan 2    28  100  net 72
 *
 * Tied on net: the lower handicap, then the last nine. Khánh and Lan have 14 each; their last nines are 41 and 45.
 *
 * The walk down the prizes, members only and one main prize each:
 *   Best Gross   74 is a guest; An with 76.
 *   Best Net     66 is a guest, 67 is absent; Bình with 69.
 *   A            Dũng is a guest, Bình and An have a prize: Chi 72, Giang 74, Hà 77.
 *   B            Minh is absent: Khánh 72, Lan 72, An 2 74 (16, before Đức with 20).
 *   C            Chi 2 70, Hà 2 71 (21), Dũng 2 71 (30).
 *   Longest Drive on 4: Giang’s 241 m missed the fairway; Đức with 235.5 m, not a main prize.
 *   Nearest to the Pin on 3: guests may win it; Dũng with 1.2 m.
 */
const GUEST = { member: false };
const PLAYERS = [
  { handicapCourse: 4, over: 4 },
  { handicapCourse: 10, over: 7 },
  { handicapCourse: 12, over: 12 },
  { handicapCourse: 8, over: 2, ...GUEST },
  { handicapCourse: 6, over: 8 },
  { handicapCourse: 9, over: 14 },
  { handicapCourse: 14, over: 14 },
  { handicapCourse: 14, over: 14, fromLast: true },
  { handicapCourse: 18, over: 13 },
  { handicapCourse: 20, over: 22 },
  { handicapCourse: 16, over: 18 },
  { handicapCourse: 13, over: 20 },
  { handicapCourse: 24, over: 22 },
  { handicapCourse: 30, over: 29 },
  { handicapCourse: 40, over: 38 },
  { handicapCourse: 21, over: 20 },
  { handicapCourse: 27, over: 9 },
  { handicapCourse: 28, over: 28 },
].map((player, nth) => ({ name: nameOf(nth), member: true, fromLast: false, ...player }));
const WITHDRAWN = 'Nguyễn Khánh 2';

/** One stroke over par on each hole in turn until they are used up. */
function cardOf({ name, over, fromLast }: (typeof PLAYERS)[number]): (number | null)[] {
  const on: Record<number, number> = {};
  for (let nth = 0; nth < over; nth++) {
    const hole = fromLast ? 18 - (nth % 18) : (nth % 18) + 1;
    on[hole] = (on[hole] ?? 0) + 1;
  }
  return cardOver(on).map((strokes, at) => (name === WITHDRAWN && at >= 9 ? null : strokes));
}

const test = await testApp({ PUBLIC_URL: 'https://golf.example.com' });
const day = printedDay(test);

async function play(): Promise<void> {
  await day.begin(
    {
      name: 'Giải CLB tháng Tư',
      location: 'Sân Phú Thọ',
      regulations: 'Điều 1. Net theo handicap sân.\nĐiều 2. Bằng điểm: handicap thấp hơn, rồi chín hố cuối.',
      mainAwardsOnlyForMembers: true,
      awards: [
        { kind: 'best-gross', main: true, gift: 'Cúp pha lê' },
        { kind: 'best-net', main: true },
        { kind: 'division', main: true },
      ],
      sideAwards: [
        { ...AWARD_DEFAULTS, kind: 'longest-drive', main: false, holes: '4m' },
        { ...AWARD_DEFAULTS, kind: 'nearest-to-the-pin', main: false, holes: '3' },
      ],
      public: true,
    },
    [
      { name: 'A', handicapCourseFrom: 0, handicapCourseTo: 12 },
      { name: 'B', handicapCourseFrom: 13, handicapCourseTo: 20 },
      { name: 'C', handicapCourseFrom: 21, handicapCourseTo: 36 },
    ],
    PLAYERS.map(({ name, handicapCourse, member }) => ({ name, gender: 'm', handicapCourse, member })),
  );
  await day.drawFlights(4);
  await day.enter(Object.fromEntries(PLAYERS.map((player) => [player.name, cardOf(player)])));
  await day.setStatus(WITHDRAWN, 'WD');
  await day.measure('longest-drive', 4, {
    'Nguyễn Đức': { centimetres: 23_550 },
    'Nguyễn Giang': { centimetres: 24_100, onTarget: false },
  });
  await day.measure('nearest-to-the-pin', 3, { 'Nguyễn Lan': { centimetres: 185 }, 'Nguyễn Dũng': { centimetres: 120 } });
  await day.finish();
  await day.change('Nguyễn Minh', { absent: true });
  await day.close();
}

describe('a club day of divisions by handicap, on paper', () => {
  it('has the results of each division, the winners who are there and are members, and everything for the course', async () => {
    await play();
    test.setNow(new Date('2026-04-25T10:15:00Z'));

    const results = await day.print('result');
    expect(results).toHaveLength(3);
    const [a, b, c] = results;
    expect(a).toContain('Kết quả – Bảng A | 25/04/2026 · Champion · Xếp theo net');
    expect(a).toContain(
      table([
        'Hạng | Golfer | So par | Gross | HDC | Net',
        '1 | Nguyễn Dũng | +2 | 74 | 8 | 66',
        '2 | Nguyễn Bình | +7 | 79 | 10 | 69',
        '3 | Nguyễn An | +4 | 76 | 4 | 72',
        '4 | Nguyễn Chi | +12 | 84 | 12 | 72',
        '5 | Nguyễn Giang | +8 | 80 | 6 | 74',
        '6 | Nguyễn Hà | +14 | 86 | 9 | 77',
      ]),
    );
    expect(b).toContain(
      table([
        '1 | Nguyễn Minh | +13 | 85 | 18 | 67',
        '2 | Nguyễn Khánh | +14 | 86 | 14 | 72',
        '3 | Nguyễn Lan | +14 | 86 | 14 | 72',
        '4 | Nguyễn An 2 | +18 | 90 | 16 | 74',
        '5 | Nguyễn Đức | +22 | 94 | 20 | 74',
        '6 | Nguyễn Bình 2 | +20 | 92 | 13 | 79',
      ]),
    );
    expect(c).toContain(
      table([
        '1 | Nguyễn Chi 2 | +22 | 94 | 24 | 70',
        '2 | Nguyễn Hà 2 | +20 | 92 | 21 | 71',
        '3 | Nguyễn Dũng 2 | +29 | 101 | 30 | 71',
        '4 | Nguyễn Lan 2 | +28 | 100 | 28 | 72',
        '5 | Nguyễn Giang 2 | +38 | 110 | 36 | 74',
        'WD | Nguyễn Khánh 2',
      ]),
    );
    for (const [nth, page] of results.entries()) {
      expect(page).toContain('| In lúc 17:15 25/04/2026 · Bản kết quả ');
      expect(page).toContain(`Trang ${nth + 1}/3`);
      expect(page).toContain('Kết quả chính thức');
    }

    const winners = [
      'Best Gross | Nguyễn An | gross 76 | Cúp pha lê',
      'Best Net | Nguyễn Bình | net 69',
      'Giải Nhất – Bảng A | Nguyễn Chi | net 72',
      'Giải Nhì – Bảng A | Nguyễn Giang | net 74',
      'Giải Ba – Bảng A | Nguyễn Hà | net 77',
      'Giải Nhất – Bảng B | Nguyễn Khánh | net 72',
      'Giải Nhì – Bảng B | Nguyễn Lan | net 72',
      'Giải Ba – Bảng B | Nguyễn An 2 | net 74',
      'Giải Nhất – Bảng C | Nguyễn Chi 2 | net 70',
      'Giải Nhì – Bảng C | Nguyễn Hà 2 | net 71',
      'Giải Ba – Bảng C | Nguyễn Dũng 2 | net 71',
      'Longest Drive – hố 4 (Nam) | Nguyễn Đức | 235,5 m',
      'Nearest to the Pin – hố 3 | Nguyễn Dũng | 1,2 m',
    ];
    const [list] = await day.print('winner');
    expect(list).toContain(table(['Giải thưởng | Người nhận giải | Kết quả | Quà | Ký nhận', ...winners, 'Trưởng ban tổ chức']));
    const certificates = await day.print('certificate');
    expect(certificates).toHaveLength(winners.length);
    expect(certificates[6]).toContain('Trao cho / Presented to | Nguyễn Lan | Giải Nhì – Bảng B | First runner-up – Division B | net 72');
    const [english] = await day.print('winner', { language: 'en', size: 'a5' });
    expect(english).toContain('Champion – | Division A | Nguyễn Chi | net 72');

    const starts = await day.print('start-list');
    expect(starts).toHaveLength(1);
    expect(starts[0]).toContain(table(['Flight 5 | 06:30 · hố 5', '1 | Nguyễn Khánh 2 | C | 27', '2 | Nguyễn Lan 2 | C | 28']));
    expect(starts[0]).toContain('| In lúc 17:15 25/04/2026 · Bản dữ liệu ');
    const sheets = await day.print('flight-sheet');
    expect(sheets).toHaveLength(2);
    expect(sheets[0]).toContain(
      table(['Flight 4 | 06:30 · hố 4', 'Đến | Golfer | Bảng | HDC | Bag tag | Caddie', 'Nguyễn Chi 2 | C | 24']),
    );

    const cards = await day.print('score-card');
    expect(cards).toHaveLength(5);
    expect(cards[3]).toContain('Nguyễn Giang 2 | Bảng C · HDC 36 | Flight | 4 | Giờ | 06:30 | Hố | 4');

    const boards = await day.print('side-award-board');
    expect(boards).toHaveLength(2);
    expect(boards[0]).toContain('Longest Drive | 25/04/2026 · Sân Phú Thọ');
    expect(boards[0]).toContain('Hố 4 | Par 5 · Nam');
    expect(boards[1]).toContain('Hố 3 | Par 3');
    const [regulations] = await day.print('regulation');
    expect(regulations).toContain('Điều 1. Net theo handicap sân. | Điều 2. Bằng điểm: handicap thấp hơn, rồi chín hố cuối.');
  });
});
