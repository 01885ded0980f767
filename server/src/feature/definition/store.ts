import type { CountbackDefinition, FormatDefinition, TiebreakDefinition } from '@fairway/api';
import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { countback, format, tiebreak } from '../../db/schema/definition.ts';

type Stored<Definition extends { rule: unknown }> = { id: string; siteId: string | null; name: string | null; rule: Definition['rule'] };

/** The built-in definitions, then those of a site. */
export const findFormats = (db: Database, siteId: string | null) => find<FormatDefinition>(db, format, siteId);
export const findTiebreaks = (db: Database, siteId: string | null) => find<TiebreakDefinition>(db, tiebreak, siteId);
export const findCountbacks = (db: Database, siteId: string | null) => find<CountbackDefinition>(db, countback, siteId);

type Table = typeof format | typeof tiebreak | typeof countback;

/** The three tables are alike but for the type of their rules. */
async function find<Definition extends { rule: unknown }>(
  db: Database,
  table: Table,
  siteId: string | null,
): Promise<Stored<Definition>[]> {
  const rows = await db
    .select({ id: table.id, siteId: table.siteId, name: table.name, rule: table.rule })
    .from(table)
    .where(or(isNull(table.siteId), siteId === null ? sql`false` : eq(table.siteId, siteId)))
    .orderBy(sql`${table.siteId} is not null`, asc(table.position), asc(table.name));
  return rows as Stored<Definition>[];
}
