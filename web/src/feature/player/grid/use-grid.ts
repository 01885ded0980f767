import type { Player } from '@fairway/api';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toast.tsx';
import type { FieldContext } from '../field/field.ts';
import { fieldText } from '../field/field-text.ts';
import type { CellSaver, CellSaves } from './cell/cell-saver.ts';
import { saveKey } from './cell/cell-saver.ts';
import { columnKind } from './column.ts';
import classes from './grid.module.css';
import {
  type Cell,
  type Column,
  type Commit,
  chooseCell,
  EMPTY_GRID,
  type Grid,
  type GridStep,
  leftGrid,
  pastedCells,
  pressKey,
  type Sheet,
  toggled,
  typedText,
} from './grid-key.ts';

/** More at once is an import. */
const MOST_PASTED = 300;

type Options = {
  readonly players: readonly Player[];
  readonly columns: readonly Column[];
  readonly context: FieldContext;
  readonly writable: boolean;
  readonly saver: CellSaver;
  readonly saves: CellSaves;
};

/** The cell that an event happened in. */
function cellOf(target: EventTarget): Cell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const { player, column } = element?.dataset ?? {};
  return player !== undefined && column !== undefined ? { playerId: player, column: column as Column } : null;
}

/** The browser takes for visible what is behind the columns that stay; the scroll padding of the frame knows better. */
function uncover(target: Element): void {
  const cell = target.closest('th, td');
  if (cell !== null && !cell.matches(`.${classes.name}, .${classes.menu}`)) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const isToggle = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-toggle]') !== null;

/** Where the cursor of the grid is, what is being typed, and what clicks, keys and pasting do. */
export function useGrid({ players, columns, context, writable, saver, saves }: Options) {
  const { t } = useTranslation('player');
  const [grid, setGrid] = useState<Grid>(EMPTY_GRID);
  const [focused, setFocused] = useState(false);
  const sheet: Sheet = {
    rows: players.map(({ id }) => id),
    columns,
    kindOf: columnKind,
    textOf: ({ playerId, column }) => {
      const player = players.find(({ id }) => id === playerId);
      if (player === undefined || column === 'menu') return '';
      const save = saves.get(saveKey(playerId, column));
      return save === undefined || save.state === 'saved' ? fieldText(player, column, context) : save.text;
    },
    writable,
  };
  const keep = ({ cell, text }: Commit) => {
    if (cell.column !== 'menu') saver.commit(cell.playerId, cell.column, text);
  };
  // Focusing a cell tells of it between a key and its drawing: what handlers go by is never what was drawn last.
  const latest = useRef(grid);
  const run = (step: GridStep): boolean => {
    if (step.commit !== null) keep(step.commit);
    latest.current = step.grid;
    setGrid(step.grid);
    return step.handled;
  };
  const events = {
    onClick: ({ target }: MouseEvent) => {
      const cell = cellOf(target);
      if (cell === null) return;
      setFocused(true);
      const step = chooseCell(latest.current, cell, sheet);
      run(step);
      if (isToggle(target)) run(toggled(step.grid, sheet));
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const cell = cellOf(target);
      if (cell !== null) run(chooseCell(latest.current, cell, sheet, true));
    },
    onFocus: ({ target }: FocusEvent) => {
      uncover(target);
      const cell = cellOf(target);
      if (cell === null) return;
      setFocused(true);
      if (latest.current.cell === null) run(chooseCell(latest.current, cell, sheet));
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      setFocused(false);
      run(leftGrid(latest.current, sheet));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || cellOf(event.target) === null) return;
      if (run(pressKey(latest.current, event, sheet))) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      const cells = latest.current.draft === null ? pastedCells(latest.current, event.clipboardData.getData('text/plain'), sheet) : [];
      if (cells.length === 0) return;
      event.preventDefault();
      if (cells.length > MOST_PASTED) return showToast('warning', t('list.label'), t('grid.tooMany', { most: MOST_PASTED }));
      for (const pasted of cells) keep(pasted);
      showToast('success', t('grid.pasted', { count: cells.length }), '');
    },
  };
  const typing = useRef<{ onType: (text: string) => void; onToggle: () => void }>(null);
  useEffect(() => {
    typing.current = {
      onType: (text) => void run(typedText(latest.current, text, sheet)),
      onToggle: () => void run(toggled(latest.current, sheet)),
    };
  });
  return {
    grid,
    focused,
    events,
    // The same functions at every key, so that a key draws one row and not all of them.
    onType: useCallback((text: string) => typing.current?.onType(text), []),
    onToggle: useCallback(() => typing.current?.onToggle(), []),
    /** Brings the cursor to a cell from elsewhere. */
    goTo: (cell: Cell) => {
      setFocused(true);
      run(chooseCell(latest.current, cell, sheet));
    },
  };
}

export type GridState = ReturnType<typeof useGrid>;
