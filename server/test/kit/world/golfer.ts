import { randomUUID } from 'node:crypto';
import { CLUB_RULES } from '@fairway/golf';
import type { Database } from '../../../src/db/database.ts';
import { consent, golfer, golferJoin, golferMerge, keptOut, membership } from '../../../src/db/schema/field/golfer.ts';
import { handicapRule } from '../../../src/db/schema/result/handicap-rule.ts';
import type { Ids, Scene } from './scene.ts';

/** Two golfers of the register, and a third who was taken for the second; once one is joined or merged, there is a public page; once joined, the site has a rule for their handicaps. */
export async function createGolfers(
  db: Database,
  { siteId, clubId, playerId }: Pick<Ids, 'siteId' | 'clubId' | 'playerId'>,
  scene: Scene,
): Promise<Pick<Ids, 'golferId' | 'otherGolferId' | 'joinId' | 'page'>> {
  const [golferId, otherGolferId, thirdId, joinId, page] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const isMerged = scene.golfer === 'merged';
  const of = { siteId, gender: 'm' as const };
  await db.insert(golfer).values([
    { ...of, id: golferId, name: 'Trần An', phone: '0912345678', currentId: isMerged ? otherGolferId : golferId },
    { ...of, id: otherGolferId, name: 'Lê Bình', currentId: otherGolferId },
    { ...of, id: thirdId, name: 'Le Binh', currentId: otherGolferId },
  ]);
  const at = new Date();
  const merges = [thirdId, ...(isMerged ? [golferId] : [])].map((id) => ({ golferId: id, intoId: otherGolferId, at }));
  await db.insert(golferMerge).values(merges);
  await db
    .insert(membership)
    .values({ golferId: otherGolferId, clubId, number: 'M 7', kind: 'Trọn đời', createdAt: new Date('2020-01-01') });
  const agreed = scene.golfer === 'joined' ? golferId : otherGolferId;
  await db.insert(consent).values({ golferId: agreed, purpose: 'contacts', textVersion: 1, guardian: 'Lê Hòa', givenAt: at });
  await db.insert(keptOut).values({ siteId, hash: otherGolferId });
  if (scene.golfer !== undefined)
    await db
      .insert(consent)
      .values({ id: page, golferId: isMerged ? otherGolferId : golferId, purpose: 'page', textVersion: 1, givenAt: at });
  if (scene.golfer !== 'joined') return { golferId, otherGolferId, joinId, page };
  await db.insert(golferJoin).values({ id: joinId, playerId, golferId, at });
  const record = { matches: 'none', estimates: false } as const;
  await db.insert(handicapRule).values({ siteId, club: CLUB_RULES['mean-of-two'], record, statedAt: at }).onConflictDoNothing();
  return { golferId, otherGolferId, joinId, page };
}
