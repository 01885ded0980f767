import type { DeskDay, ScoreSheet, Tournament } from '@fairway/api';
import { deskRate } from '@fairway/api/rule/play/desk-rate';
import { formatDecimal } from '@fairway/api/word/number';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { formatClock } from '../../../../lib/value/date.ts';
import { Unread } from '../../../../ui/page/state-note.tsx';
import { type CardView, progressOf } from '../desk/desk-view.ts';
import type { DeskState } from '../desk/use-desk.ts';
import { deskDay } from '../query.ts';
import { MissingList } from '../review/missing-list.tsx';
import { CourseStrip } from './course-strip.tsx';
import classes from './day.module.css';
import { FlightDrawer } from './flight-drawer.tsx';
import { OddList } from './odd-list.tsx';
import { oddScores } from './odd-score.ts';
import { needTexts, placeText } from './pace-words.ts';
import { type CourseFlight, situationOf } from './situation.ts';

type Props = {
  tournament: Pick<Tournament, 'id' | 'timeZone'>;
  roundId: string;
  /** Its holes. */
  round: Pick<ScoreSheet, 'firstHole' | 'par'>;
  desk: DeskState;
  phoneOf: (playerId: string) => string | null;
  onCard: (view: CardView, hole?: number) => void;
};

/** The day at a look: where the flights are, which of them need a person, whose cards are missing, and when the desk will be done. */
export function DayView({ tournament, roundId, round, desk, phoneOf, onCard }: Props) {
  const { t } = useTranslation('desk');
  const { id, timeZone } = tournament;
  const read = useQuery(deskDay(id, roundId));
  const day = read.data;
  const [openId, setOpenId] = useState<string | null>(null);
  if (day === undefined) return <Unread of={[read]} height={320} />;
  const links = `/tournaments/${id}/links?round=${roundId}`;
  const flights = situationOf(day, desk.views, round);
  const odd = oddScores(desk.views);
  const open = (of: CourseFlight) => setOpenId(of.flight.id);
  return (
    <>
      <Unread of={[read]} />
      {day.suspendedAt !== null && <Text mb="xs">{t('day.suspended', { time: formatClock(new Date(day.suspendedAt), timeZone) })}</Text>}
      {flights.length === 0 ? <Text>{t('flight.none')}</Text> : <CourseStrip round={round} flights={flights} at={day.at} onOpen={open} />}
      <div className={classes.below}>
        <div>
          <Needs flights={flights} at={day.at} onOpen={open} />
          {odd.length > 0 && <OddList odd={odd} onCorrect={desk.look} onOpen={onCard} />}
        </div>
        <Missing flights={flights} desk={desk} day={day} timeZone={timeZone} phoneOf={phoneOf} onCard={onCard} />
      </div>
      <FlightDrawer
        of={flights.find(({ flight }) => flight.id === openId)}
        at={day.at}
        timeZone={timeZone}
        links={links}
        phoneOf={phoneOf}
        onCard={onCard}
        onClose={() => setOpenId(null)}
      />
    </>
  );
}

/** The flights that a person has to see to, with the reason; a press opens the flight. */
function Needs({ flights, at, onOpen }: { flights: readonly CourseFlight[]; at: string; onOpen: (of: CourseFlight) => void }) {
  const { t } = useTranslation('desk');
  const needing = flights.filter(({ needs }) => needs.length > 0);
  return (
    <section aria-label={t('need.title')}>
      <h2 className={classes.heading}>{t('need.title')}</h2>
      {needing.length === 0 && <Text c="dimmed">{t('need.none')}</Text>}
      <ul className={classes.list}>
        {needing.map((of) => (
          <li key={of.flight.id}>
            <button type="button" className={`alarm row between gap-12 ${classes.need}`} onClick={() => onOpen(of)}>
              <span>
                <strong>{t('flight.name', { number: of.flight.number })}</strong> · {placeText(t, of.place)}
              </span>
              <span>{needTexts(t, of, at).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MissingProps = Pick<Props, 'desk' | 'phoneOf' | 'onCard'> & { flights: readonly CourseFlight[]; day: DeskDay; timeZone: string };

/** The cards that should be here by now, flight by flight, and when the desk will be done. */
function Missing({ flights, desk, day, timeZone, phoneOf, onCard }: MissingProps) {
  const { t } = useTranslation('desk');
  const owed = flights.flatMap((of) => of.owed);
  const { expected, complete } = progressOf(desk.views);
  const left = expected - complete;
  return (
    <section aria-label={t('owed.title')}>
      <h2 className={classes.heading}>{t('owed.title')}</h2>
      <Text c="dimmed" mb="xs" className="tabular">
        {left === 0 ? t('day.done') : <Rate completedAt={day.completedAt} at={day.at} left={left} timeZone={timeZone} />}
        {left > 0 && owed.length === 0 && ` ${t('owed.none')}`}
      </Text>
      <MissingList cards={owed} phoneOf={phoneOf} onOpen={onCard} />
    </section>
  );
}

type RateProps = { completedAt: readonly string[]; at: string; left: number; timeZone: string };

function Rate({ completedAt, at, left, timeZone }: RateProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const rate = deskRate(
    completedAt.map((moment) => Date.parse(moment)),
    left,
    Date.parse(at),
  );
  if (rate === null) return t('day.noRate');
  const figure = formatDecimal(rate.cardsPerMinute, language);
  return t('day.rate', { rate: figure, time: formatClock(rate.doneAt, timeZone) });
}
