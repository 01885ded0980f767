import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/config.ts';
import type { OpenDatabase } from '../../../server/src/db/database.ts';
import type { Notice } from '../../../server/src/db/notice/notice.ts';
import { openDatabase } from '../../../server/src/db/open.ts';
import { openEmbedded } from '../../../server/src/db/pglite/pglite.ts';
import { club } from '../../../server/src/db/schema/account/club.ts';
import { createMetrics } from '../../../server/src/http/metrics.ts';
import type { EntryBody } from '../../../server/test/kit/event.ts';
import { type Filled, fillClub } from '../../../server/test/kit/filled.ts';
import { answerParent } from './child.ts';
import { emptyMoney, type FilledMoney, fillMoney, insertLines } from './money.ts';
import { fillRegister } from './register.ts';
import { type CardTarget, type Upsert, upsertOnEmbedded, upsertOnPostgres } from './upsert.ts';

/** The product in its own process, listening as in main.ts, and what can be done or timed only inside that process. */

let end = async () => {};
let database: OpenDatabase;
/** A connection for each writer at once, opened when it is first needed. */
let openUpsert: () => Promise<Upsert>;
const upserts: Promise<Upsert>[] = [];
let backup: (file: string) => Promise<unknown> = async () => {};
let inject: (of: InjectOptions) => Promise<{ statusCode: number }> = async () => ({ statusCode: 0 });
let heardAt = 0n;
const metrics = createMetrics();

/** Records when this process hears of a board's new version: it cannot notify a watcher earlier. */
const timed = (database: OpenDatabase): OpenDatabase => ({
  ...database,
  listen: async ({ notice, ...rest }) => {
    const { tell, stop } = await database.listen({ notice: timing(notice), ...rest });
    return { tell: timing(tell), stop };
  },
});

const timing = (pass: (notice: Notice) => void) => (heard: Notice) => {
  heardAt = process.hrtime.bigint();
  pass(heard);
};

function upsertOf(nth: number): Promise<Upsert> {
  upserts[nth] ??= openUpsert();
  return upserts[nth];
}

async function open(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl) {
    database = await openDatabase({ databaseUrl, dataDir });
    openUpsert = () => upsertOnPostgres(databaseUrl);
  } else {
    const embedded = await openEmbedded(dataDir);
    database = embedded;
    openUpsert = async () => upsertOnEmbedded(embedded.client);
  }
  await database.migrate();
}

const calls = {
  start: async (dataDir: string, databaseUrl?: string): Promise<number> => {
    await open(dataDir, databaseUrl);
    const { FAIRWAY_SECRET } = process.env;
    const config = readConfig({
      ...{ LOG_LEVEL: 'warn', DEMO: 'off' },
      ...(dataDir && { DATA_DIR: dataDir }),
      ...(FAIRWAY_SECRET && { FAIRWAY_SECRET }),
    });
    const app = await buildApp({ database: timed(database), metrics, config });
    backup = (file) => app.backups.make(file);
    inject = (of) => app.inject(of);
    end = async () => {
      await app.close();
      for (const upsert of upserts) await (await upsert).close();
      await database.close();
    };
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = app.addresses();
    return typeof address === 'object' ? address.port : 0;
  },
  fill: (tournaments: number, players?: number): Promise<Filled> => database.db.transaction((tx) => fillClub(tx, tournaments, players)),
  /** Gives the site of a filled club a register of this many golfers. */
  fillRegister: async (clubId: string, golfers: number): Promise<void> => {
    const [own] = await database.db.select({ siteId: club.siteId }).from(club).where(eq(club.id, clubId));
    await fillRegister(database.db, own?.siteId ?? '', golfers);
  },
  /** Writes cards as plain rows, a batch and a transaction each, one after the other for each target; answers the milliseconds. */
  upsert: async (targets: (CardTarget & { cards: EntryBody[][] })[]): Promise<number> => {
    const connections = await Promise.all(targets.map((_, nth) => upsertOf(nth)));
    const begun = performance.now();
    await Promise.all(
      targets.map(async ({ cards, ...target }, nth) => {
        for (const card of cards) await connections[nth]?.write(target, card);
      }),
    );
    return performance.now() - begun;
  },
  fillMoney: async (entries: number): Promise<FilledMoney> => {
    const filled = await fillMoney(database.db, entries);
    const url = `/api/sites/${filled.siteId}/bank-accounts/${filled.accountId}/notice-key` as const;
    const headers = { authorization: `Bearer ${filled.token}` };
    const { statusCode } = await inject({ method: 'PUT', url, headers, payload: { provider: 'sepay', key: filled.key } });
    if (statusCode !== 200) throw new Error(`no key was kept: ${statusCode}`);
    return filled;
  },
  emptyMoney: (): Promise<void> => emptyMoney(database.db),
  insertLines: (rows: number, statements: number): Promise<number> => insertLines(database.db, rows, statements),
  backup: async (file: string): Promise<void> => void (await backup(file)),
  heardAt: (): string => String(heardAt),
  /** The processor time of the thread that answers, in milliseconds: however long it waits, and whatever collects garbage or compresses beside it. */
  cpu: (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  /** In bytes, as the system counts it. */
  memory: (): number => process.memoryUsage.rss(),
  boardsComputed: async (): Promise<number> => {
    const text = await metrics.registry.getSingleMetricAsString('fairway_board_computation_seconds');
    return Number(/_count (\d+)/.exec(text)?.[1] ?? 0);
  },
};

export type Product = typeof calls;

answerParent(calls, () => end());
