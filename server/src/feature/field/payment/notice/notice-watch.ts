import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { bankAccount, bankLine } from '../../../../db/schema/field/payment.ts';
import type { Deps } from '../../../../http/route.ts';
import { createPasses } from '../../../../work/passes.ts';
import { createSchedule } from '../../../../work/schedule.ts';
import { takeLines } from '../ledger/settle.ts';

/** Those that come one close after the other are booked together. */
const GATHER_MS = 100;
const LOOK = { firstAfterMs: 5_000, everyMs: 30_000 } as const;

/** The sites with a notice that is kept and not looked at: the process ended, or its pass failed. */
const findTold = (db: Database): Promise<{ siteId: string }[]> =>
  db
    .selectDistinct({ siteId: bankAccount.siteId })
    .from(bankLine)
    .innerJoin(bankAccount, eq(bankAccount.id, bankLine.accountId))
    .where(and(eq(bankLine.pile, 'decide'), eq(bankLine.reason, 'told')));

/** Books what notices tell, after they are answered. What waits for it stands in the database: any process may take it up. */
export function createNoticeWatch(deps: Deps) {
  const settle = async (siteId: string): Promise<void> => {
    await wait(GATHER_MS);
    await deps.db.transaction((tx) => takeLines(tx, { siteId, rehearsalId: null }, [], { by: null, now: deps.clock() }));
  };
  const { soon, settled } = createPasses(settle, deps.report);
  const look = async (): Promise<void> => {
    for (const { siteId } of await findTold(deps.db)) soon(siteId);
    await settled();
  };
  const schedule = createSchedule(look, LOOK, deps.report);
  const stop = async (): Promise<void> => {
    await schedule.stop();
    await settled();
  };
  return { start: schedule.start, stop, look, soon };
}
export type NoticeWatch = ReturnType<typeof createNoticeWatch>;
