import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';
import { isField } from '../../lib/page/keyboard.ts';
import { oneKeysWork } from '../../lib/session.ts';

/** `/` goes to a search field, from anywhere but another field. The one beside the digits of a number pad is a slip. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useWindowEvent('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || code === 'NumpadDivide' || ctrlKey || metaKey || altKey || isField(target) || !oneKeysWork()) return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  });
}
