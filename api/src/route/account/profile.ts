import { z } from 'zod';
import { email, name, version } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';
import { LANGUAGES } from '../../word/language.ts';
import { currentPassword, factorCode, newPassword } from './auth.ts';
import { delivery } from './mail.ts';
import { ownSession, sessionId, user } from './user.ts';

/** What a person sees of themself. */
export const profile = user.omit({ siteId: true, hasPassword: true, disabledAt: true, mail: true }).extend({
  /** Recovery codes that are not used yet; null: no second factor. */
  recoveryCodesLeft: z.int().nullable(),
  /** A changed address can be verified by mail. */
  byMail: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** Once more, although signed in: for what would let somebody else stay in. */
const again = z.strictObject({ currentPassword });

export const profileRoutes = defineRoutes({
  'GET /api/profile': { access: 'own-account', summary: 'The signed-in person', answer: profile },
  'PATCH /api/profile': {
    access: 'own-account',
    summary: 'Changes what is named; another e-mail address needs the password, is not verified, and gets a mail',
    body: z
      .strictObject({ name, email, language: z.enum(LANGUAGES).nullable(), oneKeyShortcuts: z.boolean(), currentPassword })
      .partial()
      .extend({ version }),
    answer: profile,
  },
  'POST /api/profile/verification': {
    access: 'own-account',
    summary: 'Mails the link that proves the e-mail address once more; null: there is no mail, or no address',
    answer: z.object({ mailedTo: z.string().nullable(), mail: delivery.nullable() }),
  },
  'POST /api/profile/password': {
    access: 'own-account',
    summary: 'Changes the password; every other session ends',
    body: z.strictObject({ currentPassword, password: newPassword }),
    answer: null,
  },
  'GET /api/profile/sessions': {
    access: 'own-account',
    summary: 'Where the person is logged in, the latest first',
    answer: z.object({ items: z.array(ownSession) }),
  },
  'DELETE /api/profile/sessions': { access: 'own-account', summary: 'Logs out everywhere else', answer: null },
  'DELETE /api/profile/sessions/:sessionId': {
    access: 'own-account',
    summary: 'Logs out on one device',
    params: { sessionId },
    answer: null,
  },
  'POST /api/profile/second-factor': {
    access: 'own-account',
    summary: 'Begins a second factor: its secret, as text and as a QR code; it counts once a code of it is confirmed',
    body: again,
    answer: z.object({ secret: z.string(), url: z.string(), qr: z.string() }),
  },
  'POST /api/profile/second-factor/confirm': {
    access: 'own-account',
    summary: 'Switches the second factor on, and answers ten recovery codes, once',
    body: z.strictObject({ code: factorCode }),
    answer: recoveryCodes,
  },
  'POST /api/profile/second-factor/recovery-codes': {
    access: 'own-account',
    summary: 'Makes ten new recovery codes; the earlier ones are void',
    body: again,
    answer: recoveryCodes,
  },
  'POST /api/profile/second-factor/off': {
    access: 'own-account',
    summary: 'Switches the second factor off, unless it is required',
    body: again.extend({ code: factorCode }),
    answer: null,
  },
});
