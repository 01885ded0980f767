import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconAlertTriangle } from '#icon';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { Unread } from '../../../ui/page/state-note.tsx';
import classes from './contract.module.css';
import { contractCount } from './query.ts';

const Notice = ({ children }: { children: ReactNode }) => (
  <p className={`row gap-8 mb-12 ${classes.notice}`}>
    <IconAlertTriangle aria-hidden size={18} />
    <span>{children}</span>
  </p>
);

/** How many sites have an ended contract and no later one, and how many have one that ends soon and no later one; nothing if there are none. */
export function ContractsToRenew() {
  const { t } = useTranslation('contract');
  const reads = [useQuery(contractCount('lapsed')), useQuery(contractCount('expiring'))] as const;
  const [lapsed, expiring] = [reads[0].data ?? 0, reads[1].data ?? 0];
  if (lapsed + expiring === 0) return <Unread of={reads} />;
  return (
    <Notice>
      {lapsed > 0 && <TextLink to="/contracts?validity=lapsed" label={t('lapsedCount', { count: lapsed })} />}
      {lapsed > 0 && expiring > 0 && ' · '}
      {expiring > 0 && <TextLink to="/contracts?validity=expiring" label={t('expiringCount', { count: expiring })} />}
    </Notice>
  );
}

type Standing = { readonly validity: string | null; readonly contractEnd: string | null };

/** Says that the last contract of a site has ended or is about to, and whom to ask: nothing stops working. */
export function ContractNotice({ of: { validity, contractEnd }, mayRenew }: { of: Standing; mayRenew: boolean }) {
  const { t } = useTranslation('contract');
  if (contractEnd === null || (validity !== 'ended' && validity !== 'ending')) return null;
  return (
    <Notice>{[t(`notice.${validity}`, { date: formatDate(contractEnd) }), !mayRenew && t('askToRenew')].filter(Boolean).join(' ')}</Notice>
  );
}
