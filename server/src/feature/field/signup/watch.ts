import { eq } from 'drizzle-orm';
import { signupForm } from '../../../db/schema/field/signup.ts';
import type { Deps } from '../../../http/route.ts';
import { createSchedule } from '../../../work/schedule.ts';
import { enrol, findDue } from './enrol.ts';
import { tellStates } from './letter.ts';
import { promote } from './spot/promote.ts';

const LOOK = { firstAfterMs: 20_000, everyMs: 30_000 } as const;

/** Lists move up by the clock, and whoever is in becomes a player: many at once, so that a board changes once for all of them. Who has an
 * address is told. */
export function createSignupWatch(deps: Deps) {
  const look = async (): Promise<void> => {
    const rows = await deps.db.select({ id: signupForm.tournamentId }).from(signupForm).where(eq(signupForm.mode, 'open'));
    for (const { id } of rows) await promote(deps, id).catch(deps.report);
    for (const tournament of await findDue(deps.db)) await enrol(deps, { principal: null, tournament }).catch(deps.report);
    await tellStates(deps).catch(deps.report);
  };
  return { ...createSchedule(look, LOOK, deps.report), look };
}
