import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BoardChange } from '@fairway/api/rule/play/board-change';
import type { FastifyInstance } from 'fastify';

type EventStream = {
  answer: IncomingMessage;
  /** The events sent so far, in order, and their versions. */
  events: { v: number; from?: string; etag?: string; change?: BoardChange }[];
  versions: number[];
  /** All that was received. */
  heard: () => string;
  ended: Promise<unknown>;
  close: () => void;
};

/** Opens an event stream as a browser does. The application must be listening. */
export async function openEventStream(app: FastifyInstance, path: string): Promise<EventStream> {
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path, agent: false, headers: { accept: 'text/event-stream' } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const ended = new Promise((resolve) => answer.once('close', resolve));
  // Closing the connection is an error on the side that closes it.
  for (const side of [request, answer]) side.on('error', () => {});
  const [events, versions]: [EventStream['events'], number[]] = [[], []];
  let text = '';
  let heard = '';
  answer.on('data', (chunk) => {
    heard += chunk;
    const lines = (text + chunk).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter((line) => line.startsWith('data: '))) {
      const event = JSON.parse(line.slice(6));
      events.push(event);
      versions.push(event.v);
    }
  });
  return { answer, events, versions, heard: () => heard, ended, close: () => request.destroy() };
}
