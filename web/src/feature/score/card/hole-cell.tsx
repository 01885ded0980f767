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
  /** The cursor is here, with these waiting keys; null: it is elsewhere. */
  typed: string | null;
  /** Tab can reach one cell of the grid. */
  reachable: boolean;
};

/**
 * One hole of one card: the score as golfers mark it, and a warning if a person should look at it. A button and not a field, so that a
 * Vietnamese keyboard driver never turns digits into tones; the table around it takes clicks and keys.
 */
export const HoleCell = memo(function HoleCell({ t, view, playerId, par, typed, reachable }: Props) {
  const cell = useRef<HTMLButtonElement>(null);
  const active = typed !== null;
  useEffect(() => {
    if (active) cell.current?.focus();
  }, [active]);
  const { hole, score } = view;
  const note = noteOf(view);
  return (
    <td className={classes.hole} data-note={note?.key}>
      <button
        ref={cell}
        type="button"
        tabIndex={active || reachable ? 0 : -1}
        aria-label={[
          `${t('holeNumber', { hole })}: ${typed ? t('typing', { keys: typed }) : spokenScore(t, score)}`,
          note && t(`told.${note.key}`),
        ]
          .filter(Boolean)
          .join('. ')}
        data-player={playerId}
        data-hole={hole}
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
          <span className={classes.note} title={t(`told.${note.key}`)}>
            {note.sign}
          </span>
        )}
      </button>
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
