import { type PointsRule, SEASON_RULES } from '@fairway/golf';
import { describe, expect, it } from 'vitest';
import { type Compared, movedBetween } from './moved.ts';

const RULE: PointsRule = { ...SEASON_RULES['best-eight-places'], from: '2026-01-01', to: '2026-12-31', only: null, events: {} };

/** A table of two medals: persons with a total, in their order, and of each the rows that they are. */
const table = (
  lines: readonly (readonly [person: string, total: string, ...rows: string[]])[],
  over: Partial<Compared> = {},
): Compared => ({
  rule: RULE,
  events: ['may', 'june'].map((id) => ({ id, name: `Medal ${id}`, isOver: true })),
  lines: lines.map(([person, total], at) => ({ person, rank: { position: at + 1, tied: false }, total })),
  people: lines.map(([person, , ...rows]) => ({
    person,
    results: rows.map((player) => ({ event: player.split(' ')[1] ?? '', player, says: 'as before' })),
  })),
  ...over,
});
const BEFORE = table([
  ['a', '50', 'An may', 'An june'],
  ['b', '48', 'Binh may', 'Binh june'],
]);
const place = (position: number) => ({ position, tied: false });

describe('what moved between two tables', () => {
  it('is nothing where only the ids of persons are others', () => {
    const now = table([
      ['x', '50', 'An may', 'An june'],
      ['y', '48', 'Binh may', 'Binh june'],
    ]);
    expect(movedBetween(BEFORE, now)).toEqual({ changes: [], moved: [] });
  });

  it('is who has another place or total, with both', () => {
    const now = table([
      ['y', '51', 'Binh may', 'Binh june'],
      ['x', '50', 'An may', 'An june'],
    ]);
    expect(movedBetween(BEFORE, now).moved).toEqual([
      { person: 'y', from: place(2), to: place(1), fromTotal: '48', toTotal: '51' },
      { person: 'x', from: place(1), to: place(2), fromTotal: '50', toTotal: '50' },
    ]);
  });

  it('names the events that came, went and were corrected', () => {
    const [may, june] = BEFORE.events as [Compared['events'][number], Compared['events'][number]];
    const july = { id: 'july', name: 'Medal july', isOver: true };
    const people = BEFORE.people.map((one) => ({
      ...one,
      results: one.results.map((result) => (result.player === 'An may' ? { ...result, says: 'otherwise' } : result)),
    }));
    const now = { ...BEFORE, people, events: [may, { ...june, isOver: false }, july] };
    expect(movedBetween(BEFORE, now).changes).toEqual([
      { code: 'event-added', names: ['Medal july'] },
      { code: 'event-gone', names: ['Medal june'] },
      { code: 'event-corrected', names: ['Medal may'] },
    ]);
  });

  it('says that rows were joined or taken apart, and that the rule is another', () => {
    const apart = table(
      [
        ['a', '25', 'An may'],
        ['b', '48', 'Binh may', 'Binh june'],
        ['c', '24', 'An june'],
      ],
      { rule: { ...RULE, best: 1 } },
    );
    const { changes, moved } = movedBetween(BEFORE, apart);
    expect(changes.map(({ code }) => code)).toEqual(['rule', 'people']);
    expect(moved.map(({ person, fromTotal, toTotal }) => [person, fromTotal, toTotal])).toEqual([
      ['a', '50', '25'],
      ['c', null, '24'],
    ]);
  });

  it('calls nothing corrected, and nobody joined, of which a person was taken away: it says that they were', () => {
    const people = BEFORE.people.filter(({ person }) => person !== 'a');
    expect(movedBetween({ ...BEFORE, people }, BEFORE).changes).toEqual([{ code: 'removed', names: [] }]);
  });

  it('says of places that moved with the same rule, results and rows that the register changed', () => {
    const lines = BEFORE.lines.map((line) => ({ ...line, total: '47' }));
    expect(movedBetween(BEFORE, { ...BEFORE, lines }).changes).toEqual([{ code: 'register', names: [] }]);
  });
});
