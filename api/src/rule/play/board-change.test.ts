import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PublicBoard } from '../../route/play/board.ts';
import { boardChange, foldBoard } from './board-change.ts';

const place = fc.option(fc.record({ position: fc.integer({ min: 1, max: 9 }), tied: fc.boolean() }));
const line = fc.record({
  playerId: fc.constantFrom('an', 'bình', 'chi', 'dũng', 'em', 'phúc'),
  gross: fc.option(fc.integer({ min: 60, max: 63 })),
  places: fc.record({ net: place, gross: place }),
  rounds: fc.array(fc.array(fc.option(fc.integer({ min: 3, max: 4 })), { minLength: 2, maxLength: 2 }), { maxLength: 2 }),
});
const board = fc
  .record({
    boardVersion: fc.nat(),
    ceremony: fc.option(fc.record({ id: fc.constant('c'), kind: fc.constantFrom('standings', 'winners') })),
    lines: fc.uniqueArray(line, { selector: ({ playerId }) => playerId, minLength: 2 }),
    sponsors: fc.array(fc.record({ name: fc.constantFrom('Bia', 'Xe') })),
    formatName: fc.constantFrom('Peoria', undefined),
  })
  .map((of) => JSON.parse(JSON.stringify(of)) as PublicBoard);
const fields = (of: PublicBoard) => Object.keys(of).toSorted();
const names = ({ lines }: PublicBoard) => lines.map(({ playerId }) => playerId).toSorted();

it('makes a board into the next one, to the byte', () => {
  let folded = 0;
  fc.assert(
    fc.property(board, board, (before, after) => {
      const change = boardChange(before, after);
      expect(change === null).toBe(names(before).join() !== names(after).join() || fields(before).join() !== fields(after).join());
      if (change === null) return;
      folded++;
      const sent = JSON.parse(JSON.stringify(change));
      expect(JSON.stringify(foldBoard(before, sent))).toBe(JSON.stringify(after));
    }),
    { numRuns: 3_000, seed: 1 },
  );
  expect(folded).toBeGreaterThan(100);
});

it('says of a stroke only what it changes, and keeps the lines that it leaves alone', () => {
  const of = (score: number, [first, second]: [number, number]) =>
    ({
      boardVersion: score,
      lines: [
        { playerId: 'an', gross: 70, places: { net: { position: first, tied: false } } },
        { playerId: 'bình', gross: score, places: { net: { position: second, tied: false } } },
        { playerId: 'chi', gross: 80, places: { net: { position: 3, tied: false } } },
      ],
    }) as unknown as PublicBoard;
  const [before, next] = [of(71, [1, 2]), of(69, [2, 1])];
  const after = { ...next, lines: [1, 0, 2].map((nth) => next.lines[nth]) } as PublicBoard;
  const change = boardChange(before, after);
  expect(change).toEqual({
    board: { boardVersion: 69 },
    lines: { 0: { places: { net: { position: 2 } } }, 1: { gross: 69, places: { net: { position: 1 } } } },
    order: [0, [1, 0]],
  });
  expect(change && foldBoard(before, change).lines[2]).toBe(before.lines[2]);
});
