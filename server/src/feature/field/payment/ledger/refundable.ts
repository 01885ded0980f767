import type { PayableEntry } from '@fairway/api';
import { refundOf, refundSteps } from '@fairway/api/rule/field/payment/refund';
import { holdsSpot, onlyWaits, signupState, standingFacts } from '@fairway/api/rule/field/signup/state';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { bankAccount } from '../../../../db/schema/field/payment.ts';
import { signup } from '../../../../db/schema/field/signup.ts';
import { dayAt } from '../../signup/enter.ts';
import { type FactRow, findFacts } from '../../signup/store.ts';
import { type Reminding, remindersOf } from '../payer/remind.ts';
import { type Entry, findEntries, isOpen, owedOf, priceOf } from './entry.ts';

/** How they stand, with what is still to go back by the rules of the day of application, and how they were reminded. */
export async function shownEntries(deps: Reminding, entries: readonly Entry[]): Promise<PayableEntry[]> {
  const refundableOf = await refundables(deps.db, entries);
  const reminderOf = await remindersOf(deps, entries);
  return entries.map((entry) => {
    const { id, isPackage, code, name, state, price, received, refund, wantsInvoice } = entry;
    const sums = { price, owed: owedOf(entry), received, refundable: refundableOf(entry), refund };
    return { id, isPackage, code, name, state, ...sums, wantsInvoice, reminder: reminderOf(entry) };
  });
}

async function refundables(db: Database, entries: readonly Entry[]): Promise<(entry: Entry) => number> {
  const gone = entries.filter((entry) => !isOpen(entry) && entry.received > entry.refund);
  const facts = Map.groupBy(await findFacts(db, idsOf(gone)), ({ signupId }) => signupId);
  const filled = await findFilled(db, gone);
  return (entry) => {
    const { id, received, refund } = entry;
    const due = isOpen(entry) ? received - priceOf(entry) : backOf(entry, facts.get(id) ?? [], filled.has(id));
    return Math.max(0, Math.min(due, received) - refund);
  };
}

/** The signups of which money is open: they owe it, or it is to go back. */
export async function findOpenSignups(db: Database): Promise<string[]> {
  const open: string[] = [];
  for (const { siteId } of await db.selectDistinct({ siteId: bankAccount.siteId }).from(bankAccount)) {
    const entries = (await findEntries(db, { siteId, rehearsalId: null })).filter(({ isPackage }) => !isPackage);
    const refundableOf = await refundables(db, entries);
    open.push(...idsOf(entries.filter((entry) => owedOf(entry) + refundableOf(entry) + entry.refund > 0)));
  }
  return open;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The fact by which somebody left, and the state that they left; `lastFact` of nobody who is still there. */
function leaving(facts: readonly FactRow[]) {
  const standing = standingFacts(facts);
  return { fact: standing.at(-1), before: signupState(standing.slice(0, -1)) };
}

/** Nothing is kept of what somebody paid who never had a place of their own, or who did not give it up themselves. */
function backOf(entry: Entry, facts: readonly FactRow[], isFilled: boolean): number {
  const { fact, before } = leaving(facts);
  const paid = entry.received + entry.sent;
  const getsAll = fact?.kind !== 'withdrawn' || onlyWaits(before) || before === 'offered';
  const on = dayAt(fact?.at ?? new Date(0), entry.timeZone);
  const rules = entry.refunds ?? { refunds: [], refundIfFilled: null };
  return refundOf({ price: entry.price, paid, on, isFilled, getsAll }, refundSteps(rules, entry.date)) - entry.sent;
}

/**
 * Of those who left and get more back for it: whose place somebody else has now. The places of a kind are filled in the order in which they were left; one
 * that is only offered is not filled.
 */
async function findFilled(db: Database, gone: readonly Entry[]): Promise<ReadonlySet<string>> {
  const asked = gone.filter(({ refunds }) => refunds !== null && refunds.refundIfFilled !== null);
  if (asked.length === 0) return new Set();
  const ofTournaments = inArray(signup.tournamentId, [...new Set(asked.map(({ tournamentId }) => tournamentId))]);
  const rows = await db
    .select({ id: signup.id, kindId: signup.kindId, state: signup.state })
    .from(signup)
    .where(and(ofTournaments, inArray(signup.state, ['withdrawn', 'refused', 'offered'])));
  const facts = Map.groupBy(await findFacts(db, idsOf(rows)), ({ signupId }) => signupId);
  const offered = Map.groupBy(
    rows.filter(({ state }) => state === 'offered'),
    ({ kindId }) => kindId,
  );
  const left = rows.flatMap(({ id, kindId, state }) => {
    const { fact, before } = leaving(facts.get(id) ?? []);
    return fact && state !== 'offered' && holdsSpot(before) && before !== 'offered' ? [{ id, kindId, at: fact.at }] : [];
  });
  const open = new Map(asked.map(({ kindId, free }) => [kindId, Math.max(0, free) + (offered.get(kindId ?? '')?.length ?? 0)]));
  return new Set(
    [...Map.groupBy(left, ({ kindId }) => kindId)].flatMap(([kindId, places]) => {
      const inOrder = places.toSorted((one, other) => one.at.getTime() - other.at.getTime());
      return idsOf(inOrder.slice(0, Math.max(0, inOrder.length - (open.get(kindId) ?? inOrder.length))));
    }),
  );
}
