import type { EnterPage, OwnPage, SignupApplication } from '@fairway/api';
import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { changedLines } from '@fairway/api/rule/field/signup/price';
import { holdsSpot, keepsExtras } from '@fairway/api/rule/field/signup/state';
import { eq } from 'drizzle-orm';
import type { Applicant } from '../../../access/principal.ts';
import { hashOf } from '../../../access/token.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { forgetPayerAnswers } from '../../../db/payer.ts';
import { wireOf } from '../../../db/record.ts';
import { changeRow } from '../../../db/row.ts';
import { booking, invoiceRequest, refundAccount } from '../../../db/schema/field/payment.ts';
import { signup } from '../../../db/schema/field/signup.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Deps, Input } from '../../../http/route.ts';
import { forgetPhones } from '../../../mail/phone.ts';
import { dayAt, enter, isNewSignup, isTaken, NOBODY, personRow } from './enter.ts';
import { problemsOf, requireNone } from './judge.ts';
import { type EnterPages, phaseOf, requireTakingForm, spanOf, startOf } from './page.ts';
import { isAlive, ownPage } from './shown.ts';
import { addFacts, type NewFact } from './spot/fact.ts';
import { promote } from './spot/promote.ts';
import { moveSpots, type SpotMoves, SpotsTaken } from './spot/spot-store.ts';
import { type FormRow, findFacts, findSignups, requireForm, type SignupRow, type WholeForm } from './store.ts';

type Change = Input<'PATCH /api/signup'>['body'];

/** What is done in a rehearsal is answered as it would be, and taken back. */
class Rehearsed extends Error {
  readonly page: OwnPage;
  constructor(page: OwnPage) {
    super('rehearsed');
    this.page = page;
  }
}

/**
 * Enters by the page. In a rehearsal nothing of it is kept. Where all is taken the page in memory says so: whoever sends thousands of these costs one look each.
 */
export async function enterByPage(
  deps: Deps,
  pages: EnterPages,
  tournamentId: string,
  body: SignupApplication,
  inTurn: (work: () => Promise<OwnPage>) => Promise<OwnPage>,
): Promise<OwnPage> {
  if (isFull(await pages.of(tournamentId), body.kindId) && (await isNewSignup(deps.db, tournamentId, body)))
    throw new AppError('signup-full');
  const page = await inTurn(() => enterNow(deps, tournamentId, body));
  pages.forget(tournamentId);
  return page;
}

async function enterNow(deps: Deps, tournamentId: string, body: SignupApplication): Promise<OwnPage> {
  const whole = await requireTakingForm(deps.db, tournamentId);
  const { id } = body;
  const now = deps.clock();
  const own = (db: Database) => ownPage(db, { id, tournamentId, isPackage: false }, now);
  try {
    await deps.db.transaction(async (tx) => {
      await enter(tx, whole, body, { by: 'self', principal: { kind: 'signup', id }, now });
      if (whole.form.mode === 'rehearsal') throw new Rehearsed(await own(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.page;
    throw error;
  }
  const first = await own(deps.db);
  const waits = [first.own, ...first.members].some((of) => of?.state === 'waiting');
  return waits && (await promote(deps, tournamentId)).length > 0 ? own(deps.db) : first;
}

function isFull({ way, phase, kinds }: EnterPage, kindId: string): boolean {
  const kind = kinds.find((of) => of.kindId === kindId);
  return way === 'order' && phase !== 'before' && phase !== 'closed' && kind?.free === 0 && kind.waitingFree === 0;
}

type Own = { whole: WholeForm; row: SignupRow };
async function requireOwn(db: Database, { id, tournamentId, isPackage }: Applicant): Promise<Own> {
  const [row] = isPackage ? [] : await findSignups(db, [id]);
  if (!row) throw new AppError('not-found');
  return { whole: await requireForm(db, tournamentId), row };
}

/** Corrects the own signup; whoever was only named answers for themselves by it. */
export async function changeOwn(deps: Deps, applicant: Applicant, body: Change): Promise<OwnPage> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: signup.id }).from(signup).where(eq(signup.id, applicant.id)).for('no key update');
    const { whole, row } = await requireOwn(tx, applicant);
    if (!isAlive(row) || phaseOf(spanOf(whole), now) === 'closed') throw new AppError('signup-not-now');
    await changeSignup(tx, whole, row, body, { by: 'self', now });
  });
  return ownPage(deps.db, applicant, now);
}

/** Writes what was changed, with the counters of its extras, at the prices of the day of application. The row is held. */
export async function changeSignup(
  tx: Transaction,
  whole: WholeForm,
  row: SignupRow,
  { person, ...others }: Change & { kindId?: string | undefined },
  { by, now }: { by: 'self' | 'desk'; now: Date },
): Promise<void> {
  const { form, tournament } = whole;
  const written = { ...row, ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)) };
  const after = { ...written, person: person ?? wireOf(SIGNUP_PERSON, row) };
  requireNone(problemsOf(form.form, tournament.date, after, by));
  if (by === 'self' && !after.person.name) requireNone({ 'person.name': [{ key: 'required' }] });
  const isOther = after.kindId !== row.kindId;
  if (isOther && row.state === 'ballot' && whole.ballot === 'sealed') throw new AppError('signup-ballot-sealed');
  const lines = changedLines(form.form, after, row, dayAt(row.appliedAt, tournament.timeZone));
  const isWaiting = row.state === 'waiting';
  const turns = await moveChanged(tx, form, row, after, isOther && isWaiting);
  await changeRow(tx, signup, row.id, {
    ...personRow(after.person),
    ...{ language: after.language, answers: after.answers, extras: after.extras, wishes: after.wishes, lines },
    ...{ consents: after.consents, guardian: after.guardian, kindId: after.kindId },
    ...(isOther && isWaiting && { turn: turns(after.kindId) }),
    ...(by === 'self' && { answeredAt: row.answeredAt ?? now }),
  });
}

