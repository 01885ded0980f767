import { z } from 'zod';
import { id, listQuery, pageOf, version } from '../../check/field.ts';
import { newOf, writtenOf } from '../../check/record.ts';
import { CONTRACT_FILTERS, CONTRACT_PLANS, CONTRACT_VALIDITIES } from '../../choice/account/contract.ts';
import { CONTRACT } from '../../record/contract.ts';
import { defineRoutes } from '../../route.ts';

const facts = writtenOf(CONTRACT, {});
const { code, startDate, ...optional } = newOf(CONTRACT, facts);
export const contract = z.object({
  id,
  version,
  siteId: id,
  ...facts,
  startDate: z.string(),
  siteName: z.string(),
  /** The last day, which belongs to the contract; it follows from start and duration. */
  endDate: z.string(),
  /** Today. */
  validity: z.enum(CONTRACT_VALIDITIES),
  /** The percentage of the amount, in whole đồng. */
  commission: z.int().nullable(),
  /** The amount without the commission. */
  revenue: z.int().nullable(),
});
/** What a site's own managers see of a contract. */
export const siteContract = contract.pick({
  id: true,
  code: true,
  plan: true,
  duration: true,
  durationUnit: true,
  startDate: true,
  endDate: true,
  validity: true,
  price: true,
  amount: true,
});

export type Contract = z.infer<typeof contract>;
export type SiteContract = z.infer<typeof siteContract>;

export const contractRoutes = defineRoutes({
  'GET /api/contracts': {
    access: 'contract.admin',
    summary: 'The contracts of every site, searched, filtered, sorted and paged',
    query: z.object({
      ...listQuery(['endDate', 'code', 'siteName', 'startDate', 'amount']),
      siteId: id.optional(),
      plan: z.enum(CONTRACT_PLANS).optional(),
      validity: z.enum(CONTRACT_FILTERS).optional(),
    }),
    answer: pageOf(contract),
  },
  'POST /api/contracts': {
    access: 'contract.admin',
    summary: 'Adds a contract to a site; what is left out is CONTRACT_DEFAULTS',
    body: z.strictObject({ ...optional, siteId: id, code, startDate }),
    answer: contract,
  },
  'GET /api/contracts/:contractId': { access: 'contract.admin', summary: 'One contract', answer: contract },
  'PATCH /api/contracts/:contractId': {
    access: 'contract.admin',
    summary: 'Changes what is named; `version` is the one that the caller saw',
    body: z.strictObject(facts).partial().extend({ version }),
    answer: contract,
  },
  'DELETE /api/contracts/:contractId': { access: 'contract.admin', summary: 'Deletes a contract', answer: null },
  'GET /api/sites/:siteId/contracts': {
    access: 'site.read',
    summary: 'The contracts of a site, the one that ends last first, without what is only for super administrators',
    answer: z.object({ items: z.array(siteContract) }),
  },
});
