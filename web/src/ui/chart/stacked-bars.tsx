import classes from './stacked-bars.module.css';

/** A part of a bar; `shade` is its place from under par (0) to over it (4). */
type BarPart = { readonly shade: 0 | 1 | 2 | 3 | 4; readonly count: number };
export type StackedBar = {
  readonly name: string;
  /** Beside the name, small. */
  readonly about: string;
  readonly parts: readonly BarPart[];
  /** At the end of the bar. */
  readonly figure: string;
  readonly isUnder: boolean;
};

type Props = { bars: readonly StackedBar[]; legend: readonly string[] };

/** A part this wide, of 100, has room for its number. */
const ROOM = 8;

/** Bars of 100 % each, one a line, their parts always in the same order and numbered where they have room: no colour says it alone. */
export function StackedBars({ bars, legend }: Props) {
  return (
    <>
      <ul className={`row gap-12 wrap quiet ${classes.legend}`}>
        {legend.map((name, shade) => (
          <li key={name}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <rect width="12" height="12" className={classes[`shade${shade}`]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={classes.bars}>
        {bars.map((bar) => (
          <div key={bar.name} className={`tabular right ${classes.bar}`}>
            <span className={`strong one-line ${classes.name}`}>
              {bar.name}
              <small>{bar.about}</small>
            </span>
            <Bar parts={bar.parts} />
            <span className={bar.isUnder ? classes.under : undefined}>{bar.figure}</span>
          </div>
        ))}
      </div>
    </>
  );
}

function Bar({ parts }: Pick<StackedBar, 'parts'>) {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  const placed = parts
    .filter(({ count }) => count > 0)
    .map(({ shade, count }) => {
      const [left, width] = [from, (count / all) * 100];
      from += width;
      return { shade, count, left: `${left}%`, width: `${width}%`, hasRoom: width >= ROOM };
    });
  return (
    <span className={classes.parts}>
      <svg height="22" aria-hidden="true">
        {placed.map(({ shade, left, width }) => (
          <rect key={shade} x={left} width={width} height="22" className={classes[`shade${shade}`]} />
        ))}
      </svg>
      {placed.map(
        ({ shade, count, left, width, hasRoom }) =>
          hasRoom && (
            <span key={shade} className={classes[`on${shade}`]} style={{ left, width }}>
              {count}
            </span>
          ),
      )}
    </span>
  );
}
