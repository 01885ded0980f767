import { expect, test } from 'vitest';
import { blockerPlace } from './blocker-place.ts';

test.each([
  ['missing scores are typed at the desk of their round', 'score-for-every-player', 'r1', { screen: 'scores', search: '?round=2' }],
  ['disputed ones are settled there', 'scores-disputed', 'r1', { screen: 'scores', search: '?round=2' }],
  ['what a match or a contest still needs is said on their screen', 'contests-open', null, { screen: 'matches', search: '' }],
  ['open awards are decided among the winners', 'awards-open', null, { screen: 'winners', search: '' }],
  ['handicaps are entered with the players', 'no-handicap-course', 'r1', { screen: 'players', search: '' }],
  ['those of partners too', 'partner-no-handicap-index', 'r1', { screen: 'players', search: '' }],
  ['hidden holes are published on the tournament’s own screen', 'counted-holes-unpublished', null, null],
])('%s', (_, code, roundId, place) => {
  expect(blockerPlace({ code, roundId }, [{ id: 'r1', number: 2 }])).toEqual(place);
});
