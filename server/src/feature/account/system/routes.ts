import type { systemRoutes } from '@fairway/api';
import { sql } from 'drizzle-orm';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { OpenDatabase } from '../../../db/database.ts';
import { servedSchema } from '../../../db/migrate.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import type { SiteEncryption } from '../../../secret/site-encryption.ts';
import { write } from '../../../write/write.ts';
import { settingTroubles } from './setting-trouble.ts';

const BUILD = process.env.FAIRWAY_BUILD ?? packageJson.version;

/** `knownPasswords`: the setting by which others reach the demo; null: none does. */
type Needs = { database: OpenDatabase; encryption: SiteEncryption; knownPasswords: () => Promise<string | null> };

export const systemHandlers = (deps: Deps, { database, encryption, knownPasswords }: Needs): Handlers<typeof systemRoutes> => {
  const { db, config } = deps;
  const troubles = async () => {
    const items = settingTroubles(config, encryption.trouble);
    const reached = await knownPasswords();
    return { items: reached === null ? items : [{ code: 'known-passwords' as const, setting: reached, path: null }, ...items] };
  };
  return {
    'GET /api/alive': async () => ({ status: 'alive' }),

    'GET /api/health': async () => {
      await db.execute(sql`select 1`);
      return { status: 'ok', database: database.engine, schemaVersion: await servedSchema(db), build: BUILD };
    },

    'GET /api/setting-troubles': troubles,
    'POST /api/setting-troubles/new-key': async ({ principal }) => {
      if (encryption.trouble === null) throw new AppError('already-in-state');
      // without a new key to go on with, what a lost one encrypted stays
      if (config.databaseUrl !== undefined && config.secret === undefined) throw new AppError('no-secret');
      return write(
        deps,
        { principal, siteId: null },
        {
          change: async (tx) => {
            await encryption.beginAnew(tx);
            return { kind: 'key-renewed', subjectType: 'site-key', subjectId: null };
          },
          answer: troubles,
        },
      );
    },
  };
};
