import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { until } from '../../../../scripts/kit/until.ts';
import { openTestDatabase } from '../../../test/engine/database.ts';
import { announce } from './announce.ts';
import type { Listening, Notice } from './notice.ts';

const { db, engine, listen } = await openTestDatabase();

const heard: Notice[] = [];
let breaks = 0;
const ears: Listening[] = [];

async function hear(): Promise<void> {
  ears.push(await listen({ notice: (notice) => heard.push(notice), lost: () => breaks++, back: () => breaks++ }));
}

afterEach(async () => {
  for (const { stop } of ears.splice(0)) await stop();
  heard.length = 0;
  breaks = 0;
});

/** Ends the connections that listen. */
const endListeners = () =>
  db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%listen %' and pid <> pg_backend_pid()
    and datname = current_database()`);

describe('a notice that a board has a new version', () => {
  test('is heard when the transaction commits, in the order of the commits', async () => {
    await hear();
    await db.transaction(async (tx) => {
      await announce(tx, 'spring-cup', 41);
      expect(heard).toEqual([]);
    });
    await db.transaction((tx) => announce(tx, 'autumn-cup', 7));
    await until(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual([
      { tournamentId: 'spring-cup', boardVersion: 41 },
      { tournamentId: 'autumn-cup', boardVersion: 7 },
    ]);
  });

  test('is never heard when the transaction is rolled back', async () => {
    await hear();
    const failed = db.transaction(async (tx) => {
      await announce(tx, 'spring-cup', 41);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await db.transaction((tx) => announce(tx, 'spring-cup', 42));
    await until(() => expect(heard).toEqual([{ tournamentId: 'spring-cup', boardVersion: 42 }]));
  });

  test('is not heard any more after the listener stopped', async () => {
    await hear();
    await ears.splice(0)[0]?.stop();
    await hear();
    await db.transaction((tx) => announce(tx, 'spring-cup', 43));
    await until(() => expect(heard).toHaveLength(1));
  });

  test.runIf(engine === 'postgres')(
    'is heard again after the connection was lost, and the listener is told that it was lost and is back',
    async () => {
      await hear();
      await endListeners();
      await until(() => expect(breaks).toBe(2));
      await db.transaction((tx) => announce(tx, 'spring-cup', 44));
      await until(() => expect(heard).toEqual([{ tournamentId: 'spring-cup', boardVersion: 44 }]));
    },
  );

  describe.runIf(engine === 'postgres')('that a process tells after its commit', () => {
    test('is heard by the others and not by itself', async () => {
      await hear();
      const own: Notice[] = [];
      const teller = await listen({ notice: (notice) => own.push(notice), lost: () => {}, back: () => {} });
      ears.push(teller);
      for (const boardVersion of [45, 46]) teller.tell({ tournamentId: 'spring-cup', boardVersion });
      await until(() => expect(heard.map(({ boardVersion }) => boardVersion)).toEqual([45, 46]));
      expect(own).toEqual([]);
    });

    test('while its connection is lost is not heard, and troubles nobody', async () => {
      await hear();
      await endListeners();
      await until(() => expect(breaks).toBe(1));
      ears[0]?.tell({ tournamentId: 'spring-cup', boardVersion: 47 });
      await until(() => expect(breaks).toBe(2));
    });
  });
});
