import { describe, expect, test } from 'vitest';
import { cardOf, draftOf, draftProblems, emptyCourse, pasteInto, readPasted, totalsOf, wrongHoles } from './course.ts';

const par = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];
const strokeIndex = [7, 3, 15, 1, 11, 9, 5, 13, 17, 8, 2, 16, 10, 4, 18, 12, 6, 14];
const card = { courseName: 'Đồi Thông', par, strokeIndex };

describe('a course card that is typed', () => {
  test('comes back as it was', () => {
    expect(cardOf(draftOf(card))).toEqual(card);
    expect(cardOf(draftOf({ ...card, strokeIndex: null }))).toEqual({ ...card, strokeIndex: null });
  });

  test('runs its totals while it is typed', () => {
    expect(totalsOf(draftOf(card).par)).toEqual({ out: 36, in: 36, total: 72 });
    expect(totalsOf(pasteInto(emptyCourse().par, 0, ['4', '5', '3']))).toEqual({ out: 12, in: 0, total: 12 });
  });

  test('names the holes whose par is not 3, 4 or 5', () => {
    const draft = { ...draftOf(card), par: draftOf(card).par.with(2, '6').with(9, '') };
    expect([...wrongHoles(draftProblems(draft), 'par')]).toEqual([3, 10]);
  });

  test('names the holes whose index is missing, unknown or given twice', () => {
    const draft = { ...draftOf(card), strokeIndex: draftOf(card).strokeIndex.with(0, '3').with(17, '') };
    expect([...wrongHoles(draftProblems(draft), 'strokeIndex')].toSorted((a, b) => a - b)).toEqual([1, 2, 18]);
  });

  test('needs no index at all', () => {
    expect(draftProblems(draftOf({ ...card, strokeIndex: null }))).toEqual([]);
  });
});

describe('pasting a row', () => {
  test.each([
    ['tabs, as from Excel', '4\t4\t3\t5', ['4', '4', '3', '5']],
    ['lines, as from a column', '4\n4\n3', ['4', '4', '3']],
    ['totals among the holes', '4 4 3 5 4 4 5 4 3 36 4 5', ['4', '4', '3', '5', '4', '4', '5', '4', '3', '4', '5']],
    ['eighteen digits', par.join(''), par.map(String)],
  ])('%s', (_, text, numbers) => {
    expect(readPasted(text)).toEqual(numbers);
  });

  test('fills the row from the hole where it is pasted, and no further than the last', () => {
    expect(pasteInto(['1', '2', '3'], 1, ['8', '9', '7'])).toEqual(['1', '8', '9']);
  });
});
