import type { Contract } from '@fairway/api';
import type { ContractPlan, ValidityFilter } from '@fairway/api/choice/account/contract';
import { type Body, call } from '../../../lib/api/api.ts';
import { routeQuery } from '../../../lib/api/route-query.ts';
import type { Pages } from '../../../ui/record/list/use-list.ts';

export type ContractSort = 'endDate' | 'code' | 'siteName' | 'startDate' | 'amount';
type ContractFilter = {
  readonly search: string;
  readonly sort: ContractSort;
  readonly order: 'asc' | 'desc';
  readonly validity: ValidityFilter | undefined;
  readonly plan: ContractPlan | undefined;
  readonly siteId: string | undefined;
};

/** Those that a search finds, page by page. */
export const contractList = (filter: ContractFilter): Pages<Contract> => ({
  key: ['contracts', 'list', filter],
  read: (part, signal) => call('GET /api/contracts', { query: { ...filter, ...part }, signal }),
});

/** How many contracts ask for somebody's attention. */
export const contractCount = (validity: 'lapsed' | 'expiring') => ({
  ...routeQuery(['contracts', 'count', validity], 'GET /api/contracts', { query: { validity, pageSize: 1 } }),
  select: ({ total }: { total: number }) => total,
});

export const contract = (contractId: string) =>
  routeQuery(['contracts', contractId], 'GET /api/contracts/:contractId', { params: { contractId } });

/** What a site's own people see of its contracts, the one that ends last first. */
export const siteContracts = (siteId: string) =>
  routeQuery(['contracts', 'of', siteId], 'GET /api/sites/:siteId/contracts', { params: { siteId } });

export type NewContract = Body<'POST /api/contracts'>;
export type ContractChange = Body<'PATCH /api/contracts/:contractId'>;

export const addContract = (body: NewContract) => call('POST /api/contracts', { body });
export const changeContract = (contractId: string, body: ContractChange) =>
  call('PATCH /api/contracts/:contractId', { params: { contractId }, body });
export const deleteContract = (contractId: string) => call('DELETE /api/contracts/:contractId', { params: { contractId } });
