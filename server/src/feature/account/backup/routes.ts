import type { BackupState, backupRoutes, Language } from '@fairway/api';
import type { Backups } from '../../../backup/backups.ts';
import { BackupBusy } from '../../../backup/file.ts';
import { secretFile } from '../../../db/pglite/data-folder.ts';
import { AppError } from '../../../error/app-error.ts';
import { StartError } from '../../../error/start-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { write } from '../../../write/write.ts';
import { countUnreadable } from '../auth/second-factor.ts';

export const backupHandlers = (deps: Deps, backups: Pick<Backups, 'status' | 'begin'>): Handlers<typeof backupRoutes> => {
  const stateIn = async (language: Language): Promise<BackupState> => {
    const { last, failure, runningSince } = await backups.status();
    return {
      folder: deps.config.backupDir,
      everyHours: deps.config.backupEveryHours,
      keep: deps.config.backupKeep,
      last: last && { ...last, made: last.made.toISOString() },
      running: runningSince && { since: runningSince.toISOString() },
      secret: await secretState(deps),
      failure: failure && { at: failure.at.toISOString(), reason: reasonOf(failure.error, language) },
    };
  };

  return {
    'GET /api/backups': async ({ language }) => stateIn(language),
    'POST /api/backups': async ({ principal, language }) => {
      const tell = (kind: Action['kind'], after: { file: string; megabytes?: number }) =>
        write(
          deps,
          { principal, siteId: null },
          { change: async () => ({ kind, subjectType: 'backup', subjectId: after.file, after }), answer: async () => undefined },
        );
      const file = refuseSecond(() => backups.begin(({ bytes }) => tell('created', { file, megabytes: Math.ceil(bytes / 100_000) / 10 })));
      await tell('backup-begun', { file });
      return stateIn(language);
    },
  };
};

async function secretState({ db, config, encryption }: Deps): Promise<BackupState['secret']> {
  const unreadable = await countUnreadable(db, encryption);
  if (config.secret !== undefined) return { from: 'setting', file: null, unreadable };
  return encryption.isOn ? { from: 'file', file: secretFile(config.dataDir), unreadable } : { from: null, file: null, unreadable };
}

function refuseSecond(begin: () => string): string {
  try {
    return begin();
  } catch (error) {
    throw error instanceof BackupBusy ? new AppError('backup-running') : error;
  }
}

/** A StartError has a line for each language; any other error is in the log. */
const reasonOf = (error: unknown, language: Language): string | null =>
  error instanceof StartError ? (error.message.split('\n')[language === 'vi' ? 0 : 1] ?? null) : null;
