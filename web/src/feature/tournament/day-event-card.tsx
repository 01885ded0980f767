import type { DayEvent } from '@fairway/api';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SessionClub } from '../../lib/session.ts';
import { ClubLink, OtherClub } from './club-link.tsx';
import classes from './day-event-card.module.css';
import { StateMark } from './state-mark.tsx';

/** A tournament of today: what in it needs a person, each number a way to where it is done. */
export function DayEventCard({ event }: { event: DayEvent }) {
  const { t } = useTranslation('tournament');
  const { tournamentId, name, round, finished, cards, missingCards, disputedHoles, openTies } = event;
  const club = { id: event.clubId, name: event.clubName };
  const path = `/tournaments/${tournamentId}`;
  const scores = `${path}/scores?round=${round}`;
  return (
    <section className={classes.event} aria-label={name}>
      <h2 className={classes.name}>
        <ClubLink club={club} to={path}>
          {name}
        </ClubLink>{' '}
        <StateMark of={event} />
      </h2>
      <OtherClub club={club} />
      <ul className={classes.work}>
        <Work club={club} to={scores} count={missingCards} label={t('today.missing', { count: missingCards, cards })} />
        <Work club={club} to={scores} count={disputedHoles} label={t('today.disputed', { count: disputedHoles })} />
        {finished ? (
          <Work club={club} to={`${path}/winners`} count={openTies} label={t('today.ties', { count: openTies })} />
        ) : (
          <li className={classes.later}>{t('today.tiesLater')}</li>
        )}
      </ul>
    </section>
  );
}

function Work({ club, to, count, label }: { club: SessionClub; to: string; count: number; label: string }) {
  return (
    <li>
      <ClubLink club={club} to={to} data-open={count > 0 || undefined}>
        <strong className="tabular">{count}</strong> {label}
      </ClubLink>
    </li>
  );
}
