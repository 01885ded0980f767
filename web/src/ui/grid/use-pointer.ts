import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cellOf } from './grid-events.ts';
import type { GridSheet } from './model/grid-change.ts';
import { type GridCell, rangeOf } from './model/grid-selection.ts';
import type { GridCommand, GridState, GridStep } from './model/grid-step.ts';

type Options = {
  readonly run: (command: GridCommand) => GridStep;
  readonly latest: RefObject<{ readonly state: GridState; readonly sheet: GridSheet }>;
  readonly onSelect: () => void;
};

const isIn = (target: EventTarget, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** A click selects; on a check box it also turns it over. Dragging extends the range, or fills from the handle in its corner. */
export function usePointer({ run, latest, onSelect }: Options) {
  const drag = useRef<'range' | 'fill' | null>(null);
  /** The cell whose box the button went down on: a click toggles it. */
  const pressedBox = useRef<GridCell | null>(null);
  const [fillTo, setFillTo] = useState<number | null>(null);
  const filled = useRef<number | null>(null);
  useEffect(() => {
    const end = ({ target }: Event) => {
      const row = filled.current;
      if (drag.current === 'fill' && row !== null) run({ do: 'fill-to', row });
      // the cell was drawn anew since, as the active one, and so gets no click of its own
      const [pressed, released] = [pressedBox.current, target === null ? null : cellOf(target, latest.current.sheet.columns)];
      if (pressed !== null && pressed.row === released?.row && pressed.column === released.column) run({ do: 'toggle' });
      pressedBox.current = null;
      drag.current = null;
      filled.current = null;
      setFillTo(null);
    };
    window.addEventListener('mouseup', end);
    return () => window.removeEventListener('mouseup', end);
  }, [run, latest]);
  const events = {
    onMouseDown: (event: MouseEvent) => {
      const { state, sheet } = latest.current;
      const cell = cellOf(event.target, sheet.columns);
      if (cell === null || event.button !== 0) return;
      const active = state.selection?.active;
      const isActive = active?.row === cell.row && active.column === cell.column;
      pressedBox.current = isIn(event.target, '[data-box]') && !event.shiftKey ? cell : null;
      if (isActive && state.draft !== null && isIn(event.target, '[data-field]')) return;
      // The focus goes with the selection; a control of the cell takes it by itself.
      if (!isIn(event.target, '[data-control]')) event.preventDefault();
      drag.current = isIn(event.target, '[data-fill]') ? 'fill' : 'range';
      if (drag.current === 'range') run({ do: 'go', cell, extend: event.shiftKey });
      onSelect();
    },
    onMouseMove: (event: MouseEvent) => {
      const { state, sheet } = latest.current;
      const cell = drag.current === null ? null : cellOf(event.target, sheet.columns);
      if (cell === null || state.selection === null || (event.buttons & 1) === 0) return;
      if (drag.current === 'fill') {
        filled.current = cell.row > rangeOf(state.selection).bottom ? cell.row : null;
        setFillTo(filled.current);
        return;
      }
      const { end } = state.selection;
      if (end.row !== cell.row || end.column !== cell.column) run({ do: 'go', cell, extend: true });
    },
    onDoubleClick: (event: MouseEvent) => {
      const { sheet } = latest.current;
      const editor = sheet.columns[cellOf(event.target, sheet.columns)?.column ?? -1]?.editor;
      if (editor === 'text' || editor === 'choice') run({ do: 'open' });
    },
  };
  return { fillTo, events };
}
