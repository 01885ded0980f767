import type { LiveTournament } from '@fairway/api';
import { expect, test } from 'vitest';
import { currentTournament } from './current-tournament.ts';

const tournament = (name: string, date: string, phase: LiveTournament['phase'], time: string | null = null): LiveTournament => ({
  id: name,
  name,
  date,
  lastDate: date,
  time,
  phase,
  location: null,
  leaders: [],
  winners: [],
  clubId: 'club',
  clubName: 'CLB Thử',
  timeZone: 'Asia/Ho_Chi_Minh',
  state: 'open',
  boardVersion: 1,
  playerCount: 96,
  enters: false,
});
const LAST = tournament('last', '2026-11-15', 'ended');
const OLDER = tournament('older', '2026-10-15', 'ended');
const NEXT = tournament('next', '2026-11-28', 'upcoming');
const LATER = tournament('later', '2026-12-05', 'upcoming');
/** 23 November, 10:00 at the club. */
const NOW = Date.parse('2026-11-23T03:00:00Z');

test.each([
  ['the one under way', [LAST, NEXT, tournament('now', '2026-11-23', 'playing')], 'now'],
  ['one of two days on its second', [tournament('now', '2026-11-22', 'playing'), NEXT], 'now'],
  ['the one that is to begin today', [LAST, NEXT, tournament('soon', '2026-11-23', 'upcoming')], 'soon'],
  ['one that ended on its second day', [{ ...tournament('done', '2026-11-22', 'ended'), lastDate: '2026-11-23' }, NEXT], 'done'],
  ['today’s results until midnight', [LAST, NEXT, tournament('done', '2026-11-23', 'ended')], 'done'],
  [
    'the afternoon’s once the morning’s is finished',
    [tournament('am', '2026-11-23', 'ended', '06:00'), tournament('pm', '2026-11-23', 'upcoming', '12:00')],
    'pm',
  ],
  ['else the next', [LATER, LAST, NEXT], 'next'],
  ['else the last one finished', [OLDER, LAST], 'last'],
  ['not one that nobody ever finished', [tournament('forgotten', '2026-10-01', 'playing'), LAST], 'last'],
  ['unless there is no other', [tournament('forgotten', '2026-10-01', 'playing')], 'forgotten'],
  ['nothing where there is none', [], undefined],
])('a club’s television shows %s', (_, items, name) => {
  expect(currentTournament(items, NOW)?.id).toBe(name);
});

test('at midnight of the club it goes on to the next', () => {
  const items = [tournament('done', '2026-11-23', 'ended'), tournament('next', '2026-11-24', 'upcoming')];
  expect(currentTournament(items, Date.parse('2026-11-23T16:59:59Z'))?.id).toBe('done');
  expect(currentTournament(items, Date.parse('2026-11-23T17:00:00Z'))?.id).toBe('next');
});
