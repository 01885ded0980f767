import type { ContractInSight } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import classes from './dashboard.module.css';
import { dashboard } from './query.ts';

/** How long a contract is valid. */
export function sayValidity({ daysLeft, endDate }: Pick<ContractInSight, 'daysLeft' | 'endDate'>, t: SayOf<'dashboard'>): string {
  const date = formatDate(endDate);
  if (daysLeft < 0) return t('ended', { date });
  return daysLeft === 0 ? t('endsToday') : t('ends', { count: daysLeft, date });
}

/** The contract of the site, once it ends soon or has ended; nobody is locked out by it. */
export function ContractNotice({ siteId }: { siteId: string }) {
  const { t } = useTranslation(['dashboard', 'contract']);
  const contract = useQuery(dashboard()).data?.contract;
  if (!contract) return null;
  return (
    <section className={`frame ${classes.notice}`} aria-labelledby="contract">
      <h2 id="contract">
        {t('contract')} <Link to={`/sites/${siteId}`}>{contract.code}</Link>
      </h2>
      <StatusMark tone="attention">{t(`contract:plan.${contract.plan}`)}</StatusMark>
      <p>
        {sayValidity(contract, t)} {t('renew')}
      </p>
    </section>
  );
}
