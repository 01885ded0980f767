import type { LiveTournament } from '@fairway/api';
import { lastOf } from '@fairway/golf';
import { today } from '../../lib/value/date.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A tournament that nobody ever finished is not under way for ever. */
const LONGEST_DAYS = 7;

const startOf = ({ date, time }: LiveTournament): string => `${date} ${time ?? ''}`;
const inOrder = (items: readonly LiveTournament[]): LiveTournament[] =>
  [...items].sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0));

/**
 * What a club's television shows: the tournament under way, else today's (its results stay until midnight), else the next, else the last one
 * finished; one that nobody ever finished only if there is no other. Null: there is none. Days are those of the club.
 */
export function currentTournament(items: readonly LiveTournament[], now: number): LiveTournament | null {
  const ordered = inOrder(items);
  const day = (item: LiveTournament, daysAgo = 0) => today(item.timeZone, new Date(now - daysAgo * DAY_MS));
  const isNear = (item: LiveTournament) => item.date <= day(item) && item.lastDate > day(item, LONGEST_DAYS);
  const isToday = (item: LiveTournament) => item.date <= day(item) && day(item) <= item.lastDate;
  return (
    lastOf(ordered.filter((item) => item.phase === 'playing' && isNear(item))) ??
    ordered.find((item) => item.phase === 'upcoming' && isToday(item)) ??
    lastOf(ordered.filter(isToday)) ??
    ordered.find((item) => item.phase === 'upcoming' && item.date > day(item)) ??
    lastOf(ordered.filter(({ phase }) => phase === 'ended')) ??
    lastOf(ordered) ??
    null
  );
}
