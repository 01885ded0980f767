import { cardHole } from '@fairway/api/rule/field/round-hole';
import { IconPhoneOff } from '#icon';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import classes from './course-strip.module.css';
import { needTexts, placeText, startText } from './pace-words.ts';
import type { CourseFlight } from './situation.ts';

type Props = {
  round: { readonly firstHole: number; readonly par: readonly number[] };
  flights: readonly CourseFlight[];
  /** The time of what is shown. */
  at: string;
  onOpen: (flight: CourseFlight) => void;
};

const ASIDE = ['waiting', 'due', 'in'] as const;

/** The holes of the round with the flights that are on them, and below them those who are not on the course. A press opens a flight. */
export function CourseStrip({ round, flights, at, onOpen }: Props) {
  const { t } = useTranslation('desk');
  const on = Map.groupBy(flights, ({ place }) => place);
  const chips = (of: readonly CourseFlight[], withTime = false) => (
    <ul className={`column gap-4 ${classes.flights}`}>
      {of.map((one) => (
        <li key={one.flight.id}>
          <FlightChip of={one} at={at} withTime={withTime} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={t('flight.title')}>
      <ol className={`frame ${classes.strip}`}>
        {round.par.map((strokes, nth) => {
          const hole = cardHole(round, nth + 1);
          const here = on.get(hole) ?? [];
          return (
            <li key={hole} className={classes.hole} data-empty={here.length === 0 || undefined}>
              <h3 className={`tabular regular ${classes.head}`}>
                <strong>{hole}</strong>
                <span>{t('strip.par', { par: strokes })}</span>
              </h3>
              {here.length > 0 && chips(here)}
            </li>
          );
        })}
      </ol>
      {ASIDE.map((place) => {
        const here = on.get(place) ?? [];
        return (
          here.length > 0 && (
            <div key={place} className={`row gap-12 wrap mt-8 ${classes.aside}`}>
              <h3 className={classes.asideHead}>{t(`strip.${place}`, { count: here.length })}</h3>
              {chips(here, place === 'waiting')}
            </div>
          )
        );
      })}
      <Legend />
    </section>
  );
}

/** What the marks of a flight say, and how the pace is counted. */
function Legend() {
  const { t } = useTranslation('desk');
  return (
    <div className={`row wrap mt-8 quiet small gap-16 tight ${classes.legend}`}>
      <span>+12′ {t('strip.late')}</span>
      <span>
        <IconPhoneOff aria-hidden size={14} /> {t('strip.noNews')}
      </span>
      <span>≠ {t('strip.disputed')}</span>
      <span>
        <i className={classes.sample} aria-hidden /> {t('strip.guessed')}
      </span>
      <details>
        <summary>{t('strip.how')}</summary>
        {t('strip.pace')}
      </details>
    </div>
  );
}

type ChipProps = { of: CourseFlight; at: string; withTime: boolean; onOpen: Props['onOpen'] };

/** A flight: its number, and in amber with a mark why a person has to act. */
function FlightChip({ of, at, withTime, onOpen }: ChipProps) {
  const { t } = useTranslation('desk');
  const { flight, place, guessed, needs } = of;
  const parts = [
    t('flight.name', { number: flight.number }),
    placeText(t, place),
    ...(place === 'waiting' ? [startText(t, flight)] : []),
    ...(guessed && typeof place === 'number' ? [t('flight.guessed')] : []),
    ...needTexts(t, of, at),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={`row wrap tabular ${classes.flight}`}
      data-needs={needs.length > 0 || undefined}
      data-guessed={(guessed && typeof place === 'number') || undefined}
      aria-label={parts.join(', ')}
      title={parts.slice(1).join(' · ')}
      onClick={() => onOpen(of)}
    >
      <strong>{flight.number}</strong>
      {withTime && flight.teeTime !== null && <span>{flight.teeTime}</span>}
      {needs.includes('late') && <span>+{flight.lateMinutes}′</span>}
      {(needs.includes('silent') || needs.includes('unheard')) && <IconPhoneOff aria-hidden size={14} />}
      {needs.includes('disputed') && <span>≠</span>}
    </button>
  );
}
