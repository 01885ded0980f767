// Writes the list of `docs/writer.md` with every writer of workbooks that npm has, into the samples of the import: `node ops/writer/make.mjs`.
// The writers are installed into a temporary folder and are no part of the project. A club's office stands in Vietnam, and so does this clock.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.TZ = 'Asia/Ho_Chi_Minh';
const WRITERS = [
  'exceljs@4.4.0',
  'xlsx@0.18.5',
  '@e965/xlsx@0.20.3',
  'write-excel-file@4',
  'excel4node@1.8.2',
  'xlsx-populate@1.21.0',
  'excelize-wasm@0.1.3',
];
const folder = process.env.WRITERS ?? mkdtempSync(join(tmpdir(), 'writers-'));
if (!process.env.WRITERS)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, ...WRITERS], { stdio: 'inherit' });
const require = createRequire(join(folder, 'package.json'));
const kept = new URL('../../server/src/feature/field/player-import/sample/writer/', import.meta.url);
mkdirSync(kept, { recursive: true });
const keep = (name, bytes) => writeFileSync(new URL(name, kept), bytes);

const { headings: HEADINGS, formats, formula: FORMULA, people } = JSON.parse(readFileSync(new URL('list.json', import.meta.url), 'utf8'));
const { date: DATE, time: TIME, phone: PHONE } = formats;
/** A day, a time and a phone as numbers with a format, a code as text, a handicap of each form, a switch, and a formula that nobody calculates. */
const PEOPLE = people.map((person) => person.with(5, person[5][0] + person[5][1] / 60));
const localDay = ([year, month, day]) => new Date(year, month - 1, day);
const worldDay = ([year, month, day]) => new Date(Date.UTC(year, month - 1, day));
const serial = (day) => worldDay(day).getTime() / 86_400_000 + 25_569;

/** A writer that is missing, or that cannot write the list, is told and left out. */
async function write(name, work) {
  try {
    await work();
    console.log('wrote', name);
  } catch (error) {
    console.log('left out', name, error.message);
  }
}

await write('exceljs', async () => {
  const Excel = require('exceljs');
  const book = new Excel.Workbook();
  const sheet = book.addWorksheet('Danh sách');
  sheet.addRow(HEADINGS);
  for (const [name, born, phone, vga, handicap, hour, flight, member] of PEOPLE) {
    const row = sheet.addRow([name, worldDay(born), phone, vga, handicap, hour / 24, flight, member, { formula: FORMULA }]);
    row.getCell(2).numFmt = DATE;
    row.getCell(3).numFmt = PHONE;
    row.getCell(6).numFmt = TIME;
  }
  keep('exceljs.xlsx', Buffer.from(await book.xlsx.writeBuffer()));
});

// the older one takes a day by the clock of the office, the newer one by that of the world
for (const [label, module, day] of [
  ['sheetjs-0.18.5', 'xlsx', localDay],
  ['sheetjs-0.20.3', '@e965/xlsx', worldDay],
]) {
  await write(label, () => {
    const XLSX = require(module);
    const rows = PEOPLE.map(([name, born, phone, vga, handicap, hour, flight, member]) => [
      name,
      { t: 'd', v: day(born), z: DATE },
      { t: 'n', v: phone, z: PHONE },
      vga,
      handicap,
      { t: 'n', v: hour / 24, z: TIME },
      flight,
      member,
      { t: 'n', f: FORMULA },
    ]);
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([HEADINGS, ...rows]), 'Danh sách');
    for (const [kind, ending] of [
      ['xlsx', 'xlsx'],
      ['xlml', 'xml'],
      ['ods', 'ods'],
      ['html', 'html'],
      ['csv', 'csv'],
      ['txt', 'txt'],
    ])
      keep(`${label}.${ending}`, XLSX.write(book, { type: 'buffer', bookType: kind }));
  });
}

