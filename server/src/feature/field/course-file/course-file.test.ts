import { readFileSync } from 'node:fs';
import type { Tee } from '@fairway/api';
import { type CourseFile, courseCells } from '@fairway/api/table/course-file';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { testApp } from '../../../../test/kit/app.ts';
import { PARS, STROKE_INDEX } from '../../../../test/kit/create.ts';
import { say } from '../../../text/word.ts';

const test = await testApp();

const BLUE: Tee = {
  ...{
    name: 'Blue',
    colour: 'blue',
    gender: 'm',
    courseRating: 71.2,
    slope: 128,
    par: null,
    unit: 'meters',
    lengths: PARS.map((par) => par * 90),
  },
  ...{ front: { courseRating: 35.4, slope: 125, par: null }, back: { courseRating: 35.8, slope: 131, par: 37 } },
};
const RED: Tee = { name: 'Đỏ', colour: null, gender: null, courseRating: null, slope: null, par: 73, unit: 'yards', lengths: null };
const WHOLE: CourseFile = {
  ...{ name: 'Đồi – Hồ', par: PARS, strokeIndex: STROKE_INDEX, nines: ['Đồi', 'Hồ'] },
  women: { par: PARS.with(0, 5), strokeIndex: null },
  tees: [BLUE, RED],
};
const { front: _, back: __, ...tee } = BLUE;
const NINE: CourseFile = {
  ...{ name: 'A', par: PARS.slice(0, 9), strokeIndex: null, women: null, nines: null },
  tees: [{ ...tee, courseRating: 35.4, slope: 125, par: 37, lengths: PARS.slice(0, 9).map((par) => par * 90) }],
};
const BARE: CourseFile = { ...NINE, name: 'B', tees: [] };

type Cells = ReturnType<typeof courseCells>;
async function read(cells: Cells, before: Cells = []) {
  const sheets = [...(before.length > 0 ? [{ sheet: 'Khác', data: before }] : []), { sheet: 'Sân', data: cells }];
  return send(await writeWorkbook(sheets).toBuffer());
}

function send(file: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'san.xlsx');
  return test.ask('manager', `POST /api/clubs/${test.clubId}/courses/file`, form);
}

