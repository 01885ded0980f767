import type { MouseEvent } from 'react';

/**
 * A click anywhere in a row, beside its own controls, presses the button that opens it. A table’s row is no place for a ::after over
 * all of it: browsers differ in what such a row holds, and WebKit lays it over the whole page.
 */
export function openRow({ currentTarget, target }: MouseEvent<HTMLTableRowElement>): void {
  if ((target as Element).closest('button, a') === null) currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.click();
}
