import { FORMAT_RULES, PLAY_RULES } from '@fairway/api/choice/account/definition';
import { COUNTBACKS, TIEBREAKS } from '@fairway/golf';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { schemaVersion } from './migrate.ts';
import { countback, format, play, tiebreak } from './schema/account/definition.ts';

const TABLES = [
  [format, FORMAT_RULES],
  [tiebreak, TIEBREAKS],
  [countback, COUNTBACKS],
  [play, PLAY_RULES],
] as const;

/** Writes the built-in definitions of this program; those of an older one that it no longer has stay, and those of a newer one too. */
export async function writeBuiltIns(db: Database): Promise<void> {
  await schemaVersion(db);
  for (const [table, rules] of TABLES) {
    const rows = Object.entries(rules).map(([id, rule], at) => ({ id, rule, position: at + 1 }));
    await db
      .insert(table)
      .values(rows as never)
      .onConflictDoUpdate({ target: table.id, set: { rule: sql`excluded.rule`, position: sql`excluded.position` } });
  }
}
