import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartError } from '../../error/start-error.ts';
import { announce } from '../notice/announce.ts';
import { openEmbedded } from './pglite.ts';

const writer = fileURLToPath(new URL('../../../test/engine/writer.ts', import.meta.url));

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairway-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Processes start slowly on a busy machine. */

/** Lets another process write until it has acknowledged `count` rows, then kills it without warning. */
async function killAfter(count: number, first: number): Promise<number[]> {
  const child = spawn(process.execPath, [writer, dataDir, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(Number(line));
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  if (child.signalCode === null) await once(child, 'exit');
  return acknowledged;
}

describe.runIf(process.env.TEST_ENGINE === 'pglite')('the embedded database', () => {
  test('syncs the disk once per commit, whatever its size, and never for a read', async () => {
    const { db, files, close } = await openEmbedded(dataDir);
    await db.execute(sql`create table note (id int primary key, word text)`);

    const before = files.fsyncCount;
    for (let id = 0; id < 100; id += 1) await db.execute(sql`insert into note values (${id}, 'birdie')`);
    expect(files.fsyncCount - before).toBe(100);

    await db.transaction(async (tx) => {
      for (let id = 100; id < 110; id += 1) await tx.execute(sql`insert into note values (${id}, 'eagle')`);
      await announce(tx, 'spring-cup', 1);
    });
    expect(files.fsyncCount - before).toBe(101);

    await db.execute(sql`select count(*) from note`);
    expect(files.fsyncCount - before).toBe(101);
    await close();
  });

  test('others have their turn between two statements, of a transaction too, and not only after the last one', async () => {
    const { db, close } = await openEmbedded(dataDir);
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    // longer than a slice on any machine
    const ask = (place: Pick<typeof db, 'execute'>) => place.execute(sql`select count(*) from generate_series(1, 100000)`);
    await db.transaction(async (tx) => {
      for (let nth = 0; nth < 5; nth += 1) await ask(tx);
    });
    const within = turns;
    for (let nth = 0; nth < 5; nth += 1) await ask(db);
    clearImmediate(next);
    expect([within >= 2, turns - within >= 2]).toEqual([true, true]);
    await close();
  });

  test('without a file descriptor left ends the process, before the engine believes that a file is not there', async () => {
    const failures: unknown[] = [];
    const { db, close } = await openEmbedded(dataDir, (failure) => {
      failures.push(failure);
      throw new Error('the process would end here');
    });
    const open = vi.spyOn(fs, 'openSync').mockImplementation(() => {
      throw Object.assign(new Error('EMFILE: too many open files, open'), { code: 'EMFILE', errno: -24 });
    });
    await db.execute(sql`create table note (id int primary key)`).catch(() => undefined);
    open.mockRestore();
    expect(failures[0]).toBe('files');
    await close();
  });

  test('whose disk does not flush what is written ends the process before it acknowledges the row', async () => {
    const happened: string[] = [];
    const { db } = await openEmbedded(dataDir, (failure) => {
      happened.push(failure);
      throw new Error('the process would end here');
    });
    await db.execute(sql`create table note (id int primary key)`);
    const flush = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' });
    });
    await db.execute(sql`insert into note values (1)`).catch(() => undefined);
    happened.push('answered');
    flush.mockRestore();
    expect(happened[0]).toBe('failing');
  });

  test('prepares a statement once however often it runs, in a transaction too, and keeps the newest of very many but no long one', async () => {
    const { db, close } = await openEmbedded(dataDir);
    const preparedLike = async (text: string) => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_prepared_statements where starts_with(statement, ${text})`,
      );
      return rows[0]?.count;
    };
    for (let strokes = 1; strokes <= 9; strokes += 1) {
      const { rows } = await db.execute(sql`select ${strokes}::int as strokes, ${strokes > 4 ? 'over' : null}::text as word`);
      expect(rows).toEqual([{ strokes, word: strokes > 4 ? 'over' : null }]);
    }
    expect(await preparedLike('select $1::int as strokes')).toBe(1);

    await db.transaction(async (tx) => {
      for (const nine of [1, 2]) expect((await tx.execute(sql`select ${nine}::int as nine`)).rows).toEqual([{ nine }]);
    });
    expect(await preparedLike('select $1::int as nine')).toBe(1);

    const long = sql.raw(`select ${'1 + '.repeat(1_000)}1 as sum`);
    for (let nth = 0; nth < 2; nth++) expect((await db.execute(long)).rows).toEqual([{ sum: 1_001 }]);
    expect(await preparedLike('select 1 + 1')).toBe(0);

    for (let hole = 1; hole <= 300; hole += 1) {
      const { rows } = await db.execute(sql.raw(`select ${hole} as hole`));
      expect(rows).toEqual([{ hole }]);
    }
    expect(await preparedLike('select')).toBe(200);
    await close();
  });

  test('goes on after a statement that failed', async () => {
    const { db, close } = await openEmbedded(dataDir);
    const divide = (by: number) => db.execute(sql`select 72 / ${by}::int as each`);
    for (const [by, code] of [
      [0, '22012'],
      [4, null],
      [0, '22012'],
    ] as const) {
      const answer = await divide(by).catch((error) => error.cause);
      if (code === null) expect(answer.rows).toEqual([{ each: 18 }]);
      else expect(answer).toMatchObject({ code });
    }
    const broken = await db.execute(sql`select from nowhere`).catch((error) => error.cause);
    expect(broken).toMatchObject({ code: '42P01' });
    expect((await divide(18)).rows).toEqual([{ each: 4 }]);
    await close();
  });

  test('keeps every acknowledged row when its process is killed again and again', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < 2; round += 1) acknowledged.push(...(await killAfter(60, round * 10_000)));
    const { db, close } = await openEmbedded(dataDir);
    const { rows } = await db.execute<{ id: number }>(sql`select id from row_written`);
    await close();
    const kept = new Set(rows.map((row) => row.id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  test.each([
    ['was killed before it was ready', '4711', true],
    ['was killed while it answered', '4711 ready', false],
  ])('tells of a start that %s: %s', async (_, holder, told) => {
    writeFileSync(join(dataDir, 'lock.pid'), holder);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { close } = await openEmbedded(dataDir);
    const output = write.mock.calls.join();
    write.mockRestore();
    await close();
    expect(output.includes('ended before it was ready')).toBe(told);
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(false);
  });

  test('refuses a second process, in a sentence that names the first', async () => {
    const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const refusal = await openEmbedded(dataDir).catch((error) => error);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal.message).toContain(`in use by another process (pid ${child.pid})`);
    await (await openEmbedded(dataDir)).close();
  });

  test('refuses a second opening in the same process, and opens again after a close', async () => {
    const first = await openEmbedded(dataDir);
    await expect(openEmbedded(dataDir)).rejects.toThrow(StartError);
    await first.close();
    await (await openEmbedded(dataDir)).close();
  });

  test('deletes a folder that was never finished', async () => {
    const unfinished = join(dataDir, 'database.new');
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, 'PG_VERSION'), '18');
    await (await openEmbedded(dataDir)).close();
    expect(existsSync(unfinished)).toBe(false);
  });

  test('refuses a query on the database inside a transaction instead of waiting for ever', async () => {
    const { db, close } = await openEmbedded(dataDir);
    const stuck = db.transaction(() => db.execute(sql`select 1`));
    await expect(stuck).rejects.toMatchObject({ cause: { message: expect.stringContaining('pass the transaction on') } });
    const { rows } = await db.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
    await close();
  });
});
