import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ERROR_STATUS } from '@fairway/api';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { AppError } from '../error/app-error.ts';
import { createLog } from '../log.ts';
import { say } from '../text/word.ts';
import { errorAnswer } from './errors.ts';

const lines: string[] = [];
const test = await testApp({}, { log: createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) }) });
test.app.get('/busy', async () => {
  throw new AppError('unavailable', { retryAfterSeconds: 5 });
});
test.app.get('/broken', async () => {
  throw new Error('broken');
});

const send = (request: string, headers: Record<string, string> = {}, payload?: string) => {
  const [method = '', url = ''] = request.split(' ');
  return test.app.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) });
};
const JSON_TYPE = { 'content-type': 'application/json' };
const LONG = 'x'.repeat(400);

describe('a request that reaches no feature', () => {
  it.each([
    ['a path that cannot be read', 'GET /api/%', 'bad-request'],
    ['a page that cannot be read', 'GET /%ff', 'bad-request'],
    ['an unknown route', 'GET /api/nothing', 'not-found'],
    ['a segment longer than any id', `GET /api/tournaments/${LONG}`, 'not-found'],
    ['another method on a page', 'POST /live', 'not-found'],
    ['a file of the API page that is not there', 'GET /api/docs/static/nothing.js', 'not-found'],
    ['an asset that is not there', 'GET /assets/nothing.js', 'not-found'],
  ] as const)('for %s is answered in our shape, in Vietnamese unless English is asked for', async (_, request, code) => {
    const [vietnamese, english] = [await send(request), await send(request, { 'accept-language': 'en' })];
    expect(vietnamese.statusCode).toBe(ERROR_STATUS[code]);
    expect(vietnamese.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(vietnamese.json()).toEqual({ code, message: say('vi')(code) });
    expect(english.json()).toEqual({ code, message: say('en')(code) });
  });

  it.each([
    ['a path', 'PUT /api/tournaments', 'GET, POST, HEAD'],
    ['a path with an id', `PUT /api/tournaments/${randomUUID()}`, 'GET, PATCH, DELETE, HEAD'],
    ['a path that is only written to', 'GET /api/auth/login', 'POST'],
    ['a path that is only read, by a body of no known type', 'POST /api/health', 'GET, HEAD'],
  ])('by a method that %s does not take lists the methods that it takes', async (_, request, allow) => {
    const answer = await send(request, { 'content-type': 'text/plain', 'accept-language': 'en' }, 'x');
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect(answer.json()).toEqual({ code: 'method-not-allowed', message: say('en')('method-not-allowed') });
  });

  it('by HEAD on a path that is written to by GET changes nothing', async () => {
    const { statusCode, headers } = await send('HEAD /api/auth/logout');
    expect([statusCode, headers.allow]).toEqual([405, 'GET']);
  });

  it.each([
    ['too large a body of somebody unknown', JSON_TYPE, `"${'x'.repeat(66_000)}"`, 'too-large'],
    ['a plain text', { 'content-type': 'text/plain' }, '{}', 'unsupported-media'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', 'unsupported-media'],
    ['no type at all', {}, '{}', 'unsupported-media'],
    ['half a body', JSON_TYPE, '{"username":', 'bad-request'],
    ['an empty body', JSON_TYPE, '', 'bad-request'],
  ] as const)('with %s is refused in our words', async (_, headers, payload, code) => {
    const answer = await send('POST /api/auth/login', headers, payload);
    expect([answer.statusCode, answer.json()]).toEqual([ERROR_STATUS[code], { code, message: say('vi')(code) }]);
  });

  it('by OPTIONS without an origin is not an error', async () => {
    expect((await send('OPTIONS /api/health')).statusCode).toBe(204);
  });

  it('as bytes that are not HTTP is refused in our shape', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.end('XIN CHÀO\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.toString().split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'bad-request',
      message: say('vi')('bad-request'),
    });
  });
});

describe('the log', () => {
  const loggedBy = async (url: string) => {
    lines.length = 0;
    await send(`GET ${url}`);
    return lines.map((line) => JSON.parse(line));
  };

  it('has one line without a stack when the server is busy', async () => {
    const [line, ...others] = await loggedBy('/busy');
    expect([line, others]).toEqual([expect.objectContaining({ level: 40, code: 'unavailable', url: '/busy', msg: 'unavailable' }), []]);
    expect(line).not.toHaveProperty('err');
  });

  it('has the stack of what is broken', async () => {
    expect(await loggedBy('/broken')).toMatchObject([{ level: 50, err: { message: 'broken', stack: expect.stringContaining('at ') } }]);
  });
});

describe('a connection', () => {
  it('that sends its head or its body slowly is let go after a time', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = test.app.server;
    expect({ requestTimeout, headersTimeout, keepAliveTimeout }).toEqual({
      requestTimeout: 120_000,
      headersTimeout: 20_000,
      keepAliveTimeout: 75_000,
    });
  });
});

describe('a 422', () => {
  const unprocessable = Object.entries(ERROR_STATUS).flatMap(([code, status]) =>
    status === 422 ? [code as keyof typeof ERROR_STATUS] : [],
  );

  it.each(unprocessable)('of the code %s names its field', (code) => {
    const { message, errors = {} } = errorAnswer(new AppError(code), 'en');
    expect(Object.values(errors)).toEqual([[message]]);
  });

  it('keeps the fields that a feature names', () => {
    const refusal = new AppError('course-par', { errors: { 'course.par': [{ key: 'course-par' }] } });
    expect(Object.keys(errorAnswer(refusal, 'vi').errors ?? {})).toEqual(['course.par']);
  });
});

describe('an unknown name in a query', () => {
  it('changes nothing: other programs add names to shared links', async () => {
    const plain = await test.ask('manager', `GET /api/tournaments?clubId=${test.clubId}`);
    const marked = await test.ask('manager', `GET /api/tournaments?clubId=${test.clubId}&utm_source=zalo&fbclid=1`);
    expect([marked.status, marked.body]).toEqual([200, plain.body]);
  });
});
