import type { Tournament } from '@fairway/api';
import type { Permission } from '@fairway/api/permission';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { isSidePlay } from '@fairway/golf';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { IconChevronDown, IconFlagOff, IconSwitchHorizontal } from '#icon';
import { hasReadHint } from '../../../feature/account/tutorial/read-hints.ts';
import { tournament } from '../../../feature/field/tournament/query.ts';
import { StateMark } from '../../../feature/field/tournament/state-mark.tsx';
import { RehearsalBand } from '../../../feature/output/rehearsal/rehearsal-band.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWords } from '../../../i18n/words.ts';
import { chooseClub, may, type Session, useSession } from '../../../lib/session.ts';
import { formatDate, today } from '../../../lib/value/date.ts';
import { StatusMark } from '../../../ui/mark/status-mark.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { OnDemand } from '../../../ui/page/on-demand.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { StateNote } from '../../../ui/page/state-note.tsx';
import { openPart, PartNavigation } from '../../../ui/page/sub-navigation.tsx';
import { RecordScreen } from '../../../ui/record/record-screen.tsx';
import type { Screen } from '../../screen.ts';
import { partsOf } from '../../shell/menu.ts';
import classes from './tournament-frame.module.css';

const loadHint = async () => {
  const [part] = await Promise.all([import('../../../feature/account/tutorial/part-hint.tsx'), loadWords(['tutorial'])]);
  return part.PartHint;
};
const nothing = () => undefined;

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
  const { pathname } = useLocation();
  if (!session.isSuperAdmin && session.club?.id !== shown.clubId) return <OtherClub tournament={shown} />;
  const parts = partsOf(session, shown.id).map(({ part, screens }) => ({
    part,
    label: t(`shell:part.${part}`),
    tabs: screens.filter(({ only }) => isOf(shown, only)).map(({ to, label }) => ({ to, label: t(`shell:screen.${label}`) })),
  }));
  const open = openPart(parts, pathname)?.part.part;
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
          <StateMark of={shown} today={shown.rounds.some(({ date }) => date === today(shown.timeZone))} />
          {shown.rehearsal && <StatusMark tone="attention">{t('rehearsal.mark')}</StatusMark>}
          {shown.archivedAt !== null && <StatusMark tone="quiet">{t('archive.mark')}</StatusMark>}
        </Group>
      }
      tabs={
        <>
          <PartNavigation label={t('parts')} parts={parts} />
          {open && !hasReadHint(session.id, open) && (
            <OnDemand key={open} opened load={loadHint} onClose={nothing}>
              {(Hint) => <Hint part={open} userId={session.id} />}
            </OnDemand>
          )}
          {shown.rehearsal && <RehearsalBand tournament={shown} mayRemove={may(session, 'tournament.write')} />}
          {shown.archivedAt !== null && (
            <Alert color="sand" mb="md">
              {t('archive.note')}
            </Alert>
          )}
        </>
      }
    >
      <Outlet context={shown} />
    </PageFrame>
  );
}

/** Pairs are made for matches too. */
function isOf({ play }: Tournament, only: Screen['only']): boolean {
  if (only === undefined) return true;
  if (play === 'match') return only !== 'strokes';
  return only === 'strokes' || (only === 'sides' && isSidePlay(play));
}

function Loading() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('loading')} isWaiting>
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
      icon={IconSwitchHorizontal}
      title={t('otherClubTitle')}
      text={t('otherClubText', { club: clubName })}
      action={<Button onClick={() => chooseClub({ id: clubId, name: clubName })}>{t('switchClub', { club: clubName })}</Button>}
    />
  );
}
