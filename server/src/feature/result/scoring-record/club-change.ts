import type { ClubHandicapChange } from '@fairway/api';
import type { ChangeReason, ClubChange, ClubFact } from '@fairway/golf';
import { handicapOf } from '../../../db/record.ts';
import type { PastRow } from './past-store.ts';

type Event = { tournamentId: string; name: string; day: string };
type Told = { event: Event; place: number | null };

/** The events of a golfer by their ids, as sentences name them. */
export function eventsOf(rows: readonly PastRow[], facts: readonly ClubFact[]): ReadonlyMap<string, Told> {
  const places = new Map(facts.map((fact) => [fact.id, fact.kind === 'event' ? fact.place : null]));
  return new Map(
    rows.map(({ tournament: { id, name, lastDate } }) => [
      id,
      { event: { tournamentId: id, name, day: lastDate }, place: places.get(id) ?? null },
    ]),
  );
}

/** A change of a club's figure as answers have it. */
export const wireChange =
  (events: ReadonlyMap<string, Told>) =>
  ({ day, from, to, because }: ClubChange): ClubHandicapChange => ({
    day,
    from: handicapOf(from),
    to: handicapOf(to),
    because: wireReason(because, events),
  });

function wireReason(because: ChangeReason, events: ReadonlyMap<string, Told>): ClubHandicapChange['because'] {
  const told = (id: string) => events.get(id) as Told;
  switch (because.code) {
    case 'declared':
      return { code: 'declared', event: events.get(because.fact)?.event ?? null };
    case 'place':
      return { code: 'place', event: told(because.event).event, place: because.place, cut: handicapOf(because.cut) };
    case 'under-par':
      return {
        code: 'under-par',
        ...told(because.event),
        ...{ under: handicapOf(because.under), atMost: handicapOf(because.atMost) },
      };
    case 'mean': {
      const { of, rounds, mean, target } = because;
      return { code: 'mean', of, rounds: rounds.length, mean: hundredths(mean), target: handicapOf(target) };
    }
    default:
      return { code: because.code };
  }
}

/** A mean with two decimals: only to be read, since the figure was worked out of the exact one. */
const hundredths = ({ numerator, denominator }: Extract<ChangeReason, { code: 'mean' }>['mean']): number =>
  Math.round((100 * numerator) / denominator) / 100;
