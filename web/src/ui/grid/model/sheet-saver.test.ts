import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createSheetSaver } from './sheet-saver.ts';

type Field = 'name' | 'vga' | 'note';
type Player = { id: string; version: number } & Record<Field, string>;
type Wanted = Partial<Record<Field, string>>;

const player = (over: Partial<Player> = {}) => ({ id: 'an', version: 1, name: 'An', vga: '', note: '', ...over });
const stale = (current: Player) => new ApiError(409, 'stale-version', 'stale', {}, current);

/** A saver over some players, on a server that answers each request as the test says. */
function open(...answers: (Player | Error | Promise<Player>)[]) {
  const known = new Map(['an', 'binh'].map((id) => [id, player({ id })]));
  const sent: { id?: string; wanted: Wanted; version: number }[] = [];
  const saver = createSheetSaver<Player, Field, string>(() => ({
    rowOf: (id) => known.get(id),
    textOf: (of, field) => of[field],
    read: ({ text }) => (text === '?' ? { problem: 'unreadable' } : { value: text }),
    explain: (error, field) => `${field}: ${(error as Error).message}`,
    isToldOf: (error, field) => error instanceof ApiError && field in error.errors,
    send: async ({ id, version }, cells) => {
      sent.push({ ...(id !== 'an' && { id }), wanted: Object.fromEntries(cells.map(({ field, value }) => [field, value])), version });
      const answer = await answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('not asked for');
      return answer;
    },
    takeOver: async (next) => {
      known.set(next.id, next);
    },
  }));
  const save = (field: Field) => saver.told.getState().saves.get('an')?.get(field);
  const type = (field: Field, text: string, before = known.get('an')?.[field] ?? '') => saver.commit('an', [{ field, text, before }]);
  return { saver, sent, save, type, known };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a cell that is left', () => {
  test('is saved with the version that was seen, shows it, and then is quiet', async () => {
    const { type, sent, save } = open(player({ name: 'Ánh', version: 2 }));
    type('name', 'Ánh');
    expect(save('name')).toMatchObject({ text: 'Ánh', state: 'saving' });
    await settle();
    expect(sent).toEqual([{ wanted: { name: 'Ánh' }, version: 1 }]);
    expect(save('name')?.state).toBe('saved');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(save('name')).toBeUndefined();
  });

  test('is not saved without a change', async () => {
    const { type, sent } = open();
    type('name', 'An');
    await settle();
    expect(sent).toEqual([]);
  });

  test('keeps what could not be understood, and says why', () => {
    const { type, sent, save } = open();
    type('name', '?');
    expect(save('name')).toMatchObject({ text: '?', state: 'failed', message: 'unreadable' });
    expect(sent).toEqual([]);
    type('name', 'An', '?');
    expect(save('name')).toBeUndefined();
  });

  test('keeps what the server refused, with its sentence', async () => {
    const { saver, type, save } = open(new ApiError(422, 'validation', 'Mã VGA chỉ gồm chữ số.'));
    type('vga', 'abc');
    await settle();
    expect(save('vga')).toMatchObject({ text: 'abc', state: 'failed', message: 'vga: Mã VGA chỉ gồm chữ số.' });
    saver.giveUp('an', ['vga']);
    expect(save('vga')).toBeUndefined();
  });

  test('waits for the cell before it, and uses its new version', async () => {
    let answer: (player: Player) => void = () => undefined;
    const slow = new Promise<Player>((resolve) => {
      answer = resolve;
    });
    const { type, sent } = open(slow, player({ version: 3 }));
    type('name', 'Ánh');
    type('vga', '123');
    await settle();
    expect(sent).toHaveLength(1);
    answer(player({ name: 'Ánh', version: 2 }));
    await settle();
    expect(sent[1]).toEqual({ wanted: { vga: '123' }, version: 2 });
  });

  test('that is written again while it is being sent is sent again on top of the result', async () => {
    const { type, sent, save } = open(player({ vga: '123', version: 2 }), player({ vga: '456', version: 3 }));
    type('vga', 'VGA 123');
    type('vga', '456', 'VGA 123');
    await settle();
    expect(sent.map(({ wanted }) => wanted)).toEqual([{ vga: 'VGA 123' }, { vga: '456' }]);
    expect(save('vga')).toMatchObject({ text: '456', state: 'saved' });
  });

  test('is undone to its old value, whatever the server made of the new one', async () => {
    const { type, sent, save } = open(player({ vga: '123', version: 2 }), player({ version: 3 }));
    type('vga', 'VGA 123');
    await settle();
    type('vga', '', 'VGA 123');
    await settle();
    expect(sent[1]).toEqual({ wanted: { vga: '' }, version: 2 });
    expect(save('vga')?.state).toBe('saved');
  });
});

