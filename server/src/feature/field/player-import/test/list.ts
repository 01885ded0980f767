import { expect } from 'vitest';
import { importFixture, sendable } from '../../../../../test/fixture/import.ts';
import type { TestApp } from '../../../../../test/kit/app.ts';
import { type SampleCell, workbookFile } from '../sample/workbook-file.ts';

const HEADING = ['Họ và tên', 'Giới tính', 'Mã VGA', 'Ngày sinh', 'SĐT', 'HDC', 'Bảng', 'Fly', 'Giờ'];
/** The index of each field in a row. */
export const [NAME, GENDER, VGA, BIRTHDAY, PHONE, HDC, DIVISION, FLIGHT, TIME] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const AN: SampleCell[] = ['Nguyễn Văn An', 'Nam', '38632', '25/04/1975', '0912345678', 12, 'A', 1, '06:30'];
export const BINH: SampleCell[] = ['Trần Văn Bình', 'Nam', null, '05/01/1982', null, 14, 'A', 1, '06:30'];
export const CUONG: SampleCell[] = ['Lê Văn Cường', 'Nam', null, null, '0933111222', 27.5, 'B', 2, '06:38'];
export const DUNG: SampleCell[] = ['Phạm Văn Dũng', 'Nam', null, null, null, 30, 'B', 2, '06:38'];
export const LIST = [AN, BINH, CUONG, DUNG];

/** A row with some of its cells replaced. */
export const but = (row: readonly SampleCell[], cells: Record<number, SampleCell>) =>
  row.map((cell, at) => (at in cells ? (cells[at] ?? null) : cell));

/** A tournament, and lists with these columns that are previewed and imported into it. */
export function listScene(test: TestApp) {
  const scene = importFixture(test);
  const preview = async (rows: readonly (readonly SampleCell[])[], headers: Record<string, string> = {}) => {
    const { status, body } = await scene.upload(workbookFile({ rows: [HEADING, ...rows].map((row) => [...row]) }), undefined, headers);
    expect([status, body.message]).toEqual([200, undefined]);
    return body;
  };
  const importList = async (rows: readonly (readonly SampleCell[])[]) => {
    const { status, body } = await scene.apply(sendable(await preview(rows)));
    expect([status, body.message]).toEqual([200, undefined]);
    return body;
  };
  const find = async (name: string) => (await scene.players()).filter((player: { name: string }) => player.name === name);
  return { scene, preview, importList, find };
}
