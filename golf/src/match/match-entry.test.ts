import { describe, expect, test } from 'vitest';
import { PLAIN_COURSE } from '../../test-kit/index.ts';
import type { MatchEntry } from './match-entry.ts';
import { foldMatch, judgeMatchEntry } from './match-entry.ts';
import type { HoleWinner } from './match-fact.ts';
import { matchPlay } from './match-play.ts';

const OPEN = { tournament: 'open', holes: 18 } as const;
const entry = (id: string, hole: number, score: HoleWinner | null, given: Partial<MatchEntry> = {}): MatchEntry => ({
  id,
  hole,
  score,
  source: 'marker',
  author: 'caddie',
  replaces: null,
  seq: Number.parseInt(id, 36),
  ...given,
});
const won = entry('a', 1, 0);
const lost = entry('b', 1, 1, { source: 'desk', author: 'desk' });

describe('the holes of a match from two sources', () => {
  test('that disagree are both kept: the first stands, and the match goes by it', () => {
    const { holes, facts } = foldMatch([lost, won], 18);
    expect([holes[0]?.shown?.id, holes[0]?.rivals.map(({ id }) => id)]).toEqual(['a', ['b']]);
    expect(judgeMatchEntry([won], lost, OPEN)).toBe('disputed');
    const blank = { playingHandicap: 0, card: [] };
    expect(matchPlay({ course: PLAIN_COURSE, sides: [[blank], [blank]], end: 'halved', facts })?.state).toMatchObject({ leader: 0, up: 1 });
  });

  test('that agree confirm each other', () => {
    const same = { ...lost, score: 0 as const };
    expect([judgeMatchEntry([won], same, OPEN), foldMatch([won, same], 18).holes[0]?.confirmed]).toEqual(['applied', true]);
  });

  test('are settled by a manager with a reason, corrected by who entered them, and cleared', () => {
    const settled = entry('c', 1, 'halved', { source: 'desk', author: 'manager', settles: 'both players agree' });
    expect(foldMatch([won, lost, settled], 18).facts).toMatchObject([{ kind: 'hole', hole: 1, winner: 'halved' }]);
    expect(foldMatch([won, entry('c', 1, 1, { replaces: 'a' })], 18).facts).toMatchObject([{ winner: 1 }]);
    expect(foldMatch([won, entry('c', 1, null, { replaces: 'a' })], 18).facts).toEqual([]);
  });

  test('are refused where a card would refuse strokes; a match has no total', () => {
    const of = (given: Partial<MatchEntry>, tournament: 'open' | 'locked' | 'closed' = 'open') =>
      judgeMatchEntry([won], { ...entry('z', 2, 0), ...given }, { ...OPEN, tournament });
    expect([0, 19, 1.5].map((hole) => of({ hole }))).toEqual(Array(3).fill({ refused: 'no-such-hole' }));
    expect([of({}, 'locked'), of({}, 'closed'), of({ settles: 'x' })]).toEqual([
      { refused: 'locked' },
      { refused: 'ended' },
      { refused: 'markers-cannot-settle' },
    ]);
    expect(judgeMatchEntry([won], won, OPEN)).toBe('repeated');
    expect(judgeMatchEntry([won], { ...won, score: 1 }, OPEN)).toEqual({ refused: 'id-reused' });
  });

  test('go on to the extra holes that the match may have', () => {
    expect(judgeMatchEntry([], entry('x', 19, 1), { ...OPEN, holes: 36 })).toBe('applied');
    expect(foldMatch([entry('x', 19, 1)], 36).facts).toMatchObject([{ hole: 19, winner: 1 }]);
  });
});
