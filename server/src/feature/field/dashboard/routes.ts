import { type dashboardRoutes, endsSoon } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import { readReleases } from './release.ts';
import { countEverything, findContractInSight, findContractsInSight, findMonths } from './store.ts';

export const dashboardHandlers = ({ db, clock, certificateEndsAt }: Deps): Handlers<typeof dashboardRoutes> => ({
  'GET /api/dashboard': async ({ principal: { siteId } }) => ({
    contract: siteId === null ? null : await findContractInSight(db, siteId, clock()),
  }),
  'GET /api/dashboard/figures': async ({ language }) => {
    const now = clock();
    const endsAt = certificateEndsAt();
    return {
      ...(await countEverything(db)),
      contracts: await findContractsInSight(db, now),
      certificateEndsAt: endsAt && endsSoon(endsAt, now) ? endsAt.toISOString() : null,
      months: await findMonths(db, now),
      releases: readReleases(language),
    };
  },
});
