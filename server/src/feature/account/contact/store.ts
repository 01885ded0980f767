import type { Contact } from '@fairway/api';
import { LANGUAGES, type Language } from '@fairway/api/word/language';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { contact } from '../../../db/schema/account/support.ts';

/** The text of every language; one that nobody has written yet is empty. */
export async function findContacts(db: Database): Promise<Contact[]> {
  const written = await db.select().from(contact);
  return LANGUAGES.map((language) => written.find((one) => one.language === language) ?? { language, text: '', version: 1 });
}

export async function requireContact(db: Database, language: Language): Promise<Contact> {
  const contact = (await findContacts(db)).find((one) => one.language === language);
  if (!contact) throw new Error(`no contact in ${language}`);
  return contact;
}

/** Locks the text of a language until the transaction ends, empty if nobody has written it yet. */
export async function holdContact(tx: Transaction, language: Language): Promise<Contact> {
  await tx
    .insert(contact)
    .values({ language, text: '' })
    .onConflictDoUpdate({ target: contact.language, set: { text: sql`${contact.text}` } });
  return requireContact(tx, language);
}

export async function updateContact(tx: Transaction, language: Language, text: string): Promise<void> {
  await tx
    .insert(contact)
    .values({ language, text })
    .onConflictDoUpdate({ target: contact.language, set: { text, version: sql`${contact.version} + 1` } });
}
