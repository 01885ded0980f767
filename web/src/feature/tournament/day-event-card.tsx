import type { DayEvent } from '@fairway/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './day-event-card.module.css';
import { StateMark } from './state-mark.tsx';

/** A tournament of today: what in it needs a person, each number a way to where it is done. */
export function DayEventCard({ event }: { event: DayEvent }) {
  const { t } = useTranslation('tournament');
  const { tournamentId, name, state, round, finished, cards, missingCards, disputedHoles, openTies } = event;
  const path = `/tournaments/${tournamentId}`;
  const scores = `${path}/scores?round=${round}`;
  return (
    <section className={classes.event} aria-label={name}>
      <h2 className={classes.name}>
        <Link to={path}>{name}</Link> <StateMark state={state} />
      </h2>
      <ul className={classes.work}>
        <Work to={scores} count={missingCards} label={t('today.missing', { count: missingCards, cards })} />
        <Work to={scores} count={disputedHoles} label={t('today.disputed', { count: disputedHoles })} />
        {finished ? (
          <Work to={`${path}/winners`} count={openTies} label={t('today.ties', { count: openTies })} />
        ) : (
          <li className={classes.later}>{t('today.tiesLater')}</li>
        )}
      </ul>
    </section>
  );
}

function Work({ to, count, label }: { to: string; count: number; label: string }) {
  return (
    <li>
      <Link to={to} data-open={count > 0 || undefined}>
        <strong className="tabular">{count}</strong> {label}
      </Link>
    </li>
  );
}
