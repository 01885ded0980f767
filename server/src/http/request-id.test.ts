import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { createLog } from '../log.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
const behindProxy = await testApp({ TRUST_PROXY: '127.0.0.1, fd00::/8' }, { log });
behindProxy.app.get('/api/broken', async ({ log }) => {
  log.error('on the way');
  throw new Error('a defect');
});
const GIVEN = '0af7651916cd43dd8448eb211c80319c';

const idOf = async (given?: string, remoteAddress = '127.0.0.1'): Promise<string> => {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  return String((await behindProxy.app.inject({ url: '/api/formats', headers, remoteAddress })).headers['x-request-id']);
};

describe('the id of a request', () => {
  it('is in the answer, differs from request to request, and is short enough to read out', async () => {
    const [one, other] = [await idOf(), await idOf()];
    expect(one).toMatch(/^[a-z0-9]{8,15}$/);
    expect(other).not.toBe(one);
  });

  it.each(['127.0.0.1', '::ffff:127.0.0.1', 'fd00::7'])('is the one that the trusted proxy %s gives', async (address) => {
    expect(await idOf(GIVEN, address)).toBe(GIVEN);
  });

  it('is ours when anyone else sends one', async () => {
    expect(await idOf(GIVEN, '203.0.113.7')).not.toBe(GIVEN);
  });

  it.each(['short', 'x'.repeat(65), '<script>alert(1)</script>', 'two words here', '12345678{"level":60}', ''])(
    'is ours when even a trusted proxy sends “%s”',
    async (given) => expect(await idOf(given)).toMatch(/^[a-z0-9]{8,15}$/),
  );

  it('is in every line that the log has about the request, and in the sentence of a failure', async () => {
    const { status, body, headers } = await behindProxy.ask(null, 'GET /api/broken', undefined, { 'x-request-id': GIVEN });
    expect([status, headers['x-request-id']]).toEqual([500, GIVEN]);
    expect(body.message).toBe(`Server Error. Please try again later. Request: ${GIVEN}.`);
    expect(lines.map((line) => JSON.parse(line)).map(({ msg, reqId }) => [msg, reqId])).toEqual([
      ['on the way', GIVEN],
      ['unexpected error', GIVEN],
    ]);
  });
});
