import { z } from 'zod';
import type { MessageKey } from './message.ts';

/** Every error a request can end with, and its status: a new code without a status does not compile. */
export const ERROR_STATUS = {
  unauthenticated: 401,
  forbidden: 403,
  'csrf-mismatch': 403,
  'not-found': 404,
  'tournament-not-found': 404,
  'tournament-ended': 409,
  'tournament-locked': 409,
  'stale-version': 409,
  'player-has-scores': 409,
  'round-has-scores': 409,
  'tournament-has-scores': 409,
  'last-round': 409,
  'division-in-use': 409,
  'round-finished': 409,
  'rounds-not-finished': 409,
  'already-in-state': 409,
  'hidden-holes-published': 409,
  'hidden-holes-unpublished': 409,
  'not-disputed': 409,
  'award-not-open': 409,
  'bad-request': 400,
  'too-large': 413,
  'unsupported-media': 415,
  validation: 422,
  'wrong-credentials': 422,
  'no-division': 422,
  'division-does-not-exist': 422,
  'more-players': 422,
  'no-handicap-course': 422,
  'score-for-every-player': 422,
  'course-par': 422,
  'course-stroke-index': 422,
  'stableford-needs-stroke-index': 422,
  'hidden-holes-not-used': 422,
  'hidden-holes-count': 422,
  'hidden-holes-missing': 422,
  'not-a-candidate': 422,
  'player-not-in-round': 422,
  'import-not-a-workbook': 422,
  'import-too-large': 422,
  'import-bomb': 422,
  'import-too-many-rows': 422,
  'import-no-header': 422,
  'import-empty': 422,
  'import-wrong-rows': 422,
  'too-many-attempts': 429,
  'server-error': 500,
  unavailable: 503,
} as const satisfies Partial<Record<MessageKey, number>>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every answer that is not a success. `errors` comes with 422, `current` with a stale version. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  current: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
