import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { playFault } from '../kit/fault.ts';
import type { Drill } from '../kit/outcome.ts';
import { onPostgres } from '../kit/place.ts';
import { isSentence, refusalOf } from '../kit/refused-start.ts';

/** The date of a migration that no program has yet. */
const NEWER = 9_000_000_000_000;

/** A newer process has migrated the database: those that run go on, until a migration says that they cannot. */
export const rollingUpdate: Drill = {
  name: 'field: rolling update',
  play: () =>
    onPostgres((env) =>
      playFault(env, {}, async ({ server, back }) => {
        const database = new pg.Client({ connectionString: env.DATABASE_URL });
        await database.connect();
        const health = async () => (await fetch(`${server.url}/api/health`)).status;
        await database.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${NEWER})`);
        const moment = performance.now();
        await wait(5_000);
        await back(moment);
        const beside = await health();
        const refusal = await refusalOf(env);
        await database.query(`update drizzle.oldest_serving set migration = ${NEWER}`);
        const after = await health();
        await database.query(`update drizzle.oldest_serving set migration = 0`);
        await database.query(`delete from drizzle.__drizzle_migrations where created_at = ${NEWER}`); // else nobody could look afterwards
        await database.end();
        const broken = [
          ...(beside === 200 ? [] : [`health was ${beside} after the migration`]),
          ...(after === 503 ? [] : [`health was ${after} when the migration left no room`]),
          ...(isSentence(refusal, /made by a newer version/) ? [] : [`an old version that starts: ${refusal ?? 'it started'}`]),
        ];
        return { load: 'a newer migration recorded', note: `health ${beside}, then ${after}; a start is refused`, broken };
      }),
    ),
};
