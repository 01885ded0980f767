import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { BackupBusy, type MadeBackup } from '../../../backup/file.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { createEncryption } from '../../../secret/encryption.ts';
import { backupHandlers } from './routes.ts';

const test = await testApp();

type Begin = Parameters<typeof backupHandlers>[1]['begin'];
const ask = (begin: Begin) => {
  const config = { backupDir: '/backup', backupEveryHours: null, backupKeep: 14 };
  const live = { invalidate: () => {} };
  const deps = { db: test.db, config, clock: () => new Date(), live, encryption: createEncryption(null) } as unknown as Deps;
  const status = async () => ({ last: null, failure: null, runningSince: new Date('2026-05-16T06:30:00Z') });
  const handler = backupHandlers(deps, { begin, status })['POST /api/backups'] as Handlers<never>[never] as (
    input: object,
  ) => Promise<unknown>;
  return handler({ principal: { kind: 'person', id: crypto.randomUUID() }, language: 'en' });
};
const told = () => test.db.select().from(activity).where(eq(activity.subjectType, 'backup')).orderBy(activity.at);

it('a backup that a super administrator begins is in the log when it begins, and again with its size when it is made', async () => {
  let end: ((made: MadeBackup) => Promise<void>) | undefined;
  const begin: Begin = (onMade) => {
    end = onMade;
    return 'one.jsonl.gz';
  };
  expect(await ask(begin)).toMatchObject({ folder: '/backup', running: { since: '2026-05-16T06:30:00.000Z' } });
  expect(await told()).toMatchObject([{ kind: 'backup-begun', subjectId: 'one.jsonl.gz', siteId: null }]);
  await end?.({ bytes: 1_230_000 } as MadeBackup);
  expect((await told()).find(({ kind }) => kind === 'created')).toMatchObject({ after: { file: 'one.jsonl.gz', megabytes: 1.3 } });
});

it('a second one is refused while one runs, and leaves nothing in the log', async () => {
  const busy: Begin = () => {
    throw new BackupBusy();
  };
  await expect(ask(busy)).rejects.toMatchObject({ code: 'backup-running' });
  expect(await told()).toEqual([]);
});
