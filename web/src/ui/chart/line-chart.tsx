import classes from './line-chart.module.css';

type Props = {
  /** Below the chart, one a point; every line has as many values. */
  points: readonly string[];
  /** The first is whom the chart is about, and is drawn full; the second is dashed. */
  lines: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** How a value of the axis reads. */
  say: (value: number) => string;
  /** Whether the dot of a point is full; all are. */
  isFull?: (at: number) => boolean;
};

const [WIDTH, HEIGHT] = [360, 190];
const [LEFT, RIGHT, TOP, FOOT] = [30, 8, 10, 22];

/** The width of a letter below the chart. */
const LETTER = 6.5;

const percent = (part: number): string => `${100 * part}%`;

/** Values from point to point, two lines at most: one full with dots, one dashed. */
export function LineChart({ points, lines, say, isFull = () => true }: Props) {
  const all = [0, ...lines.flatMap(({ values }) => values)];
  const { least, most, step } = scaleOf(Math.min(...all), Math.max(...all));
  const slot = (WIDTH - LEFT - RIGHT) / Math.max(1, points.length);
  const x = (at: number) => LEFT + slot * (at + 0.5);
  // labels that would stand on each other are left out, not that of the newest
  const every = Math.ceil((LETTER * Math.max(0, ...points.map(({ length }) => length))) / slot);
  const y = (value: number) => TOP + ((HEIGHT - TOP - FOOT) * (most - value)) / (most - least);
  const marks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, nth) => least + nth * step);
  return (
    <>
      <ul className={`row gap-16 wrap mb-8 quiet ${classes.legend}`}>
        {lines.map(({ name }, nth) => (
          <li key={name}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <path d="M0 4h24" className={nth === 0 ? classes.full : classes.dashed} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className={`tabular ${classes.chart}`}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {marks.map((mark) => (
            <path key={mark} d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} className={mark === 0 ? classes.zero : classes.grid} />
          ))}
          {[...lines].reverse().map(({ name, values }) => (
            <path
              key={name}
              d={`M${values.map((value, at) => `${x(at)} ${y(value)}`).join('L')}`}
              className={name === lines[0]?.name ? classes.full : classes.dashed}
            />
          ))}
          {lines[0]?.values.map((value, at) => (
            <circle key={points[at]} cx={x(at)} cy={y(value)} r="2.6" className={isFull(at) ? classes.dot : classes.open} />
          ))}
        </svg>
        {marks.map((mark) => (
          <span key={mark} className={classes.mark} style={{ top: percent(y(mark) / HEIGHT), right: percent(1 - (LEFT - 6) / WIDTH) }}>
            {say(mark)}
          </span>
        ))}
        {points.map(
          (point, at) =>
            (points.length - 1 - at) % every === 0 && (
              <span key={point} className={classes.point} style={{ left: percent(x(at) / WIDTH) }}>
                {point}
              </span>
            ),
        )}
      </div>
    </>
  );
}

/** An axis in whole steps that holds both ends, zero among its marks. */
export function scaleOf(least: number, most: number): { least: number; most: number; step: number } {
  const step = [1, 2, 5, 10, 20, 50].find((size) => (most - least) / size <= 6) ?? 100;
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  return { least: low, most: high === low ? low + step : high, step };
}
