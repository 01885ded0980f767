import { readFileSync } from 'node:fs';
import type { ImportPreview } from '@fairway/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { column, importFixture, sentences, states } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { SAMPLES, samplePath } from '../sample/make.ts';
import type { SheetName } from '../sample/sheet.ts';

const scene = importFixture(await testApp());
beforeEach(() => scene.begin());

const preview = async (name: SheetName, columns = {}): Promise<ImportPreview> => {
  const { status, body } = await scene.upload(readFileSync(samplePath(`${name}.xlsx`)), { columns });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};

describe('the sample workbooks', () => {
  it.each(Object.entries(SAMPLES))('%s are what their script makes', (name, bytes) => {
    expect(readFileSync(samplePath(name)).equals(bytes())).toBe(true);
  });
});

describe('an organiser’s list', () => {
  it('has its headings in any order and case, with diacritics or without, under any of their names', async () => {
    const body = await preview('alias-headings');
    expect(body.columns.map(({ field }) => field)).toEqual([
      'phone',
      'handicapCourse',
      'bagTag',
      'gender',
      'name',
      'caddieNumber',
      'vga',
      'division',
      'teeTime',
      'flight',
      'startingHole',
      'birthday',
      'email',
      null,
    ]);
    expect(body.rows[0]).toMatchObject({
      state: 'new',
      problems: [],
      cells: { name: 'Trần Thị Hoa', vga: '38632', division: 'Bảng A', phone: '0912 345 678', gender: 'Female', birthday: '1980' },
    });
  });

  it('has headings in two rows, some over several columns, printed again on the next page', async () => {
    const body = await preview('two-row-headings');
    expect(body.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['STT', null],
      ['Họ tên', 'name'],
      ['Handicap Index', 'handicapIndex'],
      ['Handicap Course', 'handicapCourse'],
      ['Bảng', 'division'],
      ['Giờ', 'teeTime'],
      ['Hố', 'startingHole'],
    ]);
    expect(column(body, 'name')).toEqual(['Nguyễn Văn An', 'Trần Văn Bình', 'Lê Văn Cường']);
    expect(column(body, 'handicapIndex')).toEqual(['10.4', '13.1', '24.5']);
    expect(column(body, 'handicapCourse')).toEqual(['12', '15', '28']);
    expect(column(body, 'startingHole')).toEqual(['1', '1', '10']);
    expect([states(body), body.leftOut.map(({ row }) => row)]).toEqual([Array(3).fill('new'), [1, 7, 8]]);
  });

  it('has groups above its headings', async () => {
    const body = await preview('grouped-headings');
    expect(body.columns.map(({ field }) => field)).toEqual(['name', 'vga', 'handicapIndex', 'handicapCourse', 'division']);
    expect([column(body, 'handicapIndex'), states(body)]).toEqual([
      ['10.4', '13.1'],
      ['new', 'new'],
    ]);
  });

  it('has merged flight cells, a time in them, notes of the starting hole, blank rows and a footer', async () => {
    const body = await preview('merged-flights');
    expect(body.sheet).toBe('Sắp FL');
    expect(column(body, 'flight')).toEqual(['1', '1', '1', '1', '2', '2', '2', undefined]);
    expect(column(body, 'teeTime')).toEqual([...Array(4).fill('06:30'), ...Array(3).fill('06:38'), undefined]);
    expect(column(body, 'startingHole')).toEqual([...Array(4).fill('1'), ...Array(3).fill('2'), undefined]);
    expect(column(body, 'note')).toEqual([undefined, undefined, 'Bs', undefined, undefined, undefined, undefined, 'Dự bị']);
    expect(column(body, 'division')).toEqual([...Array(4).fill('Bảng A'), ...Array(4).fill('Bảng B')]);
    expect(states(body)).toEqual(Array(8).fill('new'));
    expect(body.leftOut).toEqual([
      { row: 1, reason: 'Row 1: above the heading row (“DANH SÁCH XẾP FLIGHT”).' },
      { row: 13, reason: 'Row 13: a title or a remark (“Nhóm A: HDC 0–25; Nhóm B: HDC 26–35”), not a player.' },
    ]);
  });

  it('has a flight that lasts until the next one or a blank row where cells are not merged', async () => {
    const body = await preview('blank-rows');
    expect(column(body, 'flight')).toEqual(['1', '1', '2', '2', undefined]);
    expect(body.rows.map(({ row }) => row)).toEqual([3, 4, 6, 7, 10]);
    expect(body.leftOut).toEqual([]);
  });

  it('has times as 06h30., 6h, 06:45, Excel times and parts of a day', async () => {
    expect(column(await preview('tee-times'), 'teeTime')).toEqual(['06:30', '06:00', '06:45', '07:10', '07:20']);
  });

  it('has handicaps with a comma, with a point, as numbers, and plus handicaps', async () => {
    const body = await preview('handicap-forms');
    expect(column(body, 'handicapCourse')).toEqual(['27.5', '27.5', '+2', '18']);
    expect(column(body, 'handicapIndex')).toEqual(['24.1', '24.1', '+1.4', '17']);
  });

  it('has “chưa có”, a dash or nothing for a player without a handicap', async () => {
    const body = await preview('no-handicap');
    expect(states(body)).toEqual(['new', 'new', 'new', 'new']);
    const { status } = await scene.apply(body.rows.map(({ row, cells }) => ({ row, cells })));
    expect(status).toBe(200);
    expect((await scene.players()).map((player: { handicapCourse: unknown }) => player.handicapCourse)).toEqual([null, null, null, null]);
  });

  it('keeps names in upper case as they are', async () => {
    expect(column(await preview('upper-case'), 'name')).toEqual(['NGUYỄN VĂN AN', 'ĐẶNG THỊ ÁNH']);
  });

  it('has text from a Mac, with letters and diacritics apart', async () => {
    const body = await preview('decomposed');
    expect(body.rows[0]?.cells).toEqual({ name: 'Nguyễn Văn Ấn'.normalize('NFC'), division: 'Bảng A'.normalize('NFC') });
  });

  it('has phones without their zero, with +84, blanks and points; a wrong one is reported', async () => {
    const body = await preview('phones');
    expect(column(body, 'phone')).toEqual(['0912 345 678', '0987 654 321', '0933 111 222', '0355 444 333', '12345']);
    expect(sentences(body)).toEqual(['Row 6: Not a valid phone number.']);
  });

  it('has birthdays as text; a day that does not exist is reported', async () => {
    const body = await preview('text-dates');
    expect(column(body, 'birthday')).toEqual(['25/04/1975', '05/01/1982', '31/02/1990']);
    expect(sentences(body)).toEqual(['Row 4: Not a valid date (for example 25/04/2026).']);
  });

  it('has birthdays as Excel dates', async () => {
    expect(column(await preview('excel-dates'), 'birthday')).toEqual(['25/04/1975', '05/01/1982']);
  });

  it('has only birth years, also where Excel took one for a day of 1905', async () => {
    const body = await preview('birth-years');
    expect(column(body, 'birthday')).toEqual(['1975', '1982', '1988']);
    await scene.apply(body.rows.map(({ row, cells }) => ({ row, cells })));
    const years = (await scene.players()).map((player: { birthYear: number; birthday: null }) => [player.birthYear, player.birthday]);
    expect(years).toEqual([
      [1975, null],
      [1982, null],
      [1988, null],
    ]);
  });

  it('has formulas, which count as their last result', async () => {
    const body = await preview('formulas');
    expect(body.rows[0]).toMatchObject({
      state: 'new',
      cells: { name: 'Nguyễn Văn An', handicapCourse: '20.3', division: 'Bảng A', member: 'Yes' },
    });
  });

  it('has cells in error, which are reported by row and column', async () => {
    const body = await preview('cell-errors');
    expect(states(body)).toEqual(['wrong', 'wrong', 'wrong']);
    expect(sentences(body)).toEqual([
      'Row 2: Cell Handicap holds a formula error (#N/A).',
      'Row 3: Cell Name holds a formula error (#REF!).',
      'Row 4: Cell Division holds a formula error (#DIV/0!).',
    ]);
  });

  it('may name a division that does not exist', async () => {
    const body = await preview('unknown-division');
    expect(states(body)).toEqual(['new', 'wrong']);
    expect(body.rows[1]?.problems).toEqual([{ field: 'division', message: 'Row 3: Assign to non-existent division: “Bảng C”.' }]);
  });

  it('means flights by “Nhóm” when its values can only be flights', async () => {
    const body = await preview('nhom-as-flight');
    expect(column(body, 'flight')).toEqual(['1', '1', '2']);
  });

  it('leads to a question when the values of “Nhóm” do not decide, and is read by the answer', async () => {
    const asked = await preview('nhom-unclear');
    expect(asked.columns[0]).toEqual({
      column: 'A',
      heading: 'Nhóm',
      field: null,
      choices: ['division', 'flight'],
      question: 'The column “Nhóm” may be the division or the flight. Choose what it means.',
      orders: [],
      guess: false,
      unread: false,
    });
    expect(column(await preview('nhom-unclear', { A: 'flight' }), 'flight')).toEqual(['Xanh', 'Vàng']);
    expect((await preview('nhom-unclear', { A: null })).columns[0]).toMatchObject({ field: null, choices: [] });
  });
});
