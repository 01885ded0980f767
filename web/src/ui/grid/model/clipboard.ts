/** Cells as sheets exchange them: lines of cells. */
export type CellTexts = readonly (readonly string[])[];

/** Reads what a sheet has put on the clipboard. A cell in quotes may contain tabs, line breaks and doubled quotes. */
export function parseCells(text: string): CellTexts {
  const lines: string[][] = [];
  let line: string[] = [];
  const token = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [, quoted, plain = '', end] = match;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll('\r\n', '\n'));
    if (end === '\t') continue;
    lines.push(line);
    line = [];
    // A copy from a sheet ends with a line break, which does not begin another line.
    if (end === '' || token.lastIndex >= text.length) break;
  }
  return lines;
}

/** Writes cells so that a sheet reads them as they are. */
export const formatCells = (cells: CellTexts): string => cells.map((line) => line.map(quoted).join('\t')).join('\r\n');

const quoted = (text: string): string => (/^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
