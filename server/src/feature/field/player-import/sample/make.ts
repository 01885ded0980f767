import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { charitySheets, FIRST_ISSUE, LAST_ISSUE } from './charity-day.ts';
import { CSV_FILES } from './csv.ts';
import { outingSheet, SLIPS } from './outing.ts';
import { FURTHER_SHEETS, SHEETS } from './sheet.ts';
import { workbookFile } from './workbook-file.ts';

/** The sample files of this folder, by file name. `node make.ts` writes them again. */
export const SAMPLES: Readonly<Record<string, () => Buffer>> = {
  ...CSV_FILES,
  'further-sheets.xlsx': () => workbookFile(...FURTHER_SHEETS),
  ...Object.fromEntries(Object.entries(SHEETS).map(([name, sheet]) => [`${name}.xlsx`, () => workbookFile(sheet)])),
  'phoenix-outing.xlsx': () => workbookFile(outingSheet()),
  'phoenix-outing-four-bad-rows.xlsx': () => workbookFile(outingSheet(SLIPS)),
  'charity-day.xlsx': () => workbookFile(...charitySheets(FIRST_ISSUE)),
  'charity-day-last-issue.xlsx': () => workbookFile(...charitySheets(LAST_ISSUE)),
  'not-a-workbook.xlsx': () => Buffer.from('<html><table><tr><td>Họ và tên</td></tr></table></html>\n'),
};

export const samplePath = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

if (import.meta.main) for (const [name, bytes] of Object.entries(SAMPLES)) writeFileSync(samplePath(name), bytes());
