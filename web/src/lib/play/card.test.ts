import { describe, expect, test } from 'vitest';
import { blankCard, cardOf, draftOf, draftProblems, indexCount, ninesOf, pasteInto, readPasted, wrongHoles } from './card.ts';

const par = [4, 4, 3, 5, 4, 4, 5, 4, 3, 4, 5, 3, 4, 4, 3, 4, 5, 4];
const strokeIndex = [7, 3, 15, 1, 11, 9, 5, 13, 17, 8, 2, 16, 10, 4, 18, 12, 6, 14];
const card = { par, strokeIndex, women: null };
const without = { par, strokeIndex: null, women: null };

describe('a course card that is typed', () => {
  test('comes back as it was', () => {
    expect(cardOf(draftOf(card))).toEqual(card);
    expect(cardOf(draftOf(without))).toEqual(without);
  });

  test('has a card for women where that is another, and names what is wrong with it', () => {
    const women = { par: par.with(0, 5), strokeIndex: null };
    expect(cardOf(draftOf({ ...card, women })).women).toEqual(women);
    expect(cardOf(draftOf({ ...card, women: { par, strokeIndex } })).women).toBeNull();
    expect(draftProblems(draftOf({ ...card, women: { ...women, par: par.with(0, 6) } }))).toEqual([
      { code: 'par', hole: 1, par: 6, of: 'women' },
    ]);
  });

  test('names the holes whose par is not 3, 4 or 5', () => {
    const draft = { ...draftOf(card), par: draftOf(card).par.with(2, '6').with(9, '') };
    expect([...wrongHoles(draftProblems(draft), 'par')]).toEqual([3, 10]);
  });

  test('lists the holes whose index is missing, unknown or given twice, and those numbers', () => {
    const draft = { ...draftOf(card), strokeIndex: draftOf(card).strokeIndex.with(0, '3').with(17, '') };
    expect([...wrongHoles(draftProblems(draft), 'strokeIndex')].toSorted((a, b) => a - b)).toEqual([1, 2, 18]);
    expect(indexCount(draft.strokeIndex)).toEqual({ missing: [7, 14], twice: [3] });
  });

  test('needs no index', () => {
    expect(draftProblems(draftOf(without))).toEqual([]);
    expect(indexCount(blankCard(18).strokeIndex)).toEqual({ missing: [], twice: [] });
  });

  test('may be a nine, with its own numbers or those of a card of 18', () => {
    const nine = { par: par.slice(0, 9), strokeIndex: [1, 3, 5, 7, 9, 11, 13, 15, 17], women: null };
    expect(draftProblems(draftOf(nine))).toEqual([]);
    expect(indexCount(draftOf(nine).strokeIndex)).toEqual({ missing: [], twice: [] });
    expect([ninesOf(9).length, ninesOf(18).length]).toEqual([1, 2]);
  });
});

describe('pasting a row', () => {
  test.each([
    ['tabs, as from Excel', '4\t4\t3\t5', ['4', '4', '3', '5']],
    ['lines, as from a column', '4\n4\n3', ['4', '4', '3']],
    ['totals among the holes', '4 4 3 5 4 4 5 4 3 36 4 5', ['4', '4', '3', '5', '4', '4', '5', '4', '3', '4', '5']],
    ['eighteen digits', par.join(''), par.map(String)],
    ['nine digits', par.slice(0, 9).join(''), par.slice(0, 9).map(String)],
  ])('%s', (_, text, numbers) => {
    expect(readPasted(text, 18)).toEqual(numbers);
  });

  test('of lengths leaves out the totals of nine holes', () => {
    expect(readPasted('380\t410\t3412\t512', 999)).toEqual(['380', '410', '512']);
  });

  test('fills the row from the hole where it is pasted, and no further than the last', () => {
    expect(pasteInto(['1', '2', '3'], 1, ['8', '9', '7'])).toEqual(['1', '8', '9']);
  });
});
