import { GOLFER } from '@fairway/api/record/golfer';
import { privateOf } from '@fairway/api/record/kind';
import { eq, inArray } from 'drizzle-orm';
import { changeRow } from '../../../db/row.ts';
import { golfer, golferJoin } from '../../../db/schema/field/golfer.ts';
import { AppError } from '../../../error/app-error.ts';
import { type Writer, write } from '../../../write/write.ts';
import { anonymisePlayer } from '../player/anonymise.ts';
import { forgetBefore } from './added-since.ts';
import { type GolferActor, ofSite, subjectType } from './golfer.ts';
import { findJoined } from './join-store.ts';
import { type Keeper, keepOut } from './kept-out.ts';
import { isOwned, OWNED, type Owned } from './owned.ts';
import { findFamily, holdRegister, requireRecord } from './store.ts';

type Remover = Writer & Keeper;

/** What a golfer is called whose data was removed: “Golfer” is read in every language. */
const NOBODY = 'Golfer';
const NOTHING = Object.fromEntries(privateOf(GOLFER).map((field) => [field, null]));

/**
 * Removes a golfer's name and everything private at their request, tournament after tournament, each in a transaction of its own: their
 * scores stay there under “Golfer n”, and no row is theirs any more. Stopped on the way, it goes on when it is asked again.
 */
export async function removeGolfer(deps: Remover, actor: GolferActor, isKeptOut: boolean): Promise<{ removed: number; left: number }> {
  const { siteId } = actor.golfer;
  const { currentId } = await requireRecord(deps.db, actor.golfer.id);
  const own = { ...actor, golfer: { id: currentId, siteId } };
  await ask(deps, own, isKeptOut);
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
function ask(deps: Remover, { principal, golfer: { id, siteId } }: GolferActor, isKeptOut: boolean): Promise<void> {
  return write(
    deps,
    { principal, siteId },
    {
      change: async (tx) => {
        await holdRegister(tx, siteId);
        const family = await findFamily(tx, id);
        if (family.some(({ anonymisedAt }) => anonymisedAt)) throw new AppError('golfer-anonymised');
        if (isKeptOut) await keepOut({ ...deps, db: tx }, siteId, [...family, ...(await findJoined(tx, [id]))]);
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

function finish(deps: Remover, actor: GolferActor): Promise<void> {
  const { id, siteId } = actor.golfer;
  return write(deps, ofSite(actor), {
    change: async (tx) => {
      await holdRegister(tx, siteId);
      const ids = (await findFamily(tx, id)).map((one) => one.id);
      const now = deps.clock();
      for (const owned of Object.values<Owned>(OWNED)) {
        const own = isOwned(owned, ids);
        await (owned.remove?.(tx, own, now) ?? tx.delete(owned.table).where(own));
      }
      await forgetBefore(tx, ids);
      const blank = { ...NOTHING, name: NOBODY, nameKey: '', searched: '', evidence: [], anonymisedAt: now };
      await changeRow(tx, golfer, inArray(golfer.id, ids), blank);
      return { kind: 'anonymised', subjectType, subjectId: id };
    },
    answer: async () => undefined,
  });
}
