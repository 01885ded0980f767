import type { Delivery, Language, PasswordLink } from '@fairway/api';
import type { Config } from '../../../../config.ts';
import type { Database, Transaction } from '../../../../db/database.ts';
import type { Deps } from '../../../../http/route.ts';
import { withdrawMails } from '../../../../mail/store.ts';
import { findMailedUntil, insertLink, type Purpose, voidOpenLinks } from './link-store.ts';

/** Whoever reads a mail later than this asks for another link; an invitation waits for people who are away. */
export const LINK_MINUTES = { welcome: 7 * 24 * 60, password: 60, verify: 24 * 60 } as const;
export type LinkKind = keyof typeof LINK_MINUTES;
export const PURPOSES = {
  welcome: 'reset-password',
  password: 'reset-password',
  verify: 'verify-email',
} as const satisfies Record<LinkKind, Purpose>;
const PATHS = { 'reset-password': 'password', 'verify-email': 'verify-email' } as const satisfies Record<Purpose, string>;

type Maker = { config: Pick<Config, 'publicUrl'>; clock: () => Date };
type ShownLink = { url: string; expiresAt: Date };

/**
 * The address of a link. Its token stands in the fragment, which no browser sends and no log has; its host is the configured one, whatever
 * the request says.
 */
export const addressOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, purpose: Purpose, token: string): string =>
  `${publicUrl}/${PATHS[purpose]}#${token}`;

export const expiryOf = (kind: LinkKind, now: Date): Date => new Date(now.getTime() + LINK_MINUTES[kind] * 60_000);

/** A new link to choose a password by, for a person who is told it by hand; earlier ones are void, and none is on its way any more. */
export async function createLink(tx: Database, { config, clock }: Maker, userId: string, kind: PasswordKind): Promise<ShownLink> {
  const now = clock();
  await withdrawMails(tx, userId, PASSWORD_KINDS);
  await voidOpenLinks(tx, userId, 'reset-password', now);
  const expiresAt = expiryOf(kind, now);
  const token = await insertLink(tx, { userId, purpose: 'reset-password', createdAt: now, expiresAt });
  return { url: addressOf(config, 'reset-password', token), expiresAt };
}

/** The mails with a link to choose a password by: one who has none yet is invited. */
export const PASSWORD_KINDS = ['welcome', 'password'] as const;
type PasswordKind = (typeof PASSWORD_KINDS)[number];
export const passwordKindOf = ({ hasPassword }: { hasPassword: boolean }): PasswordKind => (hasPassword ? 'password' : 'welcome');

type Addressee = { id: string; email: string | null; language: Language | null };
/** A link as it was prepared in the transaction: a mail that has to be tried, or the link itself. */
type PreparedLink = { mailId: string } | ShownLink;

/** A link that staff make for a person: on its way by mail, or to be shown if there is none. Earlier links are void at once. */
export async function preparePasswordLink(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'clock' | 'mail'>,
  person: Addressee & { hasPassword: boolean },
): Promise<PreparedLink> {
  const kind = passwordKindOf(person);
  if (!deps.mail.isOn || person.email === null) return createLink(tx, deps, person.id, kind);
  await voidOpenLinks(tx, person.id, 'reset-password', deps.clock());
  return { mailId: await putPasswordMail(tx, deps, person) };
}

/** In place of one of the other kind: they lead to the same page. */
export async function putPasswordMail(
  tx: Transaction,
  { mail }: Pick<Deps, 'mail'>,
  person: Addressee & { hasPassword: boolean },
): Promise<string> {
  const kind = passwordKindOf(person);
  await withdrawMails(
    tx,
    person.id,
    PASSWORD_KINDS.filter((other) => other !== kind),
  );
  return mail.put(tx, { kind, userId: person.id, language: person.language ?? 'vi' });
}

/** What staff see of it. */
export async function deliverPasswordLink(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  { email }: Pick<Addressee, 'email'>,
  link: PreparedLink,
): Promise<PasswordLink> {
  if (!('mailId' in link)) return shown(link);
  const delivery = await mail.tryNow(link.mailId);
  const until = delivery.state === 'sent' ? await findMailedUntil(db, link.mailId) : null;
  return { mailedTo: email, mail: delivery, url: null, expiresAt: until?.toISOString() ?? null };
}

export const shown = ({ url, expiresAt }: ShownLink): PasswordLink => ({
  mailedTo: null,
  mail: null,
  url,
  expiresAt: expiresAt.toISOString(),
});

/** Within the transaction that changes an address: a proof goes to the new one, and a note to the old one. Returns what has to be tried. */
export async function putAddressMails(
  tx: Transaction,
  { mail }: Pick<Deps, 'mail'>,
  { id: userId, email, language: wanted }: Addressee,
  before: string | null,
): Promise<string[]> {
  if (!mail.isOn || email === before) return [];
  const language = wanted ?? 'vi';
  const ids: string[] = [];
  if (email !== null) ids.push(await mail.put(tx, { kind: 'verify', userId, language }));
  if (before !== null) ids.push(await mail.put(tx, { kind: 'address', userId, language, to: before }));
  return ids;
}

/** Mails the proof of an address once more; null: there is no mail, or no address. */
export async function sendVerification({ db, mail }: Pick<Deps, 'db' | 'mail'>, person: Addressee): Promise<Delivery | null> {
  const { id: userId, email, language } = person;
  if (!mail.isOn || email === null) return null;
  return mail.tryNow(await db.transaction((tx) => mail.put(tx, { kind: 'verify', userId, language: language ?? 'vi' })));
}
