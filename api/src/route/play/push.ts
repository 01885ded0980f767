import { z } from 'zod';
import { id, judgedId } from '../../check/field.ts';
import { MOST_PUSH_PLAYERS } from '../../choice/play/push.ts';
import { defineRoutes } from '../../route.ts';
import { PUBLIC_LANGUAGES } from '../../word/language.ts';

/** The address that a browser's push service gave to this phone. Whoever has it can ring the phone. */
const endpoint = z.url({ error: 'wrong-format' }).max(1000);
/** As a browser says them: base64 of URLs. */
const keyOf = (bytes: number) =>
  z
    .string()
    .max(120)
    .regex(/^[\w-]+={0,2}$/, { error: 'wrong-format' })
    .refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes, { error: 'wrong-format' });

const phone = z.strictObject({ endpoint, p256dh: keyOf(65), auth: keyOf(16), language: z.enum(PUBLIC_LANGUAGES) });
export type PushPhone = z.infer<typeof phone>;

export const pushSubscription = phone.extend({
  /** All that this phone wants to be told of in this tournament; none: nothing any more. */
  playerIds: z.array(judgedId).max(MOST_PUSH_PLAYERS),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushRoutes = defineRoutes({
  'GET /api/live/push': {
    access: 'anyone',
    summary: 'The public key by which phones ask for notifications; null: this server sends none',
    answer: z.object({ key: z.string().nullable() }),
  },
  'PUT /api/live/tournaments/:tournamentId/push': {
    access: 'anyone',
    summary: 'Says of which players of a public tournament a phone wants to be told; answers with those that there are',
    body: pushSubscription,
    answer: z.object({ playerIds: z.array(id) }),
  },
  'PUT /api/signup/push': {
    access: 'signup',
    summary: 'Asks that a phone is told where a signup stands, and what the office writes to whoever entered',
    body: phone,
    answer: null,
  },
  'POST /api/live/push/off': {
    access: 'anyone',
    summary: 'Ends all notifications of a phone, or those of one signup; the same answer whether there were any',
    body: z.strictObject({ endpoint, signupId: judgedId.nullable().default(null) }),
    answer: null,
  },
});
