import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { describe, expect, it } from 'vitest';
import { printedDay, table } from './fixture/printed-day.ts';
import { testApp } from './kit/app.ts';
import { cardOver, nameOf } from './kit/event.ts';

/*
 * Double Peoria: (strokes on the twelve counted holes × 1.5 − 72) × 0.8, at most 36. The counted holes are par 48, so with c strokes over
 * par on them it is 1.2 × c. With u strokes over par on the six others gross is 72 + c + u and net 72 + u − 0.2 × c.
 *
 *              c   u   gross  handicap  net   place     bogeys
 *   An         5   2    79      6.0     73.0    5           7
 *   Bình      10   2    84     12.0     72.0    4          12
 *   Chi    f  15   1    88     18.0     70.0    2          10
 *   Dũng      20   0    92     24.0     68.0    1           4
 *   Giang      8   4    84      9.6     74.4    7          12
 *   Hà     f  12   6    90     14.4     75.6    9          18
 *   Khánh     25   3   100     30.0     70.0    3           3
 *   Lan    f  32   5   109     36.0     73.0    6           5   (38.4 is above 36)
 *   Minh      18   6    96     21.6     74.4    8          12
 *   Đức       10   7    89     12.0     77.0   12          15
 *   An 2   f  22   9   103     26.4     76.6   11           5
 *   Bình 2    28  10   110     33.6     76.4   10           2
 *
 * Tied on net: the lower handicap. Strokes over par fall on the holes in turn. So c of up to 12 are as many bogeys, of up to 24 they leave
 * 24 − c, of more than 24 none; u of up to 6 as many, of up to 12 they leave 12 − u. Hà: 12 + 6. Minh: 6 + 6. An 2: 2 + 3.
 *
 * The prizes, one main prize each:
 *   Best Gross An 79 · Best Net Dũng 68
 *   Men     Dũng and An have one: Khánh 70, Bình 72, Giang 74.4.
 *   Ladies  Chi 70, Lan 73, Hà 75.6.
 *   Golden Raspberry: the last by gross, Bình 2 with 110. King of bogey: Hà with 18 holes.
 *   Every 5th place: An (5), Bình 2 (10). Booby: the last but one by net, An 2 with 76.6.
 */
const COUNTED = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15];
const OTHERS = [7, 8, 9, 16, 17, 18];
const PLAYERS = (
  [
    ['m', 5, 2],
    ['m', 10, 2],
    ['f', 15, 1],
    ['m', 20, 0],
    ['m', 8, 4],
    ['f', 12, 6],
    ['m', 25, 3],
    ['f', 32, 5],
    ['m', 18, 6],
    ['m', 10, 7],
    ['f', 22, 9],
    ['m', 28, 10],
  ] as const
).map(([gender, counted, others], nth) => ({ name: nameOf(nth), gender, counted, others }));

/** Strokes over par, one a hole in turn until they are used up. */
function cardOf({ counted, others }: (typeof PLAYERS)[number]): number[] {
  const on: Record<number, number> = {};
  const add = (strokes: number, holes: readonly number[]) => {
    for (let nth = 0; nth < strokes; nth++) {
      const hole = holes[nth % holes.length] as number;
      on[hole] = (on[hole] ?? 0) + 1;
    }
  };
  add(counted, COUNTED);
  add(others, OTHERS);
  return cardOver(on);
}

const test = await testApp({ PUBLIC_URL: 'https://golf.example.com' });
const day = printedDay(test);
const award = (kind: 'golden-raspberry' | 'king-of-bogey' | 'every-nth' | 'booby') => ({ ...AWARD_DEFAULTS, kind, main: false });

