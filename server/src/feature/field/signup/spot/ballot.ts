import { askedExtras, changedLines, withoutExtras } from '@fairway/api/rule/field/signup/price';
import { standingFacts } from '@fairway/api/rule/field/signup/state';
import { type BallotRoom, type BallotSubject, drawnLots, lotOutcomes, type PersonOutcome } from '@fairway/facts/draw';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/database.ts';
import { holdSignups, holdSpots } from '../../../../db/hold.ts';
import { changeRow } from '../../../../db/row.ts';
import { golfer, golferJoin } from '../../../../db/schema/field/golfer.ts';
import { signup, signupForm, signupSpot } from '../../../../db/schema/field/signup.ts';
import { tournament } from '../../../../db/schema/field/tournament.ts';
import { AppError } from '../../../../error/app-error.ts';
import { evidenceOf, kindOf } from '../../golfer/evidence.ts';
import { dayAt } from '../enter.ts';
import { heldUntil, needsOffice } from '../judge.ts';
import { phaseOf, spanOf, startOf } from '../page.ts';
import { isAlive } from '../shown.ts';
import { findFacts, identityOf, requireForm, type SignupRow, type WholeForm } from '../store.ts';
import { addFacts, type By, type NewFact } from './fact.ts';
import type { SpotRow } from './spot-store.ts';

/** The form, held: nobody is given a lot meanwhile. */
async function holdForm(tx: Transaction, tournamentId: string): Promise<WholeForm> {
  await tx.select({ id: signupForm.tournamentId }).from(signupForm).where(eq(signupForm.tournamentId, tournamentId)).for('update');
  return requireForm(tx, tournamentId);
}

/** Everyone whose lot is to be drawn, by their lots; of one lot in the order in which they stand in the application. All are held. */
async function holdLots(tx: Transaction, tournamentId: string): Promise<Map<number, SignupRow[]>> {
  const rows = await tx
    .select()
    .from(signup)
    .where(and(eq(signup.tournamentId, tournamentId), eq(signup.state, 'ballot')))
    .orderBy(asc(signup.id))
    .for('no key update');
  const inOrder = rows.toSorted((one, other) => one.appliedAt.getTime() - other.appliedAt.getTime());
  return Map.groupBy(inOrder, ({ lot }) => lot ?? 0);
}

/**
 * The lots of all who applied, as they are sealed: who they are stands in none.
 *
 * @throws AppError `draw-bound`, `signup-ballot-open`, `signup-ballot-empty`.
 */
export async function lotsToSeal(tx: Transaction, tournamentId: string, now: Date): Promise<BallotSubject> {
  const whole = await holdForm(tx, tournamentId);
  if (whole.ballot === null) throw new AppError('not-found');
  if (whole.ballot !== 'open') throw new AppError('draw-bound');
  if (phaseOf(spanOf(whole), now) !== 'closed') throw new AppError('signup-ballot-open');
  const lots = await holdLots(tx, tournamentId);
  if (lots.size === 0) throw new AppError('signup-ballot-empty');
  const missed = await noShowsAmong(tx, whole, [...lots.values()].flat());
  return {
    kind: 'ballot',
    lots: [...lots]
      .map(([lot, rows]) => ({ lot, kinds: rows.map(({ kindId }) => kindId), last: rows.some(({ id }) => missed.has(id)) }))
      .toSorted((one, other) => one.lot - other.lot),
    groups: whole.form.form.groups.rule,
  };
}

/** Who of these did not come before: golfers of the register whose row of a past tournament says so, where it is certain that they are the same. */
async function noShowsAmong(tx: Transaction, whole: WholeForm, rows: readonly SignupRow[]): Promise<ReadonlySet<string>> {
  const { siteId, form, tournament: of } = whole;
  const { noShowMonths } = form.form.ballot;
  if (noShowMonths === null) return new Set();
  const missing = tx
    .select({ id: golfer.currentId })
    .from(signup)
    .innerJoin(tournament, eq(tournament.id, signup.tournamentId))
    .innerJoin(golferJoin, and(eq(golferJoin.playerId, signup.playerId), isNull(golferJoin.undoneAt)))
    .innerJoin(golfer, eq(golfer.id, golferJoin.golferId))
    .where(
      and(
        eq(golfer.siteId, siteId),
        eq(signup.state, 'no-show'),
        ne(tournament.id, of.id),
        sql`${tournament.lastDate} between ${of.date}::date - make_interval(months => ${noShowMonths}) and ${of.date}::date`,
      ),
    );
  const golfers = await tx.select().from(golfer).where(inArray(golfer.currentId, missing));
  const isOne = (row: SignupRow) => golfers.some((one) => kindOf(evidenceOf(identityOf(row), one)) === 'certain');
  return new Set(rows.filter(isOne).map(({ id }) => id));
}

/** Gives the lots what they drew, in their order: one transaction, and facts like any others. Returns what there was to give. */
export async function giveLots(
  tx: Transaction,
  { tournamentId, subject, seed, now }: { tournamentId: string; subject: BallotSubject; seed: string; now: Date },
): Promise<BallotRoom> {
  const whole = await holdForm(tx, tournamentId);
  // those too who wait already, and get other turns
  await holdSignups(tx, eq(signup.tournamentId, tournamentId));
  const lots = await holdLots(tx, tournamentId);
  const spots = await holdSpots(tx, [tournamentId]);
  const room = roomOf(whole, subject, lots, spots);
  const order = drawnLots(subject, seed);
  const drawn = lotOutcomes(subject, order, room).flatMap(({ lot, people }) =>
    (lots.get(lot) ?? []).map((row, nth) => ({ row, outcome: people[nth] ?? 'none' })),
  );
  await giveExtras(tx, whole, drawn, spots);
  const facts = drawn.map(({ row, outcome }) => factOf(whole, row, outcome, now));
  await addFacts(tx, facts, { whole, by: null, now, queue: { as: 'drawn' } });
  await tx.execute(sql`update ${signup} set drawn = of.nth from unnest(${sql.param(order)}::int[]) with ordinality of (lot, nth)
    where ${signup.tournamentId} = ${tournamentId} and ${signup.lot} = of.lot`);
  await putLateBehind(tx, tournamentId);
  return room;
}

