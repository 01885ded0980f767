import type { LiveTournament, PublicBoard, StartList } from '@fairway/api';
import { instantAt } from '@fairway/api/rule/clock';
import type { PublicLanguage } from '@fairway/api/word/language';
import { MOST_HOLES } from '@fairway/golf';
import { type CalendarEvent, icalendar } from '../../../../../text/icalendar.ts';
import { sayPublic } from '../../../../../text/word.ts';
import { boardAddress, flightAddress } from '../page/address.ts';
import { startText } from '../page/share-text.ts';

/** How much of a day a calendar keeps free for a hole: 18 take four and a half hours. */
const MINUTES_A_HOLE = 15;

type CalendarContext = { language: PublicLanguage; publicUrl: string; now: Date };
type StartFlight = StartList['flights'][number];

/**
 * A flight of the current round as a calendar, from the public board and start list alone. `whose`: the player who asks for their own; their
 * entry stays theirs when they change flights. Null: there is no such flight, or the player is in none.
 */
export function flightCalendar(
  { board, list }: { board: PublicBoard; list: StartList },
  whose: { flight?: string | undefined; player?: string | undefined },
  { language, publicUrl, now }: CalendarContext,
): string | null {
  const number = whose.player === undefined ? whose.flight : board.lines.find(({ playerId }) => playerId === whose.player)?.flight;
  const flight = list.flights.find((one) => one.number === number);
  if (!flight) return null;
  const t = sayPublic(language);
  const { round } = list;
  const about = whose.player ?? `flight-${encodeURIComponent(flight.number)}`;
  const event: CalendarEvent = {
    uid: `${list.tournamentId}-${round.number}-${about}@fairway`,
    sequence: board.boardVersion,
    at: momentOf(flight, board, list),
    summary: [t('flight', { flight: flight.number }), list.name].join(' · '),
    location: [round.courseName, board.location].filter(Boolean).join(', ') || null,
    description: [startText(flight, language), flight.players.map(({ name }) => name).join('\n')].filter(Boolean).join('\n'),
    url: flightAddress(publicUrl, list.tournamentId, flight.number),
  };
  return icalendar({ name: list.name, events: [event], now });
}

/** A flight without a time stands for the whole day. */
function momentOf({ teeTime }: StartFlight, { timeZone, rounds }: PublicBoard, { round }: StartList): CalendarEvent['at'] {
  if (teeTime === null) return { from: round.date, to: round.date };
  const holes = rounds.find(({ number }) => number === round.number)?.par.length ?? MOST_HOLES;
  return { start: instantAt(round.date.slice(0, 10), teeTime, timeZone), minutes: holes * MINUTES_A_HOLE };
}

/** The public tournaments of a club, each on its days. A program that subscribes to it shows new ones by itself. */
export function clubCalendar(items: readonly LiveTournament[], { language, publicUrl, now }: CalendarContext): string {
  const t = sayPublic(language);
  const events = items.map((item): CalendarEvent => {
    const url = boardAddress(publicUrl, item.id);
    return {
      uid: `${item.id}@fairway`,
      sequence: item.boardVersion,
      at: { from: item.date, to: item.lastDate },
      summary: item.name,
      location: item.location,
      description: [item.clubName, item.time === null ? null : t('startsAt', { time: item.time }), url].filter(Boolean).join('\n'),
      url,
    };
  });
  return icalendar({ name: items[0]?.clubName ?? t('tournaments'), events, now });
}
