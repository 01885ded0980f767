import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { beginSession } from '../../src/access/session-store.ts';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database, OpenDatabase } from '../../src/db/database.ts';
import { writeHome } from '../../src/scene/home.ts';
import { type Emptied, openTestDatabase } from '../engine/database.ts';

/** The people of every server test: two sites that must not see each other, and one user for each right. */
export const PEOPLE = ['admin', 'manager', 'editor', 'reader', 'stranger', 'siteless'] as const;
export type Person = (typeof PEOPLE)[number];
/** Who sends a request: one of the people, nobody, or whoever has this token. */
export type Sender = Person | null | { readonly token: string };

export type TestApp = {
  app: FastifyInstance;
  database: OpenDatabase;
  db: Database;
  /** Site 1 has two clubs; site 2 is the stranger's. */
  siteId: string;
  clubId: string;
  otherClubId: string;
  strangersClubId: string;
  token: Record<Person, string>;
  /** Sends a request as a person (or nobody) and answers status, parsed body, headers, and the bytes as they came. */
  ask: Ask;
  /** Sets the clock. */
  setNow: (now: Date) => void;
};
type Ask = (
  who: Sender,
  route: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  body?: unknown,
  headers?: Record<string, string>,
  // biome-ignore-start lint/suspicious/noExplicitAny: a test looks into answers of every shape
) => Promise<{ status: number; body: any; headers: Record<string, unknown>; bytes: Buffer }>;
// biome-ignore-end lint/suspicious/noExplicitAny: a test looks into answers of every shape

/** Nothing is there: a backup that a test begins fails, and does not read what a developer keeps in `.data`. */
const NO_FOLDER = join(tmpdir(), 'fairway-test-without-data');

type Options = Pick<AppOptions, 'encryption' | 'log' | 'web'> & { emptied?: Emptied };

/** Call it once at the top of a test file; every test begins with only these people, or the first alone. */
export async function testApp(environment: Record<string, string> = {}, { emptied, ...options }: Options = {}): Promise<TestApp> {
  const database = await openTestDatabase(emptied);
  let now: Date | null = null;
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    DATA_DIR: NO_FOLDER,
    BACKUP_DIR: NO_FOLDER,
    BEACON_RELAYS: 'off',
    ...environment,
  });
  const app = await buildApp({ database, config, clock: () => now ?? new Date(), ...options });
  const test = { app, database, db: database.db, token: {} } as TestApp;
  test.setNow = (date) => {
    now = date;
  };
  test.ask = async (who, route, body, headers = {}) => {
    const [method, url] = route.split(' ') as ['GET', string];
    const token = typeof who === 'string' ? test.token[who] : who?.token;
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({
      method,
      url,
      headers: { 'accept-language': 'en', ...authorization, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers, bytes: answer.rawPayload };
  };
  beforeAll(() => app.ready());
  (emptied === 'once' ? beforeAll : beforeEach)(async () => {
    now = null;
    Object.assign(test, await seedPeople(database.db));
  });
  afterEach(() => app.facts.settled());
  afterAll(() => app.close());
  return test;
}

async function seedPeople(db: Database): Promise<Pick<TestApp, 'siteId' | 'clubId' | 'otherClubId' | 'strangersClubId' | 'token'>> {
  const own = await writeHome(db, {
    site: 'Site One',
    clubs: [{ name: 'Phoenix' }, { name: 'Marsh' }],
    people: [
      { ...person('admin'), isSuperAdmin: true, right: 2, siteId: null },
      ...(['reader', 'editor', 'manager'] as const).map((username, right) => ({ ...person(username), right })),
      { ...person('siteless'), right: 2, siteId: null },
    ],
  });
  const foreign = await writeHome(db, { site: 'Site Two', clubs: [{ name: 'Elsewhere' }], people: [{ ...person('stranger'), right: 2 }] });
  const token = {} as Record<Person, string>;
  for (const { id, username } of [...own.people, ...foreign.people]) token[username as Person] = await beginSession(db, id, new Date());
  const [first, second, third] = [...own.clubs, ...foreign.clubs].map(({ id }) => id);
  return { siteId: own.siteId, clubId: first ?? '', otherClubId: second ?? '', strangersClubId: third ?? '', token };
}

const person = (username: Person) => ({ username, name: `User ${username}`, passwordHash: 'not a hash' });
