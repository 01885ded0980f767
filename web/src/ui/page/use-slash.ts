import { useHotkeys } from '@mantine/hooks';
import type { RefObject } from 'react';
import { oneKeysWork } from '../../lib/session.ts';

/** `/` goes to a search field, from anywhere but another field. The one beside the digits of a number pad is a slip. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useHotkeys([
    [
      '/',
      ({ code }) => {
        if (code === 'NumpadDivide' || !oneKeysWork()) return;
        field.current?.focus();
        field.current?.select();
      },
    ],
  ]);
}
