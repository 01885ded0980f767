import type { Site } from '@fairway/api';
import { Button } from '@mantine/core';
import { IconBuildings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useOutletContext, useParams } from 'react-router';
import { site } from '../../feature/site/query.ts';
import { isApiError } from '../../lib/api-error.ts';
import { StateNote, Unread } from '../../ui/state-note.tsx';

/** The site that the screens below the frame show. */
export const useSite = (): Site => useOutletContext<Site>();

/** Around every screen of one site, which they get by `useSite`. */
export function SiteFrame() {
  const { siteId = '' } = useParams();
  const read = useQuery(site(siteId));
  if (read.data !== undefined) return <Outlet context={read.data} />;
  if (isApiError(read.error) && [404, 422].includes(read.error.status)) return <NotFound />;
  return <Unread of={[read]} height={320} />;
}

function NotFound() {
  const { t } = useTranslation('site');
  return (
    <StateNote
      wholeScreen
      icon={<IconBuildings aria-hidden size={36} stroke={1.4} />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Button component={Link} to="/" variant="default">
          {t('toDashboard')}
        </Button>
      }
    />
  );
}
