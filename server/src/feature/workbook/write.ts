import type { CellObject, Feature, Image, Sheet } from 'write-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import type { Head } from '../paper/page/sheet.ts';
import { type Cell, date, type SheetPlan, text } from './plan.ts';

/** A workbook as it is ordered from the thread: everything that it says. */
export type WorkbookOrder = {
  head: Pick<Head, 'clubName' | 'logo' | 'tournament' | 'place'> & { date: string; printed: string; staffOnly: string | null };
  sheets: SheetPlan[];
};

/** The logo, the club and the rest of the head stand above every table, and the headings of its columns in this row. */
export const HEADING_ROW = 7;
const LOGO = { width: 68, height: 92 };
/** Below the logo; and of the dates beside it. */
const NARROWEST = [11, 13];

/** The file. Every text has the format of text, so that Excel takes it for nothing else, not even after a person has edited it. */
export async function workbookBytes({ head, sheets }: WorkbookOrder): Promise<Uint8Array> {
  const images = head.logo === null ? [] : [logoOf(head.logo, head.clubName)];
  const written = sheets.map((sheet): Sheet<Image['content']> => {
    const titles = sheet.columns.map(({ title }): CellObject => ({ ...cellOf(title), ...HEADING }) as CellObject);
    return {
      sheet: sheet.name,
      data: [...headRows(head, sheet), titles, ...sheet.rows.map((row) => row.map(cellOf))],
      columns: sheet.columns.map(({ width }, nth) => ({ width: Math.max(width, NARROWEST[nth] ?? 0) })),
      stickyRowsCount: HEADING_ROW,
      orientation: 'landscape',
      images,
    };
  });
  return writeWorkbook(written, { features: [printSetUp(sheets)] }).toBuffer();
}

const BOLD = { fontWeight: 'bold' } as const;
const HEADING = { ...BOLD, wrap: true, alignVertical: 'center', backgroundColor: '#E8EEF4', bottomBorderStyle: 'thin' } as const;
const MARK = { backgroundColor: '#FFE08A' } as const;

function cellOf(cell: Cell): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String, format: '@' };
  const { value, format, isMarked } = cell;
  return { value, type: Number, format, ...(isMarked && MARK) };
}

function headRows({ clubName, tournament, date: day, place, printed, staffOnly }: WorkbookOrder['head'], sheet: SheetPlan) {
  const line = (cells: readonly Cell[], style = {}) => [
    null,
    ...cells.map((cell) => cell && ({ ...cellOf(cell), ...style } as CellObject)),
  ];
  return [
    line([clubName], { fontWeight: 'bold' }),
    line([tournament], { fontWeight: 'bold', fontSize: 14 }),
    line([sheet.title], BOLD),
    line([date(day), text(place)], { align: 'left' }),
    line([printed]),
    line([[staffOnly, sheet.remark].filter(Boolean).join(' ') || null], BOLD),
  ];
}

/** As large as fits into the corner. */
function logoOf(png: Uint8Array, clubName: string) {
  const content = Buffer.from(png);
  // a PNG says its size at once
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const place = { dpi: 96, anchor: { row: 1, column: 1 }, offsetX: 4, offsetY: 4 };
  return { content, contentType: 'image/png', ...size, ...place, title: clubName, description: clubName };
}

/** On paper each sheet is as wide as the page, with the headings on every one. */
const printSetUp = (sheets: readonly SheetPlan[]): Feature<Image['content']> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) => xml.replace('<sheetViews', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews'),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
      'xl/workbook.xml': {
        transform: (xml) => xml.replace('<definedNames/>', `<definedNames>${sheets.map(repeatedHeading).join('')}</definedNames>`),
      },
    },
  },
});

const repeatedHeading = ({ name }: SheetPlan, nth: number): string =>
  `<definedName name="_xlnm.Print_Titles" localSheetId="${nth}">'${escaped(name.replaceAll("'", "''"))}'!$${HEADING_ROW}:$${HEADING_ROW}</definedName>`;

const escaped = (name: string): string => name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
