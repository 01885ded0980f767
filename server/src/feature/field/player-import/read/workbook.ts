import readWorkbook from 'read-excel-file/universal';
import { cellText } from './cell-text.ts';
import { ListRefused } from './refused.ts';
import { MOST_CELLS, NOTHING_HIDDEN, type Sheet } from './sheet.ts';
import { type SheetPart, sheetPart } from './sheet-part.ts';
import type { Showing } from './shown/shown-cell.ts';
import { NO_STYLES, struckTexts, stylesOf } from './shown/style.ts';
import { type SheetPlace, visibleSheets } from './workbook-part.ts';
import { countOf, createLimits } from './xml.ts';
import { unzip, zip } from './zip.ts';

const WANTED = /^xl\/(?:[^/]+\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;
const STYLES = 'xl/styles.xml';
const SHARED_TEXTS = 'xl/sharedStrings.xml';
/** A number format of 255 letters, all of them written as entities: the reader takes it apart again and again. */
const LONGEST_FORMAT = 1600;
/** Excel allows 250. */
const MOST_FORMATS = 500;
/** The reader fills every gap up to the farthest cell of a sheet. */
const MOST_FILLED = 1_500_000;
const NO_CELLS = '<worksheet><sheetData></sheetData></worksheet>';

/** The visible sheets of a workbook. The reader gets an archive of exactly those parts that were inflated and counted here. */
export async function workbookSheets(file: Buffer): Promise<Sheet[]> {
  const parts = await unzip(file, (path) => WANTED.test(path));
  const places = visibleSheets(text(parts, 'xl/workbook.xml'), text(parts, 'xl/_rels/workbook.xml.rels'));
  const prepared = prepare(parts, places);
  const { buffer } = zip(parts);
  parts.clear();
  const all = await readWorkbook(buffer);
  return places.map(({ index, path }) => ({
    name: all[index]?.sheet ?? null,
    rows: (all[index]?.data ?? []).map((row) => row.map(cellText)),
    merges: prepared.get(path)?.merges ?? [],
    hidden: prepared.get(path)?.hidden ?? NOTHING_HIDDEN,
    struck: prepared.get(path)?.struck ?? new Set(),
    rounded: prepared.get(path)?.rounded ?? new Map(),
    isTooLong: prepared.get(path)?.isTooLong ?? false,
  }));
}

/** Replaces the worksheets by what the reader can read; refuses what it would read for too long. */
function prepare(parts: Map<string, Buffer>, places: readonly SheetPlace[]): Map<string, SheetPart> {
  const require = createLimits();
  const prepared = new Map<string, SheetPart>();
  const visible = new Set(places.map(({ path }) => path));
  if (countOf(parts.get(STYLES)?.toString('latin1') ?? '', '<numFmt ') > MOST_FORMATS) throw new ListRefused('import-bomb');
  for (const path of parts.keys())
    if (!path.startsWith('xl/worksheets/')) require(text(parts, path), path === STYLES ? LONGEST_FORMAT : undefined);
  const showing = showingOf(parts);
  let cells = 0;
  let filled = 0;
  for (const path of parts.keys()) {
    if (!path.startsWith('xl/worksheets/')) continue;
    if (!visible.has(path)) parts.set(path, Buffer.from(NO_CELLS));
    else {
      const part = sheetPart(text(parts, path), showing);
      require(part.xml);
      cells += part.cells;
      filled += part.filled;
      if (cells > MOST_CELLS || filled > MOST_FILLED) throw new ListRefused('import-bomb');
      prepared.set(path, part);
      parts.set(path, Buffer.from(part.xml));
    }
  }
  return prepared;
}

function showingOf(parts: ReadonlyMap<string, Buffer>): Showing {
  const styles = parts.get(STYLES)?.toString('utf8');
  return {
    styles: styles === undefined ? NO_STYLES : stylesOf(styles),
    struckTexts: struckTexts(parts.get(SHARED_TEXTS)?.toString('utf8') ?? ''),
    isFrom1904: /<(?:\w+:)?workbookPr\b[^<>]*\sdate1904="(?:1|true)"/.test(text(parts, 'xl/workbook.xml')),
  };
}

function text(parts: ReadonlyMap<string, Buffer>, path: string): string {
  const part = parts.get(path);
  if (!part) throw new ListRefused('import-not-a-workbook');
  return part.toString('utf8');
}
