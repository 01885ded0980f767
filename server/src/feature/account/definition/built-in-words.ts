import type { DefinitionKind, Language } from '@fairway/api';
import { isSentenceKey, sentence } from '../../../text/word.ts';

/** The words of plays stand where a tournament's form reads them. */
const PLAY_WORDS = { name: (id: string) => `rule:play.${id}`, about: (id: string) => `side:about.${id}` };

/** The name of a built-in definition, or what it does; '': an older program built it in. */
export function builtInWords(part: 'name' | 'about', kind: DefinitionKind, id: string, language: Language): string {
  const key = kind === 'play' ? PLAY_WORDS[part](id) : `choice:${kind}.${id}.${part}`;
  return isSentenceKey(key) ? sentence(key, language) : '';
}
