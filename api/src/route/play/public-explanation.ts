import type { DeclaredStep, SideStep } from '@fairway/golf';
import { BASES } from '@fairway/golf';
import { z } from 'zod';
import { id } from '../../check/field.ts';

/** A step as anyone may read it: a handicap before rounding may be missing, as may the values that a tie was broken by. */
export type PublicStep = Exclude<SideStep, DeclaredStep> | (Omit<DeclaredStep, 'handicap'> & { handicap: DeclaredStep['handicap'] | null });

/** The engine’s steps: a code and its numbers. The OpenAPI document describes them loosely; the type is exact. */
export const stepsOf = <Step>(): z.ZodType<readonly Step[]> =>
  z.array(z.looseObject({ code: z.string() })) as unknown as z.ZodType<readonly Step[]>;

/** Why a player stands where the public board has them, as codes and numbers. */
export const publicExplanation = z.object({
  playerId: id,
  basis: z.enum(BASES),
  within: z.enum(['field', 'division']),
  position: z.int().nullable(),
  steps: stepsOf<PublicStep>(),
  /** The version of the board that it explains. */
  boardVersion: z.int(),
});
export type PublicExplanation = z.infer<typeof publicExplanation>;
