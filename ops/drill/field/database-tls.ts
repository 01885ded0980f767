import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { giveToPostgres, type PostgresServer, startPostgres } from '../../../server/test/engine/postgres-server.ts';
import { withFolder } from '../../bench/kit/folder.ts';
import { makeCertificate } from '../kit/certificate.ts';
import type { Drill, Outcome } from '../kit/outcome.ts';
import { withPostgres } from '../kit/place.ts';
import { isSentence, refusalOf } from '../kit/refused-start.ts';

const UNKNOWN = /An authority that this machine does not know/;
const OTHER_NAME = /is for another name/;
/** What `DATABASE_URL` says, by which name the server is called, and what comes of it, as docs/operations.md has it; CA is the certificate's file. */
const MODES: readonly [query: string, host: 'localhost' | '127.0.0.1', 'plain' | 'TLS' | RegExp][] = [
  ['', 'localhost', 'plain'],
  ['sslmode=disable', 'localhost', 'plain'],
  ['sslmode=verify-full', 'localhost', UNKNOWN],
  ['sslmode=require', 'localhost', UNKNOWN],
  ['sslmode=prefer', 'localhost', UNKNOWN],
  ['sslmode=verify-ca', 'localhost', UNKNOWN],
  ['sslmode=verify-full&sslrootcert=CA', 'localhost', 'TLS'],
  ['sslmode=verify-full&sslrootcert=CA', '127.0.0.1', OTHER_NAME],
  ['uselibpqcompat=true&sslmode=verify-ca&sslrootcert=CA', '127.0.0.1', 'TLS'],
  ['uselibpqcompat=true&sslmode=require', '127.0.0.1', 'TLS'],
  ['sslmode=no-verify', '127.0.0.1', 'TLS'],
];

const addressOf = (postgres: PostgresServer, query: string, host: string, ca = ''): string =>
  `${postgres.databaseUrl('postgres').replace('127.0.0.1', host)}?${query.replace('CA', ca)}`;

async function isEncrypted(postgres: PostgresServer): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres.databaseUrl('postgres') });
  await client.connect();
  const { rows } = await client.query(
    "select bool_and(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'fairway'",
  );
  await client.end();
  return rows[0]?.ssl === true;
}

async function becomes(postgres: PostgresServer, url: string, wanted: 'plain' | 'TLS' | RegExp): Promise<string | null> {
  let encrypted = false;
  const refusal = await refusalOf({ DATABASE_URL: url }, async () => {
    encrypted = await isEncrypted(postgres);
  });
  if (wanted instanceof RegExp) return isSentence(refusal, wanted) ? null : (refusal ?? 'it started');
  return refusal ?? (encrypted === (wanted === 'TLS') ? null : encrypted ? 'it was encrypted' : 'it was plain');
}

async function play(folder: string): Promise<Outcome> {
  const [certificate, key] = makeCertificate(folder, 'DNS:localhost');
  chmodSync(key, 0o600);
  giveToPostgres(folder);
  const postgres = await startPostgres(['ssl=on', `ssl_cert_file=${join(certificate)}`, `ssl_key_file=${key}`]);
  const broken: string[] = [];
  for (const [query, host, wanted] of MODES) {
    const other = await becomes(postgres, addressOf(postgres, query, host, certificate), wanted);
    if (other !== null) broken.push(`${query || 'no mode'} at ${host}: ${other}`);
  }
  await postgres.stop();
  const without = await withPostgres((plain) =>
    becomes(plain, addressOf(plain, 'sslmode=verify-full', '127.0.0.1'), /The server has no SSL/),
  );
  if (without !== null) broken.push(`a server without TLS: ${without}`);
  return { load: `${MODES.length} addresses of a database with TLS, and one without`, broken };
}

/** TLS to the database, by the table of docs/operations.md. */
export const databaseTls: Drill = { name: 'field: TLS to the database', play: () => withFolder(play) };
