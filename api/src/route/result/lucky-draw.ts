import { z } from 'zod';
import { id, instant, nameTo, version, wholeIn } from '../../check/field.ts';
import { LUCKY_OUTCOMES, MOST_LUCKY_PRIZES } from '../../choice/result/lucky-draw.ts';
import { LUCKY_PRIZE_NAME_MOST } from '../../record/bound.ts';
import { defineRoutes } from '../../route.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/);
export const luckyPrize = z.object({ name: nameTo(LUCKY_PRIZE_NAME_MOST), count: wholeIn({ from: 1, to: MOST_LUCKY_PRIZES }) });
export type LuckyPrize = z.infer<typeof luckyPrize>;

/** A player who was drawn, and for which prize of the list. `passed`: they were not there, and the next one was drawn. */
const luckyLine = z.object({
  nth: z.int(),
  /** Where it stands in the list of prizes, from 0. */
  prize: z.int(),
  /** null, as is the name: the player was deleted since. */
  playerId: id.nullable(),
  name: z.string().nullable(),
  outcome: z.enum(LUCKY_OUTCOMES),
});
export type LuckyLine = z.infer<typeof luckyLine>;

export const publicLuckyDraw = z.object({
  /** The SHA-256 of the seed, made before the first was drawn. */
  seal: hex,
  /** null until the draw has ended. */
  seed: hex.nullable(),
  /** The draw bound to public numbers whose seed it has; null: the server made it alone. */
  drawId: id.nullable(),
  prizes: z.array(luckyPrize),
  startedAt: instant,
  endedAt: instant.nullable(),
  /** In the order in which they were drawn. */
  lines: z.array(luckyLine),
});
export type PublicLuckyDraw = z.infer<typeof publicLuckyDraw>;
const publicAnswer = z.object({
  ...{ tournamentId: id, name: z.string(), timeZone: z.string() },
  draw: publicLuckyDraw.nullable(),
  /** It was bound to public numbers, perhaps before it began. */
  bound: z.boolean(),
});
export type PublicLuckyDrawAnswer = z.infer<typeof publicAnswer>;

export const luckyDraw = publicLuckyDraw.extend({
  version,
  lines: z.array(luckyLine.extend({ by: z.string().nullable(), at: instant })),
});
export type LuckyDraw = z.infer<typeof luckyDraw>;
const luckyDrawState = z.object({
  /** null: it has not begun. */
  draw: luckyDraw.nullable(),
  /** How many players can still be drawn. */
  left: z.int(),
});
export type LuckyDrawState = z.infer<typeof luckyDrawState>;

const seen = z.strictObject({ version });

export const luckyDrawRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/lucky-draw': {
    access: 'tournament.read',
    summary: 'The lucky draw among those present: prizes, who was drawn, and how many can still be',
    answer: luckyDrawState,
  },
  'POST /api/tournaments/:tournamentId/lucky-draw': {
    access: 'winner.publish',
    summary: 'Begins the lucky draw with these prizes: makes a secret seed, and publishes its seal',
    body: z.strictObject({ prizes: z.array(luckyPrize.strict()).min(1, { error: 'required' }).max(MOST_LUCKY_PRIZES) }),
    answer: luckyDrawState,
  },
  'POST /api/tournaments/:tournamentId/lucky-draw/next': {
    access: 'winner.publish',
    summary: 'Draws the next player who is there; `version` is the draw’s as the presenter saw it',
    body: seen,
    answer: luckyDrawState,
  },
  'POST /api/tournaments/:tournamentId/lucky-draw/pass': {
    access: 'winner.publish',
    summary: 'Records that the last player drawn is not there, and draws the next one for the same prize',
    body: seen,
    answer: luckyDrawState,
  },
  'POST /api/tournaments/:tournamentId/lucky-draw/end': {
    access: 'winner.publish',
    summary: 'Ends the lucky draw and publishes the seed',
    body: seen,
    answer: luckyDrawState,
  },
  'GET /api/live/tournaments/:tournamentId/lucky-draw': {
    access: 'anyone',
    summary: 'The lucky draw so far; once it has ended, also the seed to check it by',
    answer: publicAnswer,
  },
});
