import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import type { Statement } from '../kit/statement-count.ts';

/** A plan as `explain (analyze, format json)` tells it. */
type Plan = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};

/** With the values that are given, and as a statement is planned once for all values. */
const MODES = ['force_custom_plan', 'force_generic_plan'] as const;

/** How many rows a statement reads, looks into, or looks for in an index: the more of both ways to plan it. */
export async function rowsRead(db: Database, statement: Statement): Promise<number> {
  if (!/^\s*(?:\(?\s*select|with)\b/i.test(statement.text)) return 0;
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`prepare asked as ${statement.text}`));
    const values = statement.params.length > 0 ? `(${statement.params.map(literal).join(', ')})` : '';
    let most = 0;
    for (const mode of MODES) {
      await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`));
      const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        sql.raw(`explain (analyze, timing off, format json) execute asked ${values}`),
      );
      most = Math.max(most, rowsOf(rows[0]?.['QUERY PLAN'][0].Plan));
    }
    await tx.execute(sql.raw('deallocate asked'));
    return most;
  });
}

const literal = (value: unknown): string => {
  const text = textOf(value);
  return text === null ? 'null' : `'${text.replaceAll("'", "''")}'`;
};

/** As the drivers send a value. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value))
    return `{${value.map((one) => (one === null ? 'null' : `"${String(one).replace(/["\\\\]/g, '\\\\$&')}"`)).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What is counted of the nodes that read a table: rows that they gave and rows that they left out, and each time that they were asked. */
export function rowsOf(plan: Plan | undefined): number {
  if (!plan) return 0;
  const below = (plan.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0);
  if (plan['Relation Name'] === undefined) return below;
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return below + plan['Actual Loops'] * (1 + each);
}
