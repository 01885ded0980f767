import { closestLanguage } from '@fairway/api/word/language';
import { eq } from 'drizzle-orm';
import { users } from '../../../../db/schema/account/site.ts';
import type { Deps } from '../../../../http/route.ts';
import type { Letter, LetterWriter, MailRow } from '../../../../mail/letter.ts';
import { say } from '../../../../text/word.ts';
import { NO_PASSWORD } from '../password.ts';
import { addressOf, expiryOf, LINK_MINUTES, type LinkKind, PURPOSES } from './link.ts';
import { deleteLink, insertLink, voidOlderLinks } from './link-store.ts';

type Person = typeof users.$inferSelect;
type Needs = Pick<Deps, 'db' | 'config' | 'clock'>;

/** The letters about an account: an invitation, a new password, a proof of the address, and a note to the address of before. */
export function accountLetters(deps: Needs): Record<LinkKind | 'address', LetterWriter> {
  const toPerson = (write: (row: MailRow, person: Person) => Promise<Letter | null>): LetterWriter => {
    return async (row) => {
      const [person] = await deps.db
        .select()
        .from(users)
        .where(eq(users.id, row.userId ?? ''));
      return person ? write(row, person) : null;
    };
  };
  const withLink = (kind: LinkKind) => toPerson((row, person) => linkLetter(deps, kind, row, person));
  return { welcome: withLink('welcome'), password: withLink('password'), verify: withLink('verify'), address: toPerson(addressLetter) };
}

/** Whether the link of a mail still has a use. */
const IS_NEEDED = {
  welcome: ({ passwordHash }) => passwordHash === NO_PASSWORD,
  password: () => true,
  verify: ({ emailVerifiedAt }) => emailVerifiedAt === null,
} as const satisfies Record<LinkKind, (person: Person) => boolean>;

/** Each try has a link of its own, whose time begins with it. */
async function linkLetter({ db, config, clock }: Needs, kind: LinkKind, row: MailRow, person: Person): Promise<Letter | null> {
  const { id: userId, name, username, email } = person;
  if (email === null || person.disabledAt !== null || !IS_NEEDED[kind](person)) return null;
  const now = clock();
  const made = { userId, purpose: PURPOSES[kind], createdAt: now, expiresAt: expiryOf(kind, now), email, mailId: row.id };
  const token = await insertLink(db, made);
  const link = addressOf(config, made.purpose, token);
  const t = say(closestLanguage(row.language));
  return {
    ...{ to: email, name, link, subject: t(`mail:${kind}.subject`) },
    paragraphs: [t(`mail:${kind}.text`, { username }), t(`mail:${kind}.link`, { ...TIMES, link })],
    settled: (tx, isSent) => (isSent ? voidOlderLinks(tx, made) : deleteLink(tx, token)),
  };
}

const TIMES = { days: LINK_MINUTES.welcome / 60 / 24, minutes: LINK_MINUTES.password, hours: LINK_MINUTES.verify / 60 };

/** Says nothing of the new address: this mailbox may be somebody else's. */
async function addressLetter({ data, language }: MailRow, { name, username, email }: Person): Promise<Letter | null> {
  if (data.to === undefined || data.to === email) return null;
  const t = say(closestLanguage(language));
  return {
    to: data.to,
    name,
    subject: t('mail:address.subject'),
    paragraphs: [t('mail:address.text', { username }), t('mail:address.help')],
  };
}
