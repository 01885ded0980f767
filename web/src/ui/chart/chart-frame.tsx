import type { ReactNode } from 'react';
import inks from '../style/ink.module.css';
import classes from './chart-frame.module.css';

/** The figures behind a chart, as text. */
export type ChartTable = {
  readonly head: readonly string[];
  /** Each begins with what its line is called. */
  readonly rows: readonly (readonly string[])[];
};

type Props = {
  title: string;
  /** What opens the table. */
  tableLabel: string;
  table: ChartTable;
  children: ReactNode;
};

/** A chart with its title, and the table behind it: who cannot see the chart, or wants the numbers, reads that. */
export function ChartFrame({ title, tableLabel, table, children }: Props) {
  return (
    <figure className={`${classes.frame} ${inks.ink}`}>
      <figcaption className="heading mb-8">{title}</figcaption>
      <div aria-hidden="true">{children}</div>
      <details className={classes.behind}>
        <summary>{tableLabel}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys too */}
        <section className={classes.scroll} aria-label={title} tabIndex={0}>
          <table aria-label={title}>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name = '', ...figures]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, at) => (
                    <td key={table.head[at + 1]}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
