import type { SignupApplication, SignupPerson } from '@fairway/api';
import { SIGNUP_PERSON } from '@fairway/api/record/golfer';
import { eq, inArray } from 'drizzle-orm';
import { hashOf } from '../../../access/token.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { holdSpots } from '../../../db/hold.ts';
import { rowOf } from '../../../db/record.ts';
import { signup, signupForm, signupPackage } from '../../../db/schema/field/signup.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import { givenFirst } from '../../../text/name-order.ts';
import { plain } from '../../../text/plain.ts';
import { newLot, newSignupCodes } from './code.ts';
import { heldUntil, isMembersOnly, kindOf, needsOffice, pricesOf, problemsOf, requireNone } from './judge.ts';
import { phaseOf, spanOf } from './page.ts';
import { addFacts, type By, type NewFact } from './spot/fact.ts';
import { type Queue, SpotsTaken } from './spot/spot-store.ts';
import { findWaiting, isUndrawn, requireForm, type WholeForm } from './store.ts';

/** Who enters, and by whom it was filled in: by themselves, or by the office, which asks for no consent. */
export type Entering = Omit<SignupApplication, 'begunAt' | 'code' | 'consents' | 'guardian'> &
  Partial<Pick<SignupApplication, 'begunAt' | 'code' | 'consents' | 'guardian'>>;
type Given = { by: 'self' | 'desk'; principal: By; now: Date };

/** What is kept beside a person's fields, to list and search by. */
export const personRow = (person: SignupPerson) => ({ ...rowOf(SIGNUP_PERSON, person), ...searchKeys(person) });
export const searchKeys = (person: Pick<SignupPerson, 'name' | 'vga' | 'phone' | 'email' | 'memberNumber'>) => ({
  nameKey: plain(givenFirst(person.name ?? '')),
  searched: plain([person.name, person.vga, person.phone, person.email, person.memberNumber].filter(Boolean).join(' ')),
});

export const NOBODY: SignupPerson = {
  ...{ name: null, gender: null, phone: null, email: null, vga: null, birthYear: null, handicapIndex: null, memberNumber: null },
};

/**
 * Enters a tournament: a place for each of the group, or one in the list. Sent again it changes nothing. It locks nothing of the tournament.
 *
 * @throws AppError `signup-early`, `signup-closed`, `signup-price-changed`, `signup-full`; `validation`, field by field.
 */
export async function enter(tx: Transaction, read: WholeForm, body: Entering, { by, principal, now }: Given): Promise<void> {
  const whole = read.ballot === null ? read : await heldForm(tx, read.form.tournamentId);
  const { form, tournament } = whole;
  if (!(await isNewSignup(tx, form.tournamentId, body))) return;
  const late = by === 'self' && requireInTime(whole, body.begunAt ?? '', now);
  await requireOwnSecrets(tx, body);
  requireFit(whole, body, by, now);
  const today = dayAt(now, tournament.timeZone);
  const prices = pricesOf(form.form, body, today);
  const refunds = { refunds: form.form.refunds, refundIfFilled: form.form.refundIfFilled };
  const of = {
    ...{ tournamentId: form.tournamentId, groupId: body.id, language: body.language, state: 'applied' as const },
    refunds,
    late,
  };
  const lot = isUndrawn(whole) ? await requireLot(tx, whole) : null;
  const [code = '', ...codes] = await newSignupCodes(tx, body.partners.length + 1);
  const consents = body.consents ?? [];
  const lead = {
    ...{
      ...of,
      ...personRow(body.person),
      id: body.id,
      tokenHash: hashOf(body.secret),
      kindId: body.kindId,
      lines: prices.own,
      lot,
      consents,
    },
    ...{ code, answers: body.answers, extras: body.extras, wishes: body.wishes, guardian: body.guardian ?? null },
    ...{ appliedAt: now, answeredAt: by === 'self' ? now : null },
  };
  const partners = body.partners.map(({ id, secret, kindId, name, gender }, nth) => ({
    ...{ ...of, ...personRow({ ...NOBODY, name, gender }), id, tokenHash: hashOf(secret), kindId, lines: prices.others[nth] ?? [], lot },
    // they stand behind whoever filled in the form
    ...{ code: codes[nth] ?? '', appliedAt: new Date(now.getTime() + nth + 1) },
  }));
  const rows = await tx
    .insert(signup)
    .values([lead, ...partners])
    .onConflictDoNothing({ target: signup.id })
    .returning({ id: signup.id });
  // the same came at the same moment, and was first
  if (rows.length === 0 && !(await isNewSignup(tx, form.tournamentId, body))) return;
  if (rows.length < partners.length + 1) throw new AppError('signup-not-now');
  await givePlaces(tx, whole, body, { principal, now });
}