async function play(): Promise<void> {
  await day.begin(
    {
      name: 'Outing công ty',
      calculateHandicapDay: 'double-peoria',
      awards: [
        { kind: 'best-gross', main: true },
        { kind: 'best-net', main: true },
        { kind: 'division', main: true },
        award('golden-raspberry'),
        award('king-of-bogey'),
        { ...award('every-nth'), every: 5 },
        award('booby'),
      ],
      public: true,
    },
    [
      { name: 'Nam', gender: 'm' },
      { name: 'Nữ', gender: 'f' },
    ],
    PLAYERS.map(({ name, gender }) => ({ name, gender })),
  );
  await day.drawFlights(4);
  await day.countHoles(COUNTED);
  await day.enter(Object.fromEntries(PLAYERS.map((player) => [player.name, cardOf(player)])));
  await day.finish();
}

describe('a company outing by double Peoria, on paper', () => {
  it('has gross alone until the counted holes are published, then handicaps of the day, nets and fun awards', async () => {
    await play();
    test.setNow(new Date('2026-04-25T10:15:00Z'));

    const [secret] = await day.print('result');
    expect(secret).toContain('Xếp theo gross');
    expect(secret).toContain(table(['Hạng | Golfer | So par | Gross', '1 | Nguyễn An | +7 | 79', '2 | Nguyễn Giang | +12 | 84']));

    await day.publishCountedHoles();
    const [men, ladies] = await day.print('result');
    expect(men).toContain(
      table([
        'Hạng | Golfer | So par | Gross | HDC | Net',
        '1 | Nguyễn Dũng | +20 | 92 | 24 | 68',
        '2 | Nguyễn Khánh | +28 | 100 | 30 | 70',
        '3 | Nguyễn Bình | +12 | 84 | 12 | 72',
        '4 | Nguyễn An | +7 | 79 | 6 | 73',
        '5 | Nguyễn Giang | +12 | 84 | 9,6 | 74,4',
        '6 | Nguyễn Minh | +24 | 96 | 21,6 | 74,4',
        '7 | Nguyễn Bình 2 | +38 | 110 | 33,6 | 76,4',
        '8 | Nguyễn Đức | +17 | 89 | 12 | 77',
      ]),
    );
    expect(ladies).toContain('Kết quả – Bảng Nữ');
    expect(ladies).toContain(
      table([
        '1 | Nguyễn Chi | +16 | 88 | 18 | 70',
        '2 | Nguyễn Lan | +37 | 109 | 36 | 73',
        '3 | Nguyễn Hà | +18 | 90 | 14,4 | 75,6',
        '4 | Nguyễn An 2 | +31 | 103 | 26,4 | 76,6',
      ]),
    );

    const [winners] = await day.print('winner');
    expect(winners).toContain(
      table([
        'Best Gross | Nguyễn An | gross 79',
        'Best Net | Nguyễn Dũng | net 68',
        'Giải Nhất – Bảng Nam | Nguyễn Khánh | net 70',
        'Giải Nhì – Bảng Nam | Nguyễn Bình | net 72',
        'Giải Ba – Bảng Nam | Nguyễn Giang | net 74,4',
        'Giải Nhất – Bảng Nữ | Nguyễn Chi | net 70',
        'Giải Nhì – Bảng Nữ | Nguyễn Lan | net 73',
        'Giải Ba – Bảng Nữ | Nguyễn Hà | net 75,6',
        'Mâm xôi vàng | Nguyễn Bình 2 | gross 110',
        'Vua bogey | Nguyễn Hà | 18 hố',
        'Hạng 5 (tobi) | Nguyễn An | net 73',
        'Hạng 10 (tobi) | Nguyễn Bình 2 | net 76,4',
        'Booby (BB) | Nguyễn An 2 | net 76,6',
        'Trưởng ban tổ chức',
      ]),
    );
    expect(winners).toContain('| In lúc 17:15 25/04/2026 · Bản kết quả ');
    expect(winners).toContain('Tạm tính');

    await day.close();
    const [english] = await day.print('winner', { language: 'en' });
    expect(english).toContain('First runner-up – Division | Nam | Nguyễn Bình | net 72');
    expect(english).toContain('Official results');
    const certificates = await day.print('certificate');
    expect(certificates).toHaveLength(13);
    expect(certificates[12]).toContain('Nguyễn An 2 | Booby (BB) | net 76,6');
  });
});
