import type { systemRoutes } from '@fairway/api';
import { sql } from 'drizzle-orm';
import packageJson from '../../../package.json' with { type: 'json' };
import { servedSchema } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Deps, Handlers } from '../../http/route.ts';

const BUILD = process.env.FAIRWAY_BUILD ?? packageJson.version;

export const systemHandlers = ({ db }: Deps, database: OpenDatabase): Handlers<typeof systemRoutes> => ({
  'GET /api/alive': async () => ({ status: 'alive' }),

  'GET /api/health': async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok', database: database.engine, schemaVersion: await servedSchema(db), build: BUILD };
  },
});
