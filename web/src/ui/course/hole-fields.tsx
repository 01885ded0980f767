import { figures } from '@fairway/api/rule/figures';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ninesOf, numbersOf, pasteInto, readPasted, sumOf } from '../../lib/play/card.ts';
import classes from './hole-fields.module.css';

/** One number per hole: pars, indexes, lengths. */
export type HoleRow = {
  readonly key: string;
  readonly label: string;
  readonly labelOf: (hole: number) => string;
  readonly values: readonly string[];
  /** Larger numbers among pasted ones are totals. */
  readonly largest: number;
  readonly wrong?: readonly number[];
  readonly onChange: (values: string[]) => void;
};

/** Rows of numbers, typed or pasted hole by hole: Enter moves on to the next hole, and at the end of a row to the next row. */
export function HoleFields({ holes, rows, totalOf }: { holes: number; rows: readonly HoleRow[]; totalOf: HoleRow }) {
  const { t } = useTranslation('course');
  const grid = useRef<HTMLDivElement>(null);
  const numbers = numbersOf(totalOf.values);
  const moveOn = (event: KeyboardEvent, row: number, at: number) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [nextRow, next] = at + 1 < holes ? [row, at + 1] : [row + 1, 0];
    grid.current?.querySelector<HTMLInputElement>(`[data-cell="${nextRow}-${next}"]`)?.focus();
  };
  return (
    <div ref={grid} className="column gap-12">
      {ninesOf(holes).map((nine, nth) => (
        <fieldset key={nine[0]} className={classes.nine}>
          <legend>
            {t(holes === 9 ? 'nine' : nth === 0 ? 'frontNine' : 'backNine')}
            <span className="tabular">{` · ${t(nth === 0 ? 'out' : 'in')} ${sumOf(nine.map((at) => numbers[at] ?? 0))}`}</span>
          </legend>
          <div className={classes.row} aria-hidden>
            <span />
            {nine.map((at) => (
              <span key={at} className={`center ${classes.hole}`}>
                {at + 1}
              </span>
            ))}
          </div>
          {rows.map(({ key, label, labelOf, values, largest, wrong = [], onChange }, row) => (
            <div key={key} className={classes.row}>
              <span className={classes.label} aria-hidden>
                {label}
              </span>
              {nine.map((at) => (
                <input
                  key={at}
                  className={`tabular center ${classes.cell}`}
                  data-cell={`${row}-${at}`}
                  inputMode="numeric"
                  maxLength={String(largest).length}
                  autoComplete="off"
                  aria-label={labelOf(at + 1)}
                  aria-invalid={wrong.includes(at + 1)}
                  value={values[at]}
                  onFocus={(event) => event.currentTarget.select()}
                  onKeyDown={(event) => moveOn(event, row, at)}
                  onPaste={(event) => {
                    const pasted = readPasted(event.clipboardData.getData('text'), largest);
                    if (pasted.length < 2) return;
                    event.preventDefault();
                    onChange(pasteInto(values, at, pasted));
                  }}
                  onChange={(event) => onChange(values.with(at, figures(event.currentTarget.value).replace(/\D/g, '')))}
                />
              ))}
            </div>
          ))}
        </fieldset>
      ))}
      <p className={classes.total}>{`${t('total')} ${sumOf(numbers)}`}</p>
    </div>
  );
}
