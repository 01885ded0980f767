/** The place of a worksheet among all of its workbook, and the part with its cells. */
export type SheetPlace = { index: number; path: string };

/** The visible worksheets of a workbook in their order. */
export function visibleSheets(workbookXml: string, relationsXml: string): SheetPlace[] {
  const targets = new Map<string, string>();
  for (const [relation] of relationsXml.matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/g)) {
    targets.set(attribute(relation, 'Id'), partPath(attribute(relation, 'Target')));
  }
  return [...workbookXml.matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g)].flatMap(([sheet], index) => {
    const path = targets.get(attribute(sheet, '\\w+:id'));
    const isHidden = /\sstate="(?:hidden|veryHidden)"/.test(sheet);
    return path && !isHidden ? [{ index, path }] : [];
  });
}

const partPath = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
