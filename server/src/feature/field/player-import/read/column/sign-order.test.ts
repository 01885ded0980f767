import type { ColumnOrder } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { workbookParts, zip } from '../../sample/workbook-file.ts';
import { previewAlone } from '../../test/read-alone.ts';

/** A workbook whose column of handicaps has one number format, with a sign before every number. */
function signed(...handicaps: number[]): Buffer {
  const parts = workbookParts({ rows: [['Họ và tên', 'HDC'], ...handicaps.map((value, at) => [`Nguyễn Văn ${'ABCD'[at]}n`, value])] });
  const styled = { 'xl/styles.xml': ['dd/mm/yyyy', '+0;-0;0'], 'xl/worksheets/sheet1.xml': ['<c r="B', '<c s="1" r="B'] };
  const bytes = Object.entries(parts).map(([path, xml]): [string, Buffer] => {
    const [from = '', to = ''] = styled[path as keyof typeof styled] ?? [];
    return [path, Buffer.from(from === '' ? xml : xml.replaceAll(from, to))];
  });
  return Buffer.from(zip(new Map(bytes)));
}
const pasted = (...handicaps: string[]) =>
  ['Họ và tên\tHDC', ...handicaps.map((text, at) => `Nguyễn Văn ${'ABCD'[at]}n\t${text}`)].join('\n');

/** What is asked of the column, and the handicap of each row, or what is wrong with it. */
async function seen(from: Buffer | string, order?: ColumnOrder) {
  const { preview, sheet } = await previewAlone(from, order && { how: { orders: { B: order } } });
  const column = sheet?.columns[1];
  return {
    asks: column?.question !== null && column?.orders.map((one) => one.text),
    handicaps: preview?.rows.map(({ cells, problems }) => problems[0]?.message ?? cells.handicapCourse),
  };
}

describe('handicaps with both signs', () => {
  it.each([
    ['by one number format', signed(8, -3, 12, 0)],
    ['as they were typed', pasted('+8', '-3', '+12', '0')],
    ['with the longer minus', pasted('+8', '−3', '+12', '0')],
  ])('are a question, whose answer says which are better than par: %s', async (_, list) => {
    expect((await seen(list)).asks).toEqual(['Those with a +, such as +8', 'Those with a −; +8 is an ordinary handicap']);
    expect(await seen(list, 'minus')).toEqual({ asks: false, handicaps: ['8', '+3', '12', '0'] });
    // nobody is 12 better than par: that answer does not fit this row, which is told
    expect(await seen(list, 'plus')).toEqual({ asks: false, handicaps: ['+8', '3', 'Row 4: Handicap “+12” is not valid.', '0'] });
  });

  it('are a question too where neither answer fits all, and each answer says which row it does not fit', async () => {
    const list = signed(18, -15);
    expect((await seen(list)).asks).toHaveLength(2);
    expect((await seen(list, 'plus')).handicaps).toEqual(['Row 2: Handicap “+18” is not valid.', '15']);
    expect((await seen(list, 'minus')).handicaps).toEqual(['18', 'Row 3: Handicap “-15” is not valid.']);
  });

  it('are none where only plus handicaps have a sign', async () => {
    expect(await seen(pasted('+2', '3', '12', '0'))).toEqual({ asks: false, handicaps: ['+2', '3', '12', '0'] });
    expect(await seen(pasted('-2', '3', '12', '0'))).toEqual({ asks: false, handicaps: ['+2', '3', '12', '0'] });
  });
});
