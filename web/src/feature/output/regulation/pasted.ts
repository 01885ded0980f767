const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr>/gi;
const CELL_END = /<\/t[dh]>/i;
const BLOCK = /<\/?(?:t[dh]|p|div|h[1-6]|ul|ol|li|br)\b[^>]*>/gi;

/** HTML from Word or a spreadsheet: each row of a table as a paragraph, its cells apart, as the server keeps it. The editor has no tables. */
export const withRowsAsLines = (html: string): string => html.replaceAll(ROW, (_, row: string) => `<p>${lineOf(row)}</p>`);

const lineOf = (row: string): string =>
  row
    .split(CELL_END)
    .map((cell) => cell.replaceAll(BLOCK, ' ').replaceAll(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' · ');
