import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { type Statement, statementsDuring } from '../kit/statement-count.ts';
import { type Asking, askings } from './asked.ts';
import { TODAY } from './make-season.ts';

/** The application on a club's database, on the day of the demo, and what is asked of it; an answer of another status throws. */
export type Asker = {
  askings: readonly Asking[];
  ask: (asking: Asking) => Promise<void>;
  statementsOf: (asking: Asking) => Promise<Statement[]>;
  close(): Promise<void>;
};

const NOWHERE = '/nowhere';

export async function askerOf(database: OpenDatabase): Promise<Asker> {
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', DATA_DIR: NOWHERE, BACKUP_DIR: NOWHERE, BEACON_RELAYS: 'off' });
  const app = await buildApp({ database, config, clock: () => TODAY });
  const ask = async ({ name, url, token, status }: Asking): Promise<void> => {
    const answer = await app.inject({ url, headers: token === null ? {} : { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== status) throw new Error(`${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  };
  return {
    askings: await askings(database.db, TODAY),
    ask,
    statementsOf: (asking) => statementsDuring(() => ask(asking)),
    close: () => app.close(),
  };
}
