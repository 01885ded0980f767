import type { backupRoutes, Language } from '@fairway/api';
import type { Backups } from '../../backup/backups.ts';
import type { Deps, Handlers } from '../../http/route.ts';
import { StartError } from '../../start-error.ts';

export const backupHandlers = ({ config }: Deps, backups: Backups): Handlers<typeof backupRoutes> => ({
  'GET /api/backups': async ({ language }) => {
    const { last, failure } = await backups.status();
    return {
      folder: config.backupDir,
      everyHours: config.backupEveryHours,
      keep: config.backupKeep,
      last: last && { ...last, made: last.made.toISOString() },
      failure: failure && { at: failure.at.toISOString(), reason: reasonOf(failure.error, language) },
    };
  },
});

/** A StartError has a line for each language; any other error is in the log. */
const reasonOf = (error: unknown, language: Language): string | null =>
  error instanceof StartError ? (error.message.split('\n')[language === 'vi' ? 0 : 1] ?? null) : null;
