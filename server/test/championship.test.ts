import { describe, expect, it } from 'vitest';
import { printedDay, table } from './fixture/printed-day.ts';
import { testApp } from './kit/app.ts';
import { cardOver, nameOf } from './kit/event.ts';

/*
 * Three rounds by gross, par 72 each; ties are shared. Strokes over par:
 *
 *              R1  R2  after 2   R3   total
 *   An          0   1     1       2    219  T1, first by the play-off
 *   Bình        2   0     2       1    219  T1
 *   Chi         1   3     4       2    222  3
 *   Dũng        3   3     6       1    223  4
 *   Giang       4   2     6       4    226  5
 *   Hà          2   4     6       5    227  6
 *   Khánh       4   3     7      cut        (151 after two)
 *   Lan         5   5    10      cut        (154)
 *   Minh        1   withdrew after nine holes
 *   Đức         0   1     1      disqualified
 *   An 2        did not start
 *   Bình 2      9   9    18      cut        (162)
 *
 * Five go on, and those tied with the fifth. After two rounds: An 1, Đức 1, Bình 2, Chi 4, then Dũng, Giang and Hà with 6: seven players.
 */
const ROUNDS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  [[0, 1, 2], [2, 0, 1], [1, 3, 2], [3, 3, 1], [4, 2, 4], [2, 4, 5], [4, 3], [5, 5], [1], [0, 1, 3], [], [9, 9]].map((over, nth) => [
    nameOf(nth),
    over,
  ]),
);
const [MINH, DUC, AN_2] = ['Nguyễn Minh', 'Nguyễn Đức', 'Nguyễn An 2'] as const;

/** The strokes over par are on the first hole. */
const cardsOf = (round: number) =>
  Object.fromEntries(
    Object.entries(ROUNDS).flatMap(([name, over]) => {
      const strokes = over[round - 1];
      return strokes === undefined ? [] : [[name, cardOver({ 1: strokes })]];
    }),
  );

/** Seven of them, in flights of three. */
const GOING_ON = table([
  'Golfer | Bảng | HDC',
  'Flight 1 | 06:30 · hố 1',
  '1 | Nguyễn An | Nam',
  '2 | Nguyễn Bình | Nam',
  '3 | Nguyễn Chi | Nam',
  'Flight 2 | 06:30 · hố 2',
  '1 | Nguyễn Dũng | Nam',
  '2 | Nguyễn Giang | Nam',
  '3 | Nguyễn Hà | Nam',
  'Flight 3 | 06:30 · hố 3',
  '1 | Nguyễn Đức | Nam',
]);
const BELOW_THE_TIE = table([
  '3 | Nguyễn Chi | 73 | 75 | 74 | +6 | 222',
  '4 | Nguyễn Dũng | 75 | 75 | 73 | +7 | 223',
  '5 | Nguyễn Giang | 76 | 74 | 76 | +10 | 226',
  '6 | Nguyễn Hà | 74 | 76 | 77 | +11 | 227',
  'Cut | Nguyễn Khánh | 76 | 75 | +7 | 151',
  'Cut | Nguyễn Lan | 77 | 77 | +10 | 154',
  'Cut | Nguyễn Bình 2 | 81 | 81 | +18 | 162',
  'WD | Nguyễn Minh | 73 | +1',
  'DQ | Nguyễn Đức | 72 | 73 | 75 | +4 | 220',
  'DNS | Nguyễn An 2',
]);

const test = await testApp({ PUBLIC_URL: 'https://golf.example.com' });
const day = printedDay(test);

async function play(): Promise<void> {
  await day.begin(
    {
      name: 'Giải vô địch CLB',
      format: 'stroke-play-gross',
      tiebreak: 'shared',
      awards: [{ kind: 'best-gross', main: true, name: 'Vô địch', nameEnglish: 'Champion', places: 3 }],
      public: true,
    },
    [{ name: 'Nam', gender: 'm' }],
    Object.keys(ROUNDS).map((name) => ({ name, gender: 'm' })),
  );
  await day.addRounds('2026-04-26', '2026-04-27');
  await day.enter(cardsOf(1));
  await day.setStatus(AN_2, 'DNS');
  await day.finish();
  await day.set({ cut: { by: 'players', value: 5, within: 'field', ties: 'in' } });
  await day.enter(cardsOf(2), 2);
  await day.enter({ [MINH]: cardOver().slice(0, 9) }, 2);
  await day.setStatus(MINH, 'WD', 2);
  await day.finish(2);
  await day.drawFlights(3, 3);
}

describe('a championship of three rounds, on paper', () => {
  it('has who goes on after the cut, each round of everybody, and a champion when the committee has settled the tie', async () => {
    await play();
    test.setNow(new Date('2026-04-26T10:15:00Z'));
    const [starts] = await day.print('start-list', { round: 3 });
    expect(starts).toContain(table(['Danh sách xuất phát', 'Vòng 3 · 27/04/2026 · Champion']));
    expect(starts).toContain(table([GOING_ON, 'In lúc 17:15 26/04/2026 · Bản dữ liệu ']));
    expect(await day.print('score-card', { round: 3 })).toHaveLength(2);

    await day.enter(cardsOf(3), 3);
    await day.setStatus(DUC, 'DQ', 3);
    await day.finish(3);
    const [results] = await day.print('result');
    expect(results).toContain('Kết quả – Bảng Nam | 25/04/2026 – 27/04/2026 · Champion · Xếp theo gross');
    expect(results).toContain(table(['Hạng | Golfer | V1 | V2 | V3 | So par | Gross', 'T1 | ']));
    for (const tied of ['T1 | Nguyễn An | 72 | 73 | 74 | +3 | 219', 'T1 | Nguyễn Bình | 74 | 72 | 73 | +3 | 219'])
      expect(results).toContain(tied);
    expect(results).toContain(table([BELOW_THE_TIE, 'Quét để kiểm tra kết quả']));

    const waiting = await day.print('winner');
    expect(waiting[0]).toContain('Vô địch | Bằng điểm: ');
    expect(waiting[0]).toContain('Vô địch 2 | Chờ quyết định về Vô | địch. | Vô địch 3 | Nguyễn Chi | gross 222');

    await day.decide('Nguyễn An', 'Play-off hố 18');
    await day.close();
    const [winners] = await day.print('winner');
    expect(winners).toContain(
      table(['Vô địch | Nguyễn An | gross 219', 'Vô địch 2 | Nguyễn Bình | gross 219', 'Vô địch 3 | Nguyễn Chi | gross 222']),
    );
    const [champion] = await day.print('certificate');
    expect(champion).toContain('Nguyễn An | Vô địch | Champion | gross 219 | Giải vô địch CLB | 25/04/2026 – 27/04/2026');
  });
});
