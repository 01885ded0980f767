import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../http/errors.ts';
import { createWatchers, HEARTBEAT_MS, pokeFrame } from './watchers.ts';

/** A connection that remembers what was written to it, and whose reader may be slow. */
class Connection extends EventEmitter {
  written: unknown[] = [];
  writableLength = 0;
  destroyed = false;
  write(frame: unknown) {
    this.written.push(frame);
  }
  destroy() {
    this.leave();
  }
  leave() {
    this.destroyed = true;
    this.emit('close');
  }
}
const stream = (connection: Connection) => connection as unknown as Socket;
const refusal = (act: () => void) => {
  try {
    act();
  } catch (error) {
    return error as AppError;
  }
  return null;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the watchers of boards', () => {
  it('all get the same bytes', () => {
    const watchers = createWatchers();
    const [an, binh] = [new Connection(), new Connection()];
    watchers.add('cup', '10.0.0.1', stream(an), 1);
    watchers.add('cup', '10.0.0.2', stream(binh), 1);
    expect(watchers.poke('cup', 2)).toBe(true);
    expect(an.written.at(-1)).toBe(binh.written.at(-1));
    expect(String(an.written.at(-1))).toBe('id: 2\ndata: {"v":2}\n\n');
    expect(watchers.poke('another', 2)).toBe(false);
  });

  it('get a heartbeat every 20 seconds, and nothing after they have left', () => {
    const watchers = createWatchers();
    const an = new Connection();
    watchers.add('cup', '10.0.0.1', stream(an), 1);
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    expect(an.written.slice(2).map(String)).toEqual([':\n\n', ':\n\n']);
    an.leave();
    vi.advanceTimersByTime(2 * HEARTBEAT_MS);
    expect(an.written).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are dropped, without buffering, when they do not read', () => {
    const watchers = createWatchers();
    const slow = new Connection();
    watchers.add('cup', '10.0.0.1', stream(slow), 1);
    slow.writableLength = 64 * 1024 + 1;
    watchers.poke('cup', 2);
    expect([slow.destroyed, watchers.watched()]).toEqual([true, []]);
  });

  it('where all places are taken the newest of the address with the most gives way, and that address is refused with 503 and Retry-After', () => {
    const watchers = createWatchers(3);
    const many = [new Connection(), new Connection(), new Connection()];
    for (const connection of many) watchers.add('cup', '10.0.0.1', stream(connection), 1);
    expect(refusal(() => watchers.makeRoom('10.0.0.1'))).toMatchObject({
      code: 'unavailable',
      status: 503,
      details: { retryAfterSeconds: 30 },
    });
    expect(refusal(() => watchers.makeRoom('10.0.0.2'))).toBeNull();
    expect(many.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
    expect(String(many[2]?.written.at(-1))).toBe('retry: 30000\n\n');
    watchers.add('cup', '10.0.0.2', stream(new Connection()), 1);
    expect(watchers.count()).toBe(3);
    for (const address of ['10.0.0.1', '10.0.0.2']) expect(refusal(() => watchers.makeRoom(address))).toBeInstanceOf(AppError); // both as good as equal
    many[0]?.leave();
    expect(refusal(() => watchers.makeRoom('10.0.0.1'))).toBeNull();
  });

  it('that left before the stream began are not counted', () => {
    const watchers = createWatchers(1);
    const gone = new Connection();
    gone.destroyed = true;
    watchers.add('cup', '10.0.0.1', stream(gone), 1);
    expect(refusal(() => watchers.makeRoom('10.0.0.1'))).toBeNull();
  });

  it('of one tournament are sent away without the others; at the end all of them are', () => {
    const watchers = createWatchers();
    const [an, binh, chi] = [new Connection(), new Connection(), new Connection()];
    watchers.add('cup', '10.0.0.1', stream(an), 1);
    watchers.add('open', '10.0.0.1', stream(binh), 1);
    watchers.add('open', '10.0.0.1', stream(chi), 1);
    watchers.end('cup');
    expect([an.destroyed, binh.destroyed]).toEqual([true, false]);
    watchers.endAll();
    expect([binh.destroyed, chi.destroyed, watchers.watched()]).toEqual([true, true, []]);
  });

  it('that were sent away hear nothing more, however late their connection closes', () => {
    const watchers = createWatchers();
    const slow = new Connection();
    slow.destroy = () => undefined;
    watchers.add('cup', '10.0.0.1', stream(slow), 1);
    const heard = slow.written.length;
    watchers.end('cup');
    expect([watchers.poke('cup', 2), slow.written.length, watchers.count()]).toEqual([false, heard, 1]);
    slow.leave();
    expect(watchers.count()).toBe(0);
  });

  it('are sent only the version', () => {
    expect(String(pokeFrame(7))).toMatch(/^id: 7\ndata: {"v":7}\n\n$/);
  });
});
