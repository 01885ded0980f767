import { FORMATS, type Language, type MessageKey, sentence, type systemRoutes } from '@fairway/api';
import { COUNTBACKS, TIEBREAKS } from '@fairway/golf';
import { sql } from 'drizzle-orm';
import packageJson from '../../../package.json' with { type: 'json' };
import { schemaVersion } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Deps, Handlers } from '../../route.ts';

const BUILD = process.env.FAIRWAY_BUILD ?? packageJson.version;

export const systemHandlers = ({ db }: Deps, database: OpenDatabase): Handlers<typeof systemRoutes> => ({
  'GET /api/health': async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok', database: database.engine, schemaVersion: await schemaVersion(db), build: BUILD };
  },
  'GET /api/formats': async ({ language }) => ({ items: FORMATS.map((id) => choice('format', id, language)) }),
  'GET /api/tiebreaks': async ({ language }) => ({ items: ids(TIEBREAKS).map((id) => choice('tiebreak', id, language)) }),
  'GET /api/countbacks': async ({ language }) => ({ items: ids(COUNTBACKS).map((id) => choice('countback', id, language)) }),
});

const ids = <K extends string>(choices: Readonly<Record<K, unknown>>) => Object.keys(choices) as K[];

type Kind = 'format' | 'tiebreak' | 'countback';
const choice = <K extends Kind, I extends string>(kind: K, id: I, language: Language) => ({
  id,
  name: sentence(`${kind}:${id}` as MessageKey, language),
  description: sentence(`${kind}:${id}:about` as MessageKey, language),
});
