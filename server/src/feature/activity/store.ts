import type { Database } from '../../db/open.ts';
import { activity } from '../../db/schema.ts';

/** What happened, to what, by whom. `before` and `after` hold the changed fields only, and never a secret. */
export type NewActivity = {
  kind: string;
  subjectType: 'user' | 'site' | 'club' | 'tournament' | 'round' | 'division' | 'player' | 'entry' | 'course' | 'award';
  subjectId: string | null;
  siteId: string | null;
  userId: string | null;
  tournamentId?: string;
  before?: unknown;
  after?: unknown;
};

/** Appends to the log; within the transaction of the deed that it tells. */
export async function recordActivity(db: Database, happened: NewActivity): Promise<void> {
  await db.insert(activity).values(happened);
}
