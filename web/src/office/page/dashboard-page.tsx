import type { SayOf } from '@fairway/api/word/say';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router';
import { LOG_WORDS } from '../../feature/account/activity/words.ts';
import { BackupLine } from '../../feature/account/backup/backup-line.tsx';
import { SettingTroubles } from '../../feature/account/setting-trouble/setting-troubles.tsx';
import { ContractNotice } from '../../feature/field/dashboard/contract-notice.tsx';
import { Figures } from '../../feature/field/dashboard/figures.tsx';
import { dashboard, figures } from '../../feature/field/dashboard/query.ts';
import { today } from '../../feature/field/tournament/club-query.ts';
import { needsOf } from '../../feature/field/tournament/day/need.ts';
import { NeedList } from '../../feature/field/tournament/day/need-list.tsx';
import { NextTournaments } from '../../feature/field/tournament/day/next-tournaments.tsx';
import { Today } from '../../feature/field/tournament/day/today.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadWords } from '../../i18n/words.ts';
import { may, type Session, useSession } from '../../lib/session.ts';
import { formatDate } from '../../lib/value/date.ts';
import { InSight } from '../../ui/page/in-sight.tsx';
import { PageFrame } from '../../ui/page/page-frame.tsx';
import { LinkButton } from '../../ui/page/screen-link.tsx';
import { StateNote, Unread } from '../../ui/page/state-note.tsx';
import { useMayOpen } from '../may-open.ts';
import classes from './dashboard-page.module.css';

/** The words of every value come with it: the first screen does not wait for them. */
const RecentActivity = lazy(async () => {
  const [part] = await Promise.all([import('../../feature/account/activity/recent-activity.tsx'), loadWords(LOG_WORDS)]);
  return { default: part.RecentActivity };
});

export function DashboardPage() {
  const { t } = useTranslation('tournament');
  const session = useSession();
  const mayOpen = useMayOpen();
  if (session === null) return null;
  const mayAdd = session.club !== null && mayOpen('/tournaments/add');
  return (
    <PageFrame actions={mayAdd && <LinkButton to="/tournaments/add" label={t('add')} />}>
      <Greeting session={session} />
      {(session.site !== null || session.isSuperAdmin) && <Parts session={session} mayAdd={mayAdd} />}
    </PageFrame>
  );
}

function Greeting({ session: { name, site, isSuperAdmin } }: { session: Session }) {
  const { t } = useTranslation(['dashboard', 'shell']);
  return (
    <p className={`row wrap mb-16 quiet gap-16 tight ${classes.greeting}`}>
      <span>
        {t('signedInAs')} <strong>{name}</strong>
      </span>
      {site !== null && (
        <span>
          {t('managesSite')} <strong>{site.name}</strong>
        </span>
      )}
      {site === null && !isSuperAdmin && <span>{t('shell:noSite')}</span>}
    </p>
  );
}

type PartsProps = { session: Session; mayAdd: boolean };

/** They come together once all are known, so that none pushes another down; without one of them there is another try for all. */
function Parts({ session, mayAdd }: PartsProps) {
  const { t } = useTranslation('dashboard');
  const isAdmin = may(session, 'site.admin');
  const day = useQuery(today());
  const reads = [
    day,
    ...useQueries({
      queries: [
        { ...dashboard(), enabled: session.site !== null },
        { ...figures(), enabled: isAdmin },
      ],
    }),
  ];
  if (reads.some(({ isLoading, isLoadingError }) => isLoading || isLoadingError)) return <Unread of={reads} height={600} />;
  if (day.data === undefined) return null;
  const { items, next, last } = day.data;
  const withClub = session.isSuperAdmin || (session.site?.clubs.length ?? 0) > 1;
  return (
    <div className={`column ${classes.parts}`}>
      <div className={classes.main}>
        {hasNoClub(session) ? (
          <NoClub mayAdd={isAdmin} />
        ) : (
          <Today events={items} last={last} isFirst={next.length === 0} mayAdd={mayAdd} withClub={withClub} />
        )}
        {(next.length > 0 || items.length > 0) && (
          <section aria-labelledby="next-tournaments">
            <div className="row baseline between gap-16">
              <h2 id="next-tournaments">{t('next')}</h2>
              <Link to="/tournaments">{t('allTournaments')}</Link>
            </div>
            {next.length > 0 ? <NextTournaments next={next} withClub={withClub} /> : <p>{t('nextNone')}</p>}
          </section>
        )}
      </div>
      <div className={classes.side}>
        {may(session, 'setting.admin') && <SettingTroubles />}
        <Needs session={session} />
        {session.site !== null && <ContractNotice siteId={session.site.id} />}
        {may(session, 'backup.read') && <BackupLine mayMake={may(session, 'backup.write')} />}
      </div>
      <div className={classes.whole}>
        {isAdmin && <Figures />}
        <section aria-labelledby="recent-activity">
          <h2 id="recent-activity">{t('recent')}</h2>
          <InSight minHeight={400}>
            <RecentActivity />
          </InSight>
        </section>
      </div>
    </div>
  );
}

/** A super administrator without a site sees the clubs of all. */
const hasNoClub = ({ site }: Session): boolean => site !== null && site.clubs.length === 0;

function NoClub({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <StateNote
      title={t('noClub')}
      text={mayAdd ? t('noClubAdmin') : t('noClubText')}
      action={mayAdd && <LinkButton to="/clubs/add" label={t('addClub')} />}
    />
  );
}

/** What waits for this person: in tournaments, and for a super administrator a certificate, tickets, mails and contracts too; of a site contacts that will be forgotten. */
function Needs({ session }: { session: Session }) {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery({ ...today(), refetchOnMount: false }); // the page has just asked
  const { data: all } = useQuery({ ...figures(), enabled: may(session, 'site.admin') });
  const tickets = all?.openTickets ?? 0;
  const mails = all?.undelivered ?? 0;
  const contracts = all?.contracts.length ?? 0;
  const endsAt = all?.certificateEndsAt ?? null;
  const { data: ofSite } = useQuery({ ...dashboard(), enabled: session.site !== null });
  const contacts = may(session, 'golfer.write') ? (ofSite?.contacts ?? null) : null;
  const others = [
    ...(endsAt === null ? [] : [{ text: certificateText(endsAt, t), to: '/addresses' }]),
    ...(tickets > 0 ? [{ text: `${tickets} ${t('openTickets', { count: tickets })}`, to: '/help/list-supports' }] : []),
    ...(mails > 0 ? [{ text: `${mails} ${t('undelivered', { count: mails })}`, to: '/mails' }] : []),
    ...(contracts > 0 ? [{ text: t('contractsDue', { count: contracts }), to: '/contracts' }] : []),
    ...(contacts === null
      ? []
      : [{ text: t('contactsEnd', { count: contacts.golfers, date: formatDate(contacts.from) }), to: '/golfers' }]),
  ];
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">{t('needs')}</h2>
      <NeedList needs={needsOf(data?.items ?? [], data?.next ?? [], (permission) => may(session, permission))} others={others} />
    </section>
  );
}

const certificateText = (endsAt: string, t: SayOf<'dashboard'>): string =>
  t(new Date(endsAt) > new Date() ? 'certificateEnds' : 'certificateEnded', { date: formatDate(endsAt.slice(0, 10)) });
