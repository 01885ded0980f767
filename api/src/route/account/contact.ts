import { z } from 'zod';
import { text, version } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';
import { LANGUAGES } from '../../word/language.ts';

/** Whom to call or write to: a text for each language. */
export const contact = z.object({ language: z.enum(LANGUAGES), text: z.string(), version });
export type Contact = z.infer<typeof contact>;

export const contactRoutes = defineRoutes({
  'GET /api/contact': {
    access: 'signed-in',
    summary: 'Whom to call or write to, in every language; a text that nobody has written yet is empty',
    answer: z.object({ items: z.array(contact) }),
  },
  'PATCH /api/contact': {
    access: 'support.admin',
    summary: 'Changes the text of one language; `version` is the one that the caller saw',
    body: z.strictObject({ language: z.enum(LANGUAGES), text: text.max(5000), version }),
    answer: contact,
  },
});
