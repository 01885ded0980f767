import type { DayEvent } from '@fairway/api';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { SessionClub } from '../../../../lib/session.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { ClubLink } from '../club-link.tsx';
import { HolesBar } from '../holes-bar.tsx';
import { StateMark } from '../state-mark.tsx';
import classes from './day-event-card.module.css';
import { deskOf, workOf } from './need.ts';

type Figure = {
  readonly label: string;
  readonly below: string;
  /** A number, or how many of how many. */
  readonly count: number | string;
  /** A person has to look at it. */
  readonly needs: boolean;
};

/** A tournament of today: how far it is, and in numbers what of it is not done, each a way to where it is. */
export function DayEventCard({ event, withClub }: { event: DayEvent; withClub: boolean }) {
  const { t } = useTranslation(['dashboard', 'tournament']);
  const { tournamentId, name, clubId, clubName, round, rounds, date, daysAhead, firstTee, playedToday, phase, state, holes } = event;
  const club = { id: clubId, name: clubName };
  const path = `/tournaments/${tournamentId}`;
  const about = [
    withClub && clubName,
    rounds > 1 && t('round', { number: round, all: rounds }),
    daysAhead < 0 && t('since', { date: formatDate(date) }),
    daysAhead > 0 && t('on', { date: formatDate(date) }),
    firstTee !== null && phase === 'upcoming' && t('tee', { time: firstTee }),
    t('tournament:golfers', { count: event.cards }),
  ];
  return (
    <section className={`frame ${classes.event}`} aria-label={name}>
      <div className="row between gap-16 wrap">
        <h3 className={classes.name}>
          <ClubLink club={club} to={path}>
            {name}
          </ClubLink>
        </h3>
        <StateMark of={event} today={playedToday} />
      </div>
      <p className={classes.about}>{about.filter(Boolean).join(' · ')}</p>
      {phase === 'playing' && state !== 'closed' && (
        <ClubLink club={club} to={`${path}/scores?round=${round}`} className={classes.progress}>
          <HolesBar holes={holes} />
        </ClubLink>
      )}
      <Figures club={club} path={path} figures={useFigures(event)} />
    </section>
  );
}

function Figures({ club, path, figures }: { club: SessionClub; path: string; figures: readonly Figure[] }) {
  return (
    <ul className={classes.figures}>
      {figures.map(({ label, below, count, needs }) => (
        <li key={below + label}>
          <ClubLink club={club} to={`${path}${below}`} data-open={needs || undefined}>
            <strong className="tabular">{count}</strong> {label}
          </ClubLink>
        </li>
      ))}
    </ul>
  );
}

/** Before play what is prepared, in play what comes in, afterwards the prizes. */
function useFigures(event: DayEvent): readonly Figure[] {
  const { t } = useTranslation('dashboard');
  const { preparation, missingCards, overdueCards, disputedHoles, silentPhones, daysAhead, prizes, openTies, matches } = event;
  const figure = (label: string, count: number, below: string, needs = count > 0): Figure => ({ label, count, below, needs });
  if (preparation !== null && event.state !== 'closed') {
    const { flights, unplaced, uncoded } = preparation;
    return [
      figure(t('figure.flights', { count: flights }), flights, '/flights', flights === 0),
      figure(t('figure.unplaced', { count: unplaced }), unplaced, '/flights?only=unassigned'),
      figure(t('figure.uncoded', { count: uncoded }), uncoded, '/links'),
      { label: t('figure.ready'), count: t('figure.check'), below: '/ready-check', needs: false },
    ];
  }
  const disputes = figure(t('figure.disputes', { count: disputedHoles }), disputedHoles, deskOf(event, 'disputes'));
  if (prizes === null) {
    const late = overdueCards > 0 ? t('figure.overdue', { count: missingCards, overdue: overdueCards }) : null;
    return [
      matches === null
        ? figure(late ?? t('figure.missing', { count: missingCards }), missingCards, workOf(event), overdueCards > 0)
        : figure(t('figure.matches', { count: matches.open, all: matches.all }), matches.open, workOf(event), false),
      disputes,
      figure(t('figure.phones', { count: silentPhones }), silentPhones, deskOf(event, 'day'), daysAhead === 0 && silentPhones > 0),
      figure(t('figure.prizesLater', { count: event.awards }), event.awards, '/winners', false),
    ];
  }
  const text = prizes.published ? t('figure.published') : t('figure.unpublished');
  return [
    { label: t('figure.prizes'), count: `${prizes.ready}/${prizes.all}`, below: '/winners', needs: false },
    figure(t('figure.ties', { count: openTies }), openTies, '/winners'),
    { label: t('figure.winners'), count: text, below: '/winners', needs: false },
  ];
}
