import type { Side } from '@fairway/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { createSheetSaver } from '../../../../ui/grid/model/sheet-saver.ts';
import type { SideChange } from '../query.ts';
import { type SideField, sideText } from './place.ts';
import { sideCells, sideChange } from './side-cell.ts';

const side = (partners: readonly string[], over: Partial<Side> = {}): Side => ({
  ...{ id: 's', version: 1, name: 'Cặp 1', named: false, divisionId: null, hasScores: false, handicap: null, problems: [] },
  rounds: [{ roundId: 'r', playerIds: [...partners], substitutes: [] }],
  ...over,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A saver of one side, An and Bình, on a server that does as it is told or answers as the test says. */
function open(...answers: Error[]) {
  let current = side(['an', 'binh']);
  const sent: SideChange[] = [];
  const cells = sideCells({
    roundId: 'r',
    find: (text) => (['an', 'binh', 'chi'].includes(text) ? { golfer: { id: text } as never } : { wrong: 'unknown' }),
    isDivision: () => true,
    tell: (problem) => problem,
  });
  const saver = createSheetSaver<Side, SideField, null>(() => ({
    ...cells,
    rowOf: () => current,
    send: async (of, changed) => {
      const change = sideChange(of, changed, 'r');
      sent.push(change);
      const answer = answers.shift();
      if (answer) throw answer;
      const { name, partners } = change;
      return {
        ...side(partners ?? current.rounds[0]?.playerIds ?? [], { version: current.version + 1 }),
        ...(name !== undefined && { name: name ?? '', named: name !== null }),
      };
    },
    takeOver: async (next) => {
      current = next;
    },
    tellChanged: (stands) => `now ${stands}`,
  }));
  const type = async (field: 'name' | 'a' | 'b' | 'c', text: string, before = sideText(current, field, 'r')) => {
    saver.commit('s', [{ field, text, before }]);
    await settle();
  };
  return { saver, sent, type, save: (field: 'name' | 'a' | 'b' | 'c') => saver.told.getState().saves.get('s')?.get(field) };
}

test('a partner who is typed plays from the round on, and one who is taken out does not', async () => {
  const { type, sent } = open();
  await type('c', 'chi');
  await type('a', '');
  expect(sent).toEqual([
    { version: 1, partners: ['an', 'binh', 'chi'], fromRoundId: 'r' },
    { version: 2, partners: ['binh', 'chi'], fromRoundId: 'r' },
  ]);
});

test('an undo puts a partner who was taken out back at their place', async () => {
  const { type, sent } = open();
  await type('a', '');
  await type('a', 'an', '');
  expect(sent.map(({ partners }) => partners)).toEqual([['binh'], ['an', 'binh']]);
});

test('partners who are exchanged go in one request', async () => {
  const { saver, sent } = open();
  saver.commit('s', [
    { field: 'a', text: 'binh', before: 'an' },
    { field: 'b', text: 'an', before: 'binh' },
  ]);
  await settle();
  expect(sent).toEqual([{ version: 1, partners: ['binh', 'an'], fromRoundId: 'r' }]);
});

test('a name that nobody has stays in its cell with the reason, and the other cells are saved', async () => {
  const { saver, sent, save } = open();
  saver.commit('s', [
    { field: 'b', text: 'ai đó', before: 'binh' },
    { field: 'name', text: 'Sông Hồng', before: '' },
  ]);
  await settle();
  expect(save('b')).toMatchObject({ text: 'ai đó', state: 'failed', message: 'unknown' });
  expect(sent).toEqual([{ version: 1, name: 'Sông Hồng' }]);
});

test('an undo of what was never written sends nothing', async () => {
  const { type, sent, save } = open();
  await type('b', 'ai đó');
  await type('b', 'binh', 'ai đó');
  expect([sent, save('b')]).toEqual([[], undefined]);
});

test('a side that would have nobody is not written', async () => {
  const { saver, sent, save } = open();
  saver.commit('s', [
    { field: 'a', text: '', before: 'an' },
    { field: 'b', text: '', before: 'binh' },
  ]);
  await settle();
  expect([sent, save('a')?.message]).toEqual([[], 'lastOne']);
});

test('another person’s name for the side does not keep a partner from being saved; their partner in the cell does', async () => {
  const renamed = open(new ApiError(409, 'stale-version', 'stale', {}, side(['an', 'binh'], { version: 5, name: 'Cặp A', named: true })));
  await renamed.type('b', 'chi');
  expect(renamed.sent.map(({ version }) => version)).toEqual([1, 5]);
  const replaced = open(new ApiError(409, 'stale-version', 'stale', {}, side(['an', 'dung'], { version: 5 })));
  await replaced.type('b', 'chi');
  expect([replaced.sent.length, replaced.save('b')]).toEqual([1, { text: 'chi', state: 'failed', message: 'now dung', over: 'dung' }]);
});

test('what the server refuses stays in its cell with its sentence', async () => {
  const { type, save } = open(new ApiError(422, 'validation', 'Chi đã ở trong nhóm khác.'));
  await type('b', 'chi');
  expect(save('b')).toMatchObject({ text: 'chi', state: 'failed', message: 'Chi đã ở trong nhóm khác.' });
});
