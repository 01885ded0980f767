import { daysAfter } from '@fairway/api';
import type { Person } from '../access/principal.ts';
import { addContract } from '../feature/account/contract/contract.ts';
import { addSite } from '../feature/account/site/site.ts';
import { officeDate } from '../text/calendar.ts';
import type { Writer } from '../write/write.ts';

/** Last year's contract of the site has ended, the present one ends in three weeks; the one of a second site has ended unrenewed. */
export async function writeEstate(deps: Writer, admin: Person, siteId: string): Promise<void> {
  const today = officeDate(deps.clock());
  // one year from 344 days ago has 21 days left
  const present = daysAfter(today, -344);
  const terms = { representative: 'Trần Thu Hạnh', duration: 1, durationUnit: 'year', price: 24_000_000, commissionPercent: 10 } as const;
  await addContract(deps, admin, {
    ...terms,
    siteId,
    code: 'HĐ-001',
    plan: 'basic',
    startDate: daysAfter(present, -365),
    amount: 20_000_000,
  });
  await addContract(deps, admin, { ...terms, siteId, code: 'HĐ-002', plan: 'professional', startDate: present, amount: 22_000_000 });
  const other = await addSite(deps, admin, { name: 'Golf Sông Hồng', note: 'Đơn vị thứ hai của bản dùng thử.', contactMonths: 6 });
  await addContract(deps, admin, {
    ...{ siteId: other.id, code: 'HĐ-003', representative: 'Nguyễn Văn Bách', plan: 'free', startDate: daysAfter(today, -200) },
    ...{ duration: 6, durationUnit: 'month', price: 0, amount: 0, commissionPercent: null },
  });
}
