import { memo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CardView } from '../desk/desk-view.ts';
import classes from './card.module.css';
import { CardStatus, type SetStatus } from './card-status.tsx';
import { HoleCell } from './hole-cell.tsx';
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

/** One card as one line: name, 18 holes, OUT, IN, total, to par. */
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
  const { card, course, holes, totals } = view;
  const nine = (from: number, to: number) =>
    holes
      .slice(from, to)
      .map((hole) => (
        <HoleCell
          key={hole.hole}
          t={t}
          view={hole}
          playerId={card.playerId}
          par={course.par[hole.hole - 1] ?? 0}
          typed={activeHole === hole.hole ? typed : null}
          reachable={reachableHole === hole.hole}
          readOnly={!view.writable}
        />
      ));
  const where = [card.flight === null ? t('noFlight') : t('flightNumber', { flight: card.flight }), division].filter(Boolean);
  const words = [card.name, ...where, card.status !== 'ok' && t(`statusWord.${card.status}`), ...totalWords(t, view).words].filter(Boolean);
  return (
    <tr
      ref={measure}
      data-index={rowIndex - 2}
      aria-rowindex={rowIndex}
      data-first={firstOfFlight || undefined}
      data-out={!view.expected || undefined}
    >
      <th scope="row" aria-label={words.join(', ')} className={classes.who}>
        <span className={classes.name}>{card.name}</span>{' '}
        <span className={classes.where}>
          {where.join(' · ')} <TotalMark view={view} /> <CardStatus card={card} onSet={onStatus} inLine />
        </span>
      </th>
      {nine(0, 9)}
      <td className={classes.sum}>{totals.out}</td>
      {nine(9, 18)}
      <td className={classes.sum}>{totals.in}</td>
      <td className={classes.total} data-only={view.total.counts || undefined}>
        {totals.total}
      </td>
      <td className={classes.toPar} data-under={(totals.toPar ?? 0) < 0 || undefined}>
        <ToPar of={totals.toPar} />
      </td>
    </tr>
  );
});
