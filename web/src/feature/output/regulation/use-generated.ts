import { useEffect, useRef } from 'react';
import type { Language } from '../../../lib/language.ts';
import { showUnopened } from '../../../ui/toast/toast.tsx';
import type { RegulationSettings } from './settings.ts';

/** The regulations as the settings say them; the program that writes them comes when it is wanted. */
export async function writtenFrom(settings: RegulationSettings, language: Language): Promise<string> {
  const [{ generateRegulations }, { loadRegulationWords }] = await Promise.all([
    import('./generate/generate.ts'),
    import('./generate/words.ts'),
  ]);
  return generateRegulations(settings, { t: await loadRegulationWords(language), language });
}

/** Tells what the settings say, once for each language that is shown while nothing is written in it; who then empties it, keeps it empty. */
export function useGenerated(settings: RegulationSettings, language: Language, isWanted: boolean, onWritten: (html: string) => void): void {
  const asked = useRef(new Set<Language>());
  const tell = useRef(onWritten);
  tell.current = onWritten;
  useEffect(() => {
    if (!isWanted || asked.current.has(language)) return;
    asked.current.add(language);
    writtenFrom(settings, language).then((html) => tell.current(html), showUnopened);
  }, [settings, language, isWanted]);
}
