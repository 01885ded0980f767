import type { officeSignupRoutes, ownSignupRoutes } from '@fairway/api';
import { AppError } from '../../../error/app-error.ts';
import type { Handlers } from '../../../http/route.ts';

const notYet = async (): Promise<never> => {
  throw new AppError('not-found');
};

export const signupHandlers: Handlers<typeof officeSignupRoutes & typeof ownSignupRoutes> = {
  'GET /api/tournaments/:tournamentId/signup-form': notYet,
  'PUT /api/tournaments/:tournamentId/signup-form': notYet,
  'GET /api/tournaments/:tournamentId/signups': notYet,
  'POST /api/tournaments/:tournamentId/signups': notYet,
  'GET /api/tournaments/:tournamentId/signups/:signupId': notYet,
  'PATCH /api/tournaments/:tournamentId/signups/:signupId': notYet,
  'POST /api/tournaments/:tournamentId/signups/:signupId/link': notYet,
  'POST /api/tournaments/:tournamentId/signups/acts': notYet,
  'POST /api/tournaments/:tournamentId/signups/next': notYet,
  'POST /api/tournaments/:tournamentId/signups/messages': notYet,
  'GET /api/tournaments/:tournamentId/signup-packages': notYet,
  'POST /api/tournaments/:tournamentId/signup-packages': notYet,
  'GET /api/live/tournaments/:tournamentId/enter': notYet,
  'POST /api/live/tournaments/:tournamentId/enter': notYet,
  'POST /api/live/tournaments/:tournamentId/enter/link': notYet,
  'GET /api/signup': notYet,
  'PATCH /api/signup': notYet,
  'POST /api/signup/answer': notYet,
  'POST /api/signup/withdraw': notYet,
  'PUT /api/signup/members/:memberId': notYet,
  'GET /api/signup/data': notYet,
};
