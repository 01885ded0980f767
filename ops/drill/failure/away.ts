import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresServer } from '../../../server/test/engine/postgres-server.ts';
import type { RunningServer } from '../../../server/test/engine/process.ts';
import { playFault } from '../kit/fault.ts';
import { type Drill, type Outcome, Skip } from '../kit/outcome.ts';
import { databaseOf, withPostgres } from '../kit/place.ts';

const DOWN_MS = 20_000;
/** A server hears nothing of a silence: it asks every 15 s and waits 10 s for the answer. */
const FROZEN_MS = 30_000;
const BEFORE_MS = 3_000;
const EVERY_MS = 500;
/** The longest that the server waits for a connection or an answer of the database, and a moment. */
const ANSWER_LIMIT_MS = 22_000;

/** An answer while the database was away; `askedAt` and `answeredAt` are of `performance.now()`. */
type Seen = { status: number; hasRetry: boolean; age: number | null; askedAt: number; answeredAt: number };

async function ask(url: string, token?: string): Promise<Seen> {
  const askedAt = performance.now();
  const answer = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  await answer.arrayBuffer();
  const [retry, age] = [answer.headers.get('retry-after'), answer.headers.get('age')];
  const refusal = { status: answer.status, hasRetry: Number(retry) > 0, age: age === null ? null : Number(age) };
  return { ...refusal, askedAt, answeredAt: performance.now() };
}

/** Asks again and again, without waiting for earlier answers, until the work is done. */
async function askBeside(work: Promise<unknown>, once: () => Promise<Seen>): Promise<Seen[]> {
  const answers: Promise<Seen>[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  for (; !isDone; await wait(EVERY_MS)) answers.push(once());
  await done;
  return Promise.all(answers);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const longest = (seen: readonly Seen[]) => Math.max(0, ...seen.map(({ askedAt, answeredAt }) => answeredAt - askedAt));

/** What was asked of a server without its database: a page of somebody who is signed in, a public board, and whether it lives. */
async function watch(server: RunningServer, boardId: string, staffPath: string, token: string, fault: Promise<unknown>) {
  const begun = performance.now();
  const [staff, boards, alive] = await Promise.all([
    askBeside(fault, () => ask(server.url + staffPath, token)),
    askBeside(fault, () => ask(`${server.url}/api/live/tournaments/${boardId}`)),
    askBeside(fault, () => ask(`${server.url}/api/alive`)),
  ]);
  await fault;
  const end = performance.now();
  /** What was answered in the middle of the fault, not at its edges. */
  const during = (seen: readonly Seen[]) => seen.filter(({ askedAt, answeredAt }) => askedAt > begun + 1_000 && answeredAt < end - 1_000);
  const refused = during(staff);
  const old = during(boards).filter(({ age }) => age !== null);
  const note = `${refused.length} pages refused within ${seconds(longest(refused))}, ${old.length} boards from memory, ${Math.max(0, ...old.map(({ age }) => age ?? 0))} s old at most, any board within ${seconds(longest(boards))}, alive within ${seconds(longest(alive))}`;
  const broken = [
    ...(refused.every(({ status, hasRetry }) => status === 503 && hasRetry) ? [] : ['a page was not refused with 503 and Retry-After']),
    ...(boards.every(({ status }) => status === 200) ? [] : ['a public board was refused']),
    ...(old.length > 0 ? [] : ['no board says how old it is']),
    ...(alive.every(({ status }) => status === 200) ? [] : ['the server says that it does not live']),
    ...(longest([...staff, ...boards]) < ANSWER_LIMIT_MS ? [] : [`someone waited ${seconds(longest([...staff, ...boards]))}`]),
  ];
  return { note, broken };
}

const playAway = (fail: (postgres: PostgresServer) => Promise<unknown>, named: string): Promise<Outcome> =>
  withPostgres((postgres) =>
    playFault(databaseOf(postgres), { seconds: 90 }, async ({ server, filled: { token, events }, back }) => {
      await wait(BEFORE_MS);
      const seen = await watch(server, events[0]?.id ?? '', `${events[0]?.path}/players`, token, fail(postgres));
      await back(performance.now());
      return { load: named, ...seen };
    }),
  );

/** The database is gone for a while, as at a restart of its machine. */
export const postgresDown: Drill = {
  name: 'postgres is down',
  play: () => playAway((postgres) => postgres.restart(DOWN_MS), `down for ${seconds(DOWN_MS)}`),
};

/** The database is there and says nothing, as on a machine whose disk hangs. */
export const postgresFrozen: Drill = {
  name: 'postgres is frozen',
  play: () => {
    if (process.platform !== 'linux') throw new Skip('the processes of PostgreSQL are found in /proc, which only Linux has');
    return playAway((postgres) => postgres.freeze(FROZEN_MS), `frozen for ${seconds(FROZEN_MS)}`);
  },
};
