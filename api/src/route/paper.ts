import { z } from 'zod';
import { id } from '../check/field.ts';
import { CARDS_A_SHEET, PAPER_KINDS, PAPER_SIZES } from '../choice/paper.ts';
import { defineRoutes } from '../route.ts';
import { LANGUAGES } from '../word/language.ts';

export const paperRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/paper/:kind': {
    access: 'tournament.read',
    summary:
      'A paper of the tournament as PDF, sent page by page; x-pages says how many there are, x-unprinted-names which players’ names no font has',
    params: z.object({ tournamentId: id, kind: z.enum(PAPER_KINDS) }),
    query: z.object({
      size: z.enum(PAPER_SIZES).default('a4'),
      /** Else that of Accept-Language. */
      language: z.enum(LANGUAGES).optional(),
      /** Else the first round that is not finished, or the last. */
      roundId: id.optional(),
      /** Else every division. */
      divisionId: id.optional(),
      each: z.enum(CARDS_A_SHEET).default('four'),
    }),
    answer: null,
    sends: 'file',
  },
});
