import { Readable } from 'node:stream';
import type { PublicLanguage } from '@fairway/api/word/language';
import type { Config } from '../config.ts';
import { type Letter, partsOf } from './letter.ts';
import { failureOf, type Outcome } from './outcome.ts';

/** How long a mail server may take: to be reached, to greet, and to answer. It may look through a mail before it answers. */
export const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 } as const;
type Patience = { -readonly [Limit in keyof typeof PATIENCE]: number };

type Posted = Pick<Letter, 'to' | 'name' | 'subject' | 'paragraphs' | 'link'> & { id: string; language: PublicLanguage };
export type Post = (letter: Posted, signal?: AbortSignal) => Promise<Outcome>;

/** Hands a letter to the mail server, once; whatever goes wrong is an outcome. All tries of an id have the same `Message-ID`. */
export function createPost(
  { smtpUrl, mailFrom: from, publicUrl: home }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  patience: Patience,
): Post {
  const { hostname } = new URL(home);
  return async ({ id, to, name, ...words }, signal) => {
    let isHandedOver = false;
    async function* handedOver(text: Readable) {
      isHandedOver = true;
      yield* text;
    }
    try {
      // loaded for the first mail: until then it would only take memory
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: smtpUrl, ...patience });
      transport.use('stream', ({ message }, done) => {
        message.processFunc((text) => Readable.from(handedOver(text)));
        done();
      });
      await transport.sendMail({
        ...{ from, to: { name, address: to }, ...partsOf({ ...words, name, home }) },
        messageId: `<${id}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(signal && { signal }),
      });
      return { isSent: true };
    } catch (error) {
      return failureOf(error, isHandedOver);
    }
  };
}
