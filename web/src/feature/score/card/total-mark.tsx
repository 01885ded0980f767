import { useTranslation } from '../../../i18n/use-translation.ts';
import type { CardView } from '../desk/desk-view.ts';
import classes from './card.module.css';

/** What there is to say of a total that was handed in without holes; nothing of a card that has none. */
export function TotalMark({ view: { total } }: { view: CardView }) {
  const { t } = useTranslation('score');
  if (total.strokes === null && total.dispute === null && total.saving === 'saved') return null;
  const wrong =
    total.dispute !== null ? t('totalOnly.disputed') : total.differs ? t('totalOnly.differs', { total: total.strokes ?? 0 }) : null;
  const said = [
    wrong,
    total.counts && t('totalOnly.mark'),
    total.checked && total.strokes !== null && t('totalOnly.confirmed'),
    total.saving !== 'saved' && t('totalOnly.unsaved'),
  ].filter(Boolean);
  return said.length === 0 ? null : (
    <span className={classes.totalMark} data-wrong={wrong !== null || undefined}>
      {said.join(' · ')}
    </span>
  );
}
