import type { TFunction } from 'i18next';
import type { Placement } from '../list/placement.ts';
import classes from './player-sheet.module.css';

type Props = { t: TFunction<readonly ['player', 'word']>; text: string; isNone: boolean; placement: Placement };

/** A division, and whether the player was assigned to it or is outside its limits. */
export function DivisionCell({ t, text, isNone, placement }: Props) {
  const marked = placement === 'auto' || placement === 'misfit' ? placement : null;
  return (
    <span className={classes.division}>
      <span data-none={isNone || undefined}>{text}</span>
      {marked !== null && (
        <span className={classes.placement} data-placement={marked} title={t(`${marked}Title`)}>
          {t(marked)}
        </span>
      )}
    </span>
  );
}
