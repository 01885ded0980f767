import { momentOf } from '@fairway/api/rule/field/signup/moment';
import { and, asc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/database.ts';
import { signup, signupSpot } from '../../../../db/schema/field/signup.ts';
import { AppError } from '../../../../error/app-error.ts';
import type { Writer } from '../../../../write/write.ts';
import { spanOf, startOf } from '../page.ts';
import { findForm, findWaiting, isUndrawn, type WholeForm } from '../store.ts';
import { addFacts, type By } from './fact.ts';
import { nextPromotion } from './promotion.ts';
import { findSpots, type SpotRow, SpotsTaken } from './spot-store.ts';

type Promoter = Pick<Writer, 'db' | 'clock'>;
/** Others change the same at once, and then it is looked at anew; a list has an end. */
const MOST_STEPS = 2000;

/**
 * Brings a form up to the moment: holds and offers that have run out end, what is free of a reserve goes to its other kind, and whoever is next in the
 * list gets what is free. Any number of processes may do so at once: each step is one transaction, which is refused where another was first.
 * `by`: the office asks for it now, whatever the hour, and also after the close. Returns who moved up.
 */
export async function promote(deps: Promoter, tournamentId: string, by: By = null): Promise<string[]> {
  const moved: string[] = [];
  await endLapsed(deps, tournamentId);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const whole = await findForm(deps.db, tournamentId);
    if (whole?.form.mode !== 'open') return moved;
    const now = deps.clock();
    const spots = await findSpots(deps.db, tournamentId);
    if (await releaseReserves(deps, whole, spots, now)) continue;
    if (isUndrawn(whole) || spots.every(({ waiting }) => waiting === 0)) return moved;
    const { form } = whole.form;
    const promotion = nextPromotion({
      ...{ now, timeZone: whole.tournament.timeZone, endsAt: endOf(whole, by) },
      form: by === null ? form : { ...form, quiet: null },
      free: new Map(spots.map(({ subjectId, places, taken }) => [subjectId, places - taken])),
      waiting: await findWaiting(deps.db, tournamentId),
    });
    if (promotion === null) return moved;
    const until = promotion.as === 'offered' ? promotion.until : null;
    const facts = promotion.ids.map((id) => ({ id, kind: promotion.as, until }));
    if (await tryFacts(deps, (tx) => addFacts(tx, facts, { whole, by, now, queue: { as: 'first' } }))) moved.push(...promotion.ids);
  }
  return moved;
}

/** In a ballot the list begins with the draw, after the close. */
const endOf = (whole: WholeForm, by: By): Date => {
  const [start, { closesAt }] = [startOf(whole), spanOf(whole)];
  return by !== null || whole.ballot !== null || start < closesAt ? start : closesAt;
};

/** false: another process was first. */
async function tryFacts({ db }: Promoter, work: (tx: Transaction) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction(work);
    return true;
  } catch (error) {
    if (error instanceof SpotsTaken || (error instanceof AppError && error.code === 'signup-not-now')) return false;
    throw error;
  }
}

async function endLapsed(deps: Promoter, tournamentId: string): Promise<void> {
  const now = deps.clock();
  const whole = await findForm(deps.db, tournamentId);
  if (!whole) return;
  const due = and(eq(signup.tournamentId, tournamentId), isNotNull(signup.until), lte(signup.until, now));
  const rows = await deps.db.select({ id: signup.id }).from(signup).where(due).orderBy(asc(signup.until), asc(signup.id));
  for (const { id } of rows)
    await tryFacts(deps, (tx) => addFacts(tx, [{ id, kind: 'lapsed' }], { whole, by: null, now, queue: { as: 'first' } }));
}

/** What is free of a reserve whose time has come goes to the other kind, once: the row says that it has gone. false: there is none. */
async function releaseReserves({ db }: Promoter, { form, tournament }: WholeForm, spots: readonly SpotRow[], now: Date): Promise<boolean> {
  const due = form.form.kinds.filter(({ id, release }) => {
    const isHeld = spots.some(({ subjectId, releasedAt }) => subjectId === id && releasedAt === null);
    return isHeld && release !== null && momentOf(release.at, tournament.timeZone, 'begins') <= now;
  });
  for (const { id, release } of due) {
    if (release === null) continue;
    await db.transaction(async (tx) => {
      const of = (subjectId: string) => and(eq(signupSpot.tournamentId, form.tournamentId), eq(signupSpot.subjectId, subjectId));
      // both rows in the order in which everybody holds them
      const rows = await tx
        .select()
        .from(signupSpot)
        .where(or(of(id), of(release.kindId)))
        .orderBy(asc(signupSpot.subjectId))
        .for('update');
      const held = rows.find(({ subjectId }) => subjectId === id);
      if (!held || held.releasedAt !== null) return;
      const free = Math.max(0, held.places - held.taken);
      await tx
        .update(signupSpot)
        .set({ places: held.places - free, releasedAt: now })
        .where(of(id));
      await tx
        .update(signupSpot)
        .set({ places: sql`${signupSpot.places} + ${free}` })
        .where(of(release.kindId));
    });
  }
  return due.length > 0;
}
