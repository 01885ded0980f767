import type { ScoreCard } from '@fairway/api';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import classes from './card.module.css';

/** Why no score of a player is expected; empty if one is. */
export function StatusTag({ card: { status } }: { card: Pick<ScoreCard, 'status'> }) {
  const { t } = useTranslation('score');
  if (status === 'ok') return null;
  return (
    <span className={`needs-person strong ${classes.status}`} title={t(`statusWord.${status}`)}>
      {t(`status.${status}`)}
    </span>
  );
}
