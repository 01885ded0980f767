/** What a workbook has beside its cells, as XML (ECMA-376): the library that writes workbooks knows none of it, and takes such additions. */

/** 0 → A, 26 → AA. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (index % 26));
}

export const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Excel reads “_x0041_” in a cell as the letter of that number, A. */
export const inCell = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** What a folder of files and the program’s own page of properties say of a workbook: its title, and who made it. */
export const properties = ({ title, author }: { title: string; author: string }) => ({
  files: {
    transform: {
      '[Content_Types].xml': {
        insert: () => '<Override ContentType="application/vnd.openxmlformats-package.core-properties+xml" PartName="/docProps/core.xml"/>',
      },
      '_rels/.rels': {
        insert: () =>
          `<Relationship Id="rId-properties" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
      },
    },
    write: {
      files: () => ({
        'docProps/core.xml':
          '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
          `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
          `<dc:title>${inXml(title)}</dc:title><dc:creator>${inXml(author)}</dc:creator></cp:coreProperties>`,
      }),
    },
  },
});

/** A list on a sheet: in which row its headings stand, from 1, the width of each column in letters, and how many rows follow. */
export type ListPlace = { headingRow: number; widths: readonly number[]; rows: number };

/** A narrower column has no room for a button beside its heading. */
const NARROWEST_FILTERED = 8;

const cellsOf = ({ headingRow, widths, rows }: ListPlace, fixed: '' | '$'): string =>
  [
    [columnLetters(0), headingRow],
    [columnLetters(widths.length - 1), headingRow + rows],
  ]
    .map((place) => place.map((part) => `${fixed}${part}`).join(''))
    .join(':');

/** The XML of a sheet with a filter on its list: a button in each heading that has room for one. */
export function withFilter(sheet: string, list: ListPlace): string {
  const narrow = list.widths.flatMap((width, nth) =>
    width < NARROWEST_FILTERED ? [`<filterColumn colId="${nth}" hiddenButton="1"/>`] : [],
  );
  return sheet.replace('</sheetData>', (end) => `${end}<autoFilter ref="${cellsOf(list, '')}">${narrow.join('')}</autoFilter>`);
}

const sheetCells = (sheetName: string, cells: string): string => `'${inXml(sheetName.replaceAll("'", "''"))}'!${cells}`;

/** What the workbook calls the list of its nth sheet, so that programs find the filter again, and the row that each page repeats. */
export const namesOfList = (nth: number, sheetName: string, list: ListPlace): string =>
  `<definedName name="_xlnm._FilterDatabase" localSheetId="${nth}" hidden="1">${sheetCells(sheetName, cellsOf(list, '$'))}</definedName>` +
  `<definedName name="_xlnm.Print_Titles" localSheetId="${nth}">${sheetCells(sheetName, `$${list.headingRow}:$${list.headingRow}`)}</definedName>`;

/** Attributes of the pages of a sheet that is made as small as its width needs; `pages`: the most that it may have below one another. */
export const fitted = (pages?: number) => ({ fitToWidth: 1, fitToHeight: pages ?? 0 });

/** The XML of a sheet whose pages are fitted. */
export const withFitting = (sheet: string): string =>
  sheet.replace(/<worksheet [^>]*>/, (root) => `${root}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`);
