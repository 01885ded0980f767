import type { DeskDay, FlightOfDay, PhoneOfDay } from '@fairway/api';
import { PHONE_SILENT_AFTER_MS } from '@fairway/api/choice/field/flight';
import { cardHole, engineStart, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { playingOrder } from '@fairway/golf';
import type { CardView } from '../desk/desk-view.ts';

/** Why a person has to act. `silent`: strokes are due, nobody has them, and its phone is not heard. `unheard`: the same without a phone. */
export type Need = 'late' | 'silent' | 'unheard' | 'disputed';

/** A hole; `waiting`: it has not started. `due`: its time is over, and its cards are not here. `in`: all of its cards are. */
export type CoursePlace = number | 'waiting' | 'due' | 'in';

export type CourseFlight = {
  readonly flight: FlightOfDay;
  readonly place: CoursePlace;
  /** Nothing was scored there yet: the place is where the standard pace would have it. */
  readonly guessed: boolean;
  readonly needs: readonly Need[];
  readonly cards: readonly CardView[];
  readonly phones: readonly PhoneOfDay[];
  /** The holes that should be here by now and are not, card by card. */
  readonly owed: readonly MissingCard[];
};

/** A card with some of the holes that it lacks. */
export type MissingCard = { readonly view: CardView; readonly holes: readonly number[] };

/** Where every flight is, and which of them need a person; what the desk has typed counts as it counts on the cards. */
export function situationOf(
  day: Pick<DeskDay, 'at' | 'flights' | 'phones'>,
  views: readonly CardView[],
  round: PlayedHoles,
): readonly CourseFlight[] {
  const cards = Map.groupBy(views, ({ card }) => card.flight);
  const phones = Map.groupBy(day.phones, ({ flight }) => flight);
  const byPhone = day.flights.some(({ heardAt }) => heardAt !== null);
  return day.flights.map((flight) => {
    const of = { flight, cards: cards.get(flight.number) ?? [], phones: phones.get(flight.number) ?? [] };
    const missing = of.cards.some(({ expected, missing }) => expected && missing.length > 0);
    const needs = needsOf(of, missing, byPhone, Date.parse(day.at), round);
    return { ...of, ...placeOf(flight, missing, round), needs, owed: owedBy(of, needs, round) };
  });
}

type OfFlight = Pick<CourseFlight, 'flight' | 'cards' | 'phones'>;

/** The holes of a round as a flight plays them, by their numbers on the course's card. */
const orderOf = (round: PlayedHoles, startingHole: number | null): number[] =>
  playingOrder(round.par.length, engineStart(round, startingHole) ?? 1).map((hole) => cardHole(round, hole));

function placeOf(
  { state, hole, thru, startingHole, expectedThru }: FlightOfDay,
  missing: boolean,
  round: PlayedHoles,
): Pick<CourseFlight, 'place' | 'guessed'> {
  if (!missing) return { place: 'in', guessed: false };
  if (state === 'finished') return { place: 'due', guessed: false };
  if (state === 'waiting') return { place: 'waiting', guessed: false };
  if (thru > 0 || expectedThru === null) return { place: hole ?? 'due', guessed: false };
  return { place: orderOf(round, startingHole)[expectedThru] ?? 'due', guessed: true };
}

function needsOf(
  { flight, cards, phones }: OfFlight,
  missing: boolean,
  byPhone: boolean,
  now: number,
  round: PlayedHoles,
): readonly Need[] {
  const { state, late, thru, expectedThru } = flight;
  const disputed: readonly Need[] = cards.some(({ card }) => card.disputes.length > 0) ? ['disputed'] : [];
  if (!missing) return disputed;
  const latest = Math.max(...phones.map(({ heardAt }) => Date.parse(heardAt)));
  const isSilent = phones.length > 0 && now - latest > PHONE_SILENT_AFTER_MS;
  const isOut = state === 'playing' || state === 'unheard';
  // one hole of patience: a caddie may type two at once, or be where there is no coverage
  const isDue = isOut && (expectedThru ?? round.par.length) > thru + 1;
  const keeps = phones.some(({ unsent, elsewhere }) => unsent > 0 || elsewhere.length > 0);
  const silent: readonly Need[] = isSilent && (isDue || keeps) ? ['silent'] : [];
  const unheard: readonly Need[] = !isSilent && byPhone && state === 'unheard' && isDue ? ['unheard'] : [];
  return [...(late ? (['late'] as const) : []), ...silent, ...unheard, ...disputed];
}

/** Paper cards come when a flight is in; from a phone, the holes that it has passed, and all that are due once it is silent. */
function owedBy({ flight, cards, phones }: OfFlight, needs: readonly Need[], round: PlayedHoles): readonly MissingCard[] {
  const all = round.par.length;
  const { state, thru, expectedThru, startingHole } = flight;
  const isNews = needs.includes('silent') || needs.includes('unheard');
  const isOver = state === 'finished' || expectedThru === all || (expectedThru === null && phones.length === 0);
  const count = isOver ? all : isNews ? Math.max(thru, expectedThru ?? 0) : thru;
  const due = new Set(orderOf(round, startingHole).slice(0, count));
  return cards.flatMap((view) => {
    const holes = view.expected ? view.missing.filter((hole) => due.has(hole)) : [];
    return holes.length === 0 ? [] : [{ view, holes }];
  });
}
