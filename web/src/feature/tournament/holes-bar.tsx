import type { HolesIn } from '@fairway/api';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './holes-bar.module.css';

/** How far a round is: a slim bar, and the holes that are in of those that are waited for. */
export function HolesBar({ holes: { scored, expected } }: { holes: HolesIn }) {
  const { t } = useTranslation('tournament');
  const at = { '--at': expected === 0 ? 0 : Math.min(1, scored / expected) } as CSSProperties;
  return (
    <span className={classes.holes} style={at}>
      <span className={classes.bar} aria-hidden />
      <span className="tabular">{t('holesIn', { scored, expected })}</span>
    </span>
  );
}
