import type { GridEditor } from './grid-column.ts';
import type { GridMove } from './grid-selection.ts';

export type GridKeyCommand =
  | { readonly do: 'move'; readonly move: GridMove; readonly extend: boolean }
  | { readonly do: 'tab'; readonly back: boolean }
  /** To the next or the previous of the options on offer. */
  | { readonly do: 'option'; readonly by: 1 | -1 }
  | { readonly do: 'open' | 'cancel' | 'escape' | 'clear' | 'toggle' | 'fill-down' | 'all' | 'undo' | 'redo' };

export type GridKeyPressed = {
  readonly key: string;
  readonly keyCode: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
};

/**
 * `selecting`: keys move and command. `typing`: it began by typing over the old text, so arrows end it, as in a sheet.
 * `opened`: with F2 or Enter; arrows move within the text.
 */
export type GridKeyMode = 'selecting' | 'typing' | 'opened';
export type GridKeyPlace = {
  readonly mode: GridKeyMode;
  readonly editor: GridEditor;
  /** Options stand below the cell: up and down go through them. */
  readonly offers: boolean;
};

const ARROWS: Readonly<Record<string, readonly [near: GridMove, far: GridMove]>> = {
  ArrowUp: ['up', 'column-start'],
  ArrowDown: ['down', 'column-end'],
  ArrowLeft: ['left', 'row-start'],
  ArrowRight: ['right', 'row-end'],
};
const JUMPS: Readonly<Record<string, readonly [near: GridMove, far: GridMove]>> = {
  ...ARROWS,
  Home: ['row-start', 'start'],
  End: ['row-end', 'end'],
  PageUp: ['page-up', 'page-up'],
  PageDown: ['page-down', 'page-down'],
};

/** The key belongs to an input method: it is part of a letter in progress. */
const isOfInputMethod = ({ isComposing, keyCode }: GridKeyPressed): boolean => isComposing || keyCode === 229;

/** What a key does in the grid; null: the field or the browser handles it. */
export function keyCommand(pressed: GridKeyPressed, place: GridKeyPlace): GridKeyCommand | null {
  if (isOfInputMethod(pressed)) return null;
  if (pressed.altKey) return pressed.key === 'ArrowDown' && place.mode === 'selecting' ? { do: 'open' } : null;
  return place.mode === 'selecting' ? whileSelecting(pressed, place.editor) : whileEditing(pressed, place);
}

function whileSelecting({ key, shiftKey, ctrlKey, metaKey }: GridKeyPressed, editor: GridEditor): GridKeyCommand | null {
  const control = ctrlKey || metaKey;
  const jump = JUMPS[key];
  if (jump !== undefined) return { do: 'move', move: jump[control ? 1 : 0], extend: shiftKey };
  if (control) return withControl(key.toLowerCase(), shiftKey);
  if (key === 'Tab') return { do: 'tab', back: shiftKey };
  if (key === 'Escape') return { do: 'escape' };
  if (editor === 'menu') return null;
  if (editor === 'mark' || editor === 'check') return whileOnBox(key, editor);
  if (key === 'F2' || key === 'Enter') return { do: 'open' };
  return key === 'Delete' || key === 'Backspace' ? { do: 'clear' } : null;
}

function whileOnBox(key: string, editor: 'mark' | 'check'): GridKeyCommand | null {
  if (key === ' ' || key === 'Enter') return { do: 'toggle' };
  return editor === 'check' && (key === 'Delete' || key === 'Backspace') ? { do: 'clear' } : null;
}

function withControl(key: string, shiftKey: boolean): GridKeyCommand | null {
  if (key === 'a') return { do: 'all' };
  if (key === 'd') return { do: 'fill-down' };
  if (key === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return key === 'y' ? { do: 'redo' } : null;
}

function whileEditing({ key, shiftKey, ctrlKey, metaKey }: GridKeyPressed, { mode, offers }: GridKeyPlace): GridKeyCommand | null {
  if (key === 'Escape') return { do: 'cancel' };
  if (key === 'Enter') return { do: 'move', move: shiftKey ? 'up' : 'down', extend: false };
  if (key === 'Tab') return { do: 'tab', back: shiftKey };
  if (ctrlKey || metaKey || shiftKey) return null;
  if (offers && (key === 'ArrowUp' || key === 'ArrowDown')) return { do: 'option', by: key === 'ArrowUp' ? -1 : 1 };
  const arrow = mode === 'typing' ? ARROWS[key] : undefined;
  return arrow === undefined ? null : { do: 'move', move: arrow[0], extend: false };
}
