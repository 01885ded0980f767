import { sayOf } from '@fairway/api/word/engine';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { Namespace } from '@fairway/api/word/namespace';
import type { SayOf } from '@fairway/api/word/say';
import { useEffect, useState } from 'react';
import { useWords } from './words.ts';

type Catalogues = Readonly<Record<PublicLanguage, () => Promise<{ readonly catalogue: object }>>>;

/** The words of a page that is loaded on demand: a hook that has them in the language of the page; null until they are there. */
export function guestWords<Of extends Namespace>(namespace: Of, catalogues: Catalogues): () => SayOf<Of> | null {
  const sayIn = async (language: PublicLanguage): Promise<SayOf<Of>> =>
    sayOf({ [namespace]: (await catalogues[language]()).catalogue }, language, namespace);
  return () => {
    const { language } = useWords();
    const [say, setSay] = useState<SayOf<Of> | null>(null);
    useEffect(() => {
      let isOver = false;
      sayIn(language).then(
        (loaded) => !isOver && setSay(() => loaded),
        () => undefined,
      );
      return () => {
        isOver = true;
      };
    }, [language]);
    return say;
  };
}
