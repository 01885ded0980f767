import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import type { GridSheet, Pasted } from './model/grid-change.ts';
import type { GridColumn, GridEdit } from './model/grid-column.ts';
import { keyCommand } from './model/grid-key.ts';
import { between, type GridCell, rangeOf } from './model/grid-selection.ts';
import { copied, type GridCommand, type GridState, type GridStep, keyModeOf, offeredOptions } from './model/grid-step.ts';

export type GridOptions<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row>[];
  /** The same functions at every key, so that a key draws one row and not all of them. */
  readonly rowId: (row: Row) => string;
  /** What a row is called: a person's name. */
  readonly nameOf: (row: Row) => string;
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  readonly onPasted: (pasted: Pasted) => void;
  readonly marked?: ReadonlySet<string>;
  readonly onMark?: (rowIds: readonly string[], isMarked: boolean) => void;
};

/** The state of the grid at the moment of an event. */
export type LatestGrid = { current: { state: GridState; sheet: GridSheet; options: Pick<GridOptions<never>, 'marked' | 'onMark'> } };

/** The cell that an event happened in. */
export function cellOf(target: EventTarget, columns: readonly { readonly id: string }[]): GridCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.parentElement?.dataset.row;
  const column = columns.findIndex(({ id }) => id === cell?.dataset.column);
  return row === undefined || column < 0 ? null : { row: Number(row), column };
}

type Options = {
  readonly run: (command: GridCommand) => GridStep;
  readonly latest: LatestGrid;
  readonly setFocused: (focused: boolean) => void;
  /** Sets the marks of rows to the opposite of one row's mark. */
  readonly mark: (cell: GridCell, rows: readonly number[]) => void;
};

/** What keys, the clipboard and the focus do in the grid. */
export function gridEvents({ run, latest, setFocused, mark }: Options) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { state, sheet } = latest.current;
    const place = event.currentTarget.contains(event.target as Node) ? cellOf(event.target, sheet.columns) : null;
    const editor = sheet.columns[place?.column ?? -1]?.editor;
    if (place === null || editor === undefined) return;
    const { key, keyCode, shiftKey, ctrlKey, metaKey, altKey } = event;
    const pressed = { key, keyCode, shiftKey, ctrlKey, metaKey, altKey, isComposing: event.nativeEvent.isComposing };
    const command = keyCommand(pressed, { mode: keyModeOf(state), editor, offers: offeredOptions(state, sheet).length > 0 });
    if (command === null) return;
    if (command.do === 'toggle' && editor === 'mark' && state.selection !== null) {
      const { top, bottom } = rangeOf(state.selection);
      mark(state.selection.active, between(top, bottom));
      return event.preventDefault();
    }
    const upFromTop = command.do === 'move' && command.move === 'up' && !command.extend && state.draft === null && place.row === 0;
    if (upFromTop && focusHeading(event.currentTarget, sheet.columns[place.column]?.id)) return event.preventDefault();
    if (run(command).handled) event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    const text = copied(latest.current.state, latest.current.sheet);
    if (text === null || cellOf(event.target, latest.current.sheet.columns) === null) return false;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    return true;
  };
  return {
    onKeyDown,
    onCopy,
    onCut: (event: ClipboardEvent<HTMLElement>) => {
      if (onCopy(event)) run({ do: 'clear' });
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const text = event.clipboardData.getData('text/plain');
      if (latest.current.state.draft !== null || text === '' || cellOf(event.target, latest.current.sheet.columns) === null) return;
      event.preventDefault();
      run({ do: 'paste', text });
    },
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target, latest.current.sheet.columns);
      setFocused(cell !== null);
      if (cell !== null && latest.current.state.selection === null) run({ do: 'go', cell, extend: false });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
      setFocused(false);
      run({ do: 'leave' });
    },
  };
}

/** From the first row, up goes to the heading, which sorts. */
function focusHeading(grid: HTMLElement, columnId: string | undefined): boolean {
  const heading = grid.querySelector<HTMLElement>(`[data-heading="${columnId}"] :is(button, input)`);
  heading?.focus();
  return heading !== null;
}
