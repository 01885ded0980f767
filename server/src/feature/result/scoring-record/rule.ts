import type { HandicapRule } from '@fairway/api';
import { eq } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import type { Database } from '../../../db/database.ts';
import { holdRow } from '../../../db/row.ts';
import { site, users } from '../../../db/schema/account/site.ts';
import { handicapRule } from '../../../db/schema/result/handicap-rule.ts';
import type { Input } from '../../../http/route.ts';
import { changeOf, requireVersion } from '../../../write/change.ts';
import { type Writer, write } from '../../../write/write.ts';

/** What a site has set; one that set nothing has version 0. */
export async function findRule(db: Database, siteId: string): Promise<HandicapRule> {
  const { club, record, statedAt, version } = handicapRule;
  const [row] = await db
    .select({ club, record, statedAt, version, statedBy: users.name })
    .from(handicapRule)
    .leftJoin(users, eq(users.id, handicapRule.principalId))
    .where(eq(handicapRule.siteId, siteId));
  if (row === undefined) return { siteId, version: 0, club: null, record: null, statedAt: null, statedBy: null };
  return { ...row, siteId, statedAt: row.statedAt?.toISOString() ?? null };
}

type Actor = { principal: Principal; siteId: string };
type Wanted = Input<'PUT /api/sites/:siteId/handicap-rule'>['body'];

/** A statement stands as long as a record is kept: whoever switches it on anew states it anew. */
export async function writeRule(deps: Writer, actor: Actor, { version, club, record }: Wanted): Promise<HandicapRule> {
  const { siteId, principal } = actor;
  return write(deps, actor, {
    change: async (tx) => {
      await holdRow(tx, site, siteId);
      const before = await findRule(tx, siteId);
      await requireVersion(before, version);
      const inLog = (of: Pick<HandicapRule, 'club' | 'record'>) => ({ clubHandicap: of.club, scoringRecord: of.record });
      const change = changeOf(inLog(before), inLog({ club, record }));
      if (change === null) return null;
      const stated = { principalKind: principal.kind, principalId: principal.id, statedAt: deps.clock() };
      const none = { principalKind: null, principalId: null, statedAt: null };
      const statement = record === null ? none : before.record === null ? stated : {};
      const fields = { club, record, ...statement, version: before.version + 1 };
      await tx
        .insert(handicapRule)
        .values({ siteId, ...fields })
        .onConflictDoUpdate({ target: handicapRule.siteId, set: fields });
      return { kind: 'updated', subjectType: 'site', subjectId: siteId, ...change };
    },
    answer: (tx) => findRule(tx, siteId),
  });
}
