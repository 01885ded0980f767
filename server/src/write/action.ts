import type { ActivityKind, ActivitySubject } from '@fairway/api/choice/account/activity';
import type { Principal } from '../access/principal.ts';
import type { Database } from '../db/database.ts';
import { activity } from '../db/schema/account/activity.ts';
import { type Redaction, redact } from './redact.ts';

/** What was done to what. `before` and `after` have only the changed fields, and never a secret. */
export type Action = {
  kind: ActivityKind;
  subjectType: ActivitySubject;
  subjectId: string | null;
  before?: unknown;
  after?: unknown;
  /** What the earlier lines of the tournament shall no longer say. */
  redacts?: readonly Redaction[];
};

/** Who did it, in which site and tournament. */
export type ActionContext = { principal: Pick<Principal, 'kind' | 'id'> | null; siteId: string | null; tournamentId?: string };

/** Appends to the log, within the transaction of the action. */
export async function recordActivity(db: Database, { principal, ...where }: ActionContext, { redacts, ...action }: Action): Promise<void> {
  const [line] = await db
    .insert(activity)
    .values({ principalKind: principal?.kind, principalId: principal?.id, ...where, ...action })
    .returning({ id: activity.id });
  if (redacts && line && where.tournamentId) await redact(db, { id: line.id, tournamentId: where.tournamentId }, redacts);
}
