import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { PublicBoard } from '@fairway/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../error/app-error.ts';
import { bytesOf } from '../../../../http/kept-answer.ts';
import type { PublicAnswer } from './snapshot.ts';
import { createWatchers, HEARTBEAT_MS } from './watchers.ts';

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

/** A board with one player, who has this score. */
function boardOf(boardVersion: number, gross: number, more: object = {}): PublicAnswer {
  const board = { boardVersion, lines: [{ playerId: 'an', gross, ...more }] } as unknown as PublicBoard;
  return { ...bytesOf(board, `${boardVersion}-`), board };
}
const FIRST = boardOf(1, 70);
const eventIn = (frame: unknown) => JSON.parse(/^data: (.*)$/m.exec(String(frame))?.[1] ?? '');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the watchers of boards', () => {
  it('all get the same bytes', () => {
    const watchers = createWatchers();
    const [an, binh] = [new Connection(), new Connection()];
    watchers.add('cup', '10.0.0.1', stream(an), FIRST);
    watchers.add('cup', '10.0.0.2', stream(binh), FIRST);
    watchers.poke('cup', 2);
    expect(an.written.at(-1)).toBe(binh.written.at(-1));
    expect(String(an.written.at(-1))).toBe('id: 2\ndata: {"v":2}\n\n');
    expect([watchers.areThere('cup'), watchers.areThere('another')]).toEqual([true, false]);
  });

  it('get a heartbeat every 20 seconds, and nothing after they have left', () => {
    const watchers = createWatchers();
    const an = new Connection();
    watchers.add('cup', '10.0.0.1', stream(an), FIRST);
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
    watchers.add('cup', '10.0.0.1', stream(slow), FIRST);
    slow.writableLength = 64 * 1024 + 1;
    watchers.poke('cup', 2);
    expect([slow.destroyed, watchers.watched()]).toEqual([true, []]);
  });

  it('where all places are taken the newest of the address with the most gives way, and that address is refused with 503 and Retry-After', () => {
    const watchers = createWatchers(3);
    const many = [new Connection(), new Connection(), new Connection()];
    for (const connection of many) watchers.add('cup', '10.0.0.1', stream(connection), FIRST);
    expect(refusal(() => watchers.makeRoom('10.0.0.1'))).toMatchObject({
      code: 'unavailable',
      status: 503,
      details: { retryAfterSeconds: 30 },
    });
    expect(refusal(() => watchers.makeRoom('10.0.0.2'))).toBeNull();
    expect(many.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
    expect(String(many[2]?.written.at(-1))).toBe('retry: 30000\n\n');
    watchers.add('cup', '10.0.0.2', stream(new Connection()), FIRST);
    expect(watchers.count()).toBe(3);
    for (const address of ['10.0.0.1', '10.0.0.2']) expect(refusal(() => watchers.makeRoom(address))).toBeInstanceOf(AppError); // both as good as equal
    many[0]?.leave();
    expect(refusal(() => watchers.makeRoom('10.0.0.1'))).toBeNull();
  });

  it('that left before the stream began are not counted', () => {
    const watchers = createWatchers(1);
    const gone = new Connection();
    gone.destroyed = true;
    watchers.add('cup', '10.0.0.1', stream(gone), FIRST);
    expect(refusal(() => watchers.makeRoom('10.0.0.1'))).toBeNull();
  });

  it('of one tournament are sent away without the others; at the end all of them are', () => {
    const watchers = createWatchers();
    const [an, binh, chi] = [new Connection(), new Connection(), new Connection()];
    watchers.add('cup', '10.0.0.1', stream(an), FIRST);
    watchers.add('open', '10.0.0.1', stream(binh), FIRST);
    watchers.add('open', '10.0.0.1', stream(chi), FIRST);
    watchers.end('cup');
    expect([an.destroyed, binh.destroyed]).toEqual([true, false]);
    watchers.endAll();
    expect([binh.destroyed, chi.destroyed, watchers.watched()]).toEqual([true, true, []]);
  });

  it('that were sent away hear nothing more, however late their connection closes', () => {
    const watchers = createWatchers();
    const slow = new Connection();
    slow.destroy = () => undefined;
    watchers.add('cup', '10.0.0.1', stream(slow), FIRST);
    const heard = slow.written.length;
    watchers.end('cup');
    watchers.poke('cup', 2);
    watchers.tell('cup', boardOf(3, 72));
    expect([slow.written.length, watchers.count()]).toEqual([heard, 1]);
    slow.leave();
    expect(watchers.count()).toBe(0);
  });

  it('are told what changed since they were told last, and nothing twice', () => {
    const watchers = createWatchers();
    const an = new Connection();
    watchers.add('cup', '10.0.0.1', stream(an), FIRST);
    watchers.tell('cup', boardOf(4, 71));
    watchers.tell('cup', boardOf(4, 71));
    watchers.tell('cup', boardOf(5, 72));
    const [etag1, etag4, etag5] = [FIRST, boardOf(4, 71), boardOf(5, 72)].map(({ etag }) => etag);
    const changeTo = (boardVersion: number, gross: number) => ({ board: { boardVersion }, lines: { 0: { gross } }, order: [1, []] });
    expect(an.written.slice(2).map(eventIn)).toEqual([
      { v: 4, from: etag1, etag: etag4, change: changeTo(4, 71) },
      { v: 5, from: etag4, etag: etag5, change: changeTo(5, 72) },
    ]);
  });

  it('are told of what the database has when that is an earlier one than they knew', () => {
    const watchers = createWatchers();
    const [an, binh] = [new Connection(), new Connection()];
    watchers.add('cup', '10.0.0.1', stream(an), boardOf(50, 70));
    watchers.tell('cup', boardOf(31, 71));
    watchers.add('cup', '10.0.0.2', stream(binh), boardOf(30, 70));
    watchers.tell('cup', boardOf(32, 72));
    expect(an.written.slice(2).map(eventIn)).toMatchObject([{ v: 31 }, { v: 32 }]);
    expect(binh.written.slice(1).map(eventIn)).toMatchObject([{ v: 31 }, { v: 32 }]);
  });

  it('are told the version alone when much has changed, or what a change cannot say', () => {
    const watchers = createWatchers();
    const an = new Connection();
    watchers.add('cup', '10.0.0.1', stream(an), FIRST);
    watchers.tell('cup', boardOf(2, 70, { name: 'An'.repeat(9_000) }));
    watchers.tell('cup', boardOf(3, 70)); // a field has left
    const nobody = { boardVersion: 4, lines: [] } as unknown as PublicBoard;
    watchers.tell('cup', { ...bytesOf(nobody), board: nobody }); // a player has left
    expect(an.written.slice(2).map(eventIn)).toEqual([{ v: 2 }, { v: 3 }, { v: 4 }]);
  });
});
