import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router';
import { LOG_WORDS } from '../../feature/activity/words.ts';
import { BackupLine } from '../../feature/backup/backup-line.tsx';
import { ContractNotice } from '../../feature/dashboard/contract-notice.tsx';
import { Figures } from '../../feature/dashboard/figures.tsx';
import { dashboard, figures } from '../../feature/dashboard/query.ts';
import { latestTournaments, today } from '../../feature/tournament/club-query.ts';
import { DayEventCard } from '../../feature/tournament/day-event-card.tsx';
import { NextTournaments } from '../../feature/tournament/next-tournaments.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadWords } from '../../i18n/words.ts';
import { may, type Session, useSession } from '../../lib/session.ts';
import { InSight } from '../../ui/page/in-sight.tsx';
import { PageFrame } from '../../ui/page/page-frame.tsx';
import { Unread } from '../../ui/page/state-note.tsx';
import { useMayOpen } from '../may-open.ts';
import { useLatestTournament } from '../shell/latest-tournament.ts';
import classes from './dashboard-page.module.css';

/** The words of every value come with it: the first screen does not wait for them. */
const RecentActivity = lazy(async () => {
  const [part] = await Promise.all([import('../../feature/activity/recent-activity.tsx'), loadWords(LOG_WORDS)]);
  return { default: part.RecentActivity };
});

export function DashboardPage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  if (session === null) return null;
  return (
    <PageFrame width="narrow">
      <section className={classes.greeting}>
        <p>
          {t('signedInAs')} <strong>{session.name}</strong>
        </p>
        {session.site !== null && (
          <p>
            {t('managesSite')} <strong>{session.site.name}</strong>
          </p>
        )}
        {session.site === null && !session.isSuperAdmin && <p>{t('noSite')}</p>}
      </section>
      <Parts session={session} />
    </PageFrame>
  );
}

/** They come together once all are known, so that none pushes another down; without one of them there is another try for all. */
function Parts({ session }: { session: Session }) {
  const { t } = useTranslation('dashboard');
  const clubId = session.club?.id;
  const reads = useQueries({
    queries: [
      { ...today(), enabled: clubId !== undefined },
      { ...latestTournaments(clubId ?? ''), enabled: clubId !== undefined },
      { ...dashboard(), enabled: session.site !== null },
      { ...figures(), enabled: may(session, 'site.admin') },
    ],
  });
  if (reads.some(({ isLoading, isLoadingError }) => isLoading || isLoadingError)) return <Unread of={reads} height={600} />;
  return (
    <div className={classes.parts}>
      {session.club !== null && <Today />}
      {session.site !== null && <ContractNotice siteId={session.site.id} />}
      {session.club !== null && <NextTournaments title={t('next')} none={t('nextNone')} />}
      {(session.site !== null || session.isSuperAdmin) && <NextSteps session={session} />}
      {may(session, 'site.admin') && <Figures />}
      {may(session, 'backup.read') && <BackupLine />}
      {(session.site !== null || session.isSuperAdmin) && (
        <section aria-labelledby="recent-activity">
          <h2 id="recent-activity">{t('recent')}</h2>
          <InSight minHeight={400}>
            <RecentActivity />
          </InSight>
        </section>
      )}
    </div>
  );
}

/** The day's events come first: what in them needs a person, with numbers. */
function Today() {
  const { data } = useQuery(today());
  return data?.items.map((event) => <DayEventCard key={event.tournamentId} event={event} />);
}

function NextSteps({ session }: { session: Session }) {
  const { t } = useTranslation('auth');
  const latest = useLatestTournament(session);
  const mayOpen = useMayOpen();
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('nextSteps')}</h2>
      <ul className={classes.steps}>
        {latest !== null && (
          <Step to={`/tournaments/${latest.id}`} title={t('openLatest', { name: latest.name })} text={t('openLatestText')} />
        )}
        <Step to="/tournaments" title={t('seeTournaments')} text={t('seeTournamentsText')} />
        {mayOpen('/tournaments/add') && <Step to="/tournaments/add" title={t('addTournament')} text={t('addTournamentText')} />}
      </ul>
    </section>
  );
}

function Step({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <Link to={to} className={classes.step}>
        <span>
          <strong>{title}</strong>
          <Text span size="sm" c="dimmed">
            {text}
          </Text>
        </span>
        <IconChevronRight aria-hidden size={18} />
      </Link>
    </li>
  );
}
