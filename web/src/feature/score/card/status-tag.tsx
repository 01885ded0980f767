import type { ScoreCard } from '@fairway/api';
import { useTranslation } from 'react-i18next';
import classes from './card.module.css';

/** Why no score of a player is expected; empty if one is. */
export function StatusTag({ card: { status, absent } }: { card: Pick<ScoreCard, 'status' | 'absent'> }) {
  const { t } = useTranslation('score');
  const key = status === 'ok' ? (absent ? 'absent' : null) : status;
  if (key === null) return null;
  return (
    <span className={classes.status} title={t(`statusWord.${key}`)}>
      {t(`status.${key}`)}
    </span>
  );
}
