import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from './database.ts';
import { startServer } from './process.ts';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.remove());

const CALLERS = 30;
type Ending = number | string;

/** Asks again and again on a connection that is kept open, until there is no server any more; returns what each request met. */
async function askUntilGone(url: string, answers: Ending[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<Ending>((resolve) => {
      get(`${url}/api/alive`, { agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve('cut'));
      }).once('error', (error) => resolve((error as { code?: string }).code ?? 'cut'));
    });
  for (;;) {
    const ending = await ask();
    answers.push(ending);
    if (typeof ending === 'string') break;
  }
  agent.destroy();
}

describe('a server that is told to stop', { timeout: 120_000 }, () => {
  test('answers every request that has reached it, then ends with 0', async () => {
    const server = await startServer(database.env);
    const answers: Ending[] = [];
    const callers = Array.from({ length: CALLERS }, () => askUntilGone(server.url, answers));
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(CALLERS);
    expect(await server.stop()).toBe(0);
    await Promise.all(callers);
    expect(new Set(answers.filter((ending) => ending !== 503))).toEqual(new Set([200, 'ECONNREFUSED']));
  });

  test('waits for a request that is still arriving, and when it is told again ends at once', async () => {
    const server = await startServer(database.env);
    const { hostname: host, port } = new URL(server.url);
    const slow = connect({ host, port: Number(port) });
    slow.on('error', () => undefined);
    slow.write('POST /api/auth/login HTTP/1.1\r\nhost: fairway\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{');
    await once(slow, 'connect');
    const pressing = setInterval(() => server.signal('SIGINT'), 100);
    expect(await server.ended).toBe(1);
    clearInterval(pressing);
    slow.destroy();
  });
});
