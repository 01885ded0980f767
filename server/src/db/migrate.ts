import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { AppError } from '../error/app-error.ts';
import { StartError } from '../error/start-error.ts';
import type { Database, Transaction } from './database.ts';
import { isDamage } from './pglite/data-folder.ts';

/** The committed SQL files that drizzle-kit wrote, with their journal. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

interface Journal {
  entries: { when: number; tag: string }[];
}
const readJournal = (): Journal => JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));

/** Whether this program has the migration; of a newer program it has not. */
export const isKnownSchema = (tag: string): boolean => readJournal().entries.some((entry) => entry.tag === tag);

/**
 * Migrates as far as one migration, or to the last one, within a transaction: for data of an older release, which is loaded in between.
 * Recorded as drizzle's migrator does, so that it goes on from here.
 */
export async function migrateTo(tx: Transaction, tag?: string): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const applied = await lastApplied(tx);
  const { entries } = readJournal();
  const last = tag === undefined ? entries.length : entries.findIndex((entry) => entry.tag === tag) + 1;
  const wanted = readMigrationFiles({ migrationsFolder }).slice(0, last);
  for (const { sql: statements, hash, folderMillis } of wanted.filter(({ folderMillis }) => folderMillis > applied)) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}

/**
 * Runs the migrations that are due. Of a database with data, `before` is called first: it makes a backup. A migration that fails is undone as a
 * whole; the StartError says what to do.
 */
export async function runMigrations(db: Database, run: () => Promise<void>, before: () => Promise<void>): Promise<void> {
  if (!(await isBehind(db))) return run();
  await before();
  await run().catch((error: unknown) => {
    if (error instanceof StartError || isDamage(error)) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `Không nâng cấp được dữ liệu cho phiên bản này (${reason}). Dữ liệu vẫn y như trước: hãy chạy lại phiên bản cũ, và báo lỗi này.\n` +
        `The data could not be migrated to this release (${reason}). They are as they were: start the earlier release again, and report this.`,
    );
  });
}

/** Whether an earlier release has made the database. */
export async function isBehind(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ known: string | null }>(sql`select to_regclass('drizzle.__drizzle_migrations')::text as known`);
  if (rows[0]?.known == null) return false;
  const applied = await lastApplied(db);
  return applied > 0 && applied < (readJournal().entries.at(-1)?.when ?? 0);
}

/**
 * The name of the last migration that was applied. Throws a StartError when the database is ahead of this program: an older program
 * must not write into a newer schema.
 */
export async function schemaVersion(db: Database): Promise<string> {
  const applied = await lastApplied(db);
  if (applied === 0) return 'none';
  const entry = readJournal().entries.find(({ when }) => when === applied);
  if (!entry) {
    throw new StartError(
      'Cơ sở dữ liệu được tạo bởi một phiên bản mới hơn.\nThe database was made by a newer version of this program: start that one.',
    );
  }
  return entry.tag;
}

/**
 * The schema version that a running process serves. A newer process may have migrated the database meanwhile: then it is the last
 * migration that this program has, and an AppError if the newer ones leave no room for it (`drizzle.oldest_serving`).
 */
export async function servedSchema(db: Database): Promise<string> {
  const own = readJournal().entries.at(-1);
  if (own === undefined || (await lastApplied(db)) <= own.when) return schemaVersion(db);
  const { rows } = await db.execute<{ migration: number }>(sql`select migration from drizzle.oldest_serving`);
  if (rows.some(({ migration }) => migration > own.when)) throw new AppError('program-too-old');
  return own.tag;
}

/** When the last migration that was applied was made; 0 if none was. */
async function lastApplied(db: Database): Promise<number> {
  const { rows } = await db.execute<{ when: number | null }>(sql`select max(created_at) as when from drizzle.__drizzle_migrations`);
  return rows[0]?.when ?? 0;
}
