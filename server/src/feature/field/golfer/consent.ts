import type { WholeGolfer } from '@fairway/api';
import { CONSENT_AGE, CONSENT_TEXT, type ConsentPurpose } from '@fairway/api/choice/field/golfer';
import { and, eq, isNull } from 'drizzle-orm';
import { holdRow } from '../../../db/row.ts';
import { consent, golfer } from '../../../db/schema/field/golfer.ts';
import { AppError } from '../../../error/app-error.ts';
import { officeDate } from '../../../text/calendar.ts';
import { type Writer, write } from '../../../write/write.ts';
import { type GolferActor, ofSite, subjectType, wholeGolfer } from './golfer.ts';
import { type GolferRecord, requireRecord } from './store.ts';

/** One purpose, one consent. Given again it stays as it was. */
export async function giveConsent(
  deps: Writer,
  actor: GolferActor,
  { purpose, guardian }: { purpose: ConsentPurpose; guardian: string | null },
): Promise<WholeGolfer> {
  const { id } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRow(tx, golfer, id);
      const record = await requireRecord(tx, id);
      if (record.anonymisedAt || record.removalAskedAt) throw new AppError('golfer-anonymised');
      if (guardian === null && isMinor(record, officeDate(deps.clock()))) throw new AppError('guardian-needed');
      const said = { principalKind: actor.principal.kind, principalId: actor.principal.id, givenAt: deps.clock() };
      const written = await tx
        .insert(consent)
        .values({ golferId: id, purpose, textVersion: CONSENT_TEXT, guardian, ...said })
        .onConflictDoNothing()
        .returning({ id: consent.id });
      return written.length === 0 ? null : { kind: 'consent-given', subjectType, subjectId: id, after: { purpose } };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}

/** Where only the birth year is known, its last day counts. */
function isMinor({ birthday, birthYear }: Pick<GolferRecord, 'birthday' | 'birthYear'>, today: string): boolean {
  const born = birthday ?? (birthYear === null ? null : `${birthYear}-12-31`);
  if (born === null) return false;
  return `${Number(born.slice(0, 4)) + CONSENT_AGE}${born.slice(4)}` > today;
}

export async function withdrawConsent(deps: Writer, actor: GolferActor, purpose: ConsentPurpose): Promise<WholeGolfer> {
  const { id } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      const withdrawn = await tx
        .update(consent)
        .set({ withdrawnAt: deps.clock() })
        .where(and(eq(consent.golferId, id), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
        .returning({ id: consent.id });
      return withdrawn.length === 0 ? null : { kind: 'consent-withdrawn', subjectType, subjectId: id, after: { purpose } };
    },
    answer: (tx) => wholeGolfer(tx, id),
  });
}
