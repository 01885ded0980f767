import { type Routes, routes } from '@fairway/api';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { isMarkerAccess } from '../src/access/principal.ts';
import { testApp } from './kit/app.ts';
import { captainTokenOf } from './kit/captain.ts';
import { deviceTokenOf } from './kit/marker.ts';
import { pathOf, ROUTES, SAMPLES } from './kit/world/request.ts';
import type { Ids } from './kit/world/scene.ts';
import { signupSecretOf } from './kit/world/signup.ts';
import { createWorld } from './kit/world/world.ts';
import { keptWorlds } from './kit/world/worlds.ts';

const test = await testApp({ FAIRWAY_SECRET: 'a secret of this test, long enough for it' }, { emptied: 'once' });
const enterKept = keptWorlds(test);
beforeAll(() => test.app.listen({ port: 0, host: '127.0.0.1' }));

type Answer = { statusCode: number; body: string; json: () => { message?: unknown; code?: unknown; errors?: unknown } };

const PROTOTYPE = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as object;
const DEEP = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`) as object;
const HALF_A_PAIR = '\ud800';
/** Values in place of a field, whatever belongs there. */
const JUNK: readonly unknown[] = [
  null,
  '',
  'x',
  'a\0b',
  HALF_A_PAIR,
  'x'.repeat(70_000),
  -1,
  1.5,
  1e308,
  true,
  [],
  [[]],
  [null, 1, 'x'],
  { a: 1 },
  PROTOTYPE,
  DEEP,
  '2026-13-45',
  '0000-01-01',
  '9999-12-31',
  "'; drop table player; --",
];

const withBody = ROUTES.filter((route) => 'body' in routes[route]);
const withQuery = ROUTES.filter((route) => 'query' in routes[route]);
const withFile = ROUTES.filter((route) => 'takes' in routes[route]);
const withParams = ROUTES.filter((route) => 'params' in routes[route]);

/** A body of which nothing must be said. */
const takesNothing = (route: keyof Routes): boolean => {
  const { body } = routes[route] as { body?: ZodType };
  return body?.safeParse({}).success ?? false;
};

function tokenFor(route: keyof Routes): string {
  const { access } = routes[route];
  if (access === 'signup') return applicant;
  return access === 'captain' ? captain : isMarkerAccess(access) ? phone : test.token.admin;
}

/** Sends what `ask` cannot: any bytes with any content type. */
async function send(route: keyof Routes, path: string, payload?: string | Buffer, contentType = 'application/json'): Promise<Answer> {
  const [method = ''] = route.split(' ');
  const { cookie = '', ...headers } = { ...SAMPLES[route].headers };
  return test.app.inject({
    method: method as 'GET',
    url: path,
    headers: {
      authorization: `Bearer ${tokenFor(route)}`,
      'accept-language': 'en',
      cookie,
      ...headers,
      ...(payload !== undefined && { 'content-type': contentType }),
    },
    ...(payload !== undefined && { payload }),
  });
}

/** The answer says what is wrong, in words, and nothing about the inside. */
function expectTold(answer: Answer, what: unknown): void {
  const { statusCode, body } = answer;
  expect({ what, statusCode, isOurs: statusCode < 500 || body }).toMatchObject({ isOurs: true });
  expect(body).not.toMatch(/node_modules|\.ts:\d|at (\S+ \()?[^\s"]+:\d+:\d+|select .+ from|insert into/i);
  if (statusCode < 400) return;
  const told = answer.json();
  expect(typeof told.message).toBe('string');
  expect(told.message).not.toBe('');
  expect(typeof told.code).toBe('string');
  if (statusCode === 422) expect(told.errors).toBeTypeOf('object');
}

/** A body with junk in one place after another: `[where, body]`. */
function* spoiled(value: unknown, where = 'body'): Generator<[string, unknown]> {
  for (const junk of JUNK) yield [`${where} = ${String(JSON.stringify(junk)).slice(0, 40)}`, junk];
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (first !== undefined) for (const [inner, changed] of spoiled(first, `${where}.0`)) yield [inner, [changed, ...rest]];
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, of] of Object.entries(value))
      for (const [inner, changed] of spoiled(of, `${where}.${field}`)) yield [inner, { ...value, [field]: changed }];
  }
}

/**
 * What is worth sending: everything that the schema of the body lets through to the handler, and of what it refuses one body for each reason and
 * place, since they are all answered by the same code.
 */
function* telling(route: keyof Routes, ids: Ids): Generator<[string, unknown]> {
  const { body: schema } = routes[route] as { body: ZodType };
  const refused = new Set<string>();
  for (const [where, body] of spoiled(SAMPLES[route].body?.(ids))) {
    const issues = schema.safeParse(body).error?.issues ?? [];
    const reason = issues.map(({ code, path }) => `${code} ${path.join('.')}`).join();
    if (reason !== '' && !where.startsWith('body = ') && refused.has(reason)) continue;
    refused.add(reason);
    yield [where, body];
  }
}

/** Then another phone asks: one alone would soon be told to wait. */
const A_PHONES_FILL = 200;
/** The token of the phone in the world that was made last. */
let phone = '';
/** And of the captain of its team, where it has one. */
let captain = '';
/** And of the signup in it. */
let applicant = '';

async function enter(route: keyof Routes): Promise<Ids> {
  const { scene } = SAMPLES[route];
  const { access } = routes[route];
  // one link may ask only so often within a minute
  const ids = isMarkerAccess(access) || access === 'signup' ? await createWorld(test.db, test.clubId, scene) : await enterKept(scene);
  phone = deviceTokenOf(ids.deviceId);
  captain = captainTokenOf(ids.teamId);
  applicant = signupSecretOf(ids.signupId);
  return ids;
}

describe('junk', () => {
  it.each(withBody)('in the body of %s is reported, field by field', async (route) => {
    const ids = await enter(route);
    const path = pathOf(route, ids);
    let sent = 0;
    for (const [where, body] of telling(route, ids)) {
      sent += 1;
      if (sent % A_PHONES_FILL === 0) await enter(route);
      expectTold(await send(route, path, JSON.stringify(body)), where);
    }
    const strange = await send(
      route,
      path,
      JSON.stringify({ ...(SAMPLES[route].body?.(ids) as object), isAdmin: true, siteId: ids.clubId }),
    );
    expect([strange.statusCode, strange.json().code]).toEqual([422, 'validation']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each(withBody)('instead of a body of %s is refused', async (route) => {
    const path = pathOf(route, await enter(route));
    const refused: [string | undefined, string, number[]][] = [
      ['{', 'application/json', [400]],
      ['', 'application/json', [400]],
      ['{"a":1}{"b":2}', 'application/json', [400]],
      ['{"__proto__":{"polluted":1}}', 'application/json', [400]],
      ['{"constructor":{"prototype":{"polluted":1}}}', 'application/json', [400, 422]],
      [`${'['.repeat(50_000)}`, 'application/json', [400]],
      ['\ufeff{}', 'application/json', takesNothing(route) ? [200] : [400, 422]],
      ['{}', 'text/plain', [415, 422]],
      ['a=1&b=2', 'application/x-www-form-urlencoded', [415]],
      ['<a/>', 'application/xml', [415]],
      ['{}', 'nonsense', [415]],
      ['--x\r\n\r\n', 'multipart/form-data; boundary=x', [400, 406, 415, 422]],
      [undefined, '', [422]],
      [`"${'x'.repeat(5_000_000)}"`, 'application/json', [413]],
    ];
    for (const [payload, contentType, statuses] of refused) {
      const answer = await send(route, path, payload, contentType);
      expectTold(answer, [payload?.slice(0, 40), contentType]);
      expect([payload?.slice(0, 40), contentType, statuses.includes(answer.statusCode) || answer.statusCode]).toEqual([
        payload?.slice(0, 40),
        contentType,
        true,
      ]);
    }
  });

  it.each(ROUTES.filter((route) => routes[route].access === 'anyone' && 'body' in routes[route]))(
    'of 64 kB and more is not read where anyone may send it: %s',
    async (route) => {
      const [path = ''] = pathOf(route, await enter(route)).split('?');
      const text = (length: number) => `"${'x'.repeat(length)}"`;
      const answers = [
        await send(route, path, text(65_000), 'application/json'),
        await send(route, path, text(66_000), 'application/json'),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 413]);
    },
  );

  it.each(withQuery)('in the query of %s is reported', async (route) => {
    const ids = await enter(route);
    const [path = ''] = pathOf(route, ids).split('?');
    const good = SAMPLES[route].query?.(ids) ?? {};
    const wild = ['', 'x', '%00', '%', '%ff', '1e999', '-1', '99999999999999999999', '%5B%5D', "'%20or%201=1--", 'x'.repeat(3000)];
    for (const field of Object.keys(good)) {
      const others = new URLSearchParams(Object.entries(good).filter(([name]) => name !== field));
      for (const value of wild) expectTold(await send(route, `${path}?${others}&${field}=${value}`), [field, value.slice(0, 40)]);
      expectTold(await send(route, `${path}?${others}&${field}=1&${field}=2`), `${field} twice`);
      expectTold(await send(route, `${path}?${others}&${field}[a]=1&__proto__[polluted]=1&__proto__=1`), `${field} as an object`);
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each(withParams)('in the path of %s is not found', async (route) => {
    const ids = await enter(route);
    const names = [...route.matchAll(/:(\w+)/g)].map(([, name]) => name as keyof Ids);
    const payload = JSON.stringify(SAMPLES[route].body?.(ids));
    for (const name of names) {
      for (const value of ['x', '%00', '%', '..%2f..%2fetc', 'null', '0', ' ', '%F0%9F%98%80', 'x'.repeat(90), `${ids[name]}x`, "1'--"]) {
        const isUnreadable = value === '%';
        const answer = await send(route, pathOf(route, { ...ids, [name]: value }), payload);
        expectTold(answer, [name, value]);
        // The id of an award is not a UUID: its feature reports an unknown award.
        if (name !== 'awardId') expect([name, value, answer.statusCode]).toEqual([name, value, isUnreadable ? 400 : 404]);
      }
    }
  });

  it.each([
    ['GET /api/nothing', 404],
    ['POST /api/tournaments/x/y/z', 404],
    ['PUT /api/tournaments', 405],
    ['DELETE /api/health', 405],
    ['GET /%ff', 400],
    ['GET /api/%', 400],
  ])('%s is not a route, and answers %i', async (request, status) => {
    const [method = '', url = ''] = request.split(' ');
    const answer = await test.app.inject({ method: method as 'GET', url, headers: { 'accept-language': 'en' } });
    expectTold(answer, request);
    expect(answer.statusCode).toBe(status);
  });

  it.each(withFile)('as the file of %s is reported', async (route) => {
    const path = pathOf(route, await enter(route));
    const form = (inside: string) => `--f\r\ncontent-disposition: form-data; ${inside}\r\n\r\njunk\r\n--f--\r\n`;
    const sent: [string, string][] = [
      ['{}', 'application/json'],
      ['', 'multipart/form-data; boundary=f'],
      ['--f', 'multipart/form-data; boundary=f'],
      ['junk', 'multipart/form-data'],
      [form('name="file"; filename="a.xlsx"'), 'multipart/form-data; boundary=f'],
      [form('name="file"'), 'multipart/form-data; boundary=f'],
      [form('name="other"; filename="../../x"'), 'multipart/form-data; boundary=f'],
      [form('name="__proto__"; filename="x"'), 'multipart/form-data; boundary=f'],
      ['PK\u0003\u0004', 'application/octet-stream'],
    ];
    for (const [payload, contentType] of sent) {
      const answer = await send(route, path, Buffer.from(payload), contentType);
      expectTold(answer, [payload.slice(0, 60), contentType]);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});
