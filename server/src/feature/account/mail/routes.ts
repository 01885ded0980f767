import type { mailRoutes } from '@fairway/api';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { requireUser } from '../user/store.ts';
import { findUndelivered } from './store.ts';

export const mailHandlers = ({ db, mail }: Deps): Handlers<typeof mailRoutes> => ({
  'GET /api/mails': async ({ query }) => ({ ...(await findUndelivered(db, query)), isOn: mail.isOn }),

  'POST /api/mails/:mailId/again': async ({ scope }) => {
    const delivery = await mail.again(scope.mail.id);
    if (delivery === null) throw new AppError('not-found');
    return delivery;
  },

  'POST /api/mails/test': async ({ principal, language }) => {
    const { id, name, email, language: own } = await requireUser(db, principal.id);
    if (!mail.isOn) throw new AppError('mail-off');
    if (email === null) throw new AppError('no-own-email');
    const outcome = await mail.test({ id, name, email, language: own ?? language });
    if (outcome.isSent) return { to: email, state: 'sent', reason: null, code: null };
    const { reason, code } = outcome;
    return { to: email, state: 'failed', reason, code };
  },
});
