import { expect, test } from 'vitest';
import { golferFinder } from '../../../../ui/field/find-golfer.ts';
import type { Golfer } from '../golfer.ts';
import { type DraftSide, draftOf, draftProblems, edited, filledDraft, sidesToWrite } from './draft.ts';

const golfers: Golfer[] = ['An', 'Bình', 'Chi'].map((name, nth) => ({ id: `${nth + 1}`, name, handicap: null, flight: null }));
const find = golferFinder(golfers);
const linesOf = (rows: readonly DraftSide[]) => rows.map(({ name, partners }) => [name, ...partners].join(','));

test('a draft has golfers by their ids, names that nobody has as they are, and a line to type on', () => {
  const { rows } = draftOf([{ name: 'Cặp 1', partners: ['An', 'Ai Đó'] }], 2, find);
  expect(linesOf(rows)).toEqual(['Cặp 1,1,Ai Đó,,', ',,,,']);
});

test('more names than a side has places for go on in the next line', () => {
  const { rows } = draftOf([{ name: 'Cặp 1', partners: ['An', 'Bình', 'Chi'] }], 2, find);
  expect(linesOf(rows)).toEqual(['Cặp 1,1,2,,', ',3,,,', ',,,,']);
});

test('who is typed in the last line gets another one below', () => {
  const draft = draftOf([{ name: '', partners: ['An'] }], 2, find);
  const rowId = draft.rows[1]?.id ?? '';
  const { rows } = edited(draft, [{ rowId, columnId: 'b', before: '', after: 'chi' }], find);
  expect(linesOf(rows)).toEqual([',1,,,', ',,3,,', ',,,,']);
});

test('a draft says who is unknown, named twice, or in a side already', () => {
  const { rows } = draftOf(
    [
      { name: '', partners: ['An', 'Ai Đó'] },
      { name: '', partners: ['An', 'Chi'] },
    ],
    2,
    find,
  );
  const problems = draftProblems(rows, find, (id) => (id === '3' ? 'Cặp 9' : undefined));
  expect([...problems.values()]).toEqual([
    { code: 'unknown' },
    { code: 'twice', name: 'An' },
    { code: 'inSide', name: 'Chi', side: 'Cặp 9' },
  ]);
});

test('only lines with partners are written', () => {
  const { rows } = draftOf(
    [
      { name: '', partners: ['An', 'Bình'] },
      { name: 'Cặp 2', partners: [] },
    ],
    2,
    find,
  );
  expect(sidesToWrite(rows).map(({ side }) => side)).toEqual([{ name: null, partners: ['1', '2'] }]);
});

test('a draft is filled up: lines keep their name and partners, and a name that nobody has keeps its place', () => {
  const { rows } = draftOf(
    [
      { name: 'Cặp 1', partners: ['Chi'] },
      { name: '', partners: ['Ai Đó'] },
    ],
    2,
    find,
  );
  const filled = filledDraft('order', rows, { free: golfers, size: { from: 2, to: 2 }, places: 2, find }, []);
  expect(linesOf(filled.rows)).toEqual(['Cặp 1,3,1,,', ',Ai Đó,2,,', ',,,,']);
  expect(filled.drawnFrom).toBeNull();
  expect(filledDraft('random', rows, { free: golfers, size: { from: 2, to: 2 }, places: 2, find }, [0.5, 0.1, 0.2]).drawnFrom).toBe(rows);
});
