import type { BackupState } from '../../route/account/backup.ts';

const HOUR_MS = 3_600_000;
/** Without a schedule a backup is old after this time. */
const A_WEEK_MS = 7 * 24 * HOUR_MS;

/** Whether two were missed, or nobody made one by hand for a week. */
export const isOldBackup = ({ last, everyHours }: Pick<BackupState, 'last' | 'everyHours'>, now: Date): boolean =>
  last !== null && now.getTime() - new Date(last.made).getTime() > (everyHours === null ? A_WEEK_MS : 2 * everyHours * HOUR_MS);
