import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATION_LOCK } from '../../../server/src/db/postgres/postgres.ts';
import { type PostgresServer, startPostgres } from '../../../server/test/engine/postgres-server.ts';
import { startServer } from '../../../server/test/engine/process.ts';
import { stroke } from '../../../server/test/kit/event.ts';
import { playFault } from '../kit/fault.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { databaseOf, fill, withPostgres } from '../kit/place.ts';
import { isSentence, refusalOf } from '../kit/refused-start.ts';

/** A database's locale, what it has as its own in place of the usual, and the zone of the process. */
const DATABASES = [
  { locale: "locale 'C'", own: ["datestyle = 'SQL, DMY'"], zone: 'Asia/Kathmandu' },
  { locale: "locale 'C.UTF-8'", own: ["datestyle = 'German'", "timezone = 'America/St_Johns'"], zone: 'Pacific/Apia' },
  { locale: "locale_provider icu icu_locale 'vi-VN' locale 'C'", own: ['search_path = other, public'], zone: 'America/Santiago' },
  {
    locale: "locale_provider icu icu_locale 'tr-TR' locale 'C'",
    own: ["timezone = 'Asia/Kathmandu'", "intervalstyle = 'sql_standard'"],
    zone: 'Asia/Tehran',
  },
  {
    locale: "locale_provider icu icu_locale 'de-DE' locale 'C'",
    own: ["default_transaction_isolation = 'serializable'", "bytea_output = 'escape'", 'extra_float_digits = -15'],
    zone: 'Australia/Lord_Howe',
  },
];

async function asOwner<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

async function answersOf(postgres: PostgresServer, name: string, zone: string): Promise<string[]> {
  const env = { DATABASE_URL: postgres.databaseUrl(name), TZ: zone };
  const { token, events } = await fill(env, 1);
  const [event] = events;
  const server = await startServer(env);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const entries = JSON.stringify({ entries: [stroke(event?.playerIds[0] ?? '', 1, 4)] });
  const entered = await fetch(`${server.url}${event?.roundPath}/entries`, { method: 'POST', headers, body: entries });
  const wrong = entered.status === 200 ? [] : [`an entry was answered ${entered.status}`];
  for (const path of [
    event?.path,
    `${event?.path}/players`,
    '/api/profile',
    '/api/profile/sessions',
    '/api/activities',
    `/api/live/tournaments/${event?.id}`,
  ]) {
    const answer = await fetch(`${server.url}${path}`, { headers });
    const text = await answer.text();
    const dates = [...text.matchAll(/"(?:date|lastDate|at|createdAt)":"([^"]*)"/g)].map(([, date = '']) => date);
    if (answer.status !== 200) wrong.push(`${path} was answered ${answer.status}`);
    if (dates.some((date) => !/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(date))) wrong.push(`${path} has a date of ${dates.join(', ')}`);
    if (path === event?.path && !text.includes('"date":"2026-04-25"')) wrong.push('the date of the tournament turned');
  }
  const code = await server.stop();
  return code === 0 ? wrong : [...wrong, `it ended with ${code}`];
}

async function playSettings(postgres: PostgresServer): Promise<Outcome> {
  const broken: string[] = [];
  for (const [at, { locale, own, zone }] of DATABASES.entries()) {
    const name = `field${at}`;
    await asOwner(postgres.databaseUrl('postgres'), async (client) => {
      await client.query(`create database ${name} template template0 encoding 'UTF8' ${locale}`);
      for (const setting of own) await client.query(`alter database ${name} set ${setting}`);
    });
    await asOwner(postgres.databaseUrl(name), (client) => client.query('create schema other'));
    broken.push(...(await answersOf(postgres, name, zone)).map((sentence) => `${locale}, ${own.join(', ')}: ${sentence}`));
  }
  return { load: `${DATABASES.length} databases of other locales, settings and zones`, broken };
}

const FEW = 10;
/** A database that has fewer connections than a process takes, and then none. */
async function playFew(): Promise<Outcome> {
  const postgres = await startPostgres([`max_connections=${FEW}`]);
  const outcome = await playFault(databaseOf(postgres), { seconds: 30 }, async ({ back }) => {
    await wait(10_000);
    await back(performance.now());
    return { load: `max_connections = ${FEW}` };
  });
  const clients = Array.from({ length: FEW }, () => new pg.Client({ connectionString: postgres.databaseUrl('postgres') }));
  await Promise.all(clients.map((client) => client.connect()));
  const refusal = await refusalOf(databaseOf(postgres));
  await Promise.all(clients.map((client) => client.end()));
  await postgres.stop();
  const broken = isSentence(refusal, /PostgreSQL has no connection left/) ? [] : [`with all connections taken: ${refusal ?? 'it started'}`];
  return { ...outcome, note: 'a start with none left is refused with a sentence', broken: [...outcome.broken, ...broken] };
}

/** Somebody holds the migration's lock: the start says who, and goes on when they are done. */
const playLock = (postgres: PostgresServer): Promise<Outcome> =>
  asOwner(postgres.databaseUrl('postgres'), async (holder) => {
    await holder.query("set application_name = 'somebody else'");
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const starting = startServer(databaseOf(postgres));
    await wait(8_000);
    await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    const server = await starting;
    const isSaid = /Waiting until another process has migrated the database \(pid \d+, somebody else/.test(server.output());
    await server.stop();
    return { load: 'the lock of the migration held for 8 s', broken: isSaid ? [] : ['nobody was told who holds the lock'] };
  });

/** What a database may have as its own, and what of it may be taken. */
export const databaseSettings: readonly Drill[] = [
  { name: 'field: settings of the database', play: () => withPostgres(playSettings) },
  { name: 'field: few connections', play: playFew },
  { name: 'field: lock of the migration', play: () => withPostgres(playLock) },
];
