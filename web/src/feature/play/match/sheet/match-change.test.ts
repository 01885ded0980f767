import type { StaffMatch } from '@fairway/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { createSheetSaver } from '../../../../ui/grid/model/sheet-saver.ts';
import type { MatchChange, MatchSaying } from '../change.ts';
import { cellText, type MatchField } from './match-cell.ts';
import { matchCells } from './match-change.ts';

const NAMES: Record<string, string> = { a: 'An', b: 'Bình', c: 'Chi', d: 'Dũng' };
const side = (ids: readonly string[]) =>
  ids.length === 0 ? null : { id: ids.join(''), name: '', partners: ids.map((playerId) => ({ playerId, name: NAMES[playerId] ?? '' })) };
const match = (format: StaffMatch['format'], one: readonly string[] = [], other: readonly string[] = []) =>
  ({
    id: 'm',
    version: 1,
    format,
    allowance: null,
    sides: [side(one), side(other)],
    state: { code: 'not-begun' },
  }) as unknown as StaffMatch;

function sheet(start: StaffMatch, answer?: (change: MatchChange) => StaffMatch | Error) {
  let now = start;
  const sent: (MatchChange | MatchSaying['word'])[] = [];
  const cells = matchCells({
    find: (text) => {
      const id = Object.keys(NAMES).find((one) => one === text || NAMES[one] === text);
      return id === undefined ? { wrong: 'unknown' } : { golfer: { id, name: NAMES[id] ?? '', handicap: null } };
    },
    holes: 18,
    change: async (_, change) => {
      sent.push(change);
      const given = answer === undefined ? written(now, change) : answer(change);
      if (given instanceof Error) throw given;
      return given;
    },
    say: async (_, word) => {
      sent.push(word);
      return { match: now, refused: word.kind === 'withdrawn' ? 'Trận đã kết thúc.' : null };
    },
    takeOver: async (of) => {
      now = of;
    },
    tell: (problem) => problem,
    tellIncomplete: (from) => `needs ${from}`,
  });
  const saver = createSheetSaver(() => ({
    ...cells,
    rowOf: () => now,
    textOf: (of, field) => cellText(of, field, () => '3&2', 'vi'),
    tellChanged: () => 'changed',
  }));
  const type = async (cells: Partial<Record<MatchField, string>>) => {
    const typed = Object.entries(cells).map(([field, text]) => {
      return { field: field as MatchField, text: text ?? '', before: cellText(now, field as MatchField, () => '', 'vi') };
    });
    saver.commit('m', typed);
    await vi.advanceTimersByTimeAsync(0);
    const saves = saver.told.getState().saves.get('m');
    return Object.fromEntries([...(saves ?? [])].map(([field, { state, message }]) => [field, message || state]));
  };
  return { sent, type };
}
const written = (of: StaffMatch, { sides, format, allowance }: MatchChange): StaffMatch => ({
  ...of,
  version: of.version + 1,
  ...(format && { format }),
  ...(allowance !== undefined && { allowance }),
  ...(sides && { sides: [side(sides[0] ?? []), side(sides[1] ?? [])] }),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the sheet of matches', () => {
  it('sends a side of singles as soon as its golfer is typed', async () => {
    const { sent, type } = sheet(match('singles'));
    expect(await type({ 'side.0.0': 'An' })).toEqual({ 'side.0.0': 'saved' });
    expect(sent).toEqual([{ version: 1, sides: [['a'], null] }]);
  });

  it('waits for both golfers of a pair, and sends the other side meanwhile', async () => {
    const { sent, type } = sheet(match('four-ball'));
    expect(await type({ 'side.0.0': 'An', 'side.1.0': 'Chi', 'side.1.1': 'Dũng' })).toMatchObject({ 'side.0.0': 'needs 2' });
    expect(await type({ 'side.0.1': 'Bình' })).toMatchObject({ 'side.0.0': 'saved' });
    expect(sent).toEqual([
      { version: 1, sides: [null, ['c', 'd']] },
      {
        version: 2,
        sides: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ]);
  });

  it('keeps a name that nobody has, and a golfer who plays another match, each with its sentence', async () => {
    const taken = new ApiError(422, 'validation', '', { 'sides.0.1': ['Bình đã có trận 2 ở vòng này.'] });
    const { type } = sheet(match('four-ball'), () => taken);
    expect(await type({ 'side.0.0': 'An', 'side.0.1': 'Bình', 'side.1.0': 'Ai đó' })).toEqual({
      'side.0.0': 'needs 2',
      'side.0.1': 'Bình đã có trận 2 ở vòng này.',
      'side.1.0': 'unknown',
    });
  });

  it('says again what others have changed meanwhile, and tries once more where they have not changed that', async () => {
    let first = true;
    const seen = match('four-ball', ['a', 'b'], ['c', 'd']);
    const { sent, type } = sheet(seen, (change) => {
      const stale = first;
      first = false;
      return stale ? new ApiError(409, 'stale-version', '', {}, { ...seen, version: 7 }) : written(seen, change);
    });
    expect(await type({ allowance: '85' })).toEqual({ allowance: 'saved' });
    expect(sent.map((of) => 'version' in of && of.version)).toEqual([1, 7]);
  });

  it('says a result beside the winner, and why it was refused', async () => {
    const { sent, type } = sheet(match('singles', ['a'], ['b']));
    expect(await type({ 'result.1': '3&2' })).toEqual({ 'result.1': 'saved' });
    expect(sent).toEqual([{ kind: 'result', winner: 1, score: { up: 3, left: 2 } }]);
    expect(await type({ 'result.0': 'W/O' })).toMatchObject({ 'result.0': 'Trận đã kết thúc.' });
    expect(await type({ 'result.0': 'ba' })).toMatchObject({ 'result.0': 'unreadable' });
  });
});
