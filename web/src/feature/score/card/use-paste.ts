import { useWindowEvent } from '@mantine/hooks';
import type { DeskState } from '../desk/use-desk.ts';

/** Pasting into a cell of the desk. The page listens, since browsers paste to the selected text and not to the button that has the focus. */
export function usePaste({ press }: Pick<DeskState, 'press'>): void {
  useWindowEvent('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '' || !document.activeElement?.closest('[data-hole]')) return;
    event.preventDefault();
    press({ kind: 'paste', text });
  });
}
