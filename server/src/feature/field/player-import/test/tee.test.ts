import { beforeEach, describe, expect, it } from 'vitest';
import { column, importFixture, sendable, states } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { COURSE } from '../../../../../test/kit/create.ts';

const test = await testApp();
const scene = importFixture(test);

const tees = [
  { name: 'Blue', colour: 'blue', gender: null, courseRating: 71.5, slope: 125 },
  { name: 'White', colour: 'white', gender: 'm', courseRating: 69.8, slope: 121 },
  { name: 'White', colour: 'white', gender: 'f', courseRating: 74.2, slope: 145 },
  { name: 'Red', colour: 'red', gender: 'f', courseRating: 70.4, slope: 122 },
];
const begin = (settings = {}) => scene.begin({ course: { ...COURSE, tees }, ...settings });

const list = (...rows: string[]) => ['Họ và tên\tGiới tính\tHandicap Index\tHDC\tBệ phát bóng', ...rows].join('\n');
const AN = 'Nguyễn Văn An\tNam\t10,5\t\tXanh';
const BINH = 'Trần Thị Bình\tNữ\t22\t\tTrắng';
const CUONG = 'Lê Văn Cường\tNam\t10,5\t8\tblue';
const notes = ({ rows }: { rows: { notes: { message: string }[] }[] }) => rows.map((row) => row.notes.map(({ message }) => message));

describe('a column of tees', () => {
  beforeEach(() => begin());

  it('is read by name or colour, and each player’s course handicap is computed for their gender', async () => {
    const { body } = await scene.paste(list(AN, BINH, CUONG));
    expect([column(body, 'tee'), states(body)]).toEqual([
      ['Blue', 'White', 'Blue'],
      ['new', 'new', 'new'],
    ]);
    expect(body.rows.map(({ supplied }: { supplied: object }) => supplied)).toEqual([
      { handicapCourse: '11', division: 'Bảng A' },
      { handicapCourse: '30', division: 'Bảng B' },
      { division: 'Bảng A' },
    ]);
    expect((await scene.apply(sendable(body))).body).toMatchObject({ created: 3 });
    expect(
      (await scene.players()).map(({ name, tee, handicapCourse, handicapCourseComputed }: Record<string, unknown>) => [
        name,
        tee,
        handicapCourse,
        handicapCourseComputed,
      ]),
    ).toEqual([
      ['Nguyễn Văn An', 'Blue', null, 11],
      ['Trần Thị Bình', 'White', null, 30],
      ['Lê Văn Cường', 'Blue', 8, null],
    ]);
  });

  it('counts the computed handicap and says so; who has none is told so', async () => {
    const { body } = await scene.paste(list(AN, 'Phạm Văn Dũng\tNam\t10,5\t\t'));
    const all = notes(body).map((of) => of.filter((message) => message.includes('Course Handicap')));
    expect(all).toEqual([
      ['Row 2: The Course Handicap is calculated from the Handicap Index and the tee Blue.'],
      ['Row 3: The player has no Course Handicap. Enter one, or check the setting Day handicap.'],
    ]);
  });

  it('names the tees that there are for one that there is not; the row comes in without it', async () => {
    const { body } = await scene.paste(list('Nguyễn Văn An\tNam\t10,5\t12\tBạc'));
    expect(states(body)).toEqual(['new']);
    expect(notes(body)[0]).toContain('Row 2: The course has no tee “Bạc”, so this cell is not imported. Its tees: Blue, White, Red.');
    expect(body.rows[0]?.notes).toContainEqual(expect.objectContaining({ field: 'tee', kind: 'dropped' }));
    const [row] = sendable(body);
    expect(row?.cells.tee).toBe('Bạc');
    await scene.apply([{ ...row, cells: { ...row?.cells, tee: 'white' } }]);
    expect(await scene.players()).toMatchObject([{ tee: 'White' }]);
  });

  it('says that a tee has no rating for the player’s gender', async () => {
    const { body } = await scene.paste(list('Nguyễn Văn An\tNam\t10,5\t\tĐỏ'));
    expect(notes(body)[0]).toContain(
      'Row 2: The tee Red has no course rating and slope for men, so there is no Course Handicap to calculate.',
    );
  });

  it('changes a known player’s tee, and with it the division', async () => {
    const first = (await scene.paste(list('Trần Thị Bình\tNữ\t22\t\tRed'))).body;
    await scene.apply(sendable(first));
    expect(await scene.players()).toMatchObject([{ tee: 'Red', handicapCourseComputed: 22 }]);
    const { body } = await scene.paste('Họ và tên\tTee\nTrần Thị Bình\tTrắng');
    const rows = sendable(body).map((row) => ({ ...row, player: body.rows[0].candidates[0].playerId }));
    const judged = (await scene.check(rows)).body;
    expect(judged.rows[0].changes).toEqual([
      { field: 'division', from: 'Bảng A', to: 'Bảng B' },
      { field: 'tee', from: 'Red', to: 'White' },
    ]);
    await scene.apply(sendable(judged));
    expect(await scene.players()).toMatchObject([{ tee: 'White', handicapCourseComputed: 30 }]);
  });

  it('that says what is known changes nothing', async () => {
    await scene.apply(sendable((await scene.paste(list(AN, BINH))).body));
    expect(states((await scene.paste(list(AN, BINH))).body)).toEqual(['same', 'same']);
  });
});

it('tees are kept as they are written while the round has none', async () => {
  await scene.begin();
  expect(column((await scene.paste(list(AN))).body, 'tee')).toEqual(['Xanh']);
});
