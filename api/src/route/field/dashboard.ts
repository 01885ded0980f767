import { z } from 'zod';
import { calendarDate, id, instant } from '../../check/field.ts';
import { CONTRACT_PLANS } from '../../choice/account/contract.ts';
import { defineRoutes } from '../../route.ts';

const contractInSight = z.object({
  id,
  siteId: id,
  siteName: z.string(),
  code: z.string(),
  plan: z.enum(CONTRACT_PLANS),
  endDate: calendarDate,
  /** 0 on its last day; negative when it has ended. */
  daysLeft: z.int(),
});
export type ContractInSight = z.infer<typeof contractInSight>;

const month = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), tournaments: z.int(), players: z.int(), entries: z.int() });
export type MonthFigures = z.infer<typeof month>;

const release = z.object({
  version: z.string(),
  date: calendarDate,
  /** What is new in it, a sentence each, in the caller's language. */
  changes: z.array(z.string()),
});
export type Release = z.infer<typeof release>;

export const dashboardRoutes = defineRoutes({
  'GET /api/dashboard': {
    access: 'signed-in',
    summary:
      'What the own site is told in time: its contract, once it ends soon or has ended, and contacts of golfers that will be forgotten',
    answer: z.object({
      /** The last one of the site, once it ends within 30 days; null: there is time, or there is none. */
      contract: contractInSight.nullable(),
      /** How many golfers of the site’s register lose their contacts within a month, and on which day the first; null: nobody does. */
      contacts: z.object({ golfers: z.int(), from: calendarDate }).nullable(),
    }),
  },
  'GET /api/dashboard/figures': {
    access: 'site.admin',
    summary:
      'What a super administrator sees first: counts, contracts that end soon, the last twelve months by the day of play, and what is new in this release and those before it',
    answer: z.object({
      sites: z.int(),
      clubs: z.int(),
      users: z.int(),
      openTickets: z.int(),
      /** Mails that wait, or could not be sent. */
      undelivered: z.int(),
      contracts: z.array(contractInSight),
      /** When the certificate of this server's address ends, once that is soon or past; null: there is time, or none is known. */
      certificateEndsAt: instant.nullable(),
      months: z.array(month),
      /** The release that runs, and those before it. */
      releases: z.array(release),
    }),
  },
});