/** The same sent twice is one signup: who has its id and its secret sent it before. */
export async function isNewSignup(db: Database, tournamentId: string, { id, secret }: Pick<Entering, 'id' | 'secret'>): Promise<boolean> {
  const { tokenHash, tournamentId: of } = signup;
  const [earlier] = await db.select({ tokenHash, of }).from(signup).where(eq(signup.id, id));
  if (earlier && (earlier.tokenHash !== hashOf(secret) || earlier.of !== tournamentId)) throw fieldError('id', 'wrong-format');
  return earlier === undefined;
}

/** Each of a group has an id and a link of their own. The id of a package would own its places. */
async function requireOwnSecrets(tx: Transaction, body: Entering): Promise<void> {
  const people = [body, ...body.partners];
  const hashes = people.map(({ secret }) => hashOf(secret));
  const ids = people.map(({ id }) => id);
  if ((await tx.$count(signupPackage, inArray(signupPackage.id, ids))) > 0) throw fieldError('id', 'wrong-format');
  const isTwice = new Set(hashes).size < people.length || new Set(ids).size < people.length;
  if (isTwice || (await isTaken(tx, hashes))) throw fieldError('secret', 'wrong-format');
}

/** Whether these secrets open something already. */
export const isTaken = async (db: Database, hashes: string[]): Promise<boolean> =>
  (await db.$count(signup, inArray(signup.tokenHash, hashes))) +
    (await db.$count(signupPackage, inArray(signupPackage.tokenHash, hashes))) >
  0;

/** Whether it came after the close. */
function requireInTime(whole: WholeForm, begunAt: string, now: Date): boolean {
  const span = spanOf(whole);
  const phase = phaseOf(span, now);
  const said = (at: Date | null) => ({ params: momentWords(at ?? now, whole.tournament.timeZone) });
  if (phase === 'before') throw new AppError('signup-early', said(span.opensAt));
  const isLate = phase === 'late' && new Date(begunAt) <= span.closesAt;
  if (phase !== 'open' && !isLate) throw new AppError('signup-closed', said(span.closesAt));
  return isLate;
}

const momentWords = (at: Date, timeZone: string) => {
  const [date = '', time = ''] = at.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date: date.split('-').reverse().join('/'), time: time.slice(0, 5) };
};
/** The calendar day of a moment at a club. */
export const dayAt = (at: Date, timeZone: string): string => at.toLocaleDateString('sv-SE', { timeZone });

function requireFit(whole: WholeForm, body: Entering, by: Given['by'], now: Date): void {
  const { form, tournament } = { ...whole, form: whole.form.form };
  const { consents = [], guardian = null, code = null } = body;
  const problems = problemsOf(form, tournament.date, { ...body, consents, guardian }, by);
  const kindIds = [body, ...body.partners].map(({ kindId }) => kindId);
  const wrongPartner = body.partners.findIndex(({ kindId }) => kindOf(form, kindId) === null);
  const wrongCode = by === 'self' && kindIds.some((id) => isWrongCode(kindOf(form, id)?.who, code));
  requireNone({
    ...problems,
    ...(wrongCode && { code: [{ key: 'signup-code-wrong' }] }),
    ...(wrongPartner >= 0 && { [`partners.${wrongPartner}.kindId`]: [{ key: 'signup-kind-gone' }] }),
    ...(kindIds.length > form.groups.most && { partners: [{ key: 'signup-group-large', params: { most: form.groups.most } }] }),
    ...(by === 'self' && isMembersOnly(whole, body.kindId, now) && !body.person.memberNumber
      ? { 'person.memberNumber': [{ key: 'required' }] }
      : {}),
  });
}

