import { type Course, parTotal } from '@fairway/golf';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsPrinting } from '../../../lib/use-print.ts';
import spoken from '../../../ui/style/spoken.module.css';
import { useCursorRange } from '../../../ui/table/cursor-range.ts';
import type { CardView } from '../desk/desk-view.ts';
import type { DeskState } from '../desk/use-desk.ts';
import classes from './card.module.css';
import { CardRow } from './card-row.tsx';
import type { SetStatus } from './card-status.tsx';
import { gridEvents } from './grid-events.ts';
import { HoleHead } from './hole-head.tsx';

type Props = {
  desk: DeskState;
  course: Course;
  divisionNames: ReadonlyMap<string, string>;
  statusOf: (view: CardView) => SetStatus;
};

const ROW_HEIGHT = 36;
/** name, 18 holes, OUT, IN, total, to par */
const COLUMNS = 23;

/** One card per line: the cards in one grid, of which only the visible part is drawn. */
export function CardLines({ desk: state, course, divisionNames, statusOf }: Props) {
  const { t } = useTranslation('score');
  const { desk, shown } = state;
  const frame = useRef<HTMLDivElement>(null);
  const activeRow = shown.findIndex(({ playerId }) => playerId === desk.place?.playerId);
  const isPrinting = useIsPrinting();
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    // paper has every card
    overscan: isPrinting ? shown.length : 8,
    // its cell comes into sight as it gets the focus
    rangeExtractor: useCursorRange(activeRow),
  });
  const rows = virtual.getVirtualItems();
  return (
    <div ref={frame} className={classes.frame}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells keys go through is a grid
        role="grid"
        className={classes.lines}
        aria-label={t('grid')}
        // columns are all there, so cells have no `aria-colindex`: with both Orca is silent on a new row
        aria-rowcount={shown.length + 1}
        {...gridEvents(state)}
      >
        <CardHead course={course} />
        <tbody>
          {rows.map(({ index, key, start }, nth) => {
            const view = shown[index];
            return (
              view !== undefined && (
                <Fragment key={key}>
                  <Spacer height={start - (rows[nth - 1]?.end ?? 0)} />
                  <CardRow
                    view={view}
                    division={view.card.divisionId === null ? undefined : divisionNames.get(view.card.divisionId)}
                    rowIndex={index + 2}
                    firstOfFlight={index > 0 && shown[index - 1]?.card.flight !== view.card.flight}
                    onStatus={statusOf(view)}
                    activeHole={index === activeRow ? (desk.place?.hole ?? null) : null}
                    typed={index === activeRow ? desk.typed : ''}
                    reachableHole={activeRow < 0 && index === 0 ? 1 : null}
                    measure={virtual.measureElement}
                  />
                </Fragment>
              )
            );
          })}
          <Spacer height={virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  );
}

/** Takes the space of the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden style={{ height }}>
      <td colSpan={COLUMNS} className={classes.spacer} />
    </tr>
  ) : null;
}

/** Of each hole the par and the index, and below them those of women where they have a card of their own. */
function CardHead({ course }: Pick<Props, 'course'>) {
  const { t } = useTranslation('score');
  const cards = [course, ...(course.women ? [course.women] : [])];
  const sums = (from: number, to: number) => cards.map(({ par }) => parTotal({ par: par.slice(from, to) }));
  const heads = (from: number, to: number) =>
    course.par.slice(from, to).map((_, nth) => {
      const hole = from + nth + 1;
      return <HoleHead key={hole} hole={hole} course={course} women={course.women} />;
    });
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={`${classes.head} ${classes.corner}`}>
          <span className={classes.headHole}>{t('hole')}</span> <span className={classes.headPar}>{t('par')}</span>{' '}
          {course.strokeIndex !== null && <span className={classes.headIndex}>{t('strokeIndex')}</span>}{' '}
          {course.women && <span className={classes.headPar}>{t('parWomen')}</span>}{' '}
          {course.women?.strokeIndex && <span className={classes.headIndex}>{t('strokeIndexWomen')}</span>}
        </th>
        {heads(0, 9)}
        <SumHead label={t('out')} pars={sums(0, 9)} />
        {heads(9, 18)}
        <SumHead label={t('in')} pars={sums(9, 18)} />
        <SumHead label={t('total')} pars={sums(0, 18)} />
        <th scope="col" className={classes.head}>
          <span className={classes.headHole}>{t('toPar')}</span>
        </th>
      </tr>
    </thead>
  );
}

function SumHead({ label, pars }: { label: string; pars: readonly number[] }) {
  const { t } = useTranslation('score');
  return (
    <th scope="col" className={classes.head}>
      <span className={classes.headHole}>{label}</span>
      <span className={classes.headPar}>
        <span className={spoken.only}> {t('par')} </span>
        {pars.join(' / ')}
      </span>
    </th>
  );
}
