import { z } from 'zod';
import { id, instant } from '../../check/field.ts';
import { CARDS_A_SHEET, PAPER_CODES, PAPER_KINDS, PAPER_SIZES } from '../../choice/output/paper.ts';
import { defineRoutes } from '../../route.ts';
import { LANGUAGES } from '../../word/language.ts';

/** How a paper is printed, and of whom. */
const wished = {
  size: z.enum(PAPER_SIZES).default('a4'),
  /** Else that of Accept-Language. */
  language: z.enum(LANGUAGES).optional(),
  /** Without it: the first round that is not finished, or the last. */
  roundId: id.optional(),
  /** Else every division. */
  divisionId: id.optional(),
  each: z.enum(CARDS_A_SHEET).default('four'),
  /** On a score card; the caddie's on a flight sheet too. */
  code: z.enum(PAPER_CODES).default('board'),
};
/** A flight, a division, an award or a hole of a paper. `key` names it in an order, `label` on the screen. */
const paperPart = z.object({ key: z.string(), label: z.string() });
/** A paper as it would come out now, and what is remembered of its prints. */
const paperState = z.object({
  kind: z.enum(PAPER_KINDS),
  /** What it lacks, as a sentence; null: it can be printed. */
  lacks: z.string().nullable(),
  pages: z.int(),
  /** Its first page as SVG; null: it lacks something. */
  picture: z.string().nullable(),
  /** The last time that somebody made it for printing; null: not yet. */
  print: z.object({ at: instant, by: z.string().nullable(), code: z.enum(PAPER_CODES) }).nullable(),
  /** What would say something else now than when it was last printed, or is not printed yet while the rest is. */
  changed: z.array(paperPart),
});
export type PaperState = z.infer<typeof paperState>;

export const paperRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/papers': {
    access: 'tournament.read',
    summary: 'Every paper of the tournament: its first page as a picture, its number of pages, its last print, and what has changed since',
    query: z.object(wished),
    answer: z.object({
      items: z.array(paperState),
      /** Whether phones open this server over https: without it a caddie's page does not open without coverage. */
      secure: z.boolean(),
    }),
  },
  'GET /api/tournaments/:tournamentId/paper/:kind': {
    access: 'tournament.read',
    summary:
      'A paper of the tournament as PDF, sent page by page; x-pages says how many there are, x-unprinted-names which players’ names no font has',
    params: { kind: z.enum(PAPER_KINDS) },
    query: z.object({ ...wished, code: z.enum(PAPER_CODES).exclude(['caddie']).default('board') }),
    answer: null,
    sends: 'file',
  },
  'POST /api/tournaments/:tournamentId/paper/:kind': {
    access: 'tournament.read',
    summary:
      'The same for printing, which is remembered. With the caddie’s code it makes a new QR code for each flight on it, which takes the permission to make links',
    params: { kind: z.enum(PAPER_KINDS) },
    body: z.strictObject({
      ...wished,
      /** Only these parts, by their keys. */
      only: z.array(z.string().max(100)).min(1).max(500).optional(),
    }),
    answer: null,
    sends: 'file',
  },
  'GET /api/seasons/:seasonId/publications/:number/paper': {
    access: 'season.read',
    summary: 'A published table of a season as PDF, with the names that everyone may read',
    params: { number: z.coerce.number().int().min(1).max(32_767) },
    query: z.object({ size: wished.size, language: wished.language }),
    answer: null,
    sends: 'file',
  },
});
