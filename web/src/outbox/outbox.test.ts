import type { MarkerOutcome, NewEntry } from '@fairway/api';
import { describe, expect, test } from 'vitest';
import { entry } from '../../test/score-card.ts';
import {
  answered,
  begun,
  dropped,
  EMPTY_OUTBOX,
  entered,
  type Outbox,
  postponed,
  refusedAll,
  refusedOnes,
  retried,
  retryAfterMs,
  toSend,
} from './outbox.ts';

const outcome = (id: string, of: MarkerOutcome['outcome'], message: string | null = null): MarkerOutcome => ({
  id,
  outcome: of,
  code: null,
  message,
});
const sending = (...entries: NewEntry[]): Outbox => begun(entered(EMPTY_OUTBOX, entries))?.outbox ?? EMPTY_OUTBOX;
const idsOf = (entries: readonly NewEntry[]) => entries.map(({ id }) => id);

describe('sending', () => {
  test('puts the typed entries into a batch, in that order', () => {
    const started = begun(entered(entered(EMPTY_OUTBOX, [entry('a')]), [entry('b'), entry('c')]));
    expect(idsOf(started?.batch ?? [])).toEqual(['a', 'b', 'c']);
  });

  test('has one batch at a time; entries typed meanwhile wait for the next', () => {
    const busy = entered(sending(entry('a')), [entry('b')]);
    expect(begun(busy)).toBeNull();
    expect(idsOf(begun(answered(busy, [outcome('a', 'applied')], 1))?.batch ?? [])).toEqual(['b']);
  });

  test('puts at most a hundred entries into a batch', () => {
    const many = Array.from({ length: 250 }, (_, at) => entry(String(at)));
    expect(begun(entered(EMPTY_OUTBOX, many))?.batch).toHaveLength(100);
  });

  test('sends nothing if nothing was typed', () => {
    expect(begun(EMPTY_OUTBOX)).toBeNull();
  });
});

describe('an answer', () => {
  test.each(['applied', 'repeated', 'disputed', 'held'] as const)('%s: the entry has arrived', (of) => {
    const outbox = answered(sending(entry('a')), [outcome('a', of)], 77);
    expect(outbox).toEqual({ ...EMPTY_OUTBOX, savedAt: 77 });
  });

  test('refused: the entry stays with the server’s sentence and is not sent again by itself', () => {
    const outbox = answered(
      sending(entry('a'), entry('b')),
      [outcome('a', 'refused', 'Giải đấu đang khóa điểm.'), outcome('b', 'applied')],
      5,
    );
    expect(refusedOnes(outbox)).toEqual([{ entry: entry('a'), refused: 'Giải đấu đang khóa điểm.' }]);
    expect(begun(outbox)).toBeNull();
  });

  test('an entry that the answer does not name is sent again', () => {
    const outbox = answered(sending(entry('a'), entry('b')), [outcome('a', 'applied')], 5);
    expect(idsOf(toSend(outbox))).toEqual(['b']);
    expect(outbox.savedAt).toBeNull();
  });

  test('everything is saved only when nothing is left to send', () => {
    const busy = entered(sending(entry('a')), [entry('b')]);
    expect(answered(busy, [outcome('a', 'applied')], 9).savedAt).toBeNull();
  });

  test('a correction of a refused entry replaces what the server has', () => {
    const busy = entered(sending(entry('a', { replaces: 'old' })), [entry('b', { replaces: 'a', score: 5 })]);
    const outbox = answered(busy, [outcome('a', 'refused', 'no')], 5);
    expect(toSend(outbox)).toEqual([entry('b', { replaces: 'old', score: 5 })]);
  });

  test('so does the correction of a correction', () => {
    const busy = entered(sending(entry('a', { replaces: null }), entry('b', { replaces: 'a' })), [entry('c', { replaces: 'b' })]);
    const outbox = answered(busy, [outcome('a', 'refused', 'no'), outcome('b', 'refused', 'no')], 5);
    expect(toSend(outbox)[0]?.replaces).toBeNull();
  });
});

describe('a failed send', () => {
  test('loses nothing and tries the same entries again', () => {
    const outbox = postponed(sending(entry('a'), entry('b')));
    expect(outbox.failures).toBe(1);
    expect(idsOf(begun(outbox)?.batch ?? [])).toEqual(['a', 'b']);
  });

  test.each([
    [0, 1_000],
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [6, 30_000],
    [60, 30_000],
  ])('after %d failures the next try comes %d ms later', (failures, ms) => {
    expect(retryAfterMs(failures, 0)).toBe(ms);
  });

  test('by chance up to half sooner, so that not all phones come back at once', () => {
    expect([retryAfterMs(3, 0.5), retryAfterMs(3, 1)]).toEqual([3_000, 2_000]);
  });

  test('an answer ends the count of failures', () => {
    const again = begun(postponed(postponed(sending(entry('a')))))?.outbox ?? EMPTY_OUTBOX;
    expect(answered(again, [outcome('a', 'applied')], 3).failures).toBe(0);
  });

  test('a batch refused as a whole keeps every entry of it with the reason', () => {
    const outbox = refusedAll(entered(sending(entry('a')), [entry('b')]), 'Giải đấu đã kết thúc.');
    expect(refusedOnes(outbox)).toEqual([{ entry: entry('a'), refused: 'Giải đấu đã kết thúc.' }]);
    expect(idsOf(toSend(outbox))).toEqual(['b']);
  });
});

describe('a refused entry', () => {
  const refusedOne = answered(sending(entry('a')), [outcome('a', 'refused', 'no')], 5);

  test('is sent once more when the person asks', () => {
    expect(idsOf(begun(retried(refusedOne, ['a']))?.batch ?? [])).toEqual(['a']);
  });

  test('is discarded when the person says so', () => {
    expect(dropped(refusedOne, ['a']).unsent).toEqual([]);
  });

  test('is the only kind that can be discarded', () => {
    const waiting = entered(EMPTY_OUTBOX, [entry('a')]);
    expect(dropped(waiting, ['a'])).toEqual(waiting);
  });
});
