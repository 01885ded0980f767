import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { Held, Target } from '../arrangement/move.ts';

/** A player or a flight that is being moved, with its name: picked up by key or tap, or dragged. */
export type Holding = Held & { readonly name: string; readonly dragged: boolean };
type Point = readonly [number, number];

/** How an element says what can be dropped on it: “player:…”, “flight:…”, “flight:” for no flight. */
export const keyOf = ({ kind, id }: Target): string => `${kind}:${id ?? ''}`;
function targetOf(key: string | undefined): Target | null {
  const [kind, id = ''] = key?.split(':') ?? [];
  if (kind === 'player') return { kind, id };
  return kind === 'flight' ? { kind, id: id === '' ? null : id } : null;
}
const targetAt = ([x, y]: Point): string | undefined => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;

/** Within this many pixels of an edge the page scrolls along. */
const EDGE = 72;
const scrollAlong = ([, y]: Point): void => {
  if (y < EDGE * 2) window.scrollBy(0, -16);
  if (y > window.innerHeight - EDGE) window.scrollBy(0, 16);
};

type DragState = {
  readonly xy: Point;
  readonly first: boolean;
  readonly last: boolean;
  readonly tap: boolean;
  readonly canceled: boolean;
};

/** What is held and where it would go; `onDrop` gets both. */
export function useHolding(onDrop: (held: Held, target: Target) => void) {
  const [held, setHeld] = useState<Holding | null>(null);
  const [over, setOver] = useState<string | undefined>();
  const ghost = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const end = useCallback(() => {
    setHeld(null);
    setOver(undefined);
  }, []);
  const drop = (holding: Held, target: Target | null) => {
    end();
    if (target !== null && !(target.kind === holding.kind && target.id === holding.id)) onDrop(holding, target);
  };
  /** Space, Enter or a tap on a grip: picks up, or drops what is held. */
  const press = (own: Omit<Holding, 'dragged'>, element: HTMLElement) => {
    if (held !== null) return drop(held, own);
    origin.current = element;
    setHeld({ ...own, dragged: false });
  };
  const drag = (own: Omit<Holding, 'dragged'>, { xy, first, last, tap, canceled }: DragState) => {
    if (tap) return;
    if (first) setHeld({ ...own, dragged: true });
    if (last) return drop(own, canceled ? null : targetOf(targetAt(xy)));
    setOver(targetAt(xy));
    ghost.current?.style.setProperty('translate', `${xy[0] + 12}px ${xy[1] + 12}px`);
    scrollAlong(xy);
  };
  /** While something is held, the arrows go from one place for it to the next. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (held === null) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      end();
      origin.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isAside = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    const places = [...event.currentTarget.querySelectorAll<HTMLElement>(isAside ? '[data-place=flight]' : '[data-place]')];
    const at = placeBeside(places, document.activeElement, step);
    places[at]?.focus();
  };
  return { held, over, ghost, press, drag, drop: (target: Target) => held && drop(held, target), end, onKeyDown };
}

export type HoldingState = ReturnType<typeof useHolding>;

/** The next place in the order of the page, from wherever the focus is; from the last the first. */
function placeBeside(places: readonly HTMLElement[], from: Element | null, step: number): number {
  const at = places.indexOf(from as HTMLElement);
  if (at !== -1) return (at + step + places.length) % places.length;
  const isAfter = (place: HTMLElement) => from !== null && (from.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = places.findIndex(isAfter);
  if (step > 0) return Math.max(0, next);
  return ((next === -1 ? places.length : next) - 1 + places.length) % places.length;
}
