/** Cells as sheets exchange them: lines of cells. */
export type CellTexts = readonly (readonly string[])[];

/** Reads what a sheet has put on the clipboard, or a CSV file. A cell in quotes may contain separators, line breaks and doubled quotes. */
export function parseCells(text: string, separator: '\t' | ';' | ',' = '\t'): CellTexts {
  const lines: string[][] = [];
  let line: string[] = [];
  const ends = `${separator}\r\n`;
  const token = new RegExp(`(?:"((?:[^"]|"")*)"(?=[${ends}]|$)|([^${ends}]*))(${separator}|\r\n|\r|\n|$)`, 'gy');
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [, quoted, plain = '', end] = match;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll('\r\n', '\n'));
    if (end === separator) continue;
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
