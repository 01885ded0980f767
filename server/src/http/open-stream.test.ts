import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { until } from '../../../scripts/kit/until.ts';

/** The same module in a Node that keeps the function to itself; its own copy, since it looks once. */
async function withoutFreeParser(): Promise<typeof import('./open-stream.ts')> {
  const builtIn = vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never);
  const copy = './open-stream.ts?without';
  return await import(copy).finally(() => builtIn.mockRestore());
}

describe('a stream in a Node without freeParser', () => {
  it('has the same bytes, and ends when its reader leaves', async () => {
    const { openStream } = await withoutFreeParser();
    let opened: Socket | null = null;
    const app = Fastify();
    app.get('/', (_, reply) => {
      opened = openStream(reply);
      opened?.write('data: 1\n\n');
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    reader.on('data', (chunk) => {
      text += chunk;
    });
    reader.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => expect(text).toMatch(/^HTTP\/1.1 200 OK[\s\S]*\r\n\r\ndata: 1\n\n$/));
    const connection = opened as unknown as Socket & { parser: unknown };
    expect(connection.parser).not.toBeNull();
    connection.write('data: 2\n\n');
    await until(() => expect(text).toMatch(/data: 2\n\n$/));
    const closed = once(connection, 'close');
    reader.end();
    await closed;
    await app.close();
  });
});
