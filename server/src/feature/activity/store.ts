import type { Principal } from '../../access/principal.ts';
import type { Database } from '../../db/open.ts';
import { activity } from '../../db/schema/activity.ts';

/** What was done to what. `before` and `after` have only the changed fields, and never a secret. */
export type Action = {
  kind: string;
  subjectType:
    | ('user' | 'site' | 'club' | 'tournament' | 'round' | 'division' | 'player' | 'entry' | 'course' | 'award')
    | ('contract' | 'api-key' | 'ticket' | 'contact' | 'format' | 'tiebreak' | 'countback' | 'activity');
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
};

/** Who did it, in which site and tournament. */
export type Setting = { principal: Pick<Principal, 'kind' | 'id'> | null; siteId: string | null; tournamentId?: string };

/** Appends to the log, within the transaction of the action. */
export async function recordActivity(db: Database, { principal, ...where }: Setting, action: Action): Promise<void> {
  await db.insert(activity).values({ principalKind: principal?.kind, principalId: principal?.id, ...where, ...action });
}
