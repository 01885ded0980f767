import { type LoadedWords, sayOf } from '@fairway/api/word/engine';
import type { Language } from '@fairway/api/word/language';
import { loadCatalogue } from '@fairway/api/word/load';
import type { SayOf } from '@fairway/api/word/say';

export type RegulationSpeaker = { readonly t: RegulationWords; readonly language: Language };

const NAMESPACES = ['regulation', 'rule', 'choice', 'definition', 'match-board', 'tournament', 'word'] as const;
type RegulationWords = SayOf<typeof NAMESPACES>;

/** The words that regulations are written in: a person may write them in a language that the screen is not in. */
export async function loadRegulationWords(language: Language): Promise<RegulationWords> {
  const words: LoadedWords = {};
  for (const namespace of NAMESPACES) words[namespace] = await loadCatalogue(language, namespace);
  return sayOf(words, language, NAMESPACES);
}
