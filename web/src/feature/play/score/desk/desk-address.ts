import { findCards, flightOf, type PersonMark } from '../card/finder/finder.ts';
import type { DeskCell } from '../key/desk-step.ts';
import { type CardView, unfinished } from './desk-view.ts';

/**
 * The desk's state in the address, so that a link opens the same cards. `day`: no cards, but where the flights are. No view: one card per
 * page on a phone, else one per line.
 */
export const DESK_DEFAULTS = { view: '', round: '', flight: '', division: '', search: '', card: '' };
export type DeskAddress = { readonly [Key in keyof typeof DESK_DEFAULTS]: string };

/** The value of the flight filter for cards without one. */
export const NO_FLIGHT = '-';

/** The flights in the order of the cards; `-` if some cards have none. */
export const flightsOf = (views: readonly CardView[]): readonly string[] => [...new Set(views.map(({ card }) => card.flight ?? NO_FLIGHT))];

/** The cards that the address shows. */
export function cardsOnScreen(
  views: readonly CardView[],
  { view, flight, division, search, card }: DeskAddress,
  people: ReadonlyMap<string, PersonMark>,
): readonly CardView[] {
  if (view === 'page') return flightOf(views, card);
  const matching = search.trim() === '' ? null : new Set(findCards(views, people, search));
  return views.filter(
    (one) =>
      (matching?.has(one) ?? true) &&
      (flight === '' || (one.card.flight ?? NO_FLIGHT) === flight) &&
      (division === '' || one.card.divisionId === division),
  );
}

/** Where the cursor is when the desk opens: on the card of the address, else on the first hole without a score. */
export function startingPlace(views: readonly CardView[], address: DeskAddress, people: ReadonlyMap<string, PersonMark>): DeskCell | null {
  if (address.view === 'day') return null;
  if (address.view === 'page') {
    const view = views.find(({ playerId }) => playerId === address.card);
    return view ? { playerId: view.playerId, hole: view.firstHole } : null;
  }
  const visible = cardsOnScreen(views, address, people);
  const wanting = new Set(unfinished(visible).map(({ playerId }) => playerId));
  const first = visible.find(({ playerId, writable }) => writable && wanting.has(playerId));
  return first === undefined ? null : { playerId: first.playerId, hole: first.missing[0] ?? first.firstHole };
}
