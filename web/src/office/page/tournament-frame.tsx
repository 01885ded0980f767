import type { Tournament } from '@fairway/api';
import type { Permission } from '@fairway/api/permission';
import { datesOf } from '@fairway/api/play-dates';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { IconChevronDown, IconFlagOff, IconSwitchHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches, useOutletContext, useParams } from 'react-router';
import { RehearsalBand } from '../../feature/rehearsal/rehearsal-band.tsx';
import { tournament } from '../../feature/tournament/query.ts';
import { StateMark } from '../../feature/tournament/state-mark.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../lib/date.ts';
import { chooseClub, may, type Session, useSession } from '../../lib/session.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { RecordScreen } from '../../ui/record/record-screen.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { SubNavigation } from '../../ui/sub-navigation.tsx';
import type { Screen } from '../screen.ts';
import { offeredIn } from '../shell/menu.ts';
import classes from './tournament-frame.module.css';

/** The tournament that the screens below the frame show. */
export const useTournament = (): Tournament => useOutletContext<Tournament>();

/** What the person may do to the tournament: nothing to an archived one, which is restored first. */
export function useMayHere(): (permission: Permission) => boolean {
  const { archivedAt } = useTournament();
  const session = useSession();
  return (permission) => archivedAt === null && may(session, permission);
}

/** Around every screen of one tournament: its name and state, and the tabs; the screens get the tournament by `useTournament`. */
export function TournamentFrame() {
  const { tournamentId = '' } = useParams();
  const session = useSession();
  const { t } = useTranslation('tournament');
  const read = useQuery(tournament(tournamentId));
  if (session === null) return null;
  return (
    <RecordScreen
      read={read}
      loading={<Loading />}
      missing={{ icon: IconFlagOff, title: t('notFoundTitle'), text: t('notFoundText'), to: '/tournaments', action: t('toList') }}
    >
      {(shown) => <Loaded tournament={shown} session={session} />}
    </RecordScreen>
  );
}

function Loaded({ tournament: shown, session }: { tournament: Tournament; session: Session }) {
  const { t } = useTranslation(['tournament', 'shell']);
  const open = useMatches().at(-1)?.handle as Screen | undefined;
  if (!session.isSuperAdmin && session.club?.id !== shown.clubId) return <OtherClub tournament={shown} />;
  const tabs = offeredIn('tournament', session, { tournamentId: shown.id }).map(({ to, label }) => ({
    to,
    label: t(`shell:screen.${label}`),
    isOpen: label === open?.within,
  }));
  return (
    <PageFrame
      title={shown.name}
      others={
        <MenuButton
          className={classes.others}
          label={t('others')}
          load={async () => (await import('./tournament-menu.tsx')).TournamentMenu}
        >
          <IconChevronDown aria-hidden size={16} />
        </MenuButton>
      }
      detail={
        <Group gap="4px 16px" wrap="nowrap">
          <span className="tabular">{datesOf(shown, formatDate)}</span>
          <span className={classes.club}>{shown.clubName}</span>
          <StateMark of={shown} />
          {shown.rehearsal && <StatusMark tone="attention">{t('rehearsal.mark')}</StatusMark>}
          {shown.archivedAt !== null && <StatusMark tone="quiet">{t('archive.mark')}</StatusMark>}
        </Group>
      }
    >
      <SubNavigation label={t('tabs')} tabs={tabs} />
      {shown.rehearsal && <RehearsalBand tournament={shown} mayRemove={may(session, 'tournament.write')} />}
      {shown.archivedAt !== null && (
        <Alert color="sand" mb="md">
          {t('archive.note')}
        </Alert>
      )}
      <Outlet context={shown} />
    </PageFrame>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('loading')}>
      <Skeleton height={38} mb="lg" />
      <Skeleton height={240} />
    </PageFrame>
  );
}

function OtherClub({ tournament: { clubId, clubName } }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  return (
    <StateNote
      wholeScreen
      icon={<IconSwitchHorizontal aria-hidden size={36} stroke={1.4} />}
      title={t('otherClubTitle')}
      text={t('otherClubText', { club: clubName })}
      action={<Button onClick={() => chooseClub({ id: clubId, name: clubName })}>{t('switchClub', { club: clubName })}</Button>}
    />
  );
}
