import type { Side } from '@fairway/api';
import { expect, test } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import type { SideChange } from '../query.ts';
import { sideText } from './place.ts';
import { createSideSaver } from './side-saver.ts';

const side = (partners: readonly string[], over: Partial<Side> = {}): Side => ({
  ...{ id: 's', version: 1, name: 'Cặp 1', named: false, divisionId: null, hasScores: false, handicap: null, problems: [] },
  rounds: [{ roundId: 'r', playerIds: [...partners], substitutes: [] }],
  ...over,
});

/** A saver of one side, An and Bình, on a server that does as it is told or answers as the test says. */
function open(...answers: Error[]) {
  let known = side(['an', 'binh']);
  let isGone = false;
  const sent: SideChange[] = [];
  const saver = createSideSaver({
    roundId: 'r',
    sideOf: () => (isGone ? undefined : known),
    textOf: (of, field) => sideText(of, field, 'r'),
    find: (text) => (['an', 'binh', 'chi'].includes(text) ? { golfer: { id: text } as never } : { wrong: 'unknown' }),
    send: async (_, change) => {
      sent.push(change);
      const answer = answers.shift();
      if (answer) throw answer;
      const { name, partners } = change;
      return {
        ...side(partners ?? known.rounds[0]?.playerIds ?? [], { version: known.version + 1 }),
        ...(name !== undefined && { name: name ?? '', named: name !== null }),
      };
    },
    takeOver: async (next) => {
      known = next;
    },
    tell: (problem) => problem,
    explain: (error) => (error as Error).message,
    tellChanged: (stands) => `now ${stands}`,
    isDivision: () => true,
  });
  const type = async (field: 'name' | 'a' | 'b' | 'c', text: string, before = sideText(known, field, 'r')) => {
    saver.commit('s', [{ field, text, before }]);
    await saver.settled();
  };
  const deleteIt = () => {
    isGone = true;
  };
  return { saver, sent, type, deleteIt, save: (field: 'name' | 'a' | 'b' | 'c') => saver.told.getState().saves.get('s')?.get(field) };
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

test('nothing is said of a cell whose side was deleted before it was sent', async () => {
  const { saver, sent, deleteIt } = open();
  saver.commit('s', [{ field: 'name', text: 'Sông Hồng', before: '' }]);
  deleteIt();
  await saver.settled();
  expect([sent, [...saver.told.getState().saves]]).toEqual([[], []]);
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
  await saver.settled();
  expect(sent).toEqual([{ version: 1, partners: ['binh', 'an'], fromRoundId: 'r' }]);
});

test('a name that nobody has stays in its cell with the reason, and the other cells are saved', async () => {
  const { saver, sent, save } = open();
  saver.commit('s', [
    { field: 'b', text: 'ai đó', before: 'binh' },
    { field: 'name', text: 'Sông Hồng', before: '' },
  ]);
  await saver.settled();
  expect(save('b')).toEqual({ text: 'ai đó', state: 'failed', message: 'unknown' });
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
  await saver.settled();
  expect([sent, save('a')?.message]).toEqual([[], 'nobody']);
});

test('another person’s name for the side does not keep a partner from being saved; their partner in the cell does', async () => {
  const renamed = open(new ApiError(409, 'stale-version', 'stale', {}, side(['an', 'binh'], { version: 5, name: 'Cặp A', named: true })));
  await renamed.type('b', 'chi');
  expect(renamed.sent.map(({ version }) => version)).toEqual([1, 5]);
  const replaced = open(new ApiError(409, 'stale-version', 'stale', {}, side(['an', 'dung'], { version: 5 })));
  await replaced.type('b', 'chi');
  expect([replaced.sent.length, replaced.save('b')]).toEqual([1, { text: 'chi', state: 'failed', message: 'now dung' }]);
});

test('what the server refuses stays in its cell with its sentence', async () => {
  const { type, save } = open(new ApiError(422, 'validation', 'Chi đã ở trong nhóm khác.'));
  await type('b', 'chi');
  expect(save('b')).toEqual({ text: 'chi', state: 'failed', message: 'Chi đã ở trong nhóm khác.' });
});
