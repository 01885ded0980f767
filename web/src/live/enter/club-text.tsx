import type { EnterPage } from '@fairway/api';
import { closestLanguage } from '@fairway/api/word/language';
import type { Spoken } from './words.ts';

/** A text of the club with its lines. */
export function Paragraphs({ text, language }: Pick<Spoken, 'language'> & { text: EnterPage['form']['intro'] }) {
  if (text === null) return null;
  const english = closestLanguage(language) === 'en' ? text.en : null;
  return (
    <p className="enter-text" lang={english === null ? 'vi' : 'en'}>
      {english ?? text.vi}
    </p>
  );
}

/** The regulations, which a private tournament shows nowhere else. */
export function Regulations({ tournament, say, language }: Spoken & { tournament: EnterPage['tournament'] }) {
  const { regulations, regulationsEnglish } = tournament;
  const english = closestLanguage(language) === 'en' ? regulationsEnglish : null;
  const html = english ?? regulations ?? regulationsEnglish;
  if (html === null) return null;
  return (
    <details className="enter-part">
      <summary>{say('regulations')}</summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML of the server */}
      <article lang={html === regulations ? 'vi' : 'en'} dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}
