import { globSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const folder = new URL('../../src/db/schema/', import.meta.url);

/** Every table that the schema declares. */
export async function schemaTables(): Promise<PgTable[]> {
  const files = globSync('**/*.ts', { cwd: folder });
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>));
  return modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable));
}
