import { COUNTBACKS, FORMATS, type systemRoutes, TIEBREAKS } from '@fairway/api';
import { sql } from 'drizzle-orm';
import packageJson from '../../../package.json' with { type: 'json' };
import { schemaVersion } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Deps, Handlers } from '../../route.ts';
import { say } from '../../word.ts';

const BUILD = process.env.FAIRWAY_BUILD ?? packageJson.version;

export const systemHandlers = ({ db }: Deps, database: OpenDatabase): Handlers<typeof systemRoutes> => ({
  'GET /api/health': async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok', database: database.engine, schemaVersion: await schemaVersion(db), build: BUILD };
  },
  'GET /api/formats': async ({ language }) => {
    const t = say(language);
    return { items: FORMATS.map((id) => ({ id, name: t(`choice:format.${id}.name`), description: t(`choice:format.${id}.about`) })) };
  },
  'GET /api/tiebreaks': async ({ language }) => {
    const t = say(language);
    return { items: TIEBREAKS.map((id) => ({ id, name: t(`choice:tiebreak.${id}.name`), description: t(`choice:tiebreak.${id}.about`) })) };
  },
  'GET /api/countbacks': async ({ language }) => {
    const t = say(language);
    return {
      items: COUNTBACKS.map((id) => ({ id, name: t(`choice:countback.${id}.name`), description: t(`choice:countback.${id}.about`) })),
    };
  },
});
