import { formatCount } from '@fairway/api/word/number';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { axisTo } from './axis.ts';
import classes from './month-bars.module.css';

type Props = { months: readonly { readonly month: string; readonly value: number }[] };

/** A bar for each month. Under the pointer it says its number; those who read with a screen reader have the table. */
export function MonthBars({ months }: Props) {
  const language = useLanguage();
  const axis = axisTo(Math.max(...months.map(({ value }) => value)));
  const top = axis.at(-1) ?? 1;
  const at = (value: number) => ({ '--at': value / top }) as CSSProperties;
  return (
    <div className={classes.chart}>
      {axis.map((value) => (
        <div key={value} className={classes.line} style={at(value)}>
          <span>{formatCount(value, language)}</span>
        </div>
      ))}
      <div className={classes.months}>
        {months.map(({ month, value }) => (
          <div key={month} className={classes.month} data-value={formatCount(value, language)}>
            <div className={classes.plot}>
              <div className={classes.bar} style={at(value)} />
            </div>
            {month}
          </div>
        ))}
      </div>
    </div>
  );
}
