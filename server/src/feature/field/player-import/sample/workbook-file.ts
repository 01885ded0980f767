import { columnLetters } from '@fairway/api/table/workbook';
import { zipSync } from 'fflate';

/** A cell of a sample: a text, a number, Excel's day number as a date or a time, a formula with its last result, or an error. */
export type SampleCell =
  | string
  | number
  | boolean
  | null
  | { date: string }
  | { time: string }
  | { formula: string; value: string | number }
  | { formula: string; error: string };
/** Merged ranges as Excel writes them: `A4:A7`; hidden rows and columns by number, from 1. */
export type SampleSheet = {
  name?: string;
  rows: SampleCell[][];
  merges?: string[];
  dimension?: string;
  hiddenRows?: number[];
  hiddenColumns?: number[];
};

const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);
const DATE_STYLE = 1;
const TIME_STYLE = 2;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The bytes of a workbook with these sheets, the same every time. */
export const workbookFile = (...sheets: SampleSheet[]): Buffer =>
  Buffer.from(zip(new Map(Object.entries(workbookParts(...sheets)).map(([path, xml]) => [path, Buffer.from(xml)]))).buffer);

/** The parts of such a workbook, for samples that break one of them. */
export function workbookParts(...sheets: SampleSheet[]): Record<string, string> {
  const texts: string[] = [];
  const worksheets = sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, worksheet(sheet, texts)] as const);
  const targets = [
    ...worksheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    ['sharedStrings', 'sharedStrings.xml'],
    ['styles', 'styles.xml'],
  ];
  return {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations(targets),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(sheetEntry).join('')}</sheets></workbook>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(worksheets),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  };
}

const sheetEntry = ({ name }: SampleSheet, at: number) =>
  `<sheet name="${escaped(name ?? `Sheet${at + 1}`)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`;

function worksheet({ rows, merges = [], dimension, hiddenRows = [], hiddenColumns = [] }: SampleSheet, texts: string[]): string {
  const body = rows.map((cells, at) => {
    const xml = cells.map((value, column) => cell(value, columnLetters(column) + (at + 1), texts)).join('');
    return xml === '' ? '' : `<row r="${at + 1}"${hiddenRows.includes(at + 1) ? ' hidden="1"' : ''}>${xml}</row>`;
  });
  const merged =
    merges.length === 0
      ? ''
      : `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
  const extent = dimension ? `<dimension ref="${dimension}"/>` : '';
  const columns = hiddenColumns.map((column) => `<col min="${column}" max="${column}" width="9" hidden="1"/>`).join('');
  const widths = columns === '' ? '' : `<cols>${columns}</cols>`;
  return `${HEAD}<worksheet xmlns="${MAIN}">${extent}${widths}<sheetData>${body.join('')}</sheetData>${merged}</worksheet>`;
}

function cell(value: SampleCell, at: string, texts: string[]): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'string') return `<c r="${at}" t="s"><v>${texts.push(value) - 1}</v></c>`;
  if ('date' in value) return `<c r="${at}" s="${DATE_STYLE}"><v>${(Date.parse(value.date) - EXCEL_DAY_0) / 86_400_000}</v></c>`;
  if ('time' in value) return `<c r="${at}" s="${TIME_STYLE}"><v>${dayPart(value.time)}</v></c>`;
  const formula = `<f>${escaped(value.formula)}</f>`;
  if ('error' in value) return `<c r="${at}" t="e">${formula}<v>${escaped(value.error)}</v></c>`;
  const type = typeof value.value === 'string' ? ' t="str"' : '';
  return `<c r="${at}"${type}>${formula}<v>${escaped(String(value.value))}</v></c>`;
}

function dayPart(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / (24 * 60);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const relations = (targets: readonly (readonly string[])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}">${targets.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

function contentTypes(sheets: number): string {
  const type = (part: string, kind: string) =>
    `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const worksheets = Array.from({ length: sheets }, (_, at) => type(`xl/worksheets/sheet${at + 1}.xml`, 'worksheet')).join('');
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('xl/workbook.xml', 'sheet.main')}${worksheets}${type('xl/styles.xml', 'styles')}${type('xl/sharedStrings.xml', 'sharedStrings')}</Types>`;
}

/** Style 1 is dd/mm/yyyy, style 2 hh:mm. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="hh:mm"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** The earliest date that an archive can have: so the same parts give the same bytes at any time. */
const WRITTEN_AT = new Date(1980, 0, 1);

/** An archive of parts, not compressed. */
export const zip = (parts: ReadonlyMap<string, Buffer>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(parts), { level: 0, mtime: WRITTEN_AT }).buffer);