await write('write-excel-file', async () => {
  const { default: writeWorkbook } = await import(join(folder, 'node_modules/write-excel-file/node/index.js'));
  const rows = PEOPLE.map(([name, born, phone, vga, handicap, hour, flight, member]) => [
    { value: name },
    { value: worldDay(born), type: Date, format: DATE },
    { value: phone, type: Number, format: PHONE },
    { value: vga, type: String },
    { value: handicap },
    { value: hour / 24, type: Number, format: TIME },
    { value: flight },
    { value: member, type: Boolean },
    { value: `=${FORMULA}`, type: 'Formula' },
  ]);
  keep('write-excel-file.xlsx', await writeWorkbook([HEADINGS.map((value) => ({ value })), ...rows]).toBuffer());
});

await write('excel4node', async () => {
  const book = new (require('excel4node').Workbook)();
  const sheet = book.addWorksheet('Danh sach');
  const put = (row, column, kind, value, numberFormat) => {
    const cell = sheet.cell(row, column)[kind](value);
    if (numberFormat) cell.style({ numberFormat });
  };
  for (const [at, heading] of HEADINGS.entries()) put(1, at + 1, 'string', heading);
  for (const [at, [name, born, phone, vga, handicap, hour, flight, member]] of PEOPLE.entries()) {
    const row = at + 2;
    put(row, 1, 'string', name);
    put(row, 2, 'date', worldDay(born), DATE);
    put(row, 3, 'number', phone, PHONE);
    put(row, 4, 'string', vga);
    put(row, 5, typeof handicap === 'number' ? 'number' : 'string', handicap);
    put(row, 6, 'number', hour / 24, TIME);
    put(row, 7, 'string', flight);
    put(row, 8, 'bool', member);
    put(row, 9, 'formula', FORMULA);
  }
  keep('excel4node.xlsx', await book.writeToBuffer());
});

await write('xlsx-populate', async () => {
  const book = await require('xlsx-populate').fromBlankAsync();
  const sheet = book.sheet(0);
  for (const [at, heading] of HEADINGS.entries())
    sheet
      .row(1)
      .cell(at + 1)
      .value(heading);
  for (const [at, [name, born, phone, vga, handicap, hour, flight, member]] of PEOPLE.entries()) {
    const row = sheet.row(at + 2);
    for (const [column, value] of [name, localDay(born), phone, vga, handicap, hour / 24, flight, member].entries())
      row.cell(column + 1).value(value);
    row.cell(2).style('numberFormat', DATE);
    row.cell(3).style('numberFormat', PHONE);
    row.cell(6).style('numberFormat', TIME);
    row.cell(9).formula(FORMULA);
  }
  keep('xlsx-populate.xlsx', await book.outputAsync());
});

await write('excelize', async () => {
  const { init } = require('excelize-wasm');
  const excelize = await init(join(folder, 'node_modules/excelize-wasm/excelize.wasm.gz'));
  const book = excelize.NewFile();
  const set = (place, value) => book.SetCellValue('Sheet1', place, value);
  const styled = (place, format) => book.SetCellStyle('Sheet1', place, place, book.NewStyle({ CustomNumFmt: format }).style);
  for (const [at, heading] of HEADINGS.entries()) set(`${'ABCDEFGHI'[at]}1`, heading);
  for (const [at, [name, born, phone, vga, handicap, hour, flight, member]] of PEOPLE.entries()) {
    const row = at + 2;
    for (const [column, value] of [name, serial(born), phone, vga, handicap, hour / 24, flight, member].entries())
      set(`${'ABCDEFGH'[column]}${row}`, value);
    styled(`B${row}`, DATE);
    styled(`C${row}`, PHONE);
    styled(`F${row}`, TIME);
    book.SetCellFormula('Sheet1', `I${row}`, FORMULA);
  }
  keep('excelize.xlsx', Buffer.from(book.WriteToBuffer().buffer));
});
process.exit(0);
