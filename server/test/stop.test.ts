import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../scripts/kit/until.ts';
import { migratedDatabase, type NewDatabase } from './engine/database.ts';
import { startServer } from './engine/process.ts';

let database: NewDatabase;
beforeEach(async () => {
  database = await migratedDatabase();
});
afterEach(() => database.remove());

const CALLERS = 30;
type Ending = number | string;

/** One request of a caller; `goodbye` says that the server closes the connection after its answer. */
function ask(url: string, agent: Agent): Promise<{ ending: Ending; goodbye: boolean }> {
  return new Promise((resolve) => {
    const cut = (code: Ending) => resolve({ ending: code, goodbye: true });
    get(`${url}/api/alive`, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve({ ending: response.statusCode ?? 0, goodbye: response.headers.connection === 'close' }));
      response.once('error', () => cut('cut'));
    }).once('error', (error) => cut((error as { code?: string }).code ?? 'cut'));
  });
}

/** Asks again and again on one open connection, until the server takes its leave; notes what each request met. */
async function askUntilGoodbye(url: string, answers: Ending[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let goodbye = false; !goodbye; ) {
    const answer = await ask(url, agent);
    answers.push(answer.ending);
    goodbye = answer.goodbye;
  }
  agent.destroy();
}

describe('a server that is told to stop', () => {
  test('answers every request that has reached it, then ends with 0', async () => {
    const server = await startServer(database.env);
    const answers = Array.from({ length: CALLERS }, (): Ending[] => []);
    const callers = answers.map((ofOne) => askUntilGoodbye(server.url, ofOne));
    await until(() => expect(answers.every((ofOne) => ofOne.length > 0)).toBe(true));
    expect(await server.stop()).toBe(0);
    await Promise.all(callers);
    expect(new Set(answers.flat())).toEqual(new Set([200]));
    expect((await ask(server.url, new Agent())).ending).toBe('ECONNREFUSED');
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
