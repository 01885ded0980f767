import { formatHandicap } from '@fairway/api/word/number';
import { HANDICAP_STEP, type Measure, type Tenths } from '@fairway/golf';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { type Axis, type Bar, type Border, barsOf, endsOf, type Lane, type Placed } from './border.ts';
import classes from './border-panel.module.css';

type Props = {
  lane: Lane;
  axis: Axis;
  measure: Measure;
  placed: readonly Placed[];
  /** The most players at one stroke in any lane: all lanes have the same scale. */
  highest: number;
  /** The colour of a division, the same wherever it stands; `none`: of who has no division. */
  toneOf: (divisionId: string | null) => string;
  /** null: they may only be looked at. */
  onMove: ((border: Border, to: Tenths) => void) | null;
};

/** Ten at least: one player alone does not fill the height. */
const LEAST_HEIGHT = 10;
/** Every fifth stroke has its number. */
const NUMBERED = 50;

/** The handicaps of a field as bars, the divisions behind them, and a handle at every border. */
export function BorderLane({ lane, axis, measure, placed, highest, toneOf, onMove }: Props) {
  const { t } = useTranslation(['division', 'word']);
  const language = useLanguage();
  const plot = useRef<HTMLDivElement>(null);
  const step = HANDICAP_STEP[measure];
  const width = axis.to + 10 - axis.from;
  const share = (handicap: Tenths): number => (100 * (handicap - axis.from)) / width;
  const bars = barsOf(lane, placed);
  const countOf = (id: string) => placed.filter((one) => one.divisionId === id && isIn(lane, one)).length;
  const numbers = Array.from({ length: width / 10 }, (_, nth) => axis.from + nth * 10).filter((at) => at % NUMBERED === 0);
  const at = ({ clientX }: PointerEvent): Tenths => {
    const { left, width: wide } = plot.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    // a border stands after the last handicap of the lower division
    return axis.from + ((clientX - left) / wide) * width - step;
  };
  const people = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className={classes.lane} aria-label={t('border.laneLabel', { gender: t(`gender.${lane.gender}`), count: people })}>
      {lane.gender !== 'a' && (
        <figcaption>
          {t(`gender.${lane.gender}`)} <span className={classes.quiet}>{t('border.people', { count: people })}</span>
        </figcaption>
      )}
      <div ref={plot} className={classes.plot}>
        {lane.divisions.map((division) => {
          const { from, to } = endsOf(division, measure);
          const left = share(from ?? axis.from);
          const right = to === null || to >= axis.to ? 100 : share(to + step);
          return (
            <div
              key={division.id}
              className={`row wrap small ${classes.band}`}
              data-tone={toneOf(division.id)}
              style={{ left: `${left}%`, width: `${Math.max(right - left, 0)}%` }}
            >
              <span className={`cut ${classes.bandName}`}>{division.name}</span>
              <span className="tabular strong">{countOf(division.id)}</span>
            </div>
          );
        })}
        <svg
          className={classes.bars}
          aria-hidden="true"
          preserveAspectRatio="none"
          viewBox={`0 0 ${width} ${Math.max(highest, LEAST_HEIGHT)}`}
        >
          {bars.flatMap((bar) => stack(bar, bar.at - axis.from, Math.max(highest, LEAST_HEIGHT), toneOf))}
        </svg>
        {people === 0 && placed.length > 0 && <p className={`small center ${classes.nobody}`}>{t('border.nobody')}</p>}
        {onMove &&
          lane.borders.map((border) => (
            <BorderHandle
              key={`${border.lower.id} ${border.upper.id}`}
              border={border}
              left={share(border.at + step)}
              step={step}
              text={t('border.spoken', {
                lower: border.lower.name,
                to: formatHandicap(border.at / 10, language),
                lowerCount: countOf(border.lower.id),
                upper: border.upper.name,
                from: formatHandicap((endsOf(border.upper, measure).from ?? 0) / 10, language),
                upperCount: countOf(border.upper.id),
              })}
              shown={formatHandicap(border.at / 10, language)}
              at={at}
              onMove={(to) => onMove(border, to)}
            />
          ))}
      </div>
      <div className={`tabular quiet small ${classes.axis}`} aria-hidden="true">
        {numbers.map((number) => (
          <span key={number} style={{ left: `${share(number + 5)}%` }}>
            {formatHandicap(number / 10, language)}
          </span>
        ))}
      </div>
    </figure>
  );
}

const isIn = ({ gender }: Lane, { person }: Placed): boolean => gender === 'a' || person.gender === gender;

/** A bar, the players of each division upon those of the one before. */
function stack({ parts }: Bar, x: number, height: number, toneOf: Props['toneOf']) {
  let below = 0;
  return parts.map(({ divisionId, count }) => {
    below += count;
    return <rect key={`${x} ${divisionId}`} data-tone={toneOf(divisionId)} x={x + 1} width={8} y={height - below} height={count} />;
  });
}

type HandleProps = {
  border: Border;
  left: number;
  step: Tenths;
  /** What is said of it, and what stands on it. */
  text: string;
  shown: string;
  at: (event: PointerEvent) => Tenths;
  onMove: (to: Tenths) => void;
};

/** A handle for pointer, finger and keys: arrows by one, Page Up and Page Down by five strokes, Home and End as far as it goes. */
function BorderHandle({ border, left, step, text, shown, at, onMove }: HandleProps) {
  const { t } = useTranslation('division');
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedTo(event.key, border, step);
    if (moved === null) return;
    event.preventDefault();
    onMove(moved);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes.handle}
      style={{ left: `${left}%` }}
      aria-label={t('border.handle', { lower: border.lower.name, upper: border.upper.name })}
      aria-valuemin={border.least / 10}
      aria-valuemax={border.most / 10}
      aria-valuenow={border.at / 10}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ focusVisible: false } as FocusOptions);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onMove(at(event))}
    >
      <span className={`tabular small strong center ${classes.knob}`} aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}

const FIVE_STROKES = 50;

function movedTo(key: string, { at, least, most }: Border, step: Tenths): Tenths | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step;
  if (key === 'PageUp') return at + FIVE_STROKES;
  if (key === 'PageDown') return at - FIVE_STROKES;
  if (key === 'Home') return least;
  return key === 'End' ? most : null;
}
