import type { PayableEntry } from '@fairway/api';
import { closestLanguage } from '@fairway/api/word/language';
import { formatMoney } from '@fairway/api/word/number';
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Config } from '../../../../config.ts';
import type { Database } from '../../../../db/database.ts';
import { holdSignups } from '../../../../db/hold.ts';
import { club } from '../../../../db/schema/account/club.ts';
import { paymentReminder, tournamentPayment } from '../../../../db/schema/field/payment.ts';
import { signup } from '../../../../db/schema/field/signup.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import type { Deps } from '../../../../http/route.ts';
import type { LetterWriter } from '../../../../mail/letter.ts';
import { sayPublic } from '../../../../text/word.ts';
import { createSchedule } from '../../../../work/schedule.ts';
import { dayAt } from '../../signup/enter.ts';
import { newLink } from '../../signup/letter.ts';
import { findForm, findSignups } from '../../signup/store.ts';
import { type Entry, findEntries, owedOf, payableColumns } from '../ledger/entry.ts';

const LOOK = { firstAfterMs: 90_000, everyMs: 600_000 } as const;

/** They still owe after the last day on which to pay. */
const isLate = (entry: Entry, now: Date): boolean => entry.payBy !== null && dayAt(now, entry.timeZone) > entry.payBy && owedOf(entry) > 0;
/** The signup to whose address a reminder goes: their own, or whoever entered them; null: they are to be called. */
const remindedAt = ({ id, email, leadEmail, groupId }: Entry): string | null => (email === null ? leadEmail && groupId : id);

export type Reminding = Pick<Deps, 'db' | 'mail' | 'clock'>;
/** How each was reminded, or that they are to be called. */
export async function remindersOf({ db, mail, clock }: Reminding, entries: readonly Entry[]) {
  const ids = entries.map(({ id }) => id);
  const { signupId, packageId } = paymentReminder;
  const isTheirs = or(inArray(signupId, ids), inArray(packageId, ids));
  const rows = await db.select().from(paymentReminder).where(isTheirs);
  const now = clock();
  return (entry: Entry): PayableEntry['reminder'] => {
    const row = rows.find((one) => one.signupId === entry.id || one.packageId === entry.id);
    if (row) return { by: row.by, at: row.at.toISOString() };
    const isCalled = isLate(entry, now) && (!mail.isOn || remindedAt(entry) === null);
    return isCalled ? { by: 'call', at: null } : null;
  };
}

/** After the last day on which to pay, whoever still owes is reminded by the clock. */
export function createReminderWatch(deps: Deps) {
  const look = async (): Promise<void> => {
    if (!deps.mail.isOn) return;
    for (const { id } of await findTournamentsDue(deps.db, deps.clock())) await remind(deps, id).catch(deps.report);
  };
  return { ...createSchedule(look, LOOK, deps.report), look };
}

const findTournamentsDue = (db: Database, now: Date) =>
  db
    .select({ id: tournament.id })
    .from(tournamentPayment)
    .innerJoin(tournament, eq(tournament.id, tournamentPayment.tournamentId))
    .innerJoin(club, eq(club.id, tournament.clubId))
    .where(
      and(
        lt(tournamentPayment.payBy, sql`(${now.toISOString()}::timestamptz at time zone ${club.timeZone})::date`),
        ne(tournament.state, 'closed'),
        isNull(tournament.archivedAt),
        eq(tournament.rehearsal, false),
      ),
    );

/** One mail to each address, whatever number of entries it pays for. The row of each entry is unique: two processes remind nobody twice. */
async function remind({ db, mail, clock }: Deps, tournamentId: string): Promise<void> {
  const now = clock();
  const entries = await findEntries(db, { tournamentId });
  const late = entries.filter((entry) => isLate(entry, now));
  for (const [to, own] of Map.groupBy(late, remindedAt)) {
    if (to === null) continue;
    await db.transaction(async (tx) => {
      await holdSignups(tx, inArray(signup.id, [to, ...own.map(({ id }) => id)]));
      const rows = own.map((entry) => ({ ...payableColumns(entry), by: 'mail' as const, at: now }));
      const made = await tx.insert(paymentReminder).values(rows).onConflictDoNothing().returning({ id: paymentReminder.id });
      const [row] = await findSignups(tx, [to]);
      if (made.length === 0 || !row?.email) return;
      const language = closestLanguage(row.language);
      await mail.put(tx, { kind: 'payment-reminder', userId: null, signupId: to, to: row.email, language });
    });
  }
}

/** What they owe when the mail is tried, for themselves and for those they entered; null: the money came meanwhile. */
export const reminderLetter =
  ({ db, config }: { db: Database; config: Pick<Config, 'publicUrl'> }): LetterWriter =>
  async ({ signupId, language }) => {
    const [row] = await findSignups(db, [signupId ?? '']);
    const whole = row && (await findForm(db, row.tournamentId));
    if (!whole || !row.email) return null;
    const entries = await findEntries(db, { tournamentId: row.tournamentId });
    const owing = entries.filter((entry) => owedOf(entry) > 0 && remindedAt(entry) === row.id);
    if (owing.length === 0) return null;
    const t = sayPublic(language);
    const link = await newLink({ db, config }, row);
    const line = (entry: Entry) => [entry.name, entry.code, formatMoney(owedOf(entry), language)].filter(Boolean).join(' · ');
    return {
      ...{ to: row.email, name: row.name ?? '', subject: t('reminder.subject', { tournament: whole.tournament.name }) },
      paragraphs: [t('reminder.owed', { lines: owing.map(line).join('\n') }), t('reminder.how', { link }), t('reminder.paid')],
      link,
    };
  };