/** What is free, held, and which lots are not as they were sealed. */
function roomOf(
  { form: { form } }: WholeForm,
  { lots: sealed }: BallotSubject,
  lots: ReadonlyMap<number, readonly SignupRow[]>,
  spots: readonly SpotRow[],
): BallotRoom {
  const kinds = form.kinds.map(({ id }) => {
    const { places = 0, taken = 0, waitingPlaces = 0, waiting = 0 } = spots.find(({ subjectId }) => subjectId === id) ?? {};
    return { id, places: Math.max(0, places - taken), waitingPlaces: Math.max(0, waitingPlaces - waiting) };
  });
  const now = sealed.map(({ lot }) => ({ lot, kinds: (lots.get(lot) ?? []).map(({ kindId }) => kindId) }));
  return { kinds, left: now.filter(({ kinds: own }, nth) => own.join() !== sealed[nth]?.kinds.join()) };
}

/**
 * Extras that have a limit go in the order of the lots, to those who are in before those on the list: as many as somebody asked for, or none. Whoever
 * gets none of what they asked for pays for none.
 */
async function giveExtras(
  tx: Transaction,
  { form: { form } }: WholeForm,
  drawn: readonly { row: SignupRow; outcome: PersonOutcome }[],
  spots: readonly SpotRow[],
): Promise<void> {
  const free = new Map(spots.map(({ subjectId, places, taken }) => [subjectId, places - taken]));
  const asking = (['place', 'list'] as const).flatMap((of) => drawn.filter(({ outcome }) => outcome === of));
  for (const { row } of asking) {
    const gone: string[] = [];
    for (const [extraId, own] of Map.groupBy(row.extras, (extra) => extra.extraId)) {
      const left = (free.get(extraId) ?? Number.POSITIVE_INFINITY) - own.reduce((sum, { count }) => sum + count, 0);
      if (left < 0) gone.push(extraId);
      else free.set(extraId, left);
    }
    if (gone.length > 0) await changeRow(tx, signup, row.id, withoutExtras(form, row, gone));
  }
}

function factOf(whole: WholeForm, { id, kindId, appliedAt }: SignupRow, outcome: PersonOutcome, now: Date): NewFact {
  if (outcome === 'list') return { id, kind: 'waiting' };
  if (outcome === 'none') return { id, kind: 'refused' };
  return needsOffice(whole, kindId, appliedAt)
    ? { id, kind: 'applied', until: heldUntil(whole.form.form, now) }
    : { id, kind: 'confirmed' };
}

/** Whoever came after an earlier draw that was given up waits behind those who are drawn now. */
async function putLateBehind(tx: Transaction, tournamentId: string): Promise<void> {
  const late = await tx
    .select({ id: signup.id, kindId: signup.kindId })
    .from(signup)
    .where(and(eq(signup.tournamentId, tournamentId), eq(signup.state, 'waiting'), isNull(signup.lot)))
    .orderBy(asc(signup.turn), asc(signup.id));
  for (const { id, kindId } of late) {
    const [spot] = await tx
      .update(signupSpot)
      .set({ turns: sql`${signupSpot.turns} + 1` })
      .where(and(eq(signupSpot.tournamentId, tournamentId), eq(signupSpot.subjectId, kindId)))
      .returning({ turns: signupSpot.turns });
    await tx.update(signup).set({ turn: spot?.turns }).where(eq(signup.id, id));
  }
}

/** The draw is given up: whoever has not left waits for the next one with the same lot, and what was drawn is taken back as facts. */
export async function takeLotsBack(tx: Transaction, tournamentId: string, by: By, now: Date): Promise<void> {
  const whole = await holdForm(tx, tournamentId);
  if (now >= startOf(whole)) throw new AppError('signup-not-now');
  const isDrawn = and(eq(signup.tournamentId, tournamentId), isNotNull(signup.drawn));
  const rows = await tx.select().from(signup).where(isDrawn).orderBy(asc(signup.id)).for('no key update');
  const facts = Map.groupBy(
    await findFacts(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ signupId }) => signupId,
  );
  const undone = rows.flatMap((row): NewFact[] => {
    const standing = standingFacts(facts.get(row.id) ?? []);
    const isOfDraw = row.state === 'refused' && standing.at(-1)?.principalKind === null;
    return isAlive(row) || isOfDraw ? standing.slice(1).map(() => ({ id: row.id, kind: 'undone' })) : [];
  });
  await addFacts(tx, undone, { whole, by, now, queue: { as: 'first' } });
  const { form, tournament } = whole;
  for (const row of rows.filter(({ lines }) => lines.some(({ of }) => of === 'gone'))) {
    const extras = askedExtras(row);
    const lines = changedLines(form.form, { ...row, extras }, row, dayAt(row.appliedAt, tournament.timeZone));
    await changeRow(tx, signup, row.id, { extras, lines });
  }
  await tx.update(signup).set({ drawn: null }).where(isDrawn);
}
