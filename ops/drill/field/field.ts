import { fronts } from '../front/front.ts';
import type { Drill } from '../kit/outcome.ts';
import { behindProxies } from './behind-proxy.ts';
import { clockJumps } from './clock.ts';
import { databaseSettings } from './database-setting.ts';
import { databaseTls } from './database-tls.ts';
import { outOfDescriptors } from './descriptor.ts';
import { firstStarts } from './first-start.ts';
import { poolers } from './pooler.ts';
import { rollingUpdate } from './rolling-update.ts';
import { twoServers } from './two-servers.ts';

/** What operators run Fairway on: `npm run drill -- field`. The table of docs/operations.md has what came of each. */
export const field: readonly Drill[] = [
  outOfDescriptors,
  ...poolers,
  databaseTls,
  ...databaseSettings,
  ...twoServers,
  rollingUpdate,
  ...behindProxies,
  ...fronts,
  ...firstStarts,
  clockJumps,
];
