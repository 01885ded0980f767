import { z } from 'zod';
import { id, instant } from '../../check/field.ts';
import { SIDE_AWARD_KINDS } from '../../choice/field/award.ts';
import { defineRoutes } from '../../route.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/);
/** One sealing of a list; a later one stands in its place, and both stay. */
export const seal = z.object({
  seal: hex,
  at: instant,
  /** Why the list was changed after the first tee time. */
  reason: z.string().nullable(),
  /** The draw bound to public numbers that it came of. */
  drawId: id.nullable(),
});
export type Seal = z.infer<typeof seal>;

/** The counted holes of a round as anyone may know them. */
export const sealedList = z.object({
  roundId: id,
  number: z.int(),
  /** The first tee time of the round; null: none is known. */
  startsAt: instant.nullable(),
  division: z.object({ id, name: z.string() }).nullable(),
  award: z.object({ id, kind: z.enum(SIDE_AWARD_KINDS), ownName: z.string().nullable(), ownNameEnglish: z.string().nullable() }).nullable(),
  /** The one that stands first. */
  seals: z.array(seal),
  /** What was sealed; null until it is published. */
  opened: z.object({ holes: z.array(z.int()), salt: hex }).nullable(),
});
export type SealedList = z.infer<typeof sealedList>;

export const publicSeals = z.object({ tournamentId: id, name: z.string(), timeZone: z.string(), lists: z.array(sealedList) });
export type PublicSeals = z.infer<typeof publicSeals>;

export const sealRoutes = defineRoutes({
  'GET /api/live/tournaments/:tournamentId/seals': {
    access: 'anyone',
    summary: 'The seals of the counted holes; holes and salt once they are published, to check the seal by',
    answer: publicSeals,
  },
});
