import { readFileSync } from 'node:fs';
import type { ImportPreview } from '@fairway/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { column, importFixture, sendable, states } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { samplePath } from '../sample/make.ts';

const scene = importFixture(await testApp());
beforeEach(() => scene.begin());

const preview = async (file: string, reading = {}): Promise<ImportPreview> => {
  const { status, body } = await scene.upload(readFileSync(samplePath(file)), reading);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const names = (body: ImportPreview) => column(body, 'name');

describe('a CSV file as Excel writes it', () => {
  it.each(['utf-8-comma.csv', 'utf-8-mark-semicolon.csv', 'windows-1258-semicolon.csv', 'windows-1258-tab.txt', 'unicode-text.txt'])(
    'is read letter by letter: %s',
    async (file) => {
      const body = await preview(file);
      expect(names(body)).toEqual(['NGUYỄN THỊ HƯỜNG', 'Đặng Quốc Thuỵ', 'Trần Văn Bình']);
      expect(column(body, 'handicapCourse')).toEqual(['27.5', '12', undefined]);
      expect(column(body, 'note')).toEqual(['đến muộn; ăn chay', 'xe "VIP"\nhai chỗ', undefined]);
      expect([body.sheet, body.sheets, states(body)]).toEqual([null, [], ['new', 'new', 'new']]);
    },
  );
});

describe('rows of totals and averages', () => {
  it('are no golfers, whatever numbers stand beside them; the reason is told', async () => {
    const body = await preview('total-rows.xlsx');
    expect(names(body)).toEqual(['Nguyễn Văn An', 'Tống Văn Bình', 'Hoàng Công']);
    expect(body.leftOut.map(({ row }) => row)).toEqual([4, 5, 7, 8, 9, 10, 11]);
    expect(body.leftOut[0]?.reason).toBe('Row 4: a total or an average (“Cộng:”), not a player.');
  });
});

describe('a column that is not understood', () => {
  it('is told, unless it counts the rows or is empty', async () => {
    const body = await preview('unread-columns.xlsx');
    expect(body.columns.filter(({ unread }) => unread).map(({ heading }) => heading)).toEqual(['Công ty/CLB', 'Size áo']);
    expect(column(body, 'startingHole')).toEqual(['1', '1']);
    expect(column(body, 'vga')).toEqual(['38632', '38633']);
  });

  it('can be kept as a note with its heading, beside the notes of the list', async () => {
    const body = await preview('unread-columns.xlsx', { columns: { F: 'note', G: 'note' } });
    expect(column(body, 'note')).toEqual(['Công ty/CLB: ABC; Size áo: L; Đến muộn', 'Công ty/CLB: CLB Sao Mai; Size áo: M']);
    expect(body.columns.some(({ unread }) => unread)).toBe(false);
  });

  it('can be assigned to a field, or left out for good', async () => {
    const body = await preview('unread-columns.xlsx', { columns: { F: 'tee', G: null } });
    expect(column(body, 'tee')).toEqual(['ABC', 'CLB Sao Mai']);
    expect(body.columns.some(({ unread }) => unread)).toBe(false);
  });
});

describe('what a person has hidden in the sheet', () => {
  const HIDDEN = [
    { row: 3, name: 'Trần Văn Bình', reason: 'hidden' },
    { row: 4, name: 'Lê Văn Cường', reason: 'hidden' },
  ];

  it('is named and left out', async () => {
    const body = await preview('hidden-rows.xlsx');
    expect(body.hidden).toEqual({ rows: HIDDEN, columns: ['HDC cũ', 'SĐT'], isRead: false });
    expect([names(body), column(body, 'flight')]).toEqual([
      ['Nguyễn Văn An', 'Phạm Văn Dũng'],
      ['1', '2'],
    ]);
    expect([column(body, 'handicapCourse'), column(body, 'phone')]).toEqual([
      ['12', '22'],
      [undefined, undefined],
    ]);
    expect(body.leftOut).toEqual([]);
  });

  it('comes in when the person wants it', async () => {
    const body = await preview('hidden-rows.xlsx', { withHidden: true });
    expect(body.hidden).toMatchObject({ rows: HIDDEN, isRead: true });
    expect(names(body)).toEqual(['Nguyễn Văn An', 'Trần Văn Bình', 'Lê Văn Cường', 'Phạm Văn Dũng']);
    expect([column(body, 'phone')[0], body.leftOut]).toEqual(['0912 345 678', []]);
  });
});

describe('a workbook of several sheets', () => {
  it('tells all of them, and the one that is read can be chosen', async () => {
    const body = await preview('further-sheets.xlsx');
    expect([body.sheet, body.sheets, names(body)]).toEqual(['Danh sách', ['Điều lệ', 'Danh sách', 'Dự bị'], ['Nguyễn Văn An']]);
    const other = await preview('further-sheets.xlsx', { sheet: 'Dự bị' });
    expect([other.sheet, names(other)]).toEqual(['Dự bị', ['Trần Văn Bình', 'Lê Văn Cường']]);
    const none = await preview('further-sheets.xlsx', { sheet: 'Điều lệ' });
    expect([none.rows, none.pointing?.rows]).toEqual([[], [['ĐIỀU LỆ GIẢI'], ['Bảng A: HDC 0–25']]]);
  });
});

describe('rows that say a time or a hole but no flight', () => {
  it('go out together in the next free flight, and that is said', async () => {
    const body = await preview('start-without-flight.xlsx');
    const supplied = body.rows.map((row) => row.supplied.flight);
    expect(supplied).toEqual(['1', '1', '2', '3', '2', undefined]);
    const note = body.rows[0]?.notes.find(({ field }) => field === 'flight');
    expect(note?.message).toBe('Row 2: No flight given: 2 players of the same time and hole, put into flight 1.');
    await scene.apply(sendable(body));
    const cards = (await scene.players()).map(({ cards: [card] }: { cards: { flight: string; teeTime: string }[] }) => [
      card?.flight,
      card?.teeTime,
    ]);
    expect(cards).toEqual([
      ['1', '06:30'],
      ['1', '06:30'],
      ['2', '06:30'],
      ['3', '06:30'],
      ['2', '06:30'],
      [null, null],
    ]);
    expect(states(await preview('start-without-flight.xlsx'))).toEqual(Array(6).fill('same'));
  });

  const heading = 'Họ và tên\tFlight\tGiờ\n';
  const row = (name: string, flight: string, time: string) => `Golfer ${name}\t${flight}\t${time}\n`;

  it('go behind the flights of the list and of the round', async () => {
    await scene.apply(sendable((await scene.paste(heading + row('Không', '6', '08:00'))).body));
    const { body } = await scene.paste(heading + row('Hai', '', '06:30') + row('Ba', '', '06:30') + row('Một', '4', '06:00'));
    expect(body.rows.map((one: ImportPreview['rows'][number]) => one.supplied.flight)).toEqual(['7', '7', undefined]);
  });

  it('are wrong if they are more than a flight has', async () => {
    const { body } = await scene.paste(heading + ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => row(name, '', '06:30')).join(''));
    expect(states(body)).toEqual(Array(6).fill('wrong'));
    expect(body.rows[0].problems).toEqual([
      { field: 'flight', message: expect.stringContaining('6 rows without a flight say the same ones: a flight has at most 5 players.') },
    ]);
  });

  it('are counted without a row that is the same player twice', async () => {
    const { body } = await scene.paste('Họ và tên\tVGA\tGiờ\nGolfer Một\t1\t06:30\nGolfer Một\t1\t06:30\n');
    expect(body.rows.map((one: ImportPreview['rows'][number]) => one.supplied.flight)).toEqual([undefined, '1']);
    expect(states(body)).toEqual(['wrong', 'new']);
  });

  it('are wrong if one is alone in a list with flights', async () => {
    const { body } = await scene.paste(heading + row('Hai', '', '06:30') + row('Một', '1', '06:00'));
    expect(body.rows[0].problems).toEqual([
      { field: 'flight', message: expect.stringContaining('Tee time and starting hole belong to a flight.') },
    ]);
  });
});
