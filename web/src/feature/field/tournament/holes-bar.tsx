import type { HolesIn, Tournament } from '@fairway/api';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './holes-bar.module.css';

type Props = {
  /** Of the round under way; null: play has not begun, or is over. */
  holes: HolesIn | null;
  phase?: Tournament['phase'];
};

/** How far play is: a slim bar; of a round under way with the holes that are in of those that are waited for. */
export function HolesBar({ holes, phase = 'playing' }: Props) {
  const { t } = useTranslation('tournament');
  const share = holes === null || holes.expected === 0 ? 0 : Math.min(1, holes.scored / holes.expected);
  return (
    <span className="row gap-8 one-line" style={{ '--at': phase === 'ended' ? 1 : share } as CSSProperties}>
      <span className={classes.bar} data-phase={phase} aria-hidden />
      {holes !== null && <span className="tabular">{t('holesIn', holes)}</span>}
    </span>
  );
}
