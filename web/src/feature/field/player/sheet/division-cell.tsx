import type { SayOf } from '@fairway/api/word/say';
import type { Placement } from '../list/placement.ts';
import classes from './player-sheet.module.css';

type Props = { t: SayOf<['player', 'word']>; text: string; isNone: boolean; placement: Placement };

/** The usual way into a division, by the limits, is not worth a word. */
export const isTold = (placement: Placement): placement is 'chosen' | 'misfit' => placement === 'chosen' || placement === 'misfit';

/** A division, and whether a person chose it or the player is outside its limits. */
export function DivisionCell({ t, text, isNone, placement }: Props) {
  return (
    <span className={`row baseline gap-4 ${classes.division}`}>
      <span data-none={isNone || undefined}>{text}</span>
      {isTold(placement) && (
        <span className={`fixed quiet ${classes.placement}`} data-placement={placement}>
          {t(placement)}
        </span>
      )}
    </span>
  );
}
