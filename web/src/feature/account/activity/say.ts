import { useTranslation } from '../../../i18n/use-translation.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';

/** Says a sentence of any of the catalogues that the log takes words from. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;
export type Speaker = { readonly say: Say; readonly language: Language };

/** The words of the forms that write the values, and the log's own. */
export function useSpeaker(): Speaker {
  const { t } = useTranslation([
    'activity',
    'choice',
    'club',
    'contract',
    'course',
    'division',
    'player',
    'rule',
    'site',
    'sponsor',
    'ticket',
    'tournament',
    'user',
    'word',
    'shell',
  ]);
  return { say: t as unknown as Say, language: useLanguage() };
}
