import type { SayOf } from '@fairway/api/word/say';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CardView } from '../desk/desk-view.ts';
import classes from './card.module.css';

/** What there is to say of a total that was handed in without holes; nothing of a card that has none. */
export function TotalMark({ view }: { view: CardView }) {
  const { t } = useTranslation('score');
  const { words, isWrong } = totalWords(t, view);
  return words.length === 0 ? null : (
    <span className={classes.totalMark} data-wrong={isWrong || undefined}>
      {words.join(' · ')}
    </span>
  );
}

/** The same in words. */
export function totalWords(t: SayOf<'score'>, { total }: CardView): { readonly words: readonly string[]; readonly isWrong: boolean } {
  if (total.strokes === null && total.dispute === null && total.saving === 'saved') return { words: [], isWrong: false };
  const wrong =
    total.dispute !== null ? t('totalOnly.disputed') : total.differs ? t('totalOnly.differs', { total: total.strokes ?? 0 }) : null;
  const parts = [
    wrong,
    total.counts && t('totalOnly.mark'),
    total.checked && total.strokes !== null && t('totalOnly.confirmed'),
    total.saving !== 'saved' && t('totalOnly.unsaved'),
  ];
  return { words: parts.filter((word) => typeof word === 'string'), isWrong: wrong !== null };
}
