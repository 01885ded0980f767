import type { Language, PasswordLink } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/open.ts';
import { users } from '../../../db/schema/site.ts';
import type { Deps } from '../../../http/route.ts';
import { say } from '../../../text/word.ts';
import { countLinks, insertLink, noteMailed, type Purpose } from './link-store.ts';

/** Whoever reads a mail later than this asks for another link. */
const PASSWORD_MINUTES = 60;
const VERIFY_HOURS = 24;
const PATHS = { 'reset-password': 'password', 'verify-email': 'verify-email' } as const satisfies Record<Purpose, string>;

type Addressee = { id: string; name: string; username: string; email: string | null; language: Language | null };
type Sender = Pick<Deps, 'config' | 'clock' | 'mail'>;
export type NewLink = { token: string; url: string; expiresAt: Date };

/**
 * A new link for a person. Its token stands in the fragment, which no browser sends and no log has; its host is the configured one,
 * whatever the request says.
 */
export async function createLink(
  db: Database,
  { config, clock }: { config: Pick<Config, 'publicUrl'>; clock: () => Date },
  userId: string,
  purpose: Purpose,
): Promise<NewLink> {
  const now = clock();
  const minutes = purpose === 'reset-password' ? PASSWORD_MINUTES : VERIFY_HOURS * 60;
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const token = await insertLink(db, { userId, purpose, createdAt: now, expiresAt });
  return { token, url: `${config.publicUrl}/${PATHS[purpose]}#${token}`, expiresAt };
}

/** Mails a link to choose a password by; where that is not possible the answer has the link itself. */
export async function sendPasswordLink(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  person: Addressee,
  { token, url, expiresAt }: NewLink,
  kind: 'welcome' | 'password',
): Promise<PasswordLink> {
  const { name, username, email, language } = person;
  const t = say(language ?? 'vi');
  const subject = t(`mail:${kind}.subject`);
  const text = [t(`mail:${kind}.text`, { username }), t(`mail:${kind}.link`, { minutes: PASSWORD_MINUTES, link: url })].join('\n\n');
  const isSent = email !== null && (await mail.send({ to: email, name, language, subject, text }));
  if (isSent) await noteMailed(db, token, email);
  return { mailedTo: isSent ? email : null, url: isSent ? null : url, expiresAt: expiresAt.toISOString() };
}

/** Nobody's mailbox is filled by others. */
const MOST_AN_HOUR = 3;

/** A new link that somebody asked for; null: the person was sent as many in the last hour as they may be. Each counts those before it. */
export const createAskedLink = (db: Database, sender: Omit<Sender, 'mail'>, userId: string, purpose: Purpose): Promise<NewLink | null> =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const anHourAgo = new Date(sender.clock().getTime() - 3_600_000);
    return (await countLinks(tx, userId, purpose, anHourAgo)) < MOST_AN_HOUR ? createLink(tx, sender, userId, purpose) : null;
  });

/** Mails the link that proves an address; false: mail is off, it could not be sent, or enough were sent lately. */
export async function sendVerification(db: Database, sender: Sender, person: Addressee): Promise<boolean> {
  const { name, email, language } = person;
  if (!sender.mail.isOn || email === null) return false;
  const link = await createAskedLink(db, sender, person.id, 'verify-email');
  if (link === null) return false;
  const { token, url } = link;
  await noteMailed(db, token, email);
  const t = say(language ?? 'vi');
  const text = [t('mail:verify.text'), t('mail:verify.link', { hours: VERIFY_HOURS, link: url })].join('\n\n');
  return sender.mail.send({ to: email, name, language, subject: t('mail:verify.subject'), text });
}
