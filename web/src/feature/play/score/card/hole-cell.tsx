import type { SayOf } from '@fairway/api/word/say';
import { memo, useEffect, useRef } from 'react';
import type { HoleView } from '../desk/desk-view.ts';
import { scoreMark } from '../desk/total.ts';
import classes from './card.module.css';

type Props = {
  /** From the row, so that hundreds of cells do not each watch the language. */
  t: SayOf<'score'>;
  view: HoleView;
  playerId: string;
  par: number;
  /** Its ball counts for the side of whoever played it. */
  counts?: boolean | undefined;
  /** The cursor is here, with these waiting keys; null: it is elsewhere. */
  typed: string | null;
  /** Tab can reach one cell of the grid. */
  reachable: boolean;
  readOnly?: boolean;
};

/**
 * One hole of one card: the score as golfers mark it, and a warning if a person should look at it. The cell itself has the focus: in a cell of
 * a grid screen readers let digits through, and no field is there in which a Vietnamese keyboard driver could turn them into tones. The grid
 * around it takes clicks and keys.
 */
export const HoleCell = memo(function HoleCell({ t, view, playerId, par, counts, typed, reachable, readOnly }: Props) {
  const cell = useRef<HTMLTableCellElement>(null);
  const active = typed !== null;
  useEffect(() => {
    if (active) cell.current?.focus();
  }, [active]);
  const { hole, score } = view;
  const note = noteOf(view);
  return (
    <td
      ref={cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys go to it
      role="gridcell"
      className={classes.hole}
      tabIndex={active || reachable ? 0 : -1}
      aria-readonly={readOnly || undefined}
      aria-label={[
        `${t('holeNumber', { hole })}: ${typed ? t('typing', { keys: typed }) : spokenScore(t, score)}`,
        note && t(`told.${note.key}`),
        counts && t('counts'),
      ]
        .filter(Boolean)
        .join('. ')}
      data-player={playerId}
      data-hole={hole}
      data-note={note?.key}
      data-counts={counts || undefined}
      title={counts ? t('counts') : undefined}
      data-active={active || undefined}
      data-autofocus={active || undefined}
      data-mark={scoreMark(score, par)}
    >
      {typed ? (
        <span className={classes.typed}>{typed}</span>
      ) : (
        <span className={classes.score}>{score === 'pickup' ? t('pickup') : score}</span>
      )}
      {note !== null && (
        <span className={`needs-person strong ${classes.note}`} title={t(`told.${note.key}`)}>
          {note.sign}
        </span>
      )}
    </td>
  );
});

const spokenScore = (t: SayOf<'score'>, score: HoleView['score']): string => {
  if (score === null) return t('nothing');
  return score === 'pickup' ? `${t('pickup')}, ${t('pickupWord')}` : t('strokes', { count: score });
};

type Note = { readonly key: 'disputeMark' | 'refusedMark' | 'oddMark' | 'onItsWayMark'; readonly sign: string };

function noteOf({ dispute, saving, odd }: HoleView): Note | null {
  if (dispute !== null) return { key: 'disputeMark', sign: '≠' };
  if (saving === 'refused') return { key: 'refusedMark', sign: '!' };
  if (odd !== null) return { key: 'oddMark', sign: '?' };
  return saving === 'on-its-way' ? { key: 'onItsWayMark', sign: '·' } : null;
}
