import { type dashboardRoutes, endsSoon } from '@fairway/api';
import type { Deps, Handlers } from '../../../http/route.ts';
import type { ContactMonths } from '../golfer/contact-months.ts';
import { readReleases } from './release.ts';
import { countEverything, findContractInSight, findContractsInSight, findMonths } from './store.ts';

export const dashboardHandlers = (
  { db, clock, certificateEndsAt }: Deps,
  contactMonths: ContactMonths,
): Handlers<typeof dashboardRoutes> => ({
  'GET /api/dashboard': async ({ principal: { siteId } }) => ({
    contract: siteId === null ? null : await findContractInSight(db, siteId, clock()),
    contacts: siteId === null ? null : contactMonths.endingOf(siteId),
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
