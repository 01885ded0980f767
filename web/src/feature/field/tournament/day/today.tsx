import type { DayEvent, ListedTournament } from '@fairway/api';
import { datesOf } from '@fairway/api/rule/field/play-dates';
import { IconFlag } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type Language, useLanguage } from '../../../../lib/language.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { LinkButton } from '../../../../ui/page/screen-link.tsx';
import { StateNote } from '../../../../ui/page/state-note.tsx';
import { ClubLink } from '../club-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { DayEventCard } from './day-event-card.tsx';
import classes from './today.module.css';

/** The day in the office, with its name: “Thứ Sáu, 27 tháng 11, 2026”. */
const dayInWords = (language: Language): string =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi' : 'en-GB', { dateStyle: 'full', timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date());

type Props = {
  events: readonly DayEvent[];
  /** The latest of an earlier day. */
  last: ListedTournament | null;
  /** None comes after today. */
  isFirst: boolean;
  mayAdd: boolean;
  /** Several clubs are shown: each tournament names its own. */
  withClub: boolean;
};

/** The day's tournaments and how far they are; on a day without any, the latest; and before the first one how to begin. */
export function Today({ events, last, isFirst, mayAdd, withClub }: Props) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  if (events.length === 0 && last === null && isFirst) return <NoneAtAll mayAdd={mayAdd} />;
  return (
    <section aria-labelledby="today" className={`column gap-12 ${classes.today}`}>
      <h2 id="today" className={classes.heading}>
        {t('today')} <span>{dayInWords(language)}</span>
      </h2>
      {events.length === 0 && (
        <div className={classes.none}>
          <strong>{t('todayNone')}</strong>
          <p>{t('todayNoneText')}</p>
          {last !== null && <Last of={last} withClub={withClub} />}
        </div>
      )}
      {events.map((event) => (
        <DayEventCard key={event.tournamentId} event={event} withClub={withClub} />
      ))}
    </section>
  );
}

function Last({ of, withClub }: { of: ListedTournament; withClub: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <p className={classes.last}>
      {t('lastOne')}:{' '}
      <ClubLink club={{ id: of.clubId, name: of.clubName }} to={`/tournaments/${of.id}`}>
        {of.name}
      </ClubLink>{' '}
      · {datesOf(of, formatDate)}
      {withClub && ` · ${of.clubName}`} <StateMark of={of} />
    </p>
  );
}

function NoneAtAll({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation(['dashboard', 'tournament']);
  return (
    <StateNote
      icon={IconFlag}
      title={t('noneAtAll')}
      text={mayAdd ? t('noneAtAllText') : t('noneAtAllReader')}
      action={mayAdd && <LinkButton to="/tournaments/add" label={t('tournament:add')} />}
    />
  );
}