describe('many cells', () => {
  test('of one row go in one request', async () => {
    const { saver, sent, save } = open(player({ name: 'Ánh', vga: '1', version: 2 }));
    saver.commit('an', [
      { field: 'name', text: 'Ánh', before: 'An' },
      { field: 'vga', text: '1', before: '' },
    ]);
    await settle();
    expect(sent).toEqual([{ wanted: { name: 'Ánh', vga: '1' }, version: 1 }]);
    expect([save('name')?.state, save('vga')?.state]).toEqual(['saved', 'saved']);
  });

  test('a refused one does not keep the others of its row back', async () => {
    const refusal = new ApiError(422, 'validation', 'Mã VGA chỉ gồm chữ số.', { vga: ['Mã VGA chỉ gồm chữ số.'] });
    const { saver, sent, save } = open(refusal, player({ name: 'Ánh', version: 2 }));
    saver.commit('an', [
      { field: 'name', text: 'Ánh', before: 'An' },
      { field: 'vga', text: 'abc', before: '' },
    ]);
    await settle();
    expect(sent[1]).toEqual({ wanted: { name: 'Ánh' }, version: 1 });
    expect([save('name')?.state, save('vga')?.state]).toEqual(['saved', 'failed']);
  });

  test('of several rows go one after the other, and are counted', async () => {
    let answer: (player: Player) => void = () => undefined;
    const slow = new Promise<Player>((resolve) => {
      answer = resolve;
    });
    const { saver, sent } = open(player({ name: 'Ánh', version: 2 }), slow);
    saver.commit('an', [{ field: 'name', text: 'Ánh', before: 'An' }]);
    saver.commit('binh', [{ field: 'name', text: 'Bình', before: 'An' }]);
    expect(saver.progress.getState()).toEqual({ done: 0, total: 2 });
    await settle();
    expect(sent.map(({ id = 'an' }) => id)).toEqual(['an', 'binh']);
    expect(saver.progress.getState()).toEqual({ done: 1, total: 2 });
    answer(player({ id: 'binh', name: 'Bình', version: 2 }));
    await settle();
    expect(saver.progress.getState()).toEqual({ done: 0, total: 0 });
  });
});

test('nothing is said of a cell whose row was deleted before it was sent', async () => {
  const { saver, sent, known } = open(player({ name: 'Ánh', version: 2 }));
  saver.commit('an', [{ field: 'name', text: 'Ánh', before: 'An' }]);
  saver.commit('binh', [{ field: 'name', text: 'Bình', before: 'An' }]);
  known.delete('binh');
  await settle();
  expect([sent.length, [...saver.told.getState().saves.keys()]]).toEqual([1, ['an']]);
});

describe('after another person has saved in the meantime', () => {
  test('a cell of another field is saved on the new version', async () => {
    const { type, sent, save } = open(stale(player({ note: 'Bs', version: 5 })), player({ name: 'Ánh', note: 'Bs', version: 6 }));
    type('name', 'Ánh');
    await settle();
    expect(sent.map(({ version }) => version)).toEqual([1, 5]);
    expect(save('name')?.state).toBe('saved');
  });

  test('the same value in the same field needs no question', async () => {
    const { type, sent, save } = open(stale(player({ name: 'Ánh', version: 5 })));
    type('name', 'Ánh');
    await settle();
    expect(sent).toHaveLength(1);
    expect(save('name')?.state).toBe('saved');
  });

  test('another value in the same field waits with both values until the person has chosen', async () => {
    const { saver, type, sent, save, known } = open(stale(player({ name: 'Ân', version: 5 })), player({ name: 'Ánh', version: 6 }));
    type('name', 'Ánh');
    await settle();
    expect(save('name')).toMatchObject({ text: 'Ánh', state: 'stale', message: 'Ân' });
    expect(known.get('an')?.name).toBe('Ân');
    saver.keepMine('an', ['name']);
    await settle();
    expect(sent[1]).toEqual({ wanted: { name: 'Ánh' }, version: 5 });
    expect(known.get('an')?.name).toBe('Ánh');
  });

  test('an undo never overwrites what another person has written since, even if the list was read again', async () => {
    const { type, sent, save } = open();
    type('name', 'Anh', 'Ân');
    await settle();
    expect(sent).toEqual([]);
    expect(save('name')).toMatchObject({ text: 'Anh', state: 'stale', message: 'An' });
  });

  test('a row that changes again and again is not retried for ever', async () => {
    const newer = (version: number) => stale(player({ note: String(version), version }));
    const { type, sent, save } = open(newer(2), newer(3), newer(4), newer(5), newer(6));
    type('name', 'Ánh');
    await settle();
    expect(sent).toHaveLength(4);
    expect(save('name')?.state).toBe('failed');
  });
});
