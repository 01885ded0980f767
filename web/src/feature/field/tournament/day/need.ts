import type { ComingTournament, DayEvent, Preparation } from '@fairway/api';
import type { Permission } from '@fairway/api/permission';
import type { SessionClub } from '../../../../lib/session.ts';

/** What waits for a person, the most urgent first; the last five are of a tournament that has not begun. */
const NEEDS = [
  'disputes',
  'overdue',
  'phones',
  'left-open',
  'finish',
  'ties',
  'close',
  'publish',
  'divisions',
  'players',
  'flights',
  'unplaced',
  'uncoded',
] as const;
type NeedKind = (typeof NEEDS)[number];

export type Need = {
  readonly kind: NeedKind;
  /** How many wait; of what is one thing to do, 1. */
  readonly count: number;
  readonly tournamentId: string;
  readonly name: string;
  readonly club: SessionClub;
  /** Where it is dealt with. */
  readonly to: string;
};
type NeedFinding = { readonly kind: NeedKind; readonly count: number; readonly below: string; readonly takes: Permission };

/** A tournament that begins later than that is prepared without being reminded of. */
const REMIND_DAYS = 2;

/** The desk of a round: with the window of what is missing or differs open, or where the flights are. */
export const deskOf = ({ round }: Pick<DayEvent, 'round'>, open: 'missing' | 'disputes' | 'day'): string =>
  `/scores?round=${round}&${open === 'day' ? 'view' : 'open'}=${open}`;

/** Where what is missing in the round is entered: its matches, or its cards at the desk. */
export const workOf = (event: Pick<DayEvent, 'round' | 'matches'>): string =>
  event.matches === null ? deskOf(event, 'missing') : '/matches';

/** Everything in the tournaments of the day and of the next two that waits for somebody who may do it. */
export function needsOf(
  events: readonly DayEvent[],
  next: readonly ComingTournament[],
  mayDo: (permission: Permission) => boolean,
): readonly Need[] {
  const needs = [
    ...events.map((event) => ({ ...event, found: inEvent(event) })),
    ...next
      .filter(({ daysAhead }) => daysAhead <= REMIND_DAYS)
      .map(({ id, preparation, ...of }) => ({ tournamentId: id, ...of, found: lacks(preparation, of.playerCount) })),
  ];
  return needs
    .flatMap(({ tournamentId, name, clubId, clubName, found }) =>
      found
        .filter(({ count, takes }) => count > 0 && mayDo(takes))
        .map(({ kind, count, below }) => ({
          ...{ kind, count, tournamentId, name },
          club: { id: clubId, name: clubName },
          to: `/tournaments/${tournamentId}${below}`,
        })),
    )
    .sort((one, other) => NEEDS.indexOf(one.kind) - NEEDS.indexOf(other.kind));
}

/** One thing to do, if it is due. */
const due = (is: boolean): number => (is ? 1 : 0);

function inEvent(event: DayEvent): readonly NeedFinding[] {
  const { state, holes, finished, openTies, prizes, public: isPublic, preparation, missingCards, disputedHoles, matches } = event;
  if (state === 'closed') return [];
  if (preparation !== null) return lacks(preparation, event.cards);
  const allSaid = matches === null ? holes.scored >= holes.expected && missingCards === 0 : matches.open === 0;
  const isIn = !finished && allSaid && disputedHoles === 0;
  return [
    { kind: 'disputes', count: disputedHoles, below: deskOf(event, 'disputes'), takes: 'score.settle' },
    { kind: 'overdue', count: event.overdueCards, below: deskOf(event, 'missing'), takes: 'score.write' },
    // of another day no phone is waited for
    { kind: 'phones', count: event.daysAhead === 0 ? event.silentPhones : 0, below: deskOf(event, 'day'), takes: 'score.write' },
    { kind: 'left-open', count: due(event.daysAhead < 0 && !finished && !isIn), below: workOf(event), takes: 'score.write' },
    { kind: 'finish', count: due(isIn), below: `/scores?round=${event.round}`, takes: 'round.write' },
    { kind: 'ties', count: openTies, below: '/winners', takes: 'award.decide' },
    { kind: 'close', count: due(finished && openTies === 0), below: '', takes: 'tournament.write' },
    {
      kind: 'publish',
      count: due(isPublic && openTies === 0 && prizes !== null && prizes.ready > 0 && !prizes.published),
      below: '/winners',
      takes: 'winner.publish',
    },
  ];
}

/** The first thing that a tournament lacks before it is played: the rest comes after it. */
export function lacks({ divisions, flights, unplaced, uncoded }: Preparation, players: number): readonly NeedFinding[] {
  if (divisions === 0) return [{ kind: 'divisions', count: 1, below: '/divisions', takes: 'division.write' }];
  if (players === 0) return [{ kind: 'players', count: 1, below: '/players', takes: 'player.write' }];
  if (flights === 0) return [{ kind: 'flights', count: 1, below: '/flights', takes: 'flight.write' }];
  if (unplaced > 0) return [{ kind: 'unplaced', count: unplaced, below: '/flights?only=unassigned', takes: 'flight.write' }];
  return [{ kind: 'uncoded', count: uncoded, below: '/links', takes: 'link.write' }];
}
