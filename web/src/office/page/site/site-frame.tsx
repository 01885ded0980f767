import type { Site } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useOutletContext, useParams } from 'react-router';
import { IconBuildings } from '#icon';
import { site } from '../../../feature/account/site/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';

/** The site that the screens below the frame show. */
export const useSite = (): Site => useOutletContext<Site>();

/** Around every screen of one site, which they get by `useSite`. */
export function SiteFrame() {
  const { siteId = '' } = useParams();
  const { t } = useTranslation('site');
  return (
    <RecordScreen
      read={useQuery(site(siteId))}
      missing={{ icon: IconBuildings, title: t('notFoundTitle'), text: t('notFoundText'), to: '/', action: t('toDashboard') }}
    >
      {(read) => <Outlet context={read} />}
    </RecordScreen>
  );
}
