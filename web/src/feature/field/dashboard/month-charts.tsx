import type { MonthFigures } from '@fairway/api';
import { formatCount } from '@fairway/api/word/number';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Bars } from '../../../ui/chart/bars.tsx';
import tableClasses from '../../../ui/table/table.module.css';
import classes from './dashboard.module.css';

const METRICS = ['tournaments', 'players', 'entries'] as const;
type Metric = (typeof METRICS)[number];

/** 2026-04 as people write it: 04/2026. */
const monthName = (month: string): string => month.split('-').reverse().join('/');

/** The last twelve months, a chart for each figure and its numbers behind it. */
export function MonthCharts({ months }: { months: readonly MonthFigures[] }) {
  return (
    <div className={classes.charts}>
      {METRICS.map((metric) => (
        <MonthChart key={metric} metric={metric} months={months} />
      ))}
    </div>
  );
}

function MonthChart({ metric, months }: { metric: Metric; months: readonly MonthFigures[] }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const name = t(`metric.${metric}`);
  return (
    <figure className={`panel ${classes.chart}`}>
      <figcaption>{name}</figcaption>
      <div aria-hidden>
        <Bars bars={months.map((one) => ({ name: one.month, mark: monthName(one.month).slice(0, 2), value: one[metric] }))} />
      </div>
      <details>
        <summary>{t('table', { metric: name })}</summary>
        <table className={tableClasses.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col" data-numeric>
                {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month}>
                <th scope="row">{monthName(one.month)}</th>
                <td data-numeric>{formatCount(one[metric], language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
