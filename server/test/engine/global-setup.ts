import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/open.ts';
import { openEmbedded } from '../../src/db/pglite/pglite.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** PGlite: the file with the dump of a migrated, empty database. */
    dumpFile: string;
    /** And a data folder with it. */
    dataFolder: string;
    /** PostgreSQL: the address of a migrated, empty database, from which each worker clones its own. */
    templateUrl: string;
  }
}

/** Once for a run of the server's tests on one engine: a migrated, empty database from which every worker makes its own. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env.TEST_ENGINE === 'postgres' ? setupPostgres(project) : setupPglite(project);
}

async function setupPglite(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-dump-'));
  const dumpFile = join(folder, 'empty.tar');
  const dataFolder = join(folder, 'data');
  const database = await openEmbedded(dataFolder);
  await database.migrate();
  const dump = await database.client.dumpDataDir('none');
  writeFileSync(dumpFile, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('dumpFile', dumpFile);
  project.provide('dataFolder', dataFolder);
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function setupPostgres(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? { databaseUrl: (name: string) => withDatabase(given, name), socketFolder: null, stop: async () => {} }
    : await startPostgres();
  const template = `fairway_test_${process.pid}`;
  const admin = given ?? server.databaseUrl('postgres');
  try {
    await run(admin, `create database ${template}`);
    const database = await openDatabase({ databaseUrl: server.databaseUrl(template), dataDir: '' });
    await database.migrate();
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  const url = new URL(server.databaseUrl(template));
  if (server.socketFolder) url.searchParams.set('host', server.socketFolder);
  project.provide('templateUrl', url.href);
  return async () => {
    if (given) await dropDatabases(admin, template);
    await server.stop();
  };
}

function withDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabases(databaseUrl: string, prefix: string): Promise<void> {
  const names = await run(databaseUrl, `select datname from pg_database where starts_with(datname, '${prefix}')`);
  for (const { datname } of names) await run(databaseUrl, `drop database ${datname} with (force)`);
}

async function run(databaseUrl: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
