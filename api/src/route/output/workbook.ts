import { z } from 'zod';
import { id } from '../../check/field.ts';
import { WORKBOOK_KINDS } from '../../choice/output/workbook.ts';
import { defineRoutes } from '../../route.ts';
import { LANGUAGES } from '../../word/language.ts';

export const workbookRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/workbook/:kind': {
    access: 'tournament.read',
    summary:
      'Lists of the tournament as an Excel workbook, with what the lists of the office show; that of the players imports again unchanged',
    params: { kind: z.enum(WORKBOOK_KINDS) },
    query: z.object({
      /** Else that of Accept-Language. */
      language: z.enum(LANGUAGES).optional(),
      /** Flights, starts and cards of one round; else of every round, and players with the first that is not finished. */
      roundId: id.optional(),
    }),
    answer: null,
    sends: 'file',
  },
  'GET /api/tournaments/:tournamentId/payments/export': {
    access: 'payment.read',
    summary: 'Every booking of the tournament’s entries for the accountant, as an Excel workbook or as CSV with the same columns',
    query: z.object({
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      /** Else that of Accept-Language. */
      language: z.enum(LANGUAGES).optional(),
    }),
    answer: null,
    sends: 'file',
  },
});
