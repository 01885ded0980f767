import { formatToPar } from '@fairway/api/word/number';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { currentLanguage } from '../../../lib/language.ts';
import spoken from '../../../ui/style/spoken.module.css';

/** How a card stands to par: the sign for who sees, its words for who hears; nothing before its first hole. */
export function ToPar({ of }: { of: number | null }) {
  const { t } = useTranslation('score');
  if (of === null) return null;
  const key = of > 0 ? 'over' : of < 0 ? 'under' : 'even';
  return (
    <>
      <span aria-hidden>{formatToPar(of, currentLanguage())}</span>
      <span className={spoken.only}>{t(`sign.${key}`, { strokes: Math.abs(of) })}</span>
    </>
  );
}
