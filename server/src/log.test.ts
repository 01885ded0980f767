import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../test/engine/database.ts';
import { errorForLog } from './log.ts';

const { db } = await openTestDatabase();

it('describes a failed query in the database’s words, never with the values of the query', async () => {
  const failed = await db.execute(sql`select ${'0912 345 678'} from nowhere`).catch((error: Error) => error);
  expect(errorForLog(failed as Error)).toMatchObject({ code: '42P01', message: 'relation "nowhere" does not exist' });
  expect(JSON.stringify(errorForLog(failed as Error))).not.toContain('0912');
});

it('writes any other error as it is', () => {
  expect(errorForLog(new TypeError('odd'))).toMatchObject({ type: 'TypeError', message: 'odd' });
});
