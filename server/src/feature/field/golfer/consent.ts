import type { WholeGolfer } from '@fairway/api';
import { CONSENT_TEXT, type ConsentPurpose } from '@fairway/api/choice/field/golfer';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { holdRow } from '../../../db/row.ts';
import { consent, golfer } from '../../../db/schema/field/golfer.ts';
import { AppError } from '../../../error/app-error.ts';
import { officeDate } from '../../../text/calendar.ts';
import { type Writer, write } from '../../../write/write.ts';
import { findConsents, isMinor } from './consent-store.ts';
import { type GolferActor, ofSite, subjectType, wholeGolfer } from './golfer.ts';
import { findJoined } from './join-store.ts';
import { findFamily, requireRecord, requireStays } from './store.ts';

/**
 * One purpose, one consent, of the person: also by the rows that were taken for them. Given again it stays as it was; only a guardian's consent
 * takes the place of one that a minor gave alone.
 */
export async function giveConsent(
  deps: Writer,
  actor: GolferActor,
  { purpose, guardian }: { purpose: ConsentPurpose; guardian: string | null },
): Promise<WholeGolfer> {
  const { id } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRow(tx, golfer, id);
      const { currentId } = await requireRecord(tx, id);
      const family = await findFamily(tx, currentId);
      requireStays(...family);
      const today = officeDate(deps.clock());
      const known = [...family, ...(await findJoined(tx, [currentId]))];
      const needsGuardian = known.some((person) => isMinor(person, today));
      if (guardian === null && needsGuardian) throw new AppError('guardian-needed');
      const given = (await findConsents(tx, currentId)).find((one) => one.purpose === purpose);
      if (given && (given.guardian !== null || !needsGuardian)) return null;
      if (given) await withdraw(tx, currentId, purpose, deps.clock());
      const said = { principalKind: actor.principal.kind, principalId: actor.principal.id, givenAt: deps.clock() };
      await tx.insert(consent).values({ golferId: id, purpose, textVersion: CONSENT_TEXT[purpose], guardian, ...said });
      return { kind: 'consent-given', subjectType, subjectId: id, after: { purpose } };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}

export async function withdrawConsent(deps: Writer, actor: GolferActor, purpose: ConsentPurpose): Promise<WholeGolfer> {
  const { id } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      const { currentId } = await requireRecord(tx, id);
      const withdrawn = await withdraw(tx, currentId, purpose, deps.clock());
      return withdrawn.length === 0 ? null : { kind: 'consent-withdrawn', subjectType, subjectId: id, after: { purpose } };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}

function withdraw(tx: Transaction, currentId: string, purpose: ConsentPurpose, withdrawnAt: Date): Promise<{ id: string }[]> {
  const family = tx.select({ id: golfer.id }).from(golfer).where(eq(golfer.currentId, currentId));
  const standing = and(inArray(consent.golferId, family), eq(consent.purpose, purpose), isNull(consent.withdrawnAt));
  return tx.update(consent).set({ withdrawnAt }).where(standing).returning({ id: consent.id });
}
