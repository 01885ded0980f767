import type { ComingTournament, DayEvent } from '@fairway/api';
import { expect, test } from 'vitest';
import { needsOf } from './need.ts';

const ready = { divisions: 3, flights: 36, unplaced: 0, uncoded: 0 };
const event = (over: Partial<DayEvent>): DayEvent => ({
  ...{ tournamentId: 'T', name: 'Giải Xuân', clubId: 'C', clubName: 'Phoenix', state: 'open', public: true, phase: 'playing' },
  ...{ playedToday: true, round: 1, rounds: 1, date: '2026-04-25', daysAhead: 0, firstTee: '06:30', finished: false, cards: 144 },
  ...{ holes: { expected: 2592, scored: 1296 }, missingCards: 120, overdueCards: 0, disputedHoles: 0, silentPhones: 0, matches: null },
  ...{ preparation: null, awards: 12, openTies: 0, prizes: null },
  ...over,
});
const coming = (daysAhead: number, over: Partial<ComingTournament['preparation']>, playerCount = 40) =>
  ({
    id: 'N',
    name: 'Giải Hè',
    clubId: 'C',
    clubName: 'Phoenix',
    playerCount,
    daysAhead,
    preparation: { ...ready, ...over },
  }) as ComingTournament;
const over = { phase: 'ended', finished: true, missingCards: 0 } as const;
const inPlace = { expected: 2592, scored: 2592 };

const told = (events: readonly DayEvent[], next: readonly ComingTournament[] = [], may: (permission: string) => boolean = () => true) =>
  needsOf(events, next, may).map(({ kind, count, to }) => [kind, count, to]);

test.each<[string, Partial<DayEvent>, unknown[]]>([
  ['cards of players who are still out are no work', {}, []],
  ['scores that differ are settled at the desk', { disputedHoles: 2 }, [['disputes', 2, '/tournaments/T/scores?round=1&open=disputes']]],
  ['a card of a finished flight is asked for', { overdueCards: 3 }, [['overdue', 3, '/tournaments/T/scores?round=1&open=missing']]],
  ['a phone that fell silent is looked for', { silentPhones: 1 }, [['phones', 1, '/tournaments/T/scores?round=1&view=day']]],
  ['but not on a later day', { silentPhones: 1, daysAhead: -1 }, [['left-open', 1, '/tournaments/T/scores?round=1&open=missing']]],
  ['a round of a coming day is not left open', { round: 2, rounds: 2, daysAhead: 2, playedToday: false, silentPhones: 1 }, []],
  ['once everything is in the round is finished', { holes: inPlace, missingCards: 0 }, [['finish', 1, '/tournaments/T/scores?round=1']]],
  [
    'so is a round whose matches are decided, with holes that nobody played',
    { matches: { all: 8, open: 0 } },
    [['finish', 1, '/tournaments/T/scores?round=1']],
  ],
  ['but not before', { matches: { all: 8, open: 1 } }, []],
  [
    'matches that were left open are looked for where they are',
    { matches: { all: 8, open: 1 }, daysAhead: -1 },
    [['left-open', 1, '/tournaments/T/matches']],
  ],
  [
    'a finished tournament is closed, and its winners are shown to the public',
    { ...over, prizes: { all: 9, ready: 9, published: false } },
    [
      ['close', 1, '/tournaments/T'],
      ['publish', 1, '/tournaments/T/winners'],
    ],
  ],
  [
    'but not while players are tied for a prize',
    { ...over, openTies: 1, prizes: { all: 9, ready: 8, published: false } },
    [['ties', 1, '/tournaments/T/winners']],
  ],
  [
    'a private one has nobody to show them to',
    { ...over, public: false, prizes: { all: 9, ready: 9, published: false } },
    [['close', 1, '/tournaments/T']],
  ],
  ['a closed one needs nobody', { ...over, state: 'closed', disputedHoles: 1 }, []],
  [
    'before play it is what is not prepared',
    { phase: 'upcoming', missingCards: 144, preparation: { ...ready, uncoded: 4 } },
    [['uncoded', 4, '/tournaments/T/links']],
  ],
])('%s', (_, given, needs) => {
  expect(told([event(given)])).toEqual(needs);
});

test('what comes within two days is asked for by the first thing that it lacks', () => {
  expect(told([], [coming(2, { divisions: 0, flights: 0 })])).toEqual([['divisions', 1, '/tournaments/N/divisions']]);
  expect(told([], [coming(1, { flights: 0 }, 0)])).toEqual([['players', 1, '/tournaments/N/players']]);
  expect(told([], [coming(1, { flights: 0 })])).toEqual([['flights', 1, '/tournaments/N/flights']]);
  expect(told([], [coming(1, { unplaced: 5, uncoded: 36 })])).toEqual([['unplaced', 5, '/tournaments/N/flights?only=unassigned']]);
  expect(told([], [coming(3, { flights: 0 })])).toEqual([]);
});

test('the most urgent comes first, whichever tournament it is of, and nobody is asked for what they may not do', () => {
  const events = [event({ ...over, tournamentId: 'A' }), event({ tournamentId: 'B', disputedHoles: 1 })];
  expect(told(events).map(([kind]) => kind)).toEqual(['disputes', 'close']);
  expect(told(events, [], (permission) => permission !== 'tournament.write').map(([kind]) => kind)).toEqual(['disputes']);
});
