import { formatCount } from '@fairway/api/word/number';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { axisTo } from './axis.ts';
import classes from './bars.module.css';

type Props = {
  /** `name`: in the label under the pointer; `mark`: below the bar, or empty. */
  bars: readonly { readonly name: string; readonly mark: string; readonly value: number }[];
};

/** A bar for each value, side by side. Under the pointer it says its number; those who read with a screen reader have the table. */
export function Bars({ bars }: Props) {
  const language = useLanguage();
  const axis = axisTo(Math.max(...bars.map(({ value }) => value)));
  const top = axis.at(-1) ?? 1;
  const at = (value: number) => ({ '--at': value / top }) as CSSProperties;
  return (
    <div className={classes.chart}>
      {axis.map((value) => (
        <div key={value} className={`row gap-8 ${classes.line}`} style={at(value)}>
          <span>{formatCount(value, language)}</span>
        </div>
      ))}
      <div className={classes.bars}>
        {bars.map(({ name, mark, value }) => (
          <div key={name} className={`grow center ${classes.column}`} data-value={formatCount(value, language)}>
            <div className={classes.plot}>
              <div className={classes.bar} style={at(value)} />
            </div>
            <span className={classes.mark}>{mark}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
