import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { outingSheet, SLIPS } from './outing.ts';
import { SHEETS } from './sheet.ts';
import { workbookFile } from './workbook-file.ts';

/** The sample workbooks of this folder, by file name. `node make.ts` writes them again. */
export const SAMPLES: Readonly<Record<string, () => Buffer>> = {
  ...Object.fromEntries(Object.entries(SHEETS).map(([name, sheet]) => [`${name}.xlsx`, () => workbookFile(sheet)])),
  'phoenix-outing.xlsx': () => workbookFile(outingSheet()),
  'phoenix-outing-four-bad-rows.xlsx': () => workbookFile(outingSheet(SLIPS)),
  'not-a-workbook.xlsx': () => Buffer.from('Họ và tên;HDC\nNguyễn Văn An;12\n'),
};

export const samplePath = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

if (import.meta.main) for (const [name, bytes] of Object.entries(SAMPLES)) writeFileSync(samplePath(name), bytes());
