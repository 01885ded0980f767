import type { DayFacts, LineContent } from '@fairway/facts';
import { describe, expect, test } from 'vitest';
import { cardStory } from './card-story.ts';

const at = (minute: number) => `2026-04-25T01:${String(minute).padStart(2, '0')}:00.000Z`;
const stroke = (minute: number, value: number | null, of: Partial<Extract<LineContent, { kind: 'score' }>> = {}): LineContent => ({
  ...{ kind: 'score', entered: at(minute), at: at(minute), round: 'r1', player: 'an', hole: 5, value },
  ...{ source: 'marker', replaces: null, settles: false, stands: true },
  ...of,
});
const competitor = (minute: number, value: unknown): LineContent => ({ kind: 'change', at: at(minute), of: 'competitor', id: 'an', value });
const storyOf = (...contents: LineContent[]) =>
  cardStory(
    {
      core: { rounds: [{ id: 'r1', number: 1 }] },
      ledger: { head: '', lines: contents.map((content) => ({ commit: '', opened: { salt: '', content } })) },
    } as unknown as DayFacts,
    'an',
  );
const strokesOf = (...contents: LineContent[]) =>
  storyOf(...contents).rounds[0]?.holes.map(({ hole, strokes }) => [hole, strokes.map(({ value, is }) => `${value} ${is}`)]);

describe('a hole of a card', () => {
  test('tells what stands first, and below it what was replaced', () => {
    expect(strokesOf(stroke(1, 5), stroke(2, 4, { replaces: 1, source: 'desk' }))).toEqual([[5, ['4 standing', '5 replaced']]]);
  });

  test('tells a score that differed and does not count, and how the committee ended it', () => {
    const differing = [stroke(1, 5), stroke(2, 6, { stands: false })];
    expect(strokesOf(...differing)).toEqual([[5, ['6 aside', '5 standing']]]);
    const settled = storyOf(...differing, stroke(3, 6, { settles: true }));
    expect(settled.rounds[0]?.holes[0]?.strokes.map(({ is, settles }) => [is, settles])).toEqual([
      ['standing', true],
      ['aside', false],
      ['replaced', false],
    ]);
  });

  test('tells what was there when the ledger began, without a time of entry; a total stands below the holes', () => {
    const opening: LineContent = {
      ...{ kind: 'opening', at: at(0), begins: 'under-way', changes: [] },
      scores: [
        ['r1', 'an', 0, 88],
        ['r1', 'binh', 1, 4],
        ['r1', 'an', 2, 'pickup'],
      ],
    };
    expect(strokesOf(opening)).toEqual([
      [2, ['pickup standing']],
      [0, ['88 standing']],
    ]);
    expect(storyOf(opening).rounds[0]?.holes[0]?.strokes[0]?.entered).toBeNull();
  });

  test('is not there before its first line', () => {
    expect(storyOf(stroke(1, 5, { player: 'binh' })).rounds).toEqual([]);
  });
});

test('what changed of a player is told by its parts, from what the ledger said before', () => {
  const before = { playedOff: [120], status: 'ok', division: 'a', startingHoles: [1] };
  const opening: LineContent = {
    kind: 'opening',
    at: at(0),
    begins: 'first-score',
    scores: [],
    changes: [{ of: 'competitor', id: 'an', value: before }],
  };
  const { changes } = storyOf(
    opening,
    competitor(1, { ...before, playedOff: [100], division: 'b' }),
    competitor(2, { ...before, playedOff: [100], division: 'b', status: 'WD' }),
    competitor(3, null),
  );
  expect(changes.map(({ of, before: was, after }) => [of, was, after])).toEqual([
    ['handicap', [120], [100]],
    ['division', 'a', 'b'],
    ['status', 'ok', 'WD'],
    ['status', 'WD', null],
  ]);
});
