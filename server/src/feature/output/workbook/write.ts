import { fitted, inCell, inXml, type ListPlace, namesOfList, properties, withFilter, withFitting } from '@fairway/api/table/workbook';
import type { CellObject, Feature, Image, Sheet } from 'write-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import type { ReportHead } from '../report/head.ts';
import { footText } from './foot.ts';
import { type ColumnLayout, columnLayouts, linesOf, orientationOf } from './layout.ts';
import { type Cell, date, type SheetPlan, text } from './plan.ts';

/** A workbook as it is ordered from the thread: everything that it says. `title`: which list, as its properties have it; `page`: “page 1 of 2”, with the signs of `PAGE_SIGNS`. */
export type WorkbookOrder = {
  head: Pick<ReportHead, 'clubName' | 'logo' | 'tournament' | 'place'> &
    Record<'title' | 'date' | 'printed' | 'page', string> & { staffOnly: string | null };
  sheets: SheetPlan[];
};

/** The logo, the club and the rest of the head stand above every table, and the headings of its columns in this row. */
export const HEADING_ROW = 7;
type Planned = { sheet: SheetPlan; layouts: readonly ColumnLayout[]; list: ListPlace };

const LOGO = { width: 68, height: 92 };
/** Every computer has Arial, or a font of the same widths. */
const FONT = { fontFamily: 'Arial', fontSize: 10 };

/** The file. Every text has the format of text, so that Excel takes it for nothing else, not even after a person has edited it. */
export async function workbookBytes({ head, sheets }: WorkbookOrder): Promise<Uint8Array> {
  const images = head.logo === null ? [] : [logoOf(head.logo, head.clubName)];
  const planned = sheets.map((sheet): Planned => {
    const layouts = columnLayouts(sheet);
    return { sheet, layouts, list: { headingRow: HEADING_ROW, widths: layouts.map(({ width }) => width), rows: sheet.rows.length } };
  });
  const written = planned.map(({ sheet, layouts }): Sheet<Image['content']> => {
    return {
      sheet: sheet.name,
      data: [...headRows(head, sheet), headingRow(sheet, layouts), ...sheet.rows.map((row) => rowOf(row, layouts))],
      columns: layouts.map(({ width }) => ({ width })),
      stickyRowsCount: HEADING_ROW,
      orientation: 'landscape',
      images,
    };
  });
  return writeWorkbook(written, {
    ...FONT,
    features: [printSetUp(head, planned), properties({ title: `${head.title} · ${head.tournament}`, author: head.clubName })],
  }).toBuffer();
}

const BOLD = { fontWeight: 'bold' } as const;
const HEADING = { ...BOLD, wrap: true, alignVertical: 'center', backgroundColor: '#E8EEF4', bottomBorderStyle: 'thin' } as const;
const MARK = { backgroundColor: '#FFE08A' } as const;
const LINE_POINTS = 15;

function cellOf(cell: Cell, { width: _, ...standing }: Partial<ColumnLayout> = {}): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: inCell(cell), type: String, format: '@', alignVertical: 'center', ...standing };
  const { value, format, isMarked } = cell;
  return { value, type: Number, format, alignVertical: 'center', ...standing, ...(isMarked && MARK) };
}

/** Not every program finds by itself how high a row of several lines is, or leaves room above the accents of a single one. */
function rowOf(row: readonly Cell[], layouts: readonly ColumnLayout[]) {
  const height = linesOf(row) * LINE_POINTS;
  return row.map((cell, nth) => cell && ({ ...cellOf(cell, layouts[nth]), height } as CellObject));
}

function headingRow({ headings }: SheetPlan, layouts: readonly ColumnLayout[]) {
  const isBroken = headings.some((title, nth) => typeof title === 'string' && title.length + 1 > (layouts[nth]?.width ?? 0));
  return headings.map(
    (title, nth) => ({ ...cellOf(title, layouts[nth]), ...HEADING, height: LINE_POINTS * (isBroken ? 2 : 1.2) }) as CellObject,
  );
}

function headRows({ clubName, tournament, date: day, place, printed, staffOnly }: WorkbookOrder['head'], sheet: SheetPlan) {
  const line = (cells: readonly Cell[], style: object = {}, height = LINE_POINTS) => [
    null,
    ...cells.map((cell) => cell && ({ ...cellOf(cell), ...style, height } as CellObject)),
  ];
  return [
    line([clubName], BOLD),
    line([tournament], { ...BOLD, fontSize: 14 }, LINE_POINTS * 1.4),
    line([sheet.title], BOLD),
    line([date(day), text(place)], { align: 'left' }),
    line([printed]),
    line([[staffOnly, sheet.remark].filter(Boolean).join(' · ') || null], BOLD),
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

/** A filter on each list. On paper a sheet is as wide as the page, with the headings on every one, and says below what it is and which page. */
const printSetUp = (head: WorkbookOrder['head'], planned: readonly Planned[]): Feature<Image['content']> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const { sheet, list } = planned[sheetIndex] as Planned;
          return withFilter(withFitting(xml), list).replace(/<pageSetup [^>]*>/, (setUp) => setUp + footOf(head, sheet));
        },
        transformElementAttributes: (tag, attributes, _nth, _options, { sheetIndex }) => {
          // the library knows landscape only
          const orientation = orientationOf(planned[sheetIndex]?.layouts ?? []);
          if (tag === 'pageSetup') return { ...attributes, orientation, ...fitted() };
          return tag === 'pageMargins' ? { ...attributes, ...MARGINS } : attributes;
        },
      },
      'xl/workbook.xml': {
        transform: (xml) =>
          xml.replace(
            '<definedNames/>',
            `<definedNames>${planned.map(({ sheet: { name }, list }, nth) => namesOfList(nth, name, list)).join('')}</definedNames>`,
          ),
      },
    },
  },
});

/** In inches. */
const MARGINS = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.75, header: 0.3, footer: 0.3 };

const footOf = ({ tournament, page }: WorkbookOrder['head'], { title }: SheetPlan): string =>
  `<headerFooter><oddFooter>${inXml(footText(`${title} · ${tournament}`, page))}</oddFooter></headerFooter>`;
