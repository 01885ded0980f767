import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { oneKeysWork } from '../../../../lib/session.ts';
import type { DeskState } from '../desk/use-desk.ts';
import { deskKeyOf } from '../key/desk-key.ts';
import type { DeskCell } from '../key/desk-step.ts';

/** Opens the menu of a card that is on screen, as its button does. */
export const openStatus = (playerId: string): void =>
  document.querySelector<HTMLElement>(`[data-status-of="${CSS.escape(playerId)}"]`)?.click();

/** S opens the menu of the card's status, C confirms the odd score that is asked about, K types the card a second time, T only its total, D says whose tee shot was used. */
function withLetter(event: KeyboardEvent, { playerId }: DeskCell, confirmAsked: () => void): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const letter = key.toLowerCase();
  if (!['s', 'c', 'k', 't', 'd'].includes(letter) || ctrlKey || metaKey || altKey || !oneKeysWork()) return;
  event.preventDefault();
  // A menu closes at a key outside it, and this one would be the first.
  event.stopPropagation();
  if (letter === 's') openStatus(playerId);
  else if (letter === 'c') confirmAsked();
  else if (letter === 'd') document.querySelector<HTMLElement>('[data-next-drive]')?.click();
  else document.querySelector<HTMLElement>(letter === 'k' ? '[data-second-typing]' : '[data-total-typing]')?.click();
}

/** The place of the cell that an event happened in. */
function placeOf(target: EventTarget): DeskCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-hole]') : null;
  const { player, hole } = cell?.dataset ?? {};
  return player !== undefined && hole !== undefined ? { playerId: player, hole: Number(hole) } : null;
}

/** Gives the keys back to the cell of the cursor, if it is on screen. */
export const focusCell = (): void => document.querySelector<HTMLElement>('[data-hole][data-active]')?.focus();

type State = Pick<DeskState, 'press' | 'goTo' | 'leave' | 'hasPlace' | 'confirmAsked'>;

/** What a grid of holes does with clicks and keys. Tab enters and leaves it; a waiting 1 is asked about first. */
export function gridEvents({ press, goTo, leave, hasPlace, confirmAsked }: State) {
  return {
    onClick: ({ target }: MouseEvent) => {
      const clicked = placeOf(target);
      if (clicked !== null) goTo(clicked);
    },
    onFocus: ({ target }: FocusEvent) => {
      const focused = placeOf(target);
      if (focused !== null && !hasPlace()) goTo(focused);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const within = relatedTarget === null || currentTarget.contains(relatedTarget) || placeOf(relatedTarget) !== null;
      if (!within) leave();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab' && leave()) return event.preventDefault();
      const cell = placeOf(event.target);
      if (cell === null) return;
      const key = deskKeyOf(event);
      if (key === null) return withLetter(event, cell, confirmAsked);
      event.preventDefault();
      press(key);
    },
  };
}
