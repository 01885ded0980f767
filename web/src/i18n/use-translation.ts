import type { Language } from '@fairway/api/word/language';
import type { Catalogues, SayOf } from '@fairway/api/word/say';
import { useLanguage } from '../lib/language.ts';
import { sayFrom } from './words.ts';

/** The words of a screen, in its language: of `word`, of another catalogue, or of several. */
export function useTranslation<const Of extends Catalogues = 'word'>(of?: Of): { readonly t: SayOf<Of>; readonly language: Language } {
  const language = useLanguage();
  return { t: sayFrom(of ?? 'word', language) as SayOf<Of>, language };
}
