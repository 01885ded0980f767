import { z } from 'zod';
import { id, name } from '../../check/field.ts';
import { SHORTEST_PASSWORD } from '../../choice/account/user.ts';
import { defineRoutes } from '../../route.ts';

/** A password that is compared, and one that is chosen: any signs, none of them cut off. */
export const currentPassword = z.string().min(1, { error: 'required' }).max(200);
export const newPassword = z.string().min(SHORTEST_PASSWORD).max(200);
/** Six digits, or a recovery code; blanks and dashes do not matter. */
export const factorCode = z.string().min(1, { error: 'required' }).max(60);
/** Of a one-time link. */
const linkToken = z.string().regex(/^[\w-]{43}$/, { error: 'link-invalid' });

const siteOfUser = z.object({ id, name: z.string(), logo: z.string().nullable(), clubs: z.array(z.object({ id, name: z.string() })) });

/** Named as the customer's specification prints it, and `id`; everything else on the wire is camelCase. */
export const signedInUser = z.object({
  id,
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  is_super_admin: z.boolean(),
  site: siteOfUser.nullable(),
  /** 0: reads, and enters scores. 1: also players, import and awards. 2: also tournaments, divisions and counted holes. */
  right: z.int(),
  latest_tournament_id: id.nullable(),
  latest_tournament_name: z.string().nullable(),
  /** A super administrator wants a second factor of them: until it is set up, nothing else is open to them. */
  owesSecondFactor: z.boolean(),
  /** Keys that do something alone are on for them. */
  oneKeyShortcuts: z.boolean(),
});
const loginAnswer = signedInUser.omit({ username: true, email: true }).extend({ accessToken: z.string() });

export type SignedInUser = z.infer<typeof signedInUser>;
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const authRoutes = defineRoutes({
  'GET /sanctum/csrf-cookie': { access: 'anyone', summary: 'Sets the XSRF-TOKEN cookie that the login checks', answer: null },
  'POST /api/auth/login': {
    access: 'anyone',
    summary: 'Signs in with a username or an e-mail address; needs the X-XSRF-TOKEN header',
    body: z.strictObject({
      username: name,
      password: currentPassword,
      /** Of the second factor, or a recovery code. Whoever has one and sends none is asked for it by `code-needed`. */
      code: factorCode.optional(),
    }),
    answer: loginAnswer,
  },
  'GET /api/auth/logout': { access: 'own-account', summary: 'Ends the session of the token', answer: null },
  'GET /api/auth/user': { access: 'own-account', summary: 'Who is signed in', answer: signedInUser },

  'GET /api/auth/ways': {
    access: 'anyone',
    summary: 'Whether a forgotten password can be set anew by mail',
    answer: z.object({ byMail: z.boolean() }),
  },
  'POST /api/auth/forgotten-password': {
    access: 'anyone',
    summary: 'Mails a link to the address of a username or e-mail; the answer is the same whether there is one or not',
    body: z.strictObject({ username: name }),
    answer: null,
  },
  'POST /api/auth/link': {
    access: 'anyone',
    summary: 'Whose password a link is for',
    body: z.strictObject({ token: linkToken }),
    answer: z.object({ username: z.string() }),
  },
  'POST /api/auth/password': {
    access: 'anyone',
    summary: 'Sets a password by a link, once; every session of the person ends',
    body: z.strictObject({ token: linkToken, password: newPassword }),
    answer: null,
  },
  'POST /api/auth/email': {
    access: 'anyone',
    summary: 'Proves an e-mail address by the link that was sent to it',
    body: z.strictObject({ token: linkToken }),
    answer: null,
  },
});
