import type { Club } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useOutletContext, useParams } from 'react-router';
import { IconBuildingCommunity } from '#icon';
import { club } from '../../../feature/account/club/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';

/** The club that the screens below the frame show. */
export const useClub = (): Club => useOutletContext<Club>();

/** Around every screen of one club, which they get by `useClub`. */
export function ClubFrame() {
  const { clubId = '' } = useParams();
  const { t } = useTranslation('club');
  return (
    <RecordScreen
      read={useQuery(club(clubId))}
      missing={{ icon: IconBuildingCommunity, title: t('notFoundTitle'), text: t('notFoundText'), to: '/', action: t('toDashboard') }}
    >
      {(read) => <Outlet context={read} />}
    </RecordScreen>
  );
}
