import { ListRefused } from './refused.ts';

/** The place of a worksheet among all of its workbook, and the part with its cells. */
export type SheetPlace = { index: number; path: string };

/** Excel has no limit; the reader looks through all of them for each. */
const MOST_SHEETS = 255;
const MOST_RELATIONS = 1000;

/** The visible worksheets of a workbook in their order. */
export function visibleSheets(workbookXml: string, relationsXml: string): SheetPlace[] {
  const targets = new Map<string, string>();
  const relations = relationsXml.match(/<(?:\w+:)?Relationship\b[^<>]*>/g) ?? [];
  const sheets = workbookXml.match(/<(?:\w+:)?sheet\b[^<>]*>/g) ?? [];
  if (relations.length > MOST_RELATIONS || sheets.length > MOST_SHEETS) throw new ListRefused('import-bomb');
  for (const relation of relations) {
    targets.set(attribute(relation, 'Id'), partPath(attribute(relation, 'Target')));
  }
  const places = sheets.flatMap((sheet, index) => {
    const path = targets.get(attribute(sheet, '\\w+:id'));
    const isHidden = /\sstate="(?:hidden|veryHidden)"/.test(sheet);
    return path && !isHidden ? [{ index, path }] : [];
  });
  // the cells of each are counted once, but the reader would read them for each
  if (new Set(places.map(({ path }) => path)).size < places.length) throw new ListRefused('import-bomb');
  return places;
}

const partPath = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
