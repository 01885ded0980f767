import type { ScoringRecordLine } from '@fairway/api';
import { formatAmount } from '@fairway/api/word/number';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { formatDate } from '../../../../lib/value/date.ts';
import { scaleOf } from '../../../../ui/chart/line-chart.tsx';
import classes from './differential-chart.module.css';

const [WIDTH, HEIGHT, EDGE] = [360, 110, 8];

/** The differentials from the oldest round to the newest: full where a round counts. Who cannot see it has the table below. */
export function DifferentialChart({ lines }: { lines: readonly ScoringRecordLine[] }) {
  const { t } = useTranslation('club-handicap');
  const language = useLanguage();
  const points = lines.toReversed().map((line) => ({ ...line, value: line.differential + line.reduction }));
  const values = points.map(({ value }) => value);
  const { least, most } = scaleOf(Math.min(...values), Math.max(...values));
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * (at + 0.5)) / points.length;
  const y = (value: number) => EDGE + ((HEIGHT - 2 * EDGE) * (most - value)) / (most - least);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={t('record.picture')}>
      <path d={`M${points.map(({ value }, at) => `${x(at)} ${y(value)}`).join('L')}`} className={classes.line} />
      {points.map(({ id, day, value, counts }, at) => (
        <circle key={id} cx={x(at)} cy={y(value)} r="4" className={counts ? classes.counts : classes.other}>
          <title>{`${formatDate(day)}: ${formatAmount(value, language)}`}</title>
        </circle>
      ))}
    </svg>
  );
}
