import { randomUUID } from 'node:crypto';
import type { SignupForm, SignupLine, SignupPackage, WholeSignup } from '@fairway/api';
import { totalOf } from '@fairway/api';
import type { SignupAct, SignupFactKind } from '@fairway/api/choice/field/signup';
import { lineOf } from '@fairway/api/rule/field/signup/price';
import { eq } from 'drizzle-orm';
import type { Principal } from '../../../access/principal.ts';
import { hashOf, newSecret } from '../../../access/token.ts';
import type { Transaction } from '../../../db/database.ts';
import { changeRow } from '../../../db/row.ts';
import { signup, signupPackage } from '../../../db/schema/field/signup.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Deps, Input } from '../../../http/route.ts';
import { forgetPhones } from '../../../mail/phone.ts';
import type { Action } from '../../../write/action.ts';
import { requireVersion } from '../../../write/change.ts';
import { type ActorByIds, write } from '../../../write/write.ts';
import { newSignupCodes } from './code.ts';
import { enrol } from './enrol.ts';
import { enter, isTaken, NOBODY, personRow } from './enter.ts';
import { pictureOf } from './form.ts';
import { enterUrl } from './letter.ts';
import { wholeSignup } from './list.ts';
import { changeSignup } from './own.ts';
import { isAlive } from './shown.ts';
import { addFacts } from './spot/fact.ts';
import { promote } from './spot/promote.ts';
import { afterMinutes } from './spot/promotion.ts';
import { SpotsTaken } from './spot/spot-store.ts';
import {
  findMembers,
  findPackages,
  findSignups,
  findSponsorNamed,
  type PackageRow,
  requireForm,
  requireSignup,
  type SignupRow,
  type WholeForm,
} from './store.ts';

const subjectType = 'signup';
type Added = Input<'POST /api/tournaments/:tournamentId/signups'>['body'];
type Changed = Input<'PATCH /api/tournaments/:tournamentId/signups/:signupId'>['body'];
type Acts = Input<'POST /api/tournaments/:tournamentId/signups/acts'>['body'];
type Given = Input<'POST /api/tournaments/:tournamentId/signup-packages'>['body'];

const inLog = ({ principal, tournament: { id, siteId } }: ActorByIds) => ({ principal, siteId, tournamentId: id });

/** Enters somebody who called, as the page does. */
export async function addSignup(deps: Deps, actor: ActorByIds, body: Added): Promise<WholeSignup> {
  const { id: tournamentId, siteId } = actor.tournament;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      const whole = await requireForm(tx, tournamentId);
      await enter(tx, whole, body, { by: 'desk', principal: actor.principal, now: deps.clock() });
      return { kind: 'created', subjectType, subjectId: body.id };
    },
    answer: async () => undefined,
  });
  await promote(deps, tournamentId);
  return wholeSignup(deps.db, siteId, body.id);
}

/** Corrects a signup as the caller saw it. */
export async function correctSignup(
  deps: Deps,
  actor: ActorByIds,
  signupId: string,
  { version, ...change }: Changed,
): Promise<WholeSignup> {
  const { id: tournamentId, siteId } = actor.tournament;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      await tx.select({ id: signup.id }).from(signup).where(eq(signup.id, signupId)).for('no key update');
      const row = await requireSignup(tx, signupId);
      await requireVersion(row, version, () => wholeSignup(tx, siteId, signupId));
      if (!isAlive(row)) throw new AppError('signup-not-now');
      await changeSignup(tx, await requireForm(tx, tournamentId), row, change, { by: 'desk', now: deps.clock() });
      return { kind: 'updated', subjectType, subjectId: signupId };
    },
    answer: async () => undefined,
  });
  if (change.kindId !== undefined) await promote(deps, tournamentId);
  return wholeSignup(deps.db, siteId, signupId);
}

/** Another link of a signup; the one before ends, and the one that was sent. */
export async function renewLink(deps: Deps, actor: ActorByIds, signupId: string): Promise<{ url: string; picture: string }> {
  const secret = `fs_${newSecret()}`;
  await write(deps, inLog(actor), {
    change: async (tx) => {
      await changeRow(tx, signup, signupId, { tokenHash: hashOf(secret), mailTokenHashes: [] });
      await forgetPhones(tx, [signupId]);
      return { kind: 'updated', subjectType, subjectId: signupId };
    },
    answer: async () => undefined,
  });
  // in the fragment, which no server, proxy or log on the way sees
  const url = `${enterUrl(deps.config, actor.tournament.id)}#${secret}`;
  return { url, picture: await pictureOf(url) };
}

