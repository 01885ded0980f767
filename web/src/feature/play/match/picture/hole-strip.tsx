import type { PublicMatch } from '@fairway/api';
import { holeLine } from './hole-line.ts';
import classes from './match.module.css';

/** A match as a line of holes: a mark above is a hole of the first side, one below of the second. What it shows is said beside it; nothing before the first hole. */
export function HoleStrip({ match }: { match: Pick<PublicMatch, 'holes' | 'next'> }) {
  const cells = holeLine(match);
  if (cells.every(({ winner }) => winner === null)) return null;
  return (
    <div className={classes.strip} aria-hidden="true">
      {cells.map(({ hole, winner, isConceded, isExtra, isNext, begins }) => {
        const marks = [
          classes.cell,
          winner === null ? undefined : winner === 'halved' ? classes.halved : winner === 0 ? classes.first : classes.second,
          isConceded && classes.conceded,
          isExtra && classes.extra,
          isNext && classes.next,
          begins && classes.begins,
        ];
        return <span key={hole} className={marks.filter(Boolean).join(' ')} data-hole={hole} />;
      })}
    </div>
  );
}
