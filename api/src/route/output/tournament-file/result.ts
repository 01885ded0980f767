import { z } from 'zod';
import { id } from '../../../check/field.ts';
import { holes, html, instant } from './kept-field.ts';

export const publishedHoles = z.strictObject({
  roundId: id,
  divisionId: id.nullable(),
  awardId: id.nullable(),
  holes,
  authorId: id.nullable(),
  enteredAt: instant,
  publishedAt: instant,
});

export const regulationVersion = z.strictObject({ regulations: html, regulationsEnglish: html, replacedAt: instant });

export const decision = z.strictObject({
  awardId: z.string().min(1).max(100),
  /** null, by hand only: no one has it. */
  playerId: id.nullable(),
  byHand: z.boolean().default(false),
  reason: z.string().max(500),
  authorId: id,
  decidedAt: instant,
});
