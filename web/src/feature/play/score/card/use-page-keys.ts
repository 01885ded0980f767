import { useWindowEvent } from '@mantine/hooks';
import { isField } from '../../../../lib/page/keyboard.ts';
import type { DeskState } from '../desk/use-desk.ts';
import { deskKeyOf } from '../key/desk-key.ts';
import { focusCell } from './grid-events.ts';

/**
 * What the desk hears wherever on its page the focus is. Pasting into a cell: browsers paste to the selected text and not to the button that
 * has the focus. Undo: also after a dialog or a menu has closed, but not in a field, which has its own, nor where the cards cannot be seen:
 * under a window, or in the view of the day. The next key goes to the cell of the cursor.
 */
export function usePageKeys({ press }: Pick<DeskState, 'press'>, isCovered: boolean): void {
  useWindowEvent('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '' || !document.activeElement?.closest('[data-hole]')) return;
    event.preventDefault();
    press({ kind: 'paste', text });
  });
  useWindowEvent('keydown', (event) => {
    const key = deskKeyOf(event);
    if (key?.kind !== 'undo' || event.defaultPrevented || isCovered || isField(event.target) || isInDialog(event.target)) return;
    event.preventDefault();
    press(key);
    focusCell();
  });
}

const isInDialog = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[role="dialog"]') !== null;
