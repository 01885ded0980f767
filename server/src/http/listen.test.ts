import { Server } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from './listen.ts';

afterEach(() => vi.restoreAllMocks());

it('the system is asked to let thousands of connections wait: Node alone lets 511', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const app = fastify();
  await listen(app, { port: 0, host: '127.0.0.1' });
  await app.close();
  expect(listening.mock.calls).toMatchObject([[{ backlog: 8192 }]]);
});
