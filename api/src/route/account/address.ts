import { z } from 'zod';
import { instant, text } from '../../check/field.ts';
import { ADDRESS_KINDS, ADDRESS_PLACES, ADDRESS_REACHES, CERTIFICATE_FAULTS } from '../../choice/account/address.ts';
import { defineRoutes } from '../../route.ts';

/** As people type it: a host, with or without https:// before it and a port behind it. */
const typedAddress = text
  .max(300)
  .overwrite((typed) => (/^[a-z][a-z+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`))
  // the host comes first: a name before an @ looks like one, and leads elsewhere
  .refine((typed) => /^https?:\/\/[^/?#@\\]+([/?#]|$)/i.test(typed) && z.url().safeParse(typed).success, { error: 'wrong-website' });

export const addressTest = z.object({
  address: z.string(),
  reach: z.enum(ADDRESS_REACHES),
  /** Where its name leads, as this server sees it; null: nowhere. */
  place: z.enum(ADDRESS_PLACES).nullable(),
  /** null: there is none, as by plain http. */
  certificate: z.object({ endsAt: instant, fault: z.enum(CERTIFICATE_FAULTS).nullable() }).nullable(),
  /** Whether what the server says arrives at once. */
  stream: z.boolean(),
  /** A QR code of the page that tests a phone at this address, as the address of a picture. */
  code: z.string(),
});
export type AddressTest = z.infer<typeof addressTest>;

/** The certificate that this server gets for itself, or is given. */
const ownCertificate = z.object({
  from: z.enum(['authority', 'folder']),
  /** null: there is none yet, or none that can be used. */
  endsAt: instant.nullable(),
  /** Of an authority for trials, which no browser trusts. */
  isTrial: z.boolean(),
  /** The last try that failed, in the words of the authority or of this machine; null: none did. */
  failure: z.object({ text: z.string(), at: instant, nextAt: instant.nullable() }).nullable(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

export const addressRoutes = defineRoutes({
  'GET /api/addresses': {
    access: 'address.admin',
    summary: 'The addresses by which this server can be reached, as far as it knows, and the certificate that it has for them',
    answer: z.object({
      addresses: z.array(z.object({ address: z.string(), kind: z.enum(ADDRESS_KINDS) })),
      /** It listens to programs of its own machine only, such as a proxy in front. */
      isBehindProxy: z.boolean(),
      /** null: a proxy in front has the certificate, or there is none. */
      certificate: ownCertificate.nullable(),
    }),
  },
  'POST /api/addresses/test': {
    access: 'address.admin',
    summary:
      'Whether an address leads to this server, by https that browsers trust, and lets event streams through; nothing of what it answers is passed on',
    body: z.strictObject({ address: typedAddress }),
    answer: addressTest,
  },
  'GET /api/addresses/proof/:nonce': {
    access: 'anyone',
    summary: 'What only a server on this database answers to a number used once: so an address is known to lead here',
    params: { nonce: z.string().regex(/^[\w-]{22}$/, { error: 'wrong-format' }) },
    answer: z.object({ proof: z.string() }),
  },
  'GET /api/live/test/events': {
    access: 'anyone',
    summary:
      'An event stream of one event, as boards have them, which ends after four seconds: so an address is known to let it through at once',
    answer: null,
    sends: 'stream',
  },
});
