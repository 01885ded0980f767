import { foldAccents, matchesSearch } from '../../../../../lib/value/name.ts';
import { type CardView, viewOf } from '../../desk/desk-view.ts';

/** A card is found by these too, besides the name and the flight. */
export type PersonMark = { readonly vga: string | null; readonly bagTag: string | null };

/** The cards that a search finds: first flight or bag tag as typed, then names as typed, names without accents, beginnings of numbers. */
export function findCards(views: readonly CardView[], people: ReadonlyMap<string, PersonMark>, search: string): readonly CardView[] {
  const wanted = foldAccents(search);
  if (wanted === '') return [];
  return views
    .map((view) => ({ view, rank: rankOf(view, people.get(view.playerId), search, wanted) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ view }) => view);
}

function rankOf({ card }: CardView, mark: PersonMark | undefined, search: string, wanted: string): number | null {
  const flight = foldAccents(card.flight ?? '');
  const tag = foldAccents(mark?.bagTag ?? '');
  const vga = mark?.vga ?? '';
  if ([flight, `flight ${flight}`, `fly ${flight}`, tag, vga].includes(wanted)) return 0;
  const names = namesOf(card);
  if (names.some((name) => name.normalize('NFC').toLowerCase().includes(search.normalize('NFC').trim().toLowerCase()))) return 1;
  if (names.some((name) => matchesSearch(name, search))) return 2;
  const number = wanted.replace(/^vga\s*/, '');
  return number !== '' && (vga.startsWith(number) || (tag !== '' && tag.startsWith(wanted))) ? 3 : null;
}

/** A side is found by its partners too, and a partner by their side. */
const namesOf = ({ name, side }: CardView['card']): readonly string[] => [
  name,
  ...(side?.partners ?? []).map((partner) => partner.name),
  ...(side?.name ? [side.name] : []),
];

/** The cards that go out together with this one; a card without a flight is alone. */
export function flightOf(views: readonly CardView[], playerId: string): readonly CardView[] {
  const own = viewOf(views, playerId);
  if (own === undefined) return [];
  return own.card.flight === null ? [own] : views.filter(({ card }) => card.flight === own.card.flight);
}
