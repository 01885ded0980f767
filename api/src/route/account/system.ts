import { z } from 'zod';
import { SETTING_TROUBLES } from '../../choice/field/setting-trouble.ts';
import { defineRoutes } from '../../route.ts';

export const settingTroubles = z.object({
  items: z.array(
    z.object({
      code: z.enum(SETTING_TROUBLES),
      /** Its name in the environment. */
      setting: z.string(),
      /** Where it points, of a folder or a file. */
      path: z.string().nullable(),
    }),
  ),
});
export type SettingTrouble = z.infer<typeof settingTroubles>['items'][number];

export const systemRoutes = defineRoutes({
  'GET /api/alive': {
    access: 'anyone',
    summary: 'That the process runs, whatever its database does: restart it when this does not answer',
    answer: z.object({ status: z.literal('alive') }),
  },
  'GET /api/health': {
    access: 'anyone',
    summary: 'Whether it can work (503 while its database does not answer), the schema version and this build',
    answer: z.object({ status: z.literal('ok'), database: z.enum(['pglite', 'postgres']), schemaVersion: z.string(), build: z.string() }),
  },
  'GET /api/setting-troubles': {
    access: 'setting.admin',
    summary: 'What is wrong with the settings of this server, though it runs; the log says the same at its start',
    answer: settingTroubles,
  },
  'POST /api/setting-troubles/new-key': {
    access: 'setting.admin',
    summary: 'Gives up what a lost key has encrypted for the site (keys of results, notices and certificates), and goes on with a new one',
    answer: settingTroubles,
  },
});
