import { datesOf } from '@fairway/api/rule/play-dates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../lib/date.ts';
import surface from '../../ui/style/surface.module.css';
import { ClubLink, OtherClub } from './club-link.tsx';
import { today } from './club-query.ts';
import classes from './next-tournaments.module.css';
import { StateMark } from './state-mark.tsx';

/** The tournaments after today. */
export function NextTournaments({ title, none }: { title: string; none: string }) {
  const { t } = useTranslation('tournament');
  const { data } = useQuery(today());
  if (data === undefined) return null;
  return (
    <section aria-labelledby="next-tournaments">
      <h2 id="next-tournaments">{title}</h2>
      {data.next.length === 0 && <p>{none}</p>}
      {data.next.length > 0 && (
        <ul className={`${surface.frame} ${classes.list}`}>
          {data.next.map(({ id, name, clubId, clubName, playerCount, ...of }) => (
            <li key={id}>
              <ClubLink club={{ id: clubId, name: clubName }} to={`/tournaments/${id}`}>
                {name}
              </ClubLink>
              <span className={classes.about}>
                <span className="tabular">{datesOf(of, formatDate)}</span>
                <OtherClub club={{ id: clubId, name: clubName }} />
                <span>{t('golfers', { count: playerCount })}</span>
                <StateMark of={of} />
                <ClubLink
                  club={{ id: clubId, name: clubName }}
                  to={`/tournaments/${id}/ready-check`}
                  aria-label={t('ready.link', { name })}
                >
                  {t('ready.title')}
                </ClubLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
