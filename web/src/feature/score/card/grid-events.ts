import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { type DeskKey, deskKeyOf, type Place } from '../desk/desk-key.ts';

type Handlers = { readonly press: (key: DeskKey) => void; readonly goTo: (place: Place | null) => void };

/** The place of the cell that an event happened in. */
function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-hole]') : null;
  const { player, hole } = cell?.dataset ?? {};
  return player !== undefined && hole !== undefined ? { playerId: player, hole: Number(hole) } : null;
}

/** What a grid of holes does with clicks and keys. Tab leaves it; leaving it writes a 1 that waits. */
export function gridEvents({ place, press, goTo }: Handlers & { readonly place: Place | null }) {
  return {
    onClick: ({ target }: MouseEvent) => {
      const clicked = placeOf(target);
      if (clicked !== null) goTo(clicked);
    },
    onFocus: ({ target }: FocusEvent) => {
      const focused = placeOf(target);
      if (focused !== null && (focused.playerId !== place?.playerId || focused.hole !== place.hole)) goTo(focused);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) goTo(place);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const key = deskKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      press(key);
    },
  };
}
