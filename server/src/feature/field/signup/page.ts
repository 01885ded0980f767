import type { EnterPage } from '@fairway/api';
import { SIGNUP_GRACE_MINUTES } from '@fairway/api/choice/field/signup';
import { shownForm } from '@fairway/api/rule/field/signup/form';
import { momentOf } from '@fairway/api/rule/field/signup/moment';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { AppError } from '../../../error/app-error.ts';
import { findSpots, type SpotRow } from './spot/spot-store.ts';
import { findForm, isUndrawn, type WholeForm } from './store.ts';

/** When the tournament begins: nobody moves up in the list any more. */
export const startOf = ({ tournament: { date, time, timeZone } }: WholeForm): Date =>
  momentOf(time === null ? date : `${date}T${time}`, timeZone, 'begins');

type Span = { opensAt: Date | null; closesAt: Date };
export function spanOf({ form, tournament }: WholeForm): Span {
  const at = (said: string, end: 'begins' | 'ends') => momentOf(said, tournament.timeZone, end);
  const closesAt = form.closesAt === null ? momentOf(tournament.date, tournament.timeZone, 'begins') : at(form.closesAt, 'ends');
  return { opensAt: form.opensAt === null ? null : at(form.opensAt, 'begins'), closesAt };
}

export function phaseOf({ opensAt, closesAt }: Span, now: Date): EnterPage['phase'] {
  if (opensAt !== null && now < opensAt) return 'before';
  if (now <= closesAt) return 'open';
  return now.getTime() <= closesAt.getTime() + SIGNUP_GRACE_MINUTES * 60_000 ? 'late' : 'closed';
}

/** What anyone may read of a form that is not off. */
export async function enterPage(db: Database, whole: WholeForm, now: Date): Promise<EnterPage> {
  const { form, tournament } = whole;
  const { opensAt, closesAt } = spanOf(whole);
  const { drawAt } = form.form.ballot;
  const spots = await findSpots(db, form.tournamentId);
  return {
    tournament,
    ...{ mode: form.mode, way: isUndrawn(whole) ? 'ballot' : 'order', ballot: whole.ballot, now: now.toISOString() },
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt.toISOString(),
    drawAt: drawAt && momentOf(drawAt, tournament.timeZone, 'begins').toISOString(),
    phase: phaseOf({ opensAt, closesAt }, now),
    form: shownForm(form.form),
    ...spotsOf(whole.form, spots),
    names: form.listed ? await findNames(db, form.tournamentId) : null,
  };
}

export function spotsOf({ form }: Pick<WholeForm['form'], 'form'>, spots: readonly SpotRow[]): Pick<EnterPage, 'kinds' | 'extras'> {
  const of = (id: string) => spots.find(({ subjectId }) => subjectId === id);
  const free = (spot: SpotRow | undefined) => Math.max(0, (spot?.places ?? 0) - (spot?.taken ?? 0));
  return {
    kinds: form.kinds.map(({ id }) => {
      const spot = of(id);
      const [places, waiting, waitingPlaces] = [spot?.places ?? 0, spot?.waiting ?? 0, spot?.waitingPlaces ?? 0];
      return { kindId: id, places, free: free(spot), waiting, waitingFree: Math.max(0, waitingPlaces - waiting) };
    }),
    extras: form.extras.filter(({ places }) => places !== null).map(({ id }) => ({ extraId: id, free: free(of(id)) })),
  };
}

async function findNames(db: Database, tournamentId: string): Promise<string[]> {
  const isIn = and(
    eq(signup.tournamentId, tournamentId),
    inArray(signup.state, ['applied', 'offered', 'confirmed']),
    isNotNull(signup.name),
  );
  const rows = await db.select({ name: signup.name }).from(signup).where(isIn).orderBy(asc(signup.nameKey), asc(signup.id));
  return rows.flatMap(({ name }) => name ?? []);
}

/** A form that takes signups; one that is off, or of a tournament that is put away, is not there. */
export async function requireTakingForm(db: Database, tournamentId: string): Promise<WholeForm> {
  const found = await findForm(db, tournamentId);
  if (!found || found.form.mode === 'off' || found.archivedAt !== null) throw new AppError('not-found');
  return found;
}

/** For so long the page of a form may be older than its counters: a place is taken by them, and never by what a page says. */
const KEPT_MS = 1000;
const MOST_KEPT = 500;

/** The pages of forms from memory: two hundred phones at once ask the database once. */
export function createEnterPages(db: Database, clock: () => Date) {
  const kept = new Map<string, { page: Promise<EnterPage>; endsAt: number }>();
  return {
    isKept: (tournamentId: string): boolean => (kept.get(tournamentId)?.endsAt ?? 0) > Date.now(),
    of: (tournamentId: string): Promise<EnterPage> => {
      const found = kept.get(tournamentId);
      if (found && found.endsAt > Date.now()) return found.page;
      kept.delete(tournamentId);
      const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      const page = requireTakingForm(db, tournamentId).then((whole) => enterPage(db, whole, clock()));
      page.catch(() => kept.delete(tournamentId));
      kept.set(tournamentId, { page, endsAt: Date.now() + KEPT_MS });
      return page;
    },
    forget: (tournamentId: string): void => void kept.delete(tournamentId),
  };
}
export type EnterPages = ReturnType<typeof createEnterPages>;
