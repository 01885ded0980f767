import { z } from 'zod';
import { id, name } from './field.ts';
import { defineRoutes } from './route.ts';

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
});
export const loginAnswer = signedInUser.omit({ username: true, email: true }).extend({ accessToken: z.string() });

export type SignedInUser = z.infer<typeof signedInUser>;
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const authRoutes = defineRoutes({
  'GET /sanctum/csrf-cookie': { access: 'anyone', summary: 'Sets the XSRF-TOKEN cookie that the login checks', answer: null },
  'POST /api/auth/login': {
    access: 'anyone',
    summary: 'Signs in with a username or an e-mail address; needs the X-XSRF-TOKEN header',
    body: z.strictObject({
      username: name,
      password: z.string().min(1, { error: 'required' }).max(200),
    }),
    answer: loginAnswer,
  },
  'GET /api/auth/logout': { access: 'signed-in', summary: 'Ends the session of the token', answer: null },
  'GET /api/auth/user': { access: 'signed-in', summary: 'Who is signed in', answer: signedInUser },
});
