import { describe, expect, test } from 'vitest';
import { type Memory, memory } from '../../../../../test/memory.ts';
import { entry } from '../../../../../test/score-card.ts';
import { createOutboxStore } from '../../../../outbox/outbox-store.ts';
import { storageKeeper } from '../../../../outbox/storage-keeper.ts';
import { prefixOf, rememberName, unsentOfOthers } from './author.ts';

/** Two people of one name at one browser. */
const ha = { id: 'u1', name: 'Lê Hà' };
const otherHa = { id: 'u2', name: 'Lê Hà' };
const outboxOf = (storage: Memory, author: { id: string }, round = 'round') =>
  createOutboxStore({
    keeper: storageKeeper(storage, prefixOf(round, author.id)),
    // it is never this tab's turn: nothing is tried again behind the tests that follow
    turn: () => new Promise(() => {}),
    send: async () => 'postponed',
    now: () => 0,
    chance: () => 0,
  });
const idsIn = (storage: Memory, author: { id: string }, round?: string) =>
  outboxOf(storage, author, round)
    .getState()
    .unsent.map(({ entry: { id } }) => id);

describe('two people at one browser, even with the same name,', () => {
  test('never find one another’s entries', () => {
    const storage = memory();
    outboxOf(storage, ha).enter([entry('a'), entry('b')]);
    outboxOf(storage, otherHa).enter([entry('c')]);
    expect([idsIn(storage, ha), idsIn(storage, otherHa)]).toEqual([['a', 'b'], ['c']]);
  });

  test('never find those of another round', () => {
    const storage = memory();
    outboxOf(storage, ha).enter([entry('a')]);
    expect(idsIn(storage, ha, 'second')).toEqual([]);
  });

  test('see how many entries of other people wait here, until they are sent', () => {
    const storage = memory();
    rememberName(storage, ha);
    outboxOf(storage, ha).enter([entry('a'), entry('b')]);
    expect(unsentOfOthers(storage, 'round', ha.id)).toEqual([]);
    expect(unsentOfOthers(storage, 'round', otherHa.id)).toEqual([{ ...ha, count: 2 }]);
    expect(unsentOfOthers(storage, 'second', otherHa.id)).toEqual([]);
  });
});
