import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { foldBoard } from '@fairway/api/rule/play/board-change';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../../../../scripts/kit/until.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { type Event, seedEvent, stroke } from '../../../../../test/kit/event.ts';
import { openEventStream } from '../../../../../test/kit/stream.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { raiseBoards } from '../../../../write/write.ts';

const test = await testApp();
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

const pathOf = (event: Event) => `/api/live/tournaments/${event.id}/events`;
const watch = (event: Event) => openEventStream(test.app, pathOf(event));
const enter = (event: Event, hole: number) =>
  test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[0] ?? '', hole, 4)] });
const finalVersion = async (event: Event) => {
  const [row] = await test.db.select().from(tournament).where(eq(tournament.id, event.id));
  return row?.boardVersion;
};

describe('the event stream of a board', () => {
  it('sends the current version at once, so that a reconnect repairs everything', async () => {
    const event = await seedEvent(test.db, test.clubId, { settings: { boardVersion: 41 } });
    const stream = await watch(event);
    await until(() => expect(stream.versions).toEqual([41]));
    stream.close();
  });

  it('tells the browser and every proxy in between how to treat it', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${pathOf(event)} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip, br\r\n\r\n`);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await until(() => expect(text).toContain('data: '));
    socket.destroy();
    const [head = '', body] = text.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 200 OK/);
    expect(head).toMatch(/^content-type: text\/event-stream; charset=utf-8$/m);
    expect(head).toMatch(/^x-accel-buffering: no$/m);
    expect(head).toMatch(/^cache-control: no-store, no-transform$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(/^content-encoding: identity$/m);
    expect(head).not.toMatch(/transfer-encoding/i);
    expect(body).toMatch(/^retry: \d+\nid: 1\ndata: {"v":1}\n\n$/);
  });

  it('holds neither a parser nor the answer of HTTP, and does not mind what its reader sends', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const accepted = once(test.app.server, 'connection');
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = `GET ${pathOf(event)} HTTP/1.1\r\nhost: x\r\n\r\n`;
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.write(head);
    const [connection] = await accepted;
    await until(() => expect(text).toContain('data: {"v":1}'));
    expect(connection).toMatchObject({ parser: null, _httpMessage: null });
    socket.write(head);
    await until(() => expect(connection.bytesRead).toBe(2 * head.length));
    await enter(event, 1);
    await until(() => expect(text).toContain('data: {"v":2,'));
    expect(text.match(/HTTP\/1/g)).toHaveLength(1);
    const closed = once(connection, 'close');
    socket.end(); // half of it: the reader has left
    await closed;
  });

  it('is not opened for whoever asks only for its head: they are answered at once, and take no place', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { statusCode, headers, body } = await test.app.inject({ method: 'HEAD', url: pathOf(event) });
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
      '',
    ]);
  });

  it('is poked by an entry', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const stream = await watch(event);
    await until(() => expect(stream.versions).toEqual([1]));
    await enter(event, 1);
    await until(() => expect(stream.versions).toEqual([1, 2]));
    stream.close();
  });

  it('never goes backwards in a burst of entries, and ends on the last version', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const stream = await watch(event);
    await Promise.all(Array.from({ length: 18 }, (_, at) => enter(event, at + 1)));
    const last = await finalVersion(event);
    await until(() => expect(stream.versions.at(-1)).toBe(last));
    expect(last).toBe(19);
    expect(stream.versions).toEqual(stream.versions.toSorted((a, b) => a - b));
    stream.close();
  });

  it('says what strokes and the hiding of last holes make of the board before, to the byte, and of a hidden stroke the version and the head of the ledger alone', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const board = async () => (await test.app.inject(`/api/live/tournaments/${event.id}`)).body;
    let [before, heard] = [await board(), 1];
    const stream = await watch(event);
    const enterOf = (nth: number, hole: number, score: number) => () =>
      test.ask('reader', `POST ${event.roundPath}/entries`, { entries: [stroke(event.playerIds[nth] ?? '', hole, score)] });
    const hide = () => test.ask('manager', `PATCH ${event.path}/suspense`, { version: 1, hiddenHoles: 3, frozen: false, divisions: [] });
    for (const change of [enterOf(0, 1, 4), enterOf(1, 1, 3), enterOf(2, 18, 2), enterOf(0, 2, 9), hide, enterOf(1, 17, 1)]) {
      await change();
      await until(() => expect(stream.events.length).toBe(heard + 1));
      const news = stream.events[heard++];
      if (!news?.change) throw new Error('a poke without a change');
      const after = await board();
      expect(JSON.stringify(foldBoard(JSON.parse(before), news.change))).toBe(after);
      before = after;
    }
    expect(stream.events.at(-1)?.change).toEqual({
      board: { boardVersion: heard, ledger: { head: expect.any(String), lines: 6 } },
      lines: {},
      order: [4, []],
    });
    stream.close();
  });

  it('hears nothing of other tournaments', async () => {
    const [own, other] = [await seedEvent(test.db, test.clubId), await seedEvent(test.db, test.clubId)];
    const stream = await watch(own);
    await enter(other, 1);
    await enter(own, 1);
    await until(() => expect(stream.versions.at(-1)).toBe(2));
    expect(stream.versions).toEqual([1, 2]);
    stream.close();
  });

  it('does not hear of a change that was rolled back', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const stream = await watch(event);
    const failed = test.db.transaction(async (tx) => {
      await raiseBoards(tx, eq(tournament.id, event.id));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await enter(event, 1);
    await until(() => expect(stream.versions.at(-1)).toBe(2));
    expect(stream.versions).toEqual([1, 2]);
    stream.close();
  });

  it('ends when the tournament is made private', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const stream = await watch(event);
    await until(() => expect(stream.versions).toEqual([1]));
    await test.db.transaction(async (tx) => {
      await tx.update(tournament).set({ public: false }).where(eq(tournament.id, event.id));
      await raiseBoards(tx, eq(tournament.id, event.id));
    });
    await stream.ended;
  });

  it('goes on for the others when one watcher leaves', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [first, second] = [await watch(event), await watch(event)];
    first.close();
    await first.ended;
    await enter(event, 1);
    await until(() => expect(second.versions.at(-1)).toBe(2));
    second.close();
  });
});
