import type { Club } from '@fairway/api';
import { Button } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useOutletContext, useParams } from 'react-router';
import { club } from '../../feature/club/query.ts';
import { isApiError } from '../../lib/api-error.ts';
import { StateNote, Unread } from '../../ui/state-note.tsx';

/** The club that the screens below the frame show. */
export const useClub = (): Club => useOutletContext<Club>();

/** Around every screen of one club, which they get by `useClub`. */
export function ClubFrame() {
  const { clubId = '' } = useParams();
  const read = useQuery(club(clubId));
  if (read.data !== undefined) return <Outlet context={read.data} />;
  if (isApiError(read.error) && [404, 422].includes(read.error.status)) return <NotFound />;
  return <Unread of={[read]} height={320} />;
}

function NotFound() {
  const { t } = useTranslation('club');
  return (
    <StateNote
      wholeScreen
      icon={<IconBuildingCommunity aria-hidden size={36} stroke={1.4} />}
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
