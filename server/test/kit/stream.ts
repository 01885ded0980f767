import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type EventStream = {
  answer: IncomingMessage;
  /** The versions sent so far, in order. */
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
  const versions: number[] = [];
  let text = '';
  let heard = '';
  answer.on('data', (chunk) => {
    heard += chunk;
    const lines = (text + chunk).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) versions.push(JSON.parse(line.slice(6)).v);
  });
  return { answer, versions, heard: () => heard, ended, close: () => request.destroy() };
}
