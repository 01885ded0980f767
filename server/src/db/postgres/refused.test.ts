import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../open.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** What a PostgreSQL or a pooler answers to the first packet of a connection. */
async function answering(answer: Buffer): Promise<string> {
  const listening = createServer((socket) => socket.once('data', () => socket.end(answer)).on('error', () => undefined)).listen(
    0,
    '127.0.0.1',
  );
  server = listening;
  await new Promise((resolve) => listening.once('listening', resolve));
  return `postgresql://fairway:secret@127.0.0.1:${(listening.address() as { port: number }).port}/fairway`;
}

/** An error as the protocol has it: severity, code, message. */
function errorOf(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a server that lets nobody in is told in a sentence with what to do', () => {
  test.each([
    [
      'it has no connection left',
      errorOf('53300', 'sorry, too many clients already'),
      '',
      /\(53300\)\. PostgreSQL has no connection left\./,
    ],
    ['its pooler refuses', errorOf('08P01', 'no such database: fairway'), '', /\(08P01: no such database: fairway\)\. Check that/],
    ['it has no TLS', Buffer.from('N'), '?sslmode=verify-full', /The server has no SSL\. Switch it on/],
  ])('%s', async (_, answer, options, sentence) => {
    const refusal = await openDatabase({ databaseUrl: (await answering(answer)) + options, dataDir: '' }).catch((error) => error);
    expect(refusal.message).toMatch(sentence);
    expect(refusal.message).not.toContain('secret');
  });
});