const FACT_OF: Readonly<Record<SignupAct, SignupFactKind>> = {
  confirm: 'confirmed',
  offer: 'offered',
  wait: 'waiting',
  refuse: 'refused',
  withdraw: 'withdrawn',
  'no-show': 'no-show',
  undo: 'undone',
};
const DAY_MINUTES = 1440;

type Outcome = { signupId: string; outcome: 'done' | 'full' | 'not-now' | 'in-play'; gap: string | null };

/** What the office does to signups, each by itself; then whoever is next moves up. */
export async function act(deps: Deps, actor: ActorByIds, { act: wanted, signupIds, reason }: Acts): Promise<{ items: Outcome[] }> {
  const { id: tournamentId } = actor.tournament;
  const whole = await requireForm(deps.db, tournamentId);
  const ids = [...new Set(signupIds)];
  const rows = (await findSignups(deps.db, ids)).filter((row) => row.tournamentId === tournamentId);
  if (rows.length < ids.length) throw new AppError('not-found');
  const items: Outcome[] = [];
  for (const id of ids)
    items.push({ signupId: id, outcome: await actOn(deps, whole, actor.principal, { id, act: wanted, reason }), gap: null });
  const done = items.filter(({ outcome }) => outcome === 'done');
  await write(deps, inLog(actor), {
    change: async () => {
      const [only] = done.length === 1 ? done : [];
      const after = { signups: done.length, ...(reason && { reason }) };
      return done.length === 0 ? null : { kind: 'updated', subjectType, subjectId: only?.signupId ?? tournamentId, after };
    },
    answer: async () => undefined,
  });
  await promote(deps, tournamentId);
  const left = await enrol(deps, actor);
  return {
    items: items.map((item) => {
      const own = left.find(({ signupId }) => signupId === item.signupId);
      return own === undefined ? item : { ...item, gap: own.gap, outcome: own.stays ? ('in-play' as const) : item.outcome };
    }),
  };
}

type Act = { id: string; act: SignupAct; reason: string | null };
async function actOn(deps: Deps, whole: WholeForm, by: Principal, { id, act: wanted, reason }: Act): Promise<Outcome['outcome']> {
  const now = deps.clock();
  const { form } = whole.form;
  const until = wanted === 'offer' ? afterMinutes(now, form.offerMinutes ?? DAY_MINUTES, form.quiet, whole.tournament.timeZone) : null;
  const fact = { id, kind: FACT_OF[wanted], until, reason };
  try {
    await deps.db.transaction((tx) => addFacts(tx, [fact], { whole, by, now, queue: { as: 'first' } }));
    return 'done';
  } catch (error) {
    if (error instanceof SpotsTaken) return 'full';
    if (error instanceof AppError && error.code === 'signup-not-now') return 'not-now';
    throw error;
  }
}

/** Gives the free places to whoever is next, now. */
export async function moveUp(deps: Deps, actor: ActorByIds): Promise<{ signupIds: string[] }> {
  const signupIds = await promote(deps, actor.tournament.id, actor.principal);
  await write(deps, inLog(actor), {
    change: async () => ({ kind: 'updated', subjectType, subjectId: actor.tournament.id, after: { signups: signupIds.length } }),
    answer: async () => undefined,
  });
  return { signupIds };
}

export async function listPackages(deps: Pick<Deps, 'db'>, tournamentId: string): Promise<{ items: SignupPackage[] }> {
  const items: SignupPackage[] = [];
  for (const { tokenHash: _, tournamentId: __, ...row } of await findPackages(deps.db, tournamentId)) {
    const members = await findMembers(deps.db, row.id);
    items.push({ ...row, total: totalOf(row.lines), places: members.length, unnamed: members.filter(({ name }) => name === null).length });
  }
  return { items };
}