describe('the file of a course', () => {
  it.each([
    ['eighteen holes, with the ratings of each nine', WHOLE, 'vi'],
    ['the same in English', WHOLE, 'en'],
    ['a nine', NINE, 'vi'],
    ['a course without tees', BARE, 'vi'],
  ] as const)('goes out and comes in again as it is: %s', async (_, course, language) => {
    const { status, body } = await read(courseCells(course, say(language)));
    expect([status, body]).toEqual([200, course]);
    const saved = await test.ask('manager', `POST /api/clubs/${test.clubId}/courses`, body);
    expect([saved.status, saved.body.tees]).toEqual([200, course.tees]);
  });

  it('is found behind other sheets, below a title, with columns of others between', async () => {
    const [headings = [], ...rows] = courseCells(WHOLE, say('vi'));
    const wider = [headings.toSpliced(1, 0, 'Ghi chú'), ...rows.map((row) => row.toSpliced(1, 0, 'x'))];
    const { body } = await read(
      [['Sân golf'], [], ...wider],
      [
        ['Golfer', 'Handicap'],
        ['An', 18],
      ],
    );
    expect(body).toEqual({ ...WHOLE, unread: ['Ghi chú'] });
  });

  it('is read as it stands where its numbers cannot be played on, for the form to say it', async () => {
    const { body } = await read(courseCells({ ...WHOLE, par: PARS.with(3, 6).with(4, 0), tees: [{ ...RED, slope: 300 }] }, say('vi')));
    expect([body.par[3], body.par[4], body.tees[0].slope]).toEqual([6, 0, 300]);
  });

  it('is refused by the cell that is no number or none of the choices', async () => {
    const cells = courseCells(WHOLE, say('en'));
    const at = cells.findIndex(([row]) => row === 'Tee');
    for (const [column, value, cell] of [
      [8, 'ba mươi', `I${at + 1}`],
      [2, 'Hồng đậm', `C${at + 1}`],
    ] as const) {
      const { status, body } = await read(cells.with(at, (cells[at] ?? []).with(column, value)));
      expect([status, body.code, body.message]).toEqual([
        422,
        'course-file-cell',
        `Cell ${cell} has “${value}”, which cannot be read. Correct that cell in the file and try again.`,
      ]);
    }
  });

  it.each([
    ['holes across, with sums, ratings and two indexes', 'L14-course-card.xlsx', ['BLUE', 'WHITE', 'RED'], 18],
    ['in Vietnamese', 'C1-the-diem-vn.xlsx', ['Xanh', 'Đỏ'], 18],
    ['of nine holes', 'C4-nine-holes.csv', ['White'], 9],
  ])('may be the card of a club: %s', async (_, file, tees, holes) => {
    const { status, body } = await send(readFileSync(new URL(`../player-import/sample/list/${file}`, import.meta.url)));
    expect([status, body.unread]).toEqual([200, undefined]);
    expect(body.tees.map(({ name }: Tee) => name)).toEqual(tees);
    for (const numbers of [body.par, body.strokeIndex, ...body.tees.map(({ lengths }: Tee) => lengths)])
      expect([numbers.length, numbers.includes(0)]).toEqual([holes, false]);
    if (holes === 18) expect([body.women.strokeIndex[0], body.strokeIndex[0], body.women.par]).toEqual([8, 7, body.par]);
  });

  it('may have a row a hole, or two nines below one another; what is not understood is named', async () => {
    const down = ['Hole,Par,Index,Blue,Cart', ...PARS.map((par, at) => [at + 1, par, STROKE_INDEX[at], 300 + at, 'x'].join(','))].join(
      '\n',
    );
    const nine = (from: number) => [
      ['Hố', ...PARS.slice(from, from + 9).map((_, at) => at + 1), 'OUT'].join(','),
      ['Par', ...PARS.slice(from, from + 9), 36].join(','),
      ['Vàng', ...PARS.slice(from, from + 9).map((par) => par * 90), 3000].join(','),
      ['Số người', ...PARS.slice(from, from + 9).map(() => 4), ''].join(','),
    ];
    const [one, two] = [await send(Buffer.from(down)), await send(Buffer.from([...nine(0), ...nine(9)].join('\n')))];
    expect([one.body.par, one.body.strokeIndex, one.body.tees[0].lengths[17], one.body.unread]).toEqual([
      PARS,
      STROKE_INDEX,
      317,
      ['Cart'],
    ]);
    expect([two.body.par, two.body.tees[0].lengths, two.body.unread]).toEqual([PARS, PARS.map((par) => par * 90), ['Số người']]);
  });

  it('tells tees of one name apart by their gender, and keeps an index for women without a par of their own', async () => {
    const { body } = await send(readFileSync(new URL('../player-import/sample/list/C6-same-name-rows.xlsx', import.meta.url)));
    expect(body.tees.map(({ name, gender, courseRating }: Tee) => [name, gender, courseRating])).toEqual([
      ['White', 'm', 70.1],
      ['White', 'f', 74.9],
    ]);
    const women = { par: PARS, strokeIndex: STROKE_INDEX };
    const cells = courseCells({ ...BARE, par: PARS, women }, say('en')).filter(([row]) => row !== say('en')('course:parWomen'));
    expect((await read(cells)).body.women).toEqual(women);
  });

  it('is refused where it has no scorecard', async () => {
    expect((await read([['Golfer'], ['An']])).body.code).toBe('course-file-unread');
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7']), 'san.xlsx');
    expect((await test.ask('manager', `POST /api/clubs/${test.clubId}/courses/file`, form)).body.code).toBe('import-pdf');
  });
});
