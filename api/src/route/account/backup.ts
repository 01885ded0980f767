import { z } from 'zod';
import { instant } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';

export const backupState = z.object({
  /** On the server. */
  folder: z.string(),
  /** null: the server makes none by itself. */
  everyHours: z.int().nullable(),
  keep: z.int(),
  /** The newest in the folder. */
  last: z.object({ name: z.string(), made: instant, bytes: z.int() }).nullable(),
  /** One is being made since then, by the schedule or for somebody. */
  running: z.object({ since: instant }).nullable(),
  /** The last attempt, if it failed; without a reason, it is in the log. */
  failure: z.object({ at: instant, reason: z.string().nullable() }).nullable(),
  /** The key of what is encrypted in the database, which no backup has. */
  secret: z.object({
    /** `file`: beside the embedded database; null: there is none, and nothing is encrypted. */
    from: z.enum(['setting', 'file']).nullable(),
    file: z.string().nullable(),
    /** How many people's two-step login was encrypted with another key. */
    unreadable: z.int(),
  }),
});
export type BackupState = z.infer<typeof backupState>;

export const backupRoutes = defineRoutes({
  'GET /api/backups': {
    access: 'backup.read',
    summary: 'The newest backup, how often one is made, and why the last one failed',
    answer: backupState,
  },
  'POST /api/backups': {
    access: 'backup.write',
    summary: 'Begins a backup into the folder of backups; GET says when it is made, or why it failed',
    answer: backupState,
  },
});