/** Gives a sponsor a package: each of its places is held by a signup without a name. The same sent again is one package; with another secret it has another link. */
export async function givePackage(deps: Deps, actor: ActorByIds, { secret, ...body }: Given): Promise<SignupPackage> {
  const { id: tournamentId } = actor.tournament;
  const now = deps.clock();
  await write(deps, inLog(actor), {
    change: async (tx) => {
      const whole = await requireForm(tx, tournamentId);
      const sold = whole.form.form.packages.find(({ id }) => id === body.packageId);
      if (!sold) throw new AppError('not-found');
      const known = (await findPackages(tx, tournamentId)).find(({ id }) => id === body.id);
      if (known) return renewPackageLink(tx, known, secret);
      if ((await findSignups(tx, [body.id])).length > 0) throw fieldError('id', 'wrong-format');
      if (await isTaken(tx, [hashOf(secret)])) throw fieldError('secret', 'wrong-format');
      const included = includedLines(whole.form.form, sold, 1);
      const lines = [lineOf('package', sold.name, 1, sold.price), ...includedLines(whole.form.form, sold, sold.places)];
      const [code = ''] = await newSignupCodes(tx, 1);
      const sponsorId = await findSponsorNamed(tx, tournamentId, body.name);
      const row = { ...body, tournamentId, code, tokenHash: hashOf(secret), lines, sponsorId };
      const [made] = await tx
        .insert(signupPackage)
        .values(row)
        .onConflictDoNothing({ target: signupPackage.id })
        .returning({ id: signupPackage.id });
      if (!made) return null;
      await holdPlaces(tx, whole, actor.principal, {
        packageId: made.id,
        kindId: sold.kindId,
        places: sold.places,
        language: body.language,
        extras: sold.extras.map((extra) => ({ ...extra, size: null })),
        lines: included,
        now,
      });
      return { kind: 'created', subjectType, subjectId: made.id, after: { signups: sold.places } };
    },
    answer: async () => undefined,
  });
  const made = (await listPackages(deps, tournamentId)).items.find(({ id }) => id === body.id);
  if (!made) throw new AppError('not-found');
  return made;
}

/** A sponsor who lost their link has a new one; the same sent again is the same link. */
async function renewPackageLink(tx: Transaction, { id, tokenHash }: PackageRow, secret: string): Promise<Action | null> {
  if (tokenHash === hashOf(secret)) return null;
  if (await isTaken(tx, [hashOf(secret)])) throw fieldError('secret', 'wrong-format');
  await changeRow(tx, signupPackage, id, { tokenHash: hashOf(secret) });
  return { kind: 'updated', subjectType, subjectId: id };
}

/** What each place of a package includes. */
const includedLines = ({ extras }: SignupForm, sold: SignupForm['packages'][number], places: number): SignupLine[] =>
  sold.extras.flatMap(({ extraId, count }) => {
    const extra = extras.find(({ id }) => id === extraId);
    return extra ? [lineOf('package', extra.name, count * places, 0, extraId)] : [];
  });

type Held = Pick<SignupRow, 'kindId' | 'language' | 'extras' | 'lines'> & { packageId: string; places: number; now: Date };
async function holdPlaces(
  tx: Transaction,
  whole: WholeForm,
  by: Principal,
  { packageId, kindId, places, language, extras, lines, now }: Held,
): Promise<void> {
  const nobody = personRow(NOBODY);
  const codes = await newSignupCodes(tx, places);
  const rows = Array.from({ length: places }, (_, nth) => ({
    ...{
      ...nobody,
      id: randomUUID(),
      tournamentId: whole.form.tournamentId,
      groupId: packageId,
      packageId,
      kindId,
      language,
      state: 'applied' as const,
    },
    ...{ code: codes[nth] ?? '', extras, lines, refunds: { refunds: [], refundIfFilled: null } },
    appliedAt: new Date(now.getTime() + nth),
  }));
  await tx.insert(signup).values(rows);
  const facts = rows.flatMap(({ id }) => [
    { id, kind: 'applied' as const },
    { id, kind: 'confirmed' as const },
  ]);
  try {
    await addFacts(tx, facts, { whole, by, now, queue: { as: 'first' } });
  } catch (error) {
    if (!(error instanceof SpotsTaken)) throw error;
    throw error.subjectId === kindId ? new AppError('signup-full') : fieldError('packageId', 'signup-extra-short', { free: 0 });
  }
}
