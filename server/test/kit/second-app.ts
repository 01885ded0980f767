import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/open.ts';
import { workerDatabaseUrl } from '../engine/database.ts';
import type { TestApp } from './app.ts';

/**
 * Another server on the database of the first: on PostgreSQL with its own connections, like a second process; the embedded
 * database, which has one process, is shared.
 */
export async function secondApp(
  { database }: TestApp,
  environment: Record<string, string> = {},
  options: Pick<AppOptions, 'clock'> = {},
): Promise<FastifyInstance> {
  const isPostgres = database.engine === 'postgres';
  const own = isPostgres ? await openDatabase({ databaseUrl: await workerDatabaseUrl(), dataDir: '' }) : database;
  const app = await buildApp({ database: own, config: readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', ...environment }), ...options });
  beforeAll(() => app.ready());
  afterAll(async () => {
    await app.close();
    if (isPostgres) await own.close();
  });
  return app;
}
