import type { WholeGolfer } from '@fairway/api';
import { CONSENT_TEXT, type ConsentPurpose } from '@fairway/api/choice/field/golfer';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { holdRow } from '../../../db/row.ts';
import { consent, golfer } from '../../../db/schema/field/golfer.ts';
import { AppError } from '../../../error/app-error.ts';
import { officeDate } from '../../../text/calendar.ts';
import { type Writer, write } from '../../../write/write.ts';
import { findConsents, isMinor } from './consent-store.ts';
import { type GolferActor, ofSite, subjectType, wholeGolfer } from './golfer.ts';
import { findFamily, requireRecord } from './store.ts';

/** One purpose, one consent, of the person: also by the rows that were taken for them. Given again it stays as it was. */
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
      if (family.some(({ anonymisedAt, removalAskedAt }) => anonymisedAt ?? removalAskedAt)) throw new AppError('golfer-anonymised');
      const today = officeDate(deps.clock());
      if (guardian === null && family.some((person) => isMinor(person, today))) throw new AppError('guardian-needed');
      if ((await findConsents(tx, currentId)).some((one) => one.purpose === purpose)) return null;
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
      const family = tx.select({ id: golfer.id }).from(golfer).where(eq(golfer.currentId, currentId));
      const withdrawn = await tx
        .update(consent)
        .set({ withdrawnAt: deps.clock() })
        .where(and(inArray(consent.golferId, family), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
        .returning({ id: consent.id });
      return withdrawn.length === 0 ? null : { kind: 'consent-withdrawn', subjectType, subjectId: id, after: { purpose } };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}
