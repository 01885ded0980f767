import type { Database } from './db/database.ts';
import { removeOldFailures } from './feature/account/auth/attempt-store.ts';
import type { ContactMonths } from './feature/field/golfer/contact-months.ts';
import { findOpenSignups } from './feature/field/payment/ledger/refundable.ts';
import { removeOldContacts } from './feature/field/player/contact-removal.ts';
import { removeOldSignupContacts } from './feature/field/signup/contact-months.ts';
import { deleteLost } from './feature/field/tournament/arriving.ts';
import { createSchedule, type Schedule } from './work/schedule.ts';

/** Contacts of players go within hours of their day; a server that has just started has other things to do. */
const REMOVAL = { firstAfterMs: 60_000, everyMs: 6 * 3_600_000 } as const;

type Removing = { db: Database; clock: () => Date; report: (error: unknown) => void; contactMonths: ContactMonths };

/** What is kept for a time alone goes by itself: contacts, tournaments that never arrived, failed logins. */
export function createRemoval({ db, clock, report, contactMonths }: Removing): Schedule {
  const remove = async () => {
    await removeOldContacts(db, clock());
    const openSignupIds = await findOpenSignups(db);
    await removeOldSignupContacts(db, clock(), openSignupIds);
    await contactMonths.look(clock(), openSignupIds);
    await deleteLost(db, clock());
    await removeOldFailures(db, clock());
  };
  return createSchedule(remove, REMOVAL, report);
}
