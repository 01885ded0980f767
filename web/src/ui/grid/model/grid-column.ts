import type { ReactNode } from 'react';
import { foldAccents } from '../../../lib/value/name.ts';

/** A value that a cell may have, and how people read it. */
export type GridOption = { readonly value: string; readonly label: string };

/** What became of a cell. `wrong`: it cannot stay as it is. */
export type GridMark = { readonly state: 'saving' | 'saved' | 'failed' | 'stale' | 'wrong'; readonly message: string };

/** Something that can be done with a row. */
export type GridAction<Row> = { readonly id: string; readonly label: string; readonly icon: ReactNode; readonly run: (row: Row) => void };

/** How a cell is edited. `mark`: the check box that marks its row. `menu`: what else can be done with the row. */
export type GridEditor = 'text' | 'choice' | 'check' | 'mark' | 'menu';

export type GridColumn<Row> = {
  readonly id: string;
  /** Short, for the heading. */
  readonly header: string;
  /** In full, for screen readers. */
  readonly title: string;
  readonly width: number;
  readonly editor: GridEditor;
  /** The value as text: what is compared, undone and sent. A check is `yes` or nothing. */
  readonly text: (row: Row) => string;
  /** What is drawn; by default the option's label or the text. */
  readonly show?: (row: Row) => ReactNode;
  readonly mark?: (row: Row) => GridMark | undefined;
  /** What is worth knowing about a cell; it is shown below the cell when keys, a click or a tap reach it. */
  readonly note?: (row: Row) => string | undefined;
  /** For a choice all its options, for a text the usual values, for a check its two words. */
  readonly options?: readonly GridOption[];
  /** Read-only. */
  readonly readOnly?: boolean;
  readonly actions?: readonly GridAction<Row>[];
  readonly align?: 'end' | 'center';
  /** Digits of one width. */
  readonly figures?: boolean;
  readonly sortable?: boolean;
  /** Stays in sight when the others scroll. */
  readonly frozen?: boolean;
  /** The name of the row; it wraps rather than being cut. */
  readonly heads?: boolean;
};

/** A change of one cell. */
export type GridEdit = { readonly rowId: string; readonly columnId: string; readonly before: string; readonly after: string };

type Choosable = Pick<GridColumn<never>, 'options'>;

/** Whether a column has something to copy; marks and menus do not. */
export const isData = ({ editor }: Pick<GridColumn<never>, 'editor'>): boolean => editor !== 'mark' && editor !== 'menu';
export const isWritable = (column: Pick<GridColumn<never>, 'editor' | 'readOnly'>): boolean => isData(column) && column.readOnly !== true;

/** A value as people read it. */
export const labelOf = ({ options }: Choosable, value: string): string => options?.find((option) => option.value === value)?.label ?? value;

/** The value of a written text; a text that is not an option stays as it is. */
export function writtenValue({ options = [] }: Choosable, written: string): string {
  const text = written.normalize('NFC').trim();
  const option = options.find(({ label }) => label === text) ?? options.find(({ label }) => foldAccents(label) === foldAccents(text));
  return option?.value ?? text;
}

/** What stands alone on offer for a text is meant by it; undefined: the text stays as it is typed. */
export const onlyOption = (offered: readonly GridOption[], typed: string): GridOption | undefined =>
  typed.trim() !== '' && offered.length === 1 ? offered[0] : undefined;

/** The options that a text may mean, the likeliest first: the whole label, one of its words, its beginning, any part of it. */
export function matchingOptions({ options = [] }: Choosable, typed: string): readonly GridOption[] {
  const text = foldAccents(typed);
  const distance = ({ label }: GridOption): number => {
    const folded = foldAccents(label);
    if (folded === text) return 0;
    if (folded.split(' ').includes(text)) return 1;
    return folded.startsWith(text) ? 2 : folded.includes(text) ? 3 : 4;
  };
  const ranked = options.map((option) => ({ option, at: distance(option) })).filter(({ at }) => at < 4);
  return ranked.toSorted((one, other) => one.at - other.at).map(({ option }) => option);
}
