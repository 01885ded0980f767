import { firstHoleIn, holeIndex, holesOf, nineHoles, nineName, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { type Course, cardsOf, parTotal } from '@fairway/golf';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useIsPrinting } from '../../../../lib/page/use-print.ts';
import { useCursorRange } from '../../../../ui/table/cursor-range.ts';
import type { CardView } from '../desk/desk-view.ts';
import type { DeskState } from '../desk/use-desk.ts';
import classes from './card.module.css';
import { CardRow } from './card-row.tsx';
import type { SetStatus } from './card-status.tsx';
import { gridEvents } from './grid-events.ts';
import { HoleHead } from './hole-head.tsx';

type Props = {
  desk: DeskState;
  course: Course & PlayedHoles;
  divisionNames: ReadonlyMap<string, string>;
  statusOf: (view: CardView) => SetStatus;
};

const ROW_HEIGHT = 36;
/** Name, holes, the sum of each of two nines, total, to par. */
const columnsOf = (round: PlayedHoles): number => round.par.length + sumsOf(round).length + 3;
/** The nines whose sums have a column: of nine holes the total is their sum. */
export const sumsOf = (round: PlayedHoles): number[][] => (nineHoles(round).length === 1 ? [] : nineHoles(round));

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
    <div ref={frame} className={`frame ${classes.frame}`}>
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
                  <Spacer columns={columnsOf(course)} height={start - (rows[nth - 1]?.end ?? 0)} />
                  <CardRow
                    view={view}
                    division={view.card.divisionId === null ? undefined : divisionNames.get(view.card.divisionId)}
                    rowIndex={index + 2}
                    firstOfFlight={index > 0 && shown[index - 1]?.card.flight !== view.card.flight}
                    onStatus={statusOf(view)}
                    activeHole={index === activeRow ? (desk.place?.hole ?? null) : null}
                    typed={index === activeRow ? desk.typed : ''}
                    reachableHole={activeRow < 0 && index === 0 ? firstHoleIn(course) : null}
                    measure={virtual.measureElement}
                  />
                </Fragment>
              )
            );
          })}
          <Spacer columns={columnsOf(course)} height={virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  );
}

/** Takes the space of the rows that are not drawn. */
function Spacer({ columns, height }: { columns: number; height: number }) {
  return height > 0 ? (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} className={classes.spacer} />
    </tr>
  ) : null;
}

/** Of each hole the par and the index, and below them those of women where they have a card of their own. */
function CardHead({ course }: Pick<Props, 'course'>) {
  const { t } = useTranslation('score');
  const { women: ofWomen, ...own } = cardsOf(course);
  const first = { firstHole: course.firstHole };
  const played = [{ ...own, ...first }, ...(ofWomen ? [{ ...ofWomen, ...first }] : [])];
  const parsOf = (holes: readonly number[]) =>
    played.map((one) => parTotal({ par: holes.map((hole) => one.par[holeIndex(one, hole)] ?? 0) }));
  const women = ofWomen && { ...ofWomen, ...first };
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={`${classes.head} ${classes.corner}`}>
          <span className="strong">{t('hole')}</span> <span className={classes.headPar}>{t('par')}</span>{' '}
          {course.strokeIndex !== null && <span className={classes.headIndex}>{t('strokeIndex')}</span>}{' '}
          {course.women && <span className={classes.headPar}>{t('parWomen')}</span>}{' '}
          {course.women?.strokeIndex && <span className={classes.headIndex}>{t('strokeIndexWomen')}</span>}
        </th>
        {nineHoles(course).map((holes, nth) => (
          <Fragment key={holes[0]}>
            {holes.map((hole) => (
              <HoleHead key={hole} hole={hole} course={{ ...own, ...first }} women={women} />
            ))}
            {sumsOf(course).length > 0 && <SumHead label={t(nineName(course, nth))} pars={parsOf(holes)} />}
          </Fragment>
        ))}
        <SumHead label={t('total')} pars={parsOf(holesOf(course))} />
        <th scope="col" className={classes.head}>
          <span className="strong">{t('toPar')}</span>
        </th>
      </tr>
    </thead>
  );
}

function SumHead({ label, pars }: { label: string; pars: readonly number[] }) {
  const { t } = useTranslation('score');
  return (
    <th scope="col" className={classes.head}>
      <span className="strong">{label}</span>
      <span className={classes.headPar}>
        <span className="for-listeners"> {t('par')} </span>
        {pars.join(' / ')}
      </span>
    </th>
  );
}
