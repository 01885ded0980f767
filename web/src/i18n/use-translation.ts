import type { Catalogues, SayOf } from '@fairway/api/word/say';
import type { i18n } from 'i18next';
// biome-ignore lint/style/noRestrictedImports: here it gets its types
import { useTranslation as useUntyped } from 'react-i18next';

/** The words of a screen, in its language: of `word`, of another catalogue, or of several. */
export function useTranslation<const Of extends Catalogues = 'word'>(of?: Of): { readonly t: SayOf<Of>; readonly i18n: i18n } {
  const { t, i18n } = useUntyped(of as string | readonly string[] | undefined);
  return { t: t as unknown as SayOf<Of>, i18n };
}
