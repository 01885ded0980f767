import { createHmac, randomBytes } from 'node:crypto';
import { GOLFER } from '@fairway/api/record/golfer';
import { privateOf } from '@fairway/api/record/kind';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { consent, golfer, golferJoin, keptOut, membership } from '../../../db/schema/field/golfer.ts';
import { seasonOpening } from '../../../db/schema/result/season.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Encryption } from '../../../secret/encryption.ts';
import { keptSecretOf } from '../../../secret/kept-secret.ts';
import { type Writer, write } from '../../../write/write.ts';
import { anonymisePlayer } from '../player/anonymise.ts';
import { type Numbered, numberKeys } from './evidence.ts';
import { type GolferActor, ofSite, subjectType } from './golfer.ts';
import { findJoined } from './join-store.ts';
import { findFamily, holdRegister, requireRecord } from './store.ts';

type Remover = Writer & { encryption: Encryption };

/** What a golfer is called whose data was removed: “Golfer” is read in every language. */
const NOBODY = 'Golfer';
const NOTHING = Object.fromEntries(privateOf(GOLFER).map((field) => [field, null]));

/**
 * Removes a golfer's name and everything private at their request, tournament after tournament, each in a transaction of its own: their
 * scores stay there under “Golfer n”, and no row is theirs any more. Stopped on the way, it goes on when it is asked again.
 */
export async function removeGolfer(deps: Remover, actor: GolferActor, keepOut: boolean): Promise<{ removed: number; left: number }> {
  const { siteId } = actor.golfer;
  const { currentId } = await requireRecord(deps.db, actor.golfer.id);
  const own = { ...actor, golfer: { id: currentId, siteId } };
  await ask(deps, own, keepOut);
  let removed = 0;
  for (const { playerId, tournamentId, joinId } of await findJoined(deps.db, [currentId])) {
    await anonymisePlayer(deps, { principal: actor.principal, tournament: { id: tournamentId, siteId } }, playerId).catch(unlessDone);
    await deps.db.delete(golferJoin).where(eq(golferJoin.id, joinId));
    removed += 1;
  }
  await finish(deps, own);
  return { removed, left: (await findJoined(deps.db, [currentId])).length };
}

function unlessDone(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'player-anonymised') throw error;
}

/** From here on nothing is written of them, and nobody is joined to them. */
function ask(deps: Remover, { principal, golfer: { id, siteId } }: GolferActor, keepOut: boolean): Promise<void> {
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdRegister(tx, siteId);
        const family = await findFamily(tx, id);
        if (family.some(({ anonymisedAt }) => anonymisedAt)) throw new AppError('golfer-anonymised');
        const known = [...family, ...(await findJoined(tx, [id]))];
        if (keepOut) await keepOutOf({ ...deps, db: tx }, siteId, known.flatMap(numberKeys));
        if (family.every(({ removalAskedAt }) => removalAskedAt)) return null;
        await changeRow(
          tx,
          golfer,
          inArray(
            golfer.id,
            family.map((one) => one.id),
          ),
          { removalAskedAt: deps.clock() },
        );
        return { kind: 'removal-asked', subjectType, subjectId: id };
      },
      answer: async () => undefined,
    },
  );
}

/** Refused where it could not be kept: a promise that nothing holds would be none. */
async function keepOutOf(deps: Keeper, siteId: string, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) throw new AppError('keep-out-needs-number');
  const hash = await hasherOf(deps, siteId);
  if (hash === null) throw new AppError('keep-out-needs-secret');
  const rows = [...new Set(numbers)].map((number) => ({ siteId, hash: hash(number) }));
  await deps.db.insert(keptOut).values(rows).onConflictDoNothing();
}

function finish(deps: Remover, actor: GolferActor): Promise<void> {
  const { id, siteId } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRegister(tx, siteId);
      const ids = (await findFamily(tx, id)).map((one) => one.id);
      const now = deps.clock();
      const blank = { ...NOTHING, name: NOBODY, nameKey: '', searched: '', evidence: [], anonymisedAt: now };
      await changeRow(tx, golfer, inArray(golfer.id, ids), blank);
      await tx.delete(membership).where(inArray(membership.golferId, ids));
      await tx.delete(golferJoin).where(inArray(golferJoin.golferId, ids));
      // what is published stays, and says of nobody any more which rows of it they were
      await tx.delete(seasonOpening).where(inArray(seasonOpening.golferId, ids));
      await tx
        .update(consent)
        .set({ withdrawnAt: now, guardian: null })
        .where(and(inArray(consent.golferId, ids), isNull(consent.withdrawnAt)));
      await tx.update(consent).set({ guardian: null }).where(inArray(consent.golferId, ids));
      return { kind: 'anonymised', subjectType, subjectId: id };
    },
    answer: async () => undefined,
  });
}

type Keeper = { db: Database; encryption: Encryption };

/** What makes of each number a hash, with a key of this installation: who reads the table learns no number. Null: there is no key. */
async function hasherOf(deps: Keeper, siteId: string): Promise<((number: string) => string) | null> {
  const key = await keptSecretOf(deps, 'kept-out', () => randomBytes(32).toString('base64url'));
  return key === null ? null : (number) => createHmac('sha256', key).update(`${siteId} ${number}`).digest('base64url');
}

/** Tells whether somebody asked to be kept out of the register of a site; null: nobody did. */
export async function keptOutTest(deps: Keeper, siteId: string): Promise<((person: Numbered) => boolean) | null> {
  const kept = new Set(
    (await deps.db.select({ hash: keptOut.hash }).from(keptOut).where(eq(keptOut.siteId, siteId))).map((row) => row.hash),
  );
  const hash = kept.size === 0 ? null : await hasherOf(deps, siteId);
  return hash && ((person) => numberKeys(person).some((number) => kept.has(hash(number))));
}
