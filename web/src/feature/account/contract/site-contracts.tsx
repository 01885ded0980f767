import { formatMoney } from '@fairway/api/word/number';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatDate } from '../../../lib/value/date.ts';
import { ValidityMark } from '../../../ui/mark/validity-mark.tsx';
import { TextLink } from '../../../ui/page/screen-link.tsx';
import { ShortList } from '../../../ui/record/list/short-list.tsx';
import { siteContracts } from './query.ts';

type Props = {
  siteId: string;
  action?: ReactNode;
  /** Whether codes lead to the contracts, which only super administrators open. */
  mayOpen: boolean;
};

/** The contracts of a site, the one that ends last first. */
export function SiteContracts({ siteId, action, mayOpen }: Props) {
  const { t } = useTranslation('contract');
  const language = useLanguage();
  const read = useQuery(siteContracts(siteId));
  return (
    <ShortList title={t('title')} action={action} read={read} empty={t('emptyTitle')}>
      {({ id, code, plan, startDate, endDate, amount, validity }) => (
        <>
          {mayOpen ? (
            <TextLink to={`/contracts/${id}`} fw={500} label={code} />
          ) : (
            <Text span fw={500}>
              {code}
            </Text>
          )}
          <Text span size="sm" c="dimmed" className="tabular">
            {[t(`plan.${plan}`), `${formatDate(startDate)} – ${formatDate(endDate)}`, formatMoney(amount, language)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <ValidityMark validity={validity} />
        </>
      )}
    </ShortList>
  );
}