type Counted = Pick<SignupRow, 'kindId' | 'extras'>;
/** Moves the counters of what a signup has now, and of what it had. Whoever waits for another kind goes to the end of its list. */
async function moveChanged(tx: Transaction, form: FormRow, row: SignupRow, after: Counted, isBehind: boolean) {
  const moves: SpotMoves = new Map();
  const add = (subjectId: string, taken: number, waiting = 0, turns = 0) => {
    const of = moves.get(subjectId) ?? { taken: 0, waiting: 0, turns: 0 };
    moves.set(subjectId, { taken: of.taken + taken, waiting: of.waiting + waiting, turns: of.turns + turns });
  };
  if (keepsExtras(row.state)) {
    for (const { extraId, count } of row.extras) add(extraId, -count);
    for (const { extraId, count } of after.extras) add(extraId, count);
  }
  const [holds, waits] = [Number(holdsSpot(row.state)), Number(row.state === 'waiting')];
  add(row.kindId, -holds, -waits);
  add(after.kindId, holds, waits, Number(isBehind));
  try {
    return await moveSpots(tx, form, moves, { as: 'first' });
  } catch (error) {
    if (!(error instanceof SpotsTaken)) throw error;
    const at = after.extras.findIndex(({ extraId }) => extraId === error.subjectId);
    throw at < 0 ? new AppError('signup-full') : fieldError(`extras.${at}`, 'signup-extra-short', { free: 0 });
  }
}

/** A fact that whoever has the link says of themselves; whoever waits behind moves up. */
async function sayOwn(deps: Deps, applicant: Applicant, factOf: (own: Own) => Omit<NewFact, 'id'>): Promise<OwnPage> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const own = await requireOwn(tx, applicant);
    if (now >= startOf(own.whole)) throw new AppError('signup-not-now');
    const fact = { ...factOf(own), id: applicant.id };
    await addFacts(tx, [fact], { whole: own.whole, by: applicant, now, queue: { as: 'first' } });
  });
  await promote(deps, applicant.tournamentId);
  return ownPage(deps.db, applicant, now);
}

export const withdrawOwn = (deps: Deps, applicant: Applicant): Promise<OwnPage> => sayOwn(deps, applicant, () => ({ kind: 'withdrawn' }));

/** Takes the place that is offered, or declines it. An offer that has run out is none. */
export const answerOffer = (deps: Deps, applicant: Applicant, takes: boolean): Promise<OwnPage> =>
  sayOwn(deps, applicant, ({ row: { state, until } }) => {
    if (state !== 'offered' || (until !== null && until < deps.clock())) throw new AppError('signup-not-now');
    return { kind: takes ? 'confirmed' : 'declined' };
  });

/** Names somebody of the own group or package, with the link by which they answer for themselves. */
export async function nameMember(
  deps: Deps,
  applicant: Applicant,
  memberId: string,
  { secret, ...named }: Input<'PUT /api/signup/members/:memberId'>['body'],
): Promise<OwnPage> {
  await deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(signup).where(eq(signup.id, memberId)).for('no key update');
    if (!row || row.groupId !== applicant.id || row.id === applicant.id) throw new AppError('not-found');
    if (row.answeredAt !== null) throw new AppError('signup-answered');
    if (!isAlive(row)) throw new AppError('signup-not-now');
    if (await isTaken(tx, [hashOf(secret)])) throw fieldError('secret', 'wrong-format');
    // what is kept of one person is not for the next one
    const isOther = named.name !== row.name;
    const person = { ...(isOther ? NOBODY : wireOf(SIGNUP_PERSON, row)), ...named };
    if (isOther) await forgetPayerAnswers(tx, [row.id]);
    await forgetPhones(tx, [row.id]);
    await changeRow(tx, signup, row.id, {
      ...{ ...personRow(person), tokenHash: hashOf(secret), mailTokenHashes: [] },
      ...(isOther && { answers: [], wishes: [], consents: [], guardian: null, told: null }),
      ...(isOther && { extras: row.extras.map((extra) => ({ ...extra, size: null })) }),
    });
  });
  return ownPage(deps.db, applicant, deps.clock());
}

/** Everything that is kept of the own signup, for themselves. */
export async function ownData(db: Database, applicant: Applicant) {
  const { row } = await requireOwn(db, applicant);
  const { tokenHash: _, mailTokenHashes: __, nameKey: ___, searched: ____, ...kept } = row;
  const [invoice = null] = await db.select().from(invoiceRequest).where(eq(invoiceRequest.signupId, row.id));
  const [account = null] = await db.select().from(refundAccount).where(eq(refundAccount.signupId, row.id));
  const { id, amount, at, source, undoes } = booking;
  const bookings = await db.select({ id, amount, at, source, undoes }).from(booking).where(eq(booking.signupId, row.id)).orderBy(at, id);
  return {
    signup: { ...kept, ...wireOf(SIGNUP_PERSON, row) },
    facts: await findFacts(db, [row.id]),
    payment: { bookings, invoice, refundAccount: account },
  };
}
