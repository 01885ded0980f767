import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { focusCell } from './card/grid-events.ts';
import { type CardView, viewOf } from './desk/desk-view.ts';
import type { DeskState } from './desk/use-desk.ts';

type OfDesk = { readonly what: 'missing' | 'disputes' | 'refused' };
type OfCard = { readonly what: 'history' | 'total'; readonly playerId: string };

/** What lies over the desk, one thing at a time. A card typed a second time is compared with the one that was there at the beginning. */
export type Opened = OfDesk | OfCard | { readonly what: 'again'; readonly view: CardView };
export type OpenWindow = (next: OfDesk | OfCard | { readonly what: 'again'; readonly playerId: string }) => void;

/** A link may lead to what is missing or differs: the window is there when the desk opens. */
const askedFor = (what: string | null): Opened | null => (what === 'missing' || what === 'disputes' ? { what } : null);

/** The window over the desk. Where a card is typed, the keys go there, and afterwards back to the desk. */
export function useWindows(desk: DeskState): { opened: Opened | null; open: OpenWindow; close: () => void } {
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<Opened | null>(() => askedFor(params.get('open')));
  const open: OpenWindow = (next) => {
    if (next.what === 'again' || next.what === 'total') desk.goTo(null);
    if (next.what !== 'again') return setOpened(next);
    const view = viewOf(desk.views, next.playerId);
    if (view) setOpened({ what: 'again', view });
  };
  const close = () => {
    setOpened(null);
    focusCell();
  };
  return { opened, open, close };
}
