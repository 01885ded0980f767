import type { LiveTournament } from '@fairway/api';
import { expect, test } from 'vitest';
import { ofToday } from './today.ts';

const tournament = (name: string, date: string, over: Partial<LiveTournament> = {}): LiveTournament => ({
  ...{
    id: name,
    name,
    date,
    lastDate: date,
    time: null,
    location: null,
    clubId: 'club',
    clubName: 'Phoenix',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
  ...{ state: 'open', phase: 'upcoming', boardVersion: 1, playerCount: 144, enters: false, leaders: [], winners: [], ...over },
});
/** Sunday 26 April in Vietnam, still Saturday in London. */
const NOW = new Date('2026-04-25T18:00:00Z');

test('a caddie chooses among the tournaments of today and tomorrow morning by the club’s calendar, and those of several days', () => {
  const all = [
    tournament('today', '2026-04-26'),
    tournament('its second day', '2026-04-25', { lastDate: '2026-04-26', phase: 'playing' }),
    tournament('its second weekend', '2026-04-18', { lastDate: '2026-04-26', phase: 'playing' }),
    tournament('between its rounds', '2026-04-19', { lastDate: '2026-05-03', phase: 'playing' }),
    tournament('put off by thunder', '2026-04-25', { phase: 'playing' }),
    tournament('never finished', '2026-04-24', { phase: 'playing' }),
    tournament('tomorrow', '2026-04-27'),
    tournament('over', '2026-04-26', { phase: 'ended' }),
    tournament('the day after', '2026-04-28'),
    tournament('in London tomorrow', '2026-04-26', { timeZone: 'Europe/London' }),
    tournament('in London the day after', '2026-04-27', { timeZone: 'Europe/London' }),
    tournament('last week', '2026-04-19'),
  ];
  expect(ofToday(all, NOW).map(({ name }) => name)).toEqual([
    ...['between its rounds', 'in London tomorrow', 'its second day', 'its second weekend', 'put off by thunder', 'today', 'tomorrow'],
  ]);
});
