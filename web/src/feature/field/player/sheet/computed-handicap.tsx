import type { Player } from '@fairway/api';
import { formatHandicap } from '@fairway/api/word/number';
import type { SayOf } from '@fairway/api/word/say';
import type { Language } from '../../../../lib/language.ts';
import classes from './player-sheet.module.css';

type Props = { t: SayOf<['player', 'word']>; player: Player; language: Language };

/** The course handicap of a player who declared none, shown as computed. */
export function ComputedHandicap({ t, player: { handicapCourseComputed: computed }, language }: Props) {
  if (computed === null) return null;
  return (
    <span className={`quiet ${classes.computed}`} title={t('computedTitle')}>
      <span>{t('computedShort')}</span> {formatHandicap(computed, language)}
    </span>
  );
}
