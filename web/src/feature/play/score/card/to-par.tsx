import { formatToPar } from '@fairway/api/word/number';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { Sign } from '../../../../ui/mark/sign.tsx';

/** How a card stands to par; nothing before its first hole. */
export function ToPar({ of }: { of: number | null }) {
  const { t } = useTranslation('score');
  return of === null ? null : <Sign text={formatToPar(of, currentLanguage())} words={(key, values) => t(`sign.${key}`, values)} />;
}
