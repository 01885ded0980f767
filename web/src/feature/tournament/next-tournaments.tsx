import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../lib/date.ts';
import surface from '../../ui/surface.module.css';
import { clubToday } from './club-query.ts';
import classes from './next-tournaments.module.css';
import { StateMark } from './state-mark.tsx';

/** The tournaments of a club after today. */
export function NextTournaments({ clubId, title, none }: { clubId: string; title: string; none: string }) {
  const { t } = useTranslation('tournament');
  const { data } = useQuery(clubToday(clubId));
  if (data === undefined) return null;
  return (
    <section aria-labelledby="next-tournaments">
      <h2 id="next-tournaments">{title}</h2>
      {data.next.length === 0 && <p>{none}</p>}
      {data.next.length > 0 && (
        <ul className={`${surface.frame} ${classes.list}`}>
          {data.next.map(({ id, name, date, state, playerCount }) => (
            <li key={id}>
              <Link to={`/tournaments/${id}`}>{name}</Link>
              <span className={classes.about}>
                <span className="tabular">{formatDate(date)}</span>
                <span>{t('golfers', { count: playerCount })}</span>
                <StateMark state={state} />
                <Link to={`/tournaments/${id}/ready-check`} aria-label={t('ready.link', { name })}>
                  {t('ready.title')}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
