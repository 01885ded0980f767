import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readStatement } from './read.ts';

const asked = { accounts: ['0123456789'], personId: 'p' };
const refusal = (file: Buffer | string) =>
  readStatement(file, asked).then(
    () => 'read',
    (error) => error.problem ?? error.code,
  );
const PAGE = '<table><tr><th>Ngày</th><th>Có</th></tr><tr><td>02/11/2026</td><td>5</td></tr></table>';

describe('a file of a bank', () => {
  it.each([
    ['PDF', Buffer.from('%PDF-1.7'), 'import-pdf'],
    ['a picture of a payment', Buffer.from('ffd8ffe0', 'hex'), 'import-picture'],
    ['a page that is cut off', Buffer.from(PAGE.slice(0, -20)), 'cut'],
    ['MT940 that is cut off', ':20:A\n:25:0123456789\n:60F:C261101VND0,\n:61:261102C5,NTRFNONREF', 'cut'],
    ['nothing', Buffer.alloc(0), 'import-not-a-workbook'],
  ])('is refused: %s', async (_, file, problem) => {
    expect(await refusal(file)).toBe(problem);
  });

  it('is refused where a workbook ends in the middle', async () => {
    const file = await writeWorkbook([['Ngày', 'Có'].map((value) => ({ value }))]).toBuffer();
    expect(await refusal(file.subarray(0, file.length / 2))).toBe('import-not-a-workbook');
  });

  it('is refused when it has fifty thousand lines', async () => {
    const lines = Array.from({ length: 50_000 }, (_, at) => `02/11/2026;${at + 1}`);
    expect(await refusal(Buffer.from(['Ngày;Có', ...lines].join('\n')))).toBe('too-long');
  });

  it('may be a page that is called a workbook', async () => {
    expect((await readStatement(Buffer.from(PAGE), asked)).lines.map(({ amount }) => amount)).toEqual([5]);
  });
});
