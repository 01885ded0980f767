import type { NewEntry } from '@fairway/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Memory, memory } from '../../../../test/memory.ts';
import { entry } from '../../../../test/score-card.ts';
import { createOutboxStore, type Sent } from './outbox-store.ts';

const takesAll = (batch: readonly NewEntry[]): Sent => ({
  outcomes: batch.map(({ id }) => ({ id, outcome: 'applied', code: null, message: null })),
});

/** A server that answers as the test says, one answer per batch, and then takes everything. */
function server(...answers: (Sent | 'no answer')[]) {
  const batches: string[][] = [];
  const send = async (batch: readonly NewEntry[]): Promise<Sent> => {
    batches.push(batch.map(({ id }) => id));
    const answer = answers.shift();
    if (answer === 'no answer') throw new Error('no answer');
    return answer ?? takesAll(batch);
  };
  return { batches, send };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (storage: Memory, send: (batch: readonly NewEntry[]) => Promise<Sent>, prefix = 'round') =>
  createOutboxStore({ storage, prefix, send, now: () => 42 });

describe('typing', () => {
  test('sends entries typed within a moment together, and then all is saved', async () => {
    const { batches, send } = server();
    const store = open(memory(), send);
    store.enter([entry('a')]);
    store.enter([entry('b')]);
    await vi.advanceTimersByTimeAsync(300);
    expect(batches).toEqual([['a', 'b']]);
    expect(store.getState()).toEqual({ unsent: [], sending: [], failures: 0, savedAt: 42 });
  });

  test('keeps an entry in the browser’s storage from before it is sent until it is answered', async () => {
    const storage = memory();
    const store = open(storage, server().send);
    store.enter([entry('a')]);
    expect([...storage.items.keys()]).toEqual(['round:a']);
    await vi.advanceTimersByTimeAsync(300);
    expect(storage.items.size).toBe(0);
  });
});

test('also sends in a browser that refuses storage', async () => {
  const storage = memory();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { batches, send } = server();
  open(storage, send).enter([entry('a')]);
  await vi.advanceTimersByTimeAsync(300);
  expect(batches).toEqual([['a']]);
});

describe('a server that cannot be reached', () => {
  test('is tried again with growing pauses, and nothing is lost', async () => {
    const { batches, send } = server('no answer', 'postponed', 'no answer');
    const store = open(memory(), send);
    store.enter([entry('a')]);
    await vi.advanceTimersByTimeAsync(300);
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(batches).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(batches).toHaveLength(3);
    expect(store.getState().failures).toBe(3);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(batches).toEqual([['a'], ['a'], ['a'], ['a']]);
    expect(store.getState().unsent).toEqual([]);
  });

  test('is tried at once when the person asks', async () => {
    const { batches, send } = server('no answer');
    const store = open(memory(), send);
    store.enter([entry('a')]);
    await vi.advanceTimersByTimeAsync(300);
    store.sendNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(batches).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toHaveLength(2);
  });
});

describe('a reload while entries are unsent', () => {
  test('sends them, in the order typed, with the same ids', async () => {
    const storage = memory();
    const gone = open(storage, () => new Promise(() => {}));
    gone.enter([entry('b', { enteredAt: '2026-04-25T01:00:02.000Z' })]);
    gone.enter([entry('a', { enteredAt: '2026-04-25T01:00:01.000Z' })]);
    await vi.advanceTimersByTimeAsync(300);
    const { batches, send } = server();
    open(storage, send);
    await vi.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([['a', 'b']]);
    expect(storage.items.size).toBe(0);
  });

  test('keeps what was refused, with the reason, until a person decides', async () => {
    const storage = memory();
    const refusal: Sent = { outcomes: [{ id: 'a', outcome: 'refused', code: 'locked', message: 'Giải đấu đang khóa điểm.' }] };
    open(storage, server(refusal).send).enter([entry('a')]);
    await vi.advanceTimersByTimeAsync(300);
    const { batches, send } = server();
    const store = open(storage, send);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toEqual([]);
    expect(store.getState().unsent).toEqual([{ entry: entry('a'), refused: 'Giải đấu đang khóa điểm.' }]);
    store.drop(['a']);
    expect(storage.items.size).toBe(0);
  });

  test('takes no entries of another round or person, and no broken ones', async () => {
    const storage = memory();
    open(storage, () => new Promise(() => {}), 'other-round').enter([entry('a')]);
    storage.setItem('round:x', 'not json');
    expect(open(storage, server().send).getState().unsent).toEqual([]);
  });
});

test('shows a batch that is refused as a whole, and sends it again when the person asks', async () => {
  const { batches, send } = server({ refused: 'Giải đấu đã kết thúc.' });
  const store = open(memory(), send);
  store.enter([entry('a')]);
  await vi.advanceTimersByTimeAsync(300);
  expect(store.getState().unsent[0]?.refused).toBe('Giải đấu đã kết thúc.');
  store.retry(['a']);
  await vi.advanceTimersByTimeAsync(0);
  expect(batches).toHaveLength(2);
  expect(store.getState().unsent).toEqual([]);
});
