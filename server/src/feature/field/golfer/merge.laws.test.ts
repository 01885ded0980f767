import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engine/database.ts';
import { site } from '../../../db/schema/account/site.ts';
import { golfer, golferMerge } from '../../../db/schema/field/golfer.ts';
import { followMerges } from './join-store.ts';

const { db } = await openTestDatabase();
const PEOPLE = 6;

/** Whom everybody is, looked up one by one in the merges that stand. */
const naive = (standing: ReadonlyMap<number, number>) =>
  Array.from({ length: PEOPLE }, (_, of) => {
    let at = of;
    while (standing.has(at)) at = standing.get(at) as number;
    return at;
  });

const act = fc.record({ of: fc.nat(PEOPLE - 1), into: fc.nat(PEOPLE - 1), isUndone: fc.boolean() });

it('whom everybody is follows from the merges that stand, in whatever order they were said and taken back', async () => {
  const [{ id: siteId = '' } = {}] = await db.insert(site).values({ name: 'Site' }).returning({ id: site.id });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const ids: string[] = Array.from({ length: PEOPLE }, () => randomUUID());
      const idOf = (nth: number) => ids[nth] as string;
      await db.insert(golfer).values(ids.map((id) => ({ id, siteId, name: 'An', gender: 'm' as const, currentId: id })));
      const standing = new Map<number, number>();
      for (const { of, into, isUndone } of acts) {
        // what the feature refuses: a second merge of one golfer, and a circle
        if (isUndone ? !standing.has(of) : standing.has(of) || naive(standing)[into] === naive(standing)[of]) continue;
        await db.transaction(async (tx) => {
          if (isUndone)
            await tx
              .update(golferMerge)
              .set({ undoneAt: new Date() })
              .where(eq(golferMerge.golferId, idOf(of)));
          else await tx.insert(golferMerge).values({ golferId: idOf(of), intoId: idOf(into), at: new Date() });
          await followMerges(tx, idOf(of));
        });
        isUndone ? standing.delete(of) : standing.set(of, into);
      }
      const rows = await db.select({ id: golfer.id, currentId: golfer.currentId }).from(golfer);
      const current = new Map(rows.map((row) => [row.id, row.currentId]));
      expect(ids.map((id) => ids.indexOf(current.get(id) ?? ''))).toEqual(naive(standing));
    }),
    { numRuns: 40 },
  );
});