type WhoMay = NonNullable<ReturnType<typeof kindOf>>['who'];
const isWrongCode = (who: WhoMay | undefined, code: string | null): boolean =>
  who?.by === 'code' && who.code.toLowerCase() !== (code ?? '').trim().toLowerCase();

/** The form of a ballot as it is now: its lots are not sealed while somebody is given one. A new signup holds its tournament, which comes first. */
async function heldForm(tx: Transaction, tournamentId: string): Promise<WholeForm> {
  await tx.select({ id: tournament.id }).from(tournament).where(eq(tournament.id, tournamentId)).for('key share');
  await tx.select({ id: signupForm.tournamentId }).from(signupForm).where(eq(signupForm.tournamentId, tournamentId)).for('share');
  return requireForm(tx, tournamentId);
}

async function requireLot(tx: Transaction, { form: { tournamentId }, ballot }: WholeForm): Promise<number> {
  if (ballot === 'sealed') throw new AppError('signup-ballot-sealed');
  const lot = await newLot(tx, tournamentId);
  if (lot === null) throw new AppError('signup-full');
  return lot;
}

/** Places for all of a group, for its first ones, or in the list, as the form says; in a ballot everybody waits for it. */
async function givePlaces(tx: Transaction, whole: WholeForm, body: Entering, { principal, now }: Omit<Given, 'by'>): Promise<void> {
  const { form } = whole;
  const people = [body, ...body.partners];
  const inFacts = ({ id, kindId }: { id: string; kindId: string }): NewFact[] => {
    const waitsForOffice = needsOffice(whole, kindId, now);
    const until = waitsForOffice ? heldUntil(form.form, now) : null;
    return [{ id, kind: 'applied', until }, ...(waitsForOffice ? [] : [{ id, kind: 'confirmed' } as const])];
  };
  const queue = await queueOf(tx, form);
  /** Within its own part of the transaction: what does not fit leaves nothing behind. */
  const add = async (facts: readonly NewFact[]): Promise<SpotsTaken | null> => {
    try {
      await tx.transaction((part) => addFacts(part, facts, { whole, by: principal, now, queue }));
      return null;
    } catch (error) {
      if (error instanceof SpotsTaken) return error;
      throw error;
    }
  };
  const addAll = async (of: readonly { id: string }[], kind: 'ballot' | 'waiting') => {
    const full = await add(of.map(({ id }) => ({ id, kind })));
    if (full) throw extraShort(whole, body, full) ?? new AppError('signup-full');
  };
  if (isUndrawn(whole)) return addAll(people, 'ballot');
  const wait = async (of: readonly { id: string }[]) => {
    if (!body.waits) throw new AppError('signup-full');
    await addAll(of, 'waiting');
  };
  const taken = await add(people.flatMap(inFacts));
  if (taken === null) return;
  if (people.length === 1 || form.form.groups.rule !== 'split') return wait(people);
  // one after the other they would take the counters in the order of the group
  await holdSpots(tx, [form.tournamentId]);
  const left: { id: string }[] = [];
  for (const one of people) if (left.length > 0 || (await add(inFacts(one)))) left.push(one);
  if (left.length > 0) await wait(left);
}

function extraShort({ form: { form } }: WholeForm, body: Entering, { subjectId }: SpotsTaken): AppError | null {
  const at = body.extras.findIndex(({ extraId }) => extraId === subjectId);
  return at < 0 || !form.extras.some(({ id }) => id === subjectId) ? null : fieldError(`extras.${at}`, 'signup-extra-short', { free: 0 });
}

/** Whoever comes goes behind those who wait; past a group that is passed over they may take what is too little for it. */
async function queueOf(tx: Transaction, { form, tournamentId }: WholeForm['form']): Promise<Queue> {
  const passes = new Map<string, number>();
  if (form.groups.rule !== 'pass') return { as: 'behind', passes };
  for (const group of Map.groupBy(await findWaiting(tx, tournamentId), ({ groupId }) => groupId).values())
    for (const [kindId, own] of Map.groupBy(group, (row) => row.kindId)) {
      passes.set(kindId, Math.min(passes.get(kindId) ?? Number.POSITIVE_INFINITY, own.length));
    }
  return { as: 'behind', passes };
}
