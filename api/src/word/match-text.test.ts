import type { MatchState } from '@fairway/golf';
import { expect, test } from 'vitest';
import type { MatchHoleShown } from '../route/play/match.ts';
import { catalogue as en } from './en/match-board.ts';
import { sayOf } from './engine.ts';
import { matchProgressText, matchScoreText, matchSentence, sessionProgress } from './match-text.ts';
import { pointsText } from './points-text.ts';
import { catalogue as vi } from './vi/match-board.ts';

const [inVietnamese, inEnglish] = [sayOf({ 'match-board': vi }, 'vi', 'match-board'), sayOf({ 'match-board': en }, 'en', 'match-board')];

/** Eighteen holes, the first of which were played. */
const holes = (played: number): MatchHoleShown[] =>
  Array.from({ length: 18 }, (_, at) => {
    const winner = at < played ? 'halved' : null;
    return { hole: at + 1, on: at + 1, winner, by: winner && 'strokes', nets: [null, null], lead: winner && 0 };
  });
const match = (state: MatchState, played = 0) => ({ state, parts: null, holes: holes(played), teeTime: '07:12' });
const NAMES = ['An', 'Bình'] as const;

const STATES: [string, MatchState, number, string, string, string][] = [
  ['before it begins', { code: 'not-begun' }, 0, '–', '07:12', 'Starts at 07:12'],
  ['led', { code: 'in-play', leader: 1, up: 2, left: 6, dormie: false }, 12, '2 UP', 'thru 12', 'Bình leads by 2, thru 12'],
  ['level', { code: 'in-play', leader: null, up: 0, left: 6, dormie: false }, 12, 'AS', 'thru 12', 'All square, thru 12'],
  [
    'dormie',
    { code: 'in-play', leader: 0, up: 3, left: 3, dormie: true },
    15,
    '3 UP',
    'dormie · thru 15',
    'An leads by 3 and is dormie: 3 to play',
  ],
  [
    'on its way to extra holes',
    { code: 'all-square', extraHoles: 0 },
    18,
    'AS',
    'extra holes',
    'All square after the round, on to extra holes',
  ],
  ['won before the last hole', { code: 'won', winner: 0, by: 'holes', up: 3, left: 2, hole: 16 }, 16, '3&2', 'F', 'An won 3&2'],
  ['won on the last hole', { code: 'won', winner: 1, by: 'holes', up: 1, left: 0, hole: 18 }, 18, '1 UP', 'F', 'Bình won 1 UP'],
  [
    'won at the 20th',
    { code: 'won', winner: 1, by: 'holes', up: 1, left: 0, hole: 20, extraHole: 2 },
    18,
    '20 holes',
    'F',
    'Bình won on extra hole 20',
  ],
  [
    'said to be won at the 19th, without its holes',
    { code: 'won', winner: 0, by: 'result', up: 1, left: 0, extraHole: 1 },
    0,
    '19 holes',
    'F',
    'An won on extra hole 19',
  ],
  ['halved', { code: 'halved', by: 'holes' }, 18, 'Halved', 'F', 'The match is halved'],
  ['conceded', { code: 'won', winner: 0, by: 'conceded', hole: 14 }, 13, 'Conceded', 'F', 'An won: Bình conceded the match on hole 14'],
  ['a walk-over', { code: 'won', winner: 0, by: 'walk-over', hole: null }, 0, 'W/O', 'F', 'An won: Bình withdrew'],
  [
    'decided by the committee',
    { code: 'won', winner: 1, by: 'committee', reason: 'Wrong ball on 17' },
    18,
    'Committee',
    'F',
    'Bình won by decision of the committee: Wrong ball on 17',
  ],
  ['won by nobody', { code: 'no-winner', by: 'walk-over' }, 0, 'W/O', 'F', 'Nobody won: both withdrew'],
  ['lost by a disqualification', { code: 'won', winner: 0, by: 'disqualified' }, 18, 'DQ', 'F', 'An won: Bình is disqualified'],
  ['lost by both', { code: 'no-winner', by: 'disqualified' }, 18, 'DQ', 'F', 'Nobody won: both are disqualified'],
];

test.each(STATES)('a match that is %s is said as golfers write it, and as a sentence', (_, state, played, score, progress, sentence) => {
  const view = match(state, played);
  expect([matchScoreText(view, inEnglish), matchProgressText(view, inEnglish), matchSentence(view, NAMES, inEnglish)]).toEqual([
    score,
    progress,
    sentence,
  ]);
});

test('a Nassau whose whole is won is not finished while a nine goes on', () => {
  const won: MatchState = { code: 'won', winner: 0, by: 'holes', hole: 12, up: 7, left: 6 };
  const half: MatchState = { code: 'halved', by: 'holes' };
  const open = {
    ...match(won, 12),
    parts: { front: won, back: { code: 'in-play', leader: 0, up: 3, left: 6, dormie: false } as MatchState },
  };
  const over = { ...open, parts: { front: won, back: half } };
  expect([open, over].map((of) => matchProgressText(of, inVietnamese))).toEqual(['Nửa sau …', 'F']);
  expect(sessionProgress({ matches: [open, over] }, inVietnamese)).toBe('1/2 trận đã xong · 1 trận đang đấu');
});

test('Vietnamese says who gave way', () => {
  const conceded = match({ code: 'won', winner: 0, by: 'conceded', hole: null });
  expect(matchSentence(conceded, NAMES, inVietnamese)).toBe('An thắng: Bình nhường trận');
});

test.each([
  [85, 'vi', '8½'],
  [5, 'en', '½'],
  [0, 'en', '0'],
  [140, 'en', '14'],
  [13, 'vi', '1,3'],
  [13, 'en', '1.3'],
])('%i tenths of a point are in %s %s', (tenths, language, text) => {
  expect(pointsText(tenths, language)).toBe(text);
});
