import type { Player } from '@fairway/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import type { Field } from '../../field/field.ts';
import type { Wanted } from '../../field/field-change.ts';
import { createCellSaver, saveKey } from './cell-saver.ts';

const player = (over: Partial<Player> = {}) => ({ id: 'an', version: 1, name: 'An', vga: null, note: null, ...over }) as Player;
const stale = (current: Player) => new ApiError(409, 'stale-version', 'stale', {}, current);

/** A saver over one player, on a server that answers each request as the test says. */
function open(...answers: (Player | Error | Promise<Player>)[]) {
  let known = player();
  const sent: { wanted: Wanted; version: number }[] = [];
  const saver = createCellSaver({
    playerOf: (id) => (id === 'an' ? known : undefined),
    textOf: (of, field) => String(of[field as 'name'] ?? ''),
    read: (field, text) => (text === '?' ? { problem: 'required' } : { wanted: { [field]: text } }),
    tell: (problem) => `tell ${problem}`,
    explain: (error, field) => `${field}: ${(error as Error).message}`,
    send: async (_, wanted, version) => {
      sent.push({ wanted, version });
      const answer = await answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('not asked for');
      return answer;
    },
    takeOver: async (next) => {
      known = next;
    },
  });
  const save = (field: Field) => saver.getState().get(saveKey('an', field));
  return { saver, sent, save, known: () => known };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a cell that is left', () => {
  test('is saved with the version that was seen, says so, and then is quiet', async () => {
    const { saver, sent, save } = open(player({ name: 'Ánh', version: 2 }));
    saver.commit('an', 'name', 'Ánh');
    expect(save('name')).toMatchObject({ text: 'Ánh', state: 'saving' });
    await settle();
    expect(sent).toEqual([{ wanted: { name: 'Ánh' }, version: 1 }]);
    expect(save('name')?.state).toBe('saved');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(save('name')).toBeUndefined();
  });

  test('is not saved when it is what it was', async () => {
    const { saver, sent } = open();
    saver.commit('an', 'name', 'An');
    await settle();
    expect(sent).toEqual([]);
  });

  test('keeps what could not be understood, and says why', () => {
    const { saver, sent, save } = open();
    saver.commit('an', 'name', '?');
    expect(save('name')).toEqual({ text: '?', state: 'failed', message: 'tell required' });
    expect(sent).toEqual([]);
    saver.commit('an', 'name', 'An');
    expect(save('name')).toBeUndefined();
  });

  test('keeps what the server refused, with its sentence', async () => {
    const { saver, save } = open(new ApiError(422, 'validation', 'Mã VGA chỉ gồm chữ số.'));
    saver.commit('an', 'vga', 'abc');
    await settle();
    expect(save('vga')).toEqual({ text: 'abc', state: 'failed', message: 'vga: Mã VGA chỉ gồm chữ số.' });
    saver.giveUp('an', 'vga');
    expect(save('vga')).toBeUndefined();
  });

  test('waits for the cell before it of the same player, and goes on from its version', async () => {
    let answer: (player: Player) => void = () => undefined;
    const slow = new Promise<Player>((resolve) => {
      answer = resolve;
    });
    const { saver, sent } = open(slow, player({ version: 3 }));
    saver.commit('an', 'name', 'Ánh');
    saver.commit('an', 'vga', '123');
    await settle();
    expect(sent).toHaveLength(1);
    answer(player({ name: 'Ánh', version: 2 }));
    await settle();
    expect(sent[1]).toEqual({ wanted: { vga: '123' }, version: 2 });
  });
});

describe('somebody else has saved in the meantime', () => {
  test('another field: the cell is saved upon the new version', async () => {
    const { saver, sent, save } = open(stale(player({ note: 'Bs', version: 5 })), player({ name: 'Ánh', note: 'Bs', version: 6 }));
    saver.commit('an', 'name', 'Ánh');
    await settle();
    expect(sent.map(({ version }) => version)).toEqual([1, 5]);
    expect(save('name')?.state).toBe('saved');
  });

  test('the same field, the same value: there is nothing to ask', async () => {
    const { saver, sent, save } = open(stale(player({ name: 'Ánh', version: 5 })));
    saver.commit('an', 'name', 'Ánh');
    await settle();
    expect(sent).toHaveLength(1);
    expect(save('name')?.state).toBe('saved');
  });

  test('the same field, another value: both are kept until the person has chosen', async () => {
    const { saver, sent, save, known } = open(stale(player({ name: 'Ân', version: 5 })), player({ name: 'Ánh', version: 6 }));
    saver.commit('an', 'name', 'Ánh');
    await settle();
    expect(save('name')).toEqual({ text: 'Ánh', state: 'stale', message: 'Ân' });
    expect(known().name).toBe('Ân');
    saver.keepMine('an', 'name');
    await settle();
    expect(sent[1]).toEqual({ wanted: { name: 'Ánh' }, version: 5 });
    expect(known().name).toBe('Ánh');
  });

  test('a player who changes again and again is not chased for ever', async () => {
    const newer = (version: number) => stale(player({ note: String(version), version }));
    const { saver, sent, save } = open(newer(2), newer(3), newer(4), newer(5), newer(6));
    saver.commit('an', 'name', 'Ánh');
    await settle();
    expect(sent).toHaveLength(4);
    expect(save('name')?.state).toBe('failed');
  });
});
