import { holeIndex, nineHoles } from '@fairway/api/rule/field/round-hole';
import { Fragment, memo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type CardView, holeOf } from '../desk/desk-view.ts';
import classes from './card.module.css';
import { CardStatus, type SetStatus } from './card-status.tsx';
import { HoleCell } from './hole-cell.tsx';
import { sideLine } from './side-line.ts';
import { ToPar } from './to-par.tsx';
import { TotalMark, totalWords } from './total-mark.tsx';

type Props = {
  view: CardView;
  division: string | undefined;
  /** Its place in the whole list, from 1: only some of the rows are drawn. */
  rowIndex: number;
  firstOfFlight: boolean;
  onStatus: SetStatus;
  activeHole: number | null;
  typed: string;
  /** The hole of this row that Tab can reach while there is no cursor. */
  reachableHole: number | null;
  measure: (row: HTMLTableRowElement | null) => void;
};

/** One card as one line: name, holes, the sum of each of two nines, total, to par. */
export const CardRow = memo(function CardRow({
  view,
  division,
  rowIndex,
  firstOfFlight,
  onStatus,
  activeHole,
  typed,
  reachableHole,
  measure,
}: Props) {
  const { t } = useTranslation('score');
  const { card, course, totals } = view;
  const cells = (of: readonly number[]) =>
    of.flatMap((number) => {
      const hole = holeOf(view, number);
      return hole === undefined ? (
        []
      ) : (
        <HoleCell
          key={number}
          t={t}
          view={hole}
          playerId={card.playerId}
          par={course.par[holeIndex(course, number)] ?? 0}
          counts={view.counting.includes(number)}
          typed={activeHole === number ? typed : null}
          reachable={reachableHole === number}
          readOnly={!view.writable}
        />
      );
    });
  const side = sideLine(card);
  const where = [card.flight === null ? t('noFlight') : t('flightNumber', { flight: card.flight }), division].filter(Boolean);
  const words = [card.name, side, ...where, card.status !== 'ok' && t(`statusWord.${card.status}`), ...totalWords(t, view).words].filter(
    Boolean,
  );
  return (
    <tr
      ref={measure}
      data-index={rowIndex - 2}
      aria-rowindex={rowIndex}
      data-first={firstOfFlight || undefined}
      data-out={!view.expected || undefined}
    >
      <th scope="row" aria-label={words.join(', ')} className={classes.who}>
        <span className={`block strong break ${classes.name}`}>{card.name}</span>{' '}
        <span className={`block quiet ${classes.where}`}>
          {where.join(' · ')} <TotalMark view={view} /> <CardStatus card={card} onSet={onStatus} inLine />
        </span>
        {side !== null && (
          <span className={`block quiet regular small one-line ${classes.side}`} title={side}>
            {side}
          </span>
        )}
      </th>
      {nineHoles(course).map((of, nth) => (
        <Fragment key={of[0]}>
          {cells(of)}
          {totals.nines.length > 1 && <td className={classes.sum}>{totals.nines[nth]}</td>}
        </Fragment>
      ))}
      <td className={`strong ${classes.total}`} data-only={view.total.counts || undefined}>
        {totals.total}
      </td>
      <td className={classes.toPar} data-under={(totals.toPar ?? 0) < 0 || undefined}>
        <ToPar of={totals.toPar} />
      </td>
    </tr>
  );
});
