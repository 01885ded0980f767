import { isOldBackup, type ReadyLine } from '@fairway/api';
import type { TournamentRecord } from '../../../access/tournament-record.ts';
import type { Backups } from '../../../backup/backups.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import { officeDate } from '../../../text/calendar.ts';
import { findContractsOfSite } from '../../account/contract/store.ts';
import { fact, lineOf } from './finding.ts';

export function publicLine({ public: isPublic, rehearsal, archivedAt }: TournamentRecord): ReadyLine {
  if (archivedAt !== null) return lineOf('public', [fact('fail', 'archived')]);
  if (rehearsal) return lineOf('public', [fact('pass', 'rehearsal')]);
  return lineOf('public', [isPublic ? fact('pass', 'public') : fact('warn', 'private')]);
}

/** The newest backup of the whole server. */
export async function backupLine({ backups, config }: { backups: Backups; config: Config }, now: Date): Promise<ReadyLine> {
  const { last, failure } = await backups.status();
  if (failure) return lineOf('backup', [fact('fail', 'backup-failed', { at: failure.at.toISOString() })]);
  if (!last) return lineOf('backup', [fact('fail', 'no-backup')]);
  const made = last.made.toISOString();
  const isOld = isOldBackup({ last: { ...last, made }, everyHours: config.backupEveryHours }, now);
  return lineOf('backup', [isOld ? fact('warn', 'backup-old', { at: made }) : fact('pass', 'backup', { at: made })]);
}

/** Whether a contract of the site holds on every day of play. */
export async function contractLine(db: Database, { siteId, date, lastDate }: TournamentRecord, now: Date): Promise<ReadyLine> {
  const contracts = await findContractsOfSite(db, siteId, officeDate(now));
  const [latest] = contracts;
  if (!latest) return lineOf('contract', [fact('warn', 'no-contract')]);
  const holds = contracts.find(({ startDate, endDate }) => startDate <= date && lastDate <= endDate);
  return lineOf('contract', [
    holds
      ? fact('pass', 'contract', { names: [holds.code], date: holds.endDate })
      : fact('fail', 'contract-not-on-day', { names: [latest.code], date: latest.endDate }),
  ]);
}
