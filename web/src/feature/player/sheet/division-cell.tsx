import type { SayOf } from '@fairway/api/word/say';
import type { Placement } from '../list/placement.ts';
import classes from './player-sheet.module.css';

type Props = { t: SayOf<['player', 'word']>; text: string; isNone: boolean; placement: Placement };

/** How the player came into the division, where that is worth a word. */
export const isTold = (placement: Placement): placement is 'auto' | 'misfit' => placement === 'auto' || placement === 'misfit';

/** A division, and whether the player was assigned to it or is outside its limits. */
export function DivisionCell({ t, text, isNone, placement }: Props) {
  return (
    <span className={classes.division}>
      <span data-none={isNone || undefined}>{text}</span>
      {isTold(placement) && (
        <span className={classes.placement} data-placement={placement}>
          {t(placement)}
        </span>
      )}
    </span>
  );
}
