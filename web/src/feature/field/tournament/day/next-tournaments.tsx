import type { ComingTournament } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { ClubLink } from '../club-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { lacks } from './need.ts';
import classes from './next-tournaments.module.css';

/** The tournaments after today: how far away each is, and the first thing that it still lacks. */
export function NextTournaments({ next, withClub }: { next: readonly ComingTournament[]; withClub: boolean }) {
  const { t } = useTranslation(['dashboard', 'tournament']);
  return (
    <ul className={`frame ruled ${classes.list}`}>
      {next.map(({ id, name, clubId, clubName, playerCount, preparation, daysAhead, ...of }) => {
        const club = { id: clubId, name: clubName };
        const [lack] = lacks(preparation, playerCount).filter(({ count }) => count > 0);
        return (
          <li key={id}>
            <span className={classes.name}>
              <ClubLink club={club} to={`/tournaments/${id}`}>
                {name}
              </ClubLink>
              {of.state === 'locked' && <StateMark of={of} />}
            </span>
            <span className={`quiet ${classes.about}`}>
              <strong>{t('days', { count: daysAhead })}</strong>
              <span className="tabular">{datesOf(of, formatDate)}</span>
              {withClub && <span>{clubName}</span>}
              <span>{t('tournament:golfers', { count: playerCount })}</span>
            </span>
            <span className={`quiet ${classes.about}`}>
              {lack !== undefined && (
                <ClubLink club={club} to={`/tournaments/${id}${lack.below}`} className={classes.lack}>
                  {t(`need.${lack.kind}`, { count: lack.count })}
                </ClubLink>
              )}
              <ClubLink club={club} to={`/tournaments/${id}/ready-check`} aria-label={t('tournament:ready.link', { name })}>
                {t('tournament:ready.title')}
              </ClubLink>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
