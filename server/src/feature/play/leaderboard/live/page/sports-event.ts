import type { PublicBoard } from '@fairway/api';
import { instantAt } from '@fairway/api/rule/clock';
import type { PublicLanguage } from '@fairway/api/word/language';

type EventContent = { address: string; picture: string; description: string; language: PublicLanguage };

/** A tournament as search engines and assistants read it (schema.org), from the public board alone. Its players are not named: a list of people is no event. */
export function sportsEvent(board: PublicBoard, { address, picture, description, language }: EventContent): Record<string, unknown> {
  const { name, date, lastDate, time, timeZone, clubName, location, rounds } = board;
  const place = rounds[0]?.courseName || clubName;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    description,
    sport: 'Golf',
    startDate: time === null ? date.slice(0, 10) : withOffset(date.slice(0, 10), time, timeZone),
    endDate: lastDate.slice(0, 10),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: location ?? place },
    organizer: { '@type': 'SportsOrganization', name: clubName },
    image: picture,
    url: address,
    inLanguage: language,
  };
}

/** `2026-05-16T07:00:00+07:00`: the time at the club, and how far that is from UTC. */
function withOffset(date: string, time: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instantAt(date, time, timeZone));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${date}T${time}:00${/[+-]\d\d:\d\d/.exec(zone)?.[0] ?? '+00:00'}`;
}
