import { LOCALES, type PublicLanguage } from '@fairway/api/word/language';
import { signupStateText } from '@fairway/api/word/signup-text';
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { hashOf, newSecret } from '../../../access/token.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import { signup, signupForm } from '../../../db/schema/field/signup.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Input } from '../../../http/route.ts';
import type { LetterWriter } from '../../../mail/letter.ts';
import { putOfficeMessage } from '../../../mail/phone.ts';
import { sayPublic, saySignup } from '../../../text/word.ts';
import { foundBy } from './list.ts';
import { findForm, findSignups, type SignupRow, type WholeForm, waitingNumberOf, waitingOf } from './store.ts';

type Writer = { db: Database; config: Pick<Config, 'publicUrl'> };
/** Links that were sent before go on for so long. */
const KEPT_LINKS = 5;

export const enterUrl = (config: Pick<Config, 'publicUrl'>, tournamentId: string): string =>
  `${config.publicUrl}/tournaments/${tournamentId}/live/enter`;

/** Another link of a signup, for one mail: only its hash is kept. */
export async function newLink({ db, config }: Writer, { id, tournamentId, mailTokenHashes }: SignupRow): Promise<string> {
  const secret = `fs_${newSecret()}`;
  const hashes = [...mailTokenHashes, hashOf(secret)].slice(-KEPT_LINKS);
  await db.update(signup).set({ mailTokenHashes: hashes }).where(eq(signup.id, id));
  // in the fragment, which no server, proxy or log on the way sees
  return `${enterUrl(config, tournamentId)}#${secret}`;
}

/** Where a signup stands now, in a language of the page. */
export async function stateTextOf(db: Database, row: SignupRow, { tournament }: WholeForm, language: PublicLanguage): Promise<string> {
  const { timeZone } = tournament;
  const time = row.until?.toLocaleString(LOCALES[language], { timeZone, dateStyle: 'short', timeStyle: 'short' }) ?? null;
  const { state, drawn } = row;
  const stand = { state, drawn, waitingNumber: await waitingNumberOf(db, row), waiting: await waitingOf(db, row) };
  return signupStateText(stand, time, saySignup(language));
}

/** Where a signup stands at the moment of the try, with a link of its own. */
export const signupLetter =
  ({ db, config }: Writer): LetterWriter =>
  async ({ signupId, language }) => {
    const [row] = await findSignups(db, [signupId ?? '']);
    const whole = row && (await findForm(db, row.tournamentId));
    if (!whole || !row.email) return null;
    const link = await newLink({ db, config }, row);
    const say = sayPublic(language);
    return {
      ...{ to: row.email, name: row.name ?? '', subject: say('mail.subject', { tournament: whole.tournament.name }) },
      paragraphs: [await stateTextOf(db, row, whole, language), say('mail.link', { link })],
      link,
    };
  };

/** What the office wrote, paragraph by paragraph. */
export const messageLetter =
  ({ db }: Writer): LetterWriter =>
  async ({ signupId, data }) => {
    const [row] = await findSignups(db, [signupId ?? '']);
    const { subject, text } = data;
    if (!row?.email || subject === undefined || text === undefined) return null;
    return { to: row.email, name: row.name ?? '', subject, paragraphs: text.split(/\n{2,}/) };
  };

const AT_ONCE = 200;
const isUntold = () => and(isNotNull(signup.email), sql`${signup.told} is distinct from ${signup.state}`, ne(signup.state, 'no-show'));

/** Writes down a mail for everybody whose state has changed since they were told; two processes never tell the same. */
export async function tellStates({ db, mail: mails }: Pick<Deps, 'db' | 'mail'>): Promise<void> {
  if (!mails.isOn) return;
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: signup.id, language: signup.language, email: signup.email })
      .from(signup)
      .innerJoin(signupForm, and(eq(signupForm.tournamentId, signup.tournamentId), eq(signupForm.mode, 'open')))
      .where(isUntold())
      .limit(AT_ONCE)
      .for('no key update', { of: signup, skipLocked: true });
    for (const row of rows) await putLink(tx, mails, row);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(signup)
        .set({ told: sql`${signup.state}` })
        .where(inArray(signup.id, ids));
  });
}

type Told = Pick<SignupRow, 'id' | 'language' | 'email'>;
const putLink = (tx: Parameters<Deps['mail']['put']>[0], mails: Deps['mail'], { id, language, email }: Told): Promise<string> =>
  mails.put(tx, { kind: 'signup', userId: null, signupId: id, to: email ?? '', language });

/** Sends the links of the signups with this address to it, after the answer: that tells nobody whether there are any. */
export function sendLinks({ db, mail: mails, clock }: Deps, tournamentId: string, email: string): void {
  if (!mails.isOn) return;
  mails.later(async () => {
    const where = and(eq(signup.tournamentId, tournamentId), sql`lower(${signup.email}) = ${email.toLowerCase()}`);
    const rows = await db.select().from(signup).where(where).limit(KEPT_LINKS);
    // one whose tournament is long over is looked for at the desk
    const ids = rows.filter(({ appliedAt }) => clock().getTime() - appliedAt.getTime() < YEAR_MS);
    await db.transaction(async (tx) => {
      for (const row of ids) await putLink(tx, mails, row);
    });
  });
}
const YEAR_MS = 366 * 86_400_000;

type Message = Input<'POST /api/tournaments/:tournamentId/signups/messages'>['body'];

/** In their language, else in English where there is one, else in Vietnamese. */
export const wordsFor = (language: PublicLanguage, words: Message['text']): string =>
  words[language] ?? (language === 'vi' ? null : words.en) ?? words.vi;

/** Writes a mail down for each who gave an address, and what is told to each phone that asked for it, in the language of each. */
export async function sendMessage(
  { db, mail: mails, clock }: Deps,
  tournamentId: string,
  { signupIds, filter, subject, text }: Message,
): Promise<{ sent: number; pushed: number; without: number }> {
  const whole = await findForm(db, tournamentId);
  const found = foundBy(tournamentId, signupIds === null ? filter : {}, whole?.form ?? null);
  const rows = await db
    .select()
    .from(signup)
    .where(signupIds === null ? found : and(found, inArray(signup.id, signupIds)))
    .orderBy(asc(signup.id));
  if (signupIds !== null && rows.length < new Set(signupIds).size) throw new AppError('not-found');
  const reached = mails.isOn ? rows.filter(({ email }) => email !== null) : [];
  const pushed = await db.transaction(async (tx) => {
    for (const { id: signupId, email, language } of reached) {
      const words = { subject: wordsFor(language, subject), text: wordsFor(language, text) };
      await mails.put(tx, { kind: 'signup-message', userId: null, signupId, to: email ?? '', language, ...words });
    }
    const ids = rows.map(({ id }) => id);
    return putOfficeMessage(tx, tournamentId, ids, { subject, text }, clock());
  });
  const without = rows.filter((row) => !pushed.has(row.id) && !reached.includes(row)).length;
  return { sent: reached.length, pushed: pushed.size, without };
}
