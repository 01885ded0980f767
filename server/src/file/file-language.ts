import type { PublicLanguage } from '@fairway/api/word/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from '../http/kept-answer.ts';
import { publicLanguageOf } from '../text/word.ts';

/** The language that a file is asked in. */
export function languageFor(
  { language }: { language?: PublicLanguage | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): PublicLanguage {
  if (language === undefined) varyBy('Accept-Language', reply);
  return language ?? publicLanguageOf(request.headers['accept-language']);
}
