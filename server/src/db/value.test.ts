import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/engine/database.ts';

const { db } = await openTestDatabase();

async function read(expression: string): Promise<unknown> {
  const { rows } = await db.execute<{ value: unknown }>(sql.raw(`select ${expression} as value`));
  return rows[0]?.value;
}

describe('a value of SQL is the same JavaScript value on both engines', () => {
  test.each([
    ['count(*)', 1],
    ["'9007199254740991'::bigint", Number.MAX_SAFE_INTEGER],
    ['sum(7)', 7],
    ["'{1,2}'::int[]", [1, 2]],
    ["'{1,2}'::bigint[]", [1, 2]],
    ['\'{a,NULL,"b c"}\'::text[]', ['a', null, 'b c']],
    ['1.50::numeric', '1.50'],
    ['0.5::float8', 0.5],
    ['true', true],
    ["'\\x00ff'::bytea", Buffer.from([0, 255])],
    ['\'{"a": [1, null]}\'::jsonb', { a: [1, null] }],
    ["timestamptz '2026-05-16 06:30:00.25+07'", '2026-05-15 23:30:00.25+00'],
    ["date '2026-05-16'", '2026-05-16'],
    ["'8f14e45f-ceea-467f-a8f5-5d9c2b6f0a11'::uuid", '8f14e45f-ceea-467f-a8f5-5d9c2b6f0a11'],
    ["lower('ĐẶNG ÁNH')", 'đặng ánh'],
  ])('%s', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  test('a bigint beyond the safe integers is an error, never a wrong number', async () => {
    await expect(read("'9007199254740993'::bigint")).rejects.toThrow();
  });
});
