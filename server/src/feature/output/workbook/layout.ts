import type { Cell, SheetPlan } from './plan.ts';

export type ColumnLayout = { width: number; align: 'left' | 'center' | 'right'; indent?: number; wrap?: true };

/** A longer text stands in several lines. */
const LONGEST_LINE = 40;
/** Holes, strokes, times, handicaps: centred, so that no number touches the name beside it. */
const SHORT = 5;
const GAP = 2;
/** Below the logo; and of the date beside it. */
const NARROWEST = [11, 12];
/** What fits on an upright A4 page without being made much smaller. */
const UPRIGHT_WIDTH = 112;

/** Each column as wide as what stands in it, its heading in two lines if need be. */
export const columnLayouts = ({ headings, rows }: SheetPlan): ColumnLayout[] =>
  headings.map((title, nth) => {
    const cells = rows.map((row) => row[nth] ?? null);
    const longest = cells.reduce((most, cell) => Math.max(most, shownLength(cell)), 0);
    const stands = standing(cells, longest);
    const width = Math.max(Math.min(longest, LONGEST_LINE), headingLength(title)) + GAP + (stands.indent ?? 0);
    return { width: Math.max(width, NARROWEST[nth] ?? 0), ...stands };
  });

function standing(cells: readonly Cell[], longest: number): Omit<ColumnLayout, 'width'> {
  if (longest <= SHORT) return { align: 'center' };
  if (cells.every((cell) => typeof cell !== 'string')) return { align: 'right', indent: 1 };
  return { align: 'left', indent: 1, ...(longest > LONGEST_LINE && { wrap: true }) };
}

export const orientationOf = (layouts: readonly ColumnLayout[]): 'portrait' | 'landscape' =>
  layouts.reduce((sum, { width }) => sum + width, 0) > UPRIGHT_WIDTH ? 'landscape' : 'portrait';

/** How many lines the texts of a row need, as letters of the usual width have it. */
export const linesOf = (row: readonly Cell[]): number =>
  row.reduce((most, cell) => Math.max(most, typeof cell === 'string' ? Math.ceil(cell.length / LONGEST_LINE) : 1), 1);

/** A heading is bold, and may be broken once. */
const headingLength = (heading: Cell): number => {
  if (typeof heading !== 'string') return shownLength(heading);
  return Math.max(...heading.split(' ').map((word) => word.length), heading.includes(' ') ? Math.ceil(heading.length / 2) + 1 : 0);
};

/** How many letters a cell shows, or a few more. */
function shownLength(cell: Cell): number {
  if (cell === null) return 0;
  if (typeof cell === 'string') return cell.length;
  const [format = ''] = cell.format.split(';');
  const isClock = /[dh]/.test(format.replaceAll(/"[^"]*"/g, ''));
  return format.replaceAll('"', '').length + (isClock ? 0 : String(Math.trunc(cell.value)).length - 1);
}
