import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import type { Database } from './open.ts';

/** The committed SQL files that drizzle-kit wrote, with their journal. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

interface Journal {
  entries: { when: number; tag: string }[];
}

/**
 * The name of the last migration that was applied. Throws a StartError when the database is ahead of this program: an older program
 * must not write into a newer schema.
 */
export async function schemaVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ when: number | null }>(sql`select max(created_at) as when from drizzle.__drizzle_migrations`);
  const applied = rows[0]?.when ?? 0;
  if (applied === 0) return 'none';
  const { entries }: Journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  const entry = entries.find(({ when }) => when === applied);
  if (!entry) {
    throw new StartError(
      'Cơ sở dữ liệu được tạo bởi một phiên bản mới hơn.\nThe database was made by a newer version of this program: start that one.',
    );
  }
  return entry.tag;
}
