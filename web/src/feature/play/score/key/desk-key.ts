import { figures } from '@fairway/api/rule/figures';
export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';
export type DeskKey =
  | { readonly kind: 'digit'; readonly digit: number }
  /** Opens a number of two digits: `+ 2 3` is 23. */
  | { readonly kind: 'two-digits' }
  | { readonly kind: 'pick-up' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'back' }
  | { readonly kind: 'enter' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'paste'; readonly text: string };

const NAMED: Readonly<Record<string, DeskKey>> = {
  '+': { kind: 'two-digits' },
  '.': { kind: 'pick-up' },
  ',': { kind: 'pick-up' },
  Decimal: { kind: 'pick-up' },
  Backspace: { kind: 'back' },
  Delete: { kind: 'clear' },
  Enter: { kind: 'enter' },
  Escape: { kind: 'cancel' },
  ArrowLeft: { kind: 'move', direction: 'left' },
  ArrowRight: { kind: 'move', direction: 'right' },
  ArrowUp: { kind: 'move', direction: 'up' },
  ArrowDown: { kind: 'move', direction: 'down' },
  Home: { kind: 'move', direction: 'first' },
  End: { kind: 'move', direction: 'last' },
};

type Pressed = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** What a pressed key means at the desk; null: the browser handles it. */
export function deskKeyOf({ key, ctrlKey, metaKey, altKey }: Pressed): DeskKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { kind: 'undo' } : null;
  const typed = figures(key);
  if (/^\d$/.test(typed)) return { kind: 'digit', digit: Number(typed) };
  return NAMED[typed] ?? null;
}
