import type { NewEntry } from '@fairway/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Memory, memory } from '../../test/memory.ts';
import { entry } from '../../test/score-card.ts';
import type { Keeper } from './keeper.ts';
import { EMPTY_OUTBOX, type Unsent } from './outbox.ts';
import { createOutboxStore, type Sent } from './outbox-store.ts';
import { storageKeeper } from './storage-keeper.ts';

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

const turn = (work: () => Promise<void>) => work();
const open = (storage: Memory, send: (batch: readonly NewEntry[]) => Promise<Sent>, prefix = 'round') =>
  createOutboxStore({ keeper: storageKeeper(storage, prefix), turn, send, now: () => 42, chance: () => 0 });

describe('typing', () => {
  test('sends entries typed within a moment together, and then all is saved', async () => {
    const { batches, send } = server();
    const store = open(memory(), send);
    store.enter([entry('a')]);
    store.enter([entry('b')]);
    await vi.advanceTimersByTimeAsync(300);
    expect(batches).toEqual([['a', 'b']]);
    expect(store.getState()).toEqual({ ...EMPTY_OUTBOX, savedAt: 42 });
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

test.each([
  ['cannot be read', () => Promise.reject(new Error('refused'))],
  ['has lost it', async () => []],
])('a stroke is not called kept where the storage took it but %s, and it is sent all the same', async (_, read) => {
  const { batches, send } = server('no answer');
  const keeper: Keeper = { read, keep: async () => undefined };
  const store = createOutboxStore({ keeper, turn, send, now: () => 42, chance: () => 0 });
  store.enter([entry('a')]);
  await vi.advanceTimersByTimeAsync(300);
  expect(store.getState()).toMatchObject({ unkept: ['a'], storageRefuses: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches).toEqual([['a'], ['a']]);
});

test('where the storage cannot be read it is said before the first stroke', async () => {
  const keeper: Keeper = { read: () => Promise.reject(new Error('refused')), keep: async () => undefined };
  const store = createOutboxStore({ keeper, turn, send: server().send, now: () => 42, chance: () => 0 });
  await store.ready;
  expect(store.getState().storageRefuses).toBe(true);
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

describe('two tabs', () => {
  test('send what either of them typed, and each entry leaves with its answer', async () => {
    const storage = memory();
    const { batches, send } = server();
    const [first, second] = [open(storage, () => new Promise(() => {})), open(storage, send)];
    first.enter([entry('a')]);
    second.enter([entry('b')]);
    await vi.advanceTimersByTimeAsync(300);
    expect(batches).toEqual([['a', 'b']]);
    expect([storage.items.size, second.getState().unsent]).toEqual([0, []]);
  });

  test('lose nothing when a person clears the browser’s storage meanwhile', async () => {
    const storage = memory();
    const { batches, send } = server();
    open(storage, send).enter([entry('a')]);
    storage.items.clear();
    await vi.advanceTimersByTimeAsync(300);
    expect(batches).toEqual([['a']]);
  });
});

describe('a store that answers later, as a phone’s', () => {
  /** Commits when the test says so, or refuses. */
  function slowKeeper() {
    const items = new Map<string, Unsent>();
    const waiting: { commit: () => void; refuse: () => void }[] = [];
    const keeper: Keeper = {
      read: async () => [...items.values()],
      keep: (changed, gone) =>
        new Promise((resolve, reject) => {
          const commit = () => {
            for (const unsent of changed) items.set(unsent.entry.id, unsent);
            for (const id of gone) items.delete(id);
            resolve();
          };
          waiting.push({ commit, refuse: () => reject(new DOMException('full', 'QuotaExceededError')) });
        }),
    };
    return { items, waiting, keeper };
  }
  const openWith = (keeper: Keeper, send: (batch: readonly NewEntry[]) => Promise<Sent>) =>
    createOutboxStore({ keeper, turn, send, now: () => 42, chance: () => 0 });

  test('has kept an entry only when it has committed it', async () => {
    const { waiting, keeper } = slowKeeper();
    const store = openWith(keeper, () => new Promise(() => {}));
    store.enter([entry('a')]);
    expect(store.getState().unkept).toEqual(['a']);
    waiting.shift()?.commit();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().unkept).toEqual([]);
  });

  test('forgets an entry after its answer', async () => {
    const { items, waiting, keeper } = slowKeeper();
    openWith(keeper, server().send).enter([entry('a')]);
    waiting.shift()?.commit();
    await vi.advanceTimersByTimeAsync(300);
    expect([...items.keys()]).toEqual(['a']);
    waiting.shift()?.commit();
    expect(items.size).toBe(0);
  });

  test('that refuses is said, the entry is sent all the same, and the next one is tried with it', async () => {
    const { items, waiting, keeper } = slowKeeper();
    const { batches, send } = server('no answer');
    const store = openWith(keeper, send);
    store.enter([entry('a')]);
    waiting.shift()?.refuse();
    await vi.advanceTimersByTimeAsync(300);
    expect([batches, store.getState().storageRefuses, store.getState().unkept]).toEqual([[['a']], true, ['a']]);
    store.enter([entry('b')]);
    for (const write of waiting.splice(0)) write.commit();
    await vi.advanceTimersByTimeAsync(0);
    expect([[...items.keys()], store.getState().storageRefuses, store.getState().unkept]).toEqual([['a', 'b'], false, []]);
  });

  test('sends what an earlier page left as soon as it can be read', async () => {
    const { items, keeper } = slowKeeper();
    items.set('a', { entry: entry('a'), refused: null });
    const { batches, send } = server();
    openWith(keeper, send);
    await vi.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([['a']]);
  });
});
