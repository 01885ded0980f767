import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export type Answer = { status: number; head: string; body: Buffer };

/** A kept-alive connection that sends prepared bytes and parses only what it must, so that the client is not the bottleneck. */
export type Connection = { send(request: Buffer): Promise<Answer>; close(): void };

export async function openConnection(port: number, localAddress?: string): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, localAddress });
  await once(socket, 'connect');
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const answer = answerIn(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    waiting?.resolve(answer);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed || !socket.writable) return reject(new Error('the server has closed the connection'));
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => letGo(socket),
  };
}

/** Ignores whatever the server sends from here on, and closes. */
export function letGo(socket: Socket): void {
  socket.removeAllListeners();
  socket.on('error', () => {});
  socket.destroy();
}

/** Null until all of it has arrived. */
function answerIn(received: Buffer): Answer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (received.length < end + 4 + length) return null;
  return { status: Number(head.slice(9, 12)), head, body: received.subarray(end + 4, end + 4 + length) };
}

/** A request as bytes. */
export function request(route: `${'GET' | 'POST'} /${string}`, headers: Readonly<Record<string, string>> = {}, body?: Buffer): Buffer {
  const length = body ? { 'content-length': String(body.length) } : {};
  const lines = Object.entries({ host: '127.0.0.1', ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${route} HTTP/1.1\r\n${lines.join('')}\r\n`), body ?? Buffer.alloc(0)]);
}

/** The value of a header of an answer. */
export const header = (head: string, name: string): string | undefined => new RegExp(`\r\n${name}: ([^\r]*)`, 'i').exec(head)?.[1];
