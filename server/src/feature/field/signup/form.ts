import { randomUUID } from 'node:crypto';
import type { OfficeSignupForm } from '@fairway/api';
import { BALLOT_MINUTES } from '@fairway/api/choice/field/signup';
import { NAMED_AHEAD } from '@fairway/api/choice/result/bound-draw';
import { countedOf, newSignupForm } from '@fairway/api/rule/field/signup/form';
import { momentOf } from '@fairway/api/rule/field/signup/moment';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import QRCode from 'qrcode';
import type { Config } from '../../../config.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { holdSpots } from '../../../db/hold.ts';
import { signup, signupForm, signupSpot } from '../../../db/schema/field/signup.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import type { Deps, Input } from '../../../http/route.ts';
import { requireVersion } from '../../../write/change.ts';
import { type Actor, writeTournament } from '../../../write/write.ts';
import { findRecords } from '../golfer/store.ts';
import { enterUrl } from './letter.ts';
import { promote } from './spot/promote.ts';
import { type FormRow, findForm } from './store.ts';

type Written = Input<'PUT /api/tournaments/:tournamentId/signup-form'>['body'];
type FormDeps = { db: Database; config: Pick<Config, 'publicUrl'> };

export async function pictureOf(url: string): Promise<string> {
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The form as the office writes it; before there is one, what one begins with. */
export async function officeForm({ db, config }: FormDeps, tournamentId: string): Promise<OfficeSignupForm> {
  const found = await findForm(db, tournamentId);
  const { mode, opensAt, closesAt, way, listed, form, version } = found?.form ?? blank();
  const url = enterUrl(config, tournamentId);
  const signups = await db.$count(signup, eq(signup.tournamentId, tournamentId));
  const ballot = found?.ballot ?? null;
  return { ...{ version, mode, opensAt, closesAt, way, listed, form, url, signups, ballot }, picture: await pictureOf(url) };
}

const blank = (): Omit<FormRow, 'tournamentId'> => ({
  ...{ mode: 'off', opensAt: null, closesAt: null, way: 'order', listed: false, version: 0 },
  form: newSignupForm(randomUUID(), { vi: 'Golfer', en: 'Golfer' }),
});

/** Writes the form, and moves the counters of its kinds and extras by as much as their numbers differ. */
export async function writeForm(deps: Deps, actor: Actor, { version, ...written }: Written): Promise<OfficeSignupForm> {
  const tournamentId = actor.tournament.id;
  const answer = await writeTournament(deps, actor, {
    unseen: true,
    change: async (tx) => {
      const [before = null] = await tx.select().from(signupForm).where(eq(signupForm.tournamentId, tournamentId)).for('update');
      await requireVersion(before ?? { version: 0 }, version, () => officeForm({ ...deps, db: tx }, tournamentId));
      if (before !== null && before.way !== written.way) await requireNobody(tx, tournamentId);
      if (written.way === 'ballot') requireBallot(deps, actor.tournament.timeZone, written);
      await requireGolfers(tx, actor.tournament.siteId, before, written);
      await requireKindsInUse(tx, tournamentId, before, written);
      const fields = { ...written, form: { ...written.form, consents: raised(written, before) } };
      if (before) {
        const where = eq(signupForm.tournamentId, tournamentId);
        await tx
          .update(signupForm)
          .set({ ...fields, version: before.version + 1 })
          .where(where);
      } else await tx.insert(signupForm).values({ tournamentId, ...fields });
      await writeSpots(tx, tournamentId, before, fields.form);
      return { kind: before ? 'updated' : 'created', subjectType: 'signup-form', subjectId: tournamentId };
    },
    answer: (tx) => officeForm({ ...deps, db: tx }, tournamentId),
  });
  await promote(deps, tournamentId);
  return answer;
}

/** Whoever has applied did so by the rule that they read; a sponsor's places are given in either way. */
async function requireNobody(tx: Transaction, tournamentId: string): Promise<void> {
  const people = await tx.$count(signup, and(eq(signup.tournamentId, tournamentId), isNull(signup.packageId)));
  if (people > 0) throw fieldError('way', 'signup-way-in-use');
}

/** A ballot closes, and its number comes after the list of lots was sealed. */
function requireBallot({ config }: Pick<Deps, 'config'>, timeZone: string, { closesAt, form: { ballot } }: Omit<Written, 'version'>): void {
  if (closesAt === null) throw fieldError('closesAt', 'required');
  if (ballot.drawAt === null) return;
  if (config.beaconRelays.length === 0) throw fieldError('form.ballot.drawAt', 'draw-no-beacon');
  const minutes = (momentOf(ballot.drawAt, timeZone, 'begins').getTime() - momentOf(closesAt, timeZone, 'ends').getTime()) / 60_000;
  const isAhead = minutes >= BALLOT_MINUTES - 1 / 60 && minutes <= NAMED_AHEAD.mostDays * 1440;
  if (!isAhead) throw fieldError('form.ballot.drawAt', 'signup-ballot-time', { minutes: BALLOT_MINUTES, days: NAMED_AHEAD.mostDays });
}

/** One who was on a list before may be removed since. */
async function requireGolfers(tx: Transaction, siteId: string, before: FormRow | null, { form }: Pick<Written, 'form'>): Promise<void> {
  const had = new Set(listedIn(before?.form ?? { kinds: [] }));
  const ids = listedIn(form).filter((id) => !had.has(id));
  const found = await findRecords(tx, siteId, ids);
  if (ids.some((id) => !found.has(id))) throw new AppError('not-found');
}

const listedIn = ({ kinds }: Pick<FormRow['form'], 'kinds'>): readonly string[] =>
  kinds.flatMap(({ who }) => (who.by === 'list' ? who.golferIds : []));

async function requireKindsInUse(tx: Transaction, tournamentId: string, before: FormRow | null, { form }: Pick<Written, 'form'>) {
  const gone = (before?.form.kinds ?? []).filter(({ id }) => !form.kinds.some((kind) => kind.id === id));
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const [used] = await tx
    .select({ kindId: signup.kindId })
    .from(signup)
    .where(and(eq(signup.tournamentId, tournamentId), inArray(signup.kindId, ids)))
    .limit(1);
  const kind = gone.find(({ id }) => id === used?.kindId);
  if (kind) throw new AppError('signup-kind-in-use', { params: { name: kind.name.vi } });
}

/** A text that was changed has another version, so that a consent says which one it was given to. */
function raised({ form }: Pick<Written, 'form'>, before: FormRow | null): Written['form']['consents'] {
  return form.consents.map((consent) => {
    const earlier = before?.form.consents.find(({ purpose }) => purpose === consent.purpose);
    if (!earlier) return consent;
    const isSame = earlier.text.vi === consent.text.vi && earlier.text.en === consent.text.en;
    return { ...consent, version: isSame ? earlier.version : Math.max(consent.version, earlier.version + 1) };
  });
}

/** By differences: a reserve that was released stays where it went. An extra that gets a limit counts who has it already. */
async function writeSpots(tx: Transaction, tournamentId: string, before: FormRow | null, form: FormRow['form']): Promise<void> {
  const earlier = before ? countedOf(before.form) : [];
  const counted = countedOf(form);
  const ids = counted.map(({ id }) => id);
  await holdSpots(tx, [tournamentId]);
  await tx.delete(signupSpot).where(and(eq(signupSpot.tournamentId, tournamentId), notInArray(signupSpot.subjectId, ids)));
  for (const { id, places, waitingPlaces } of counted.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const old = earlier.find((of) => of.id === id);
    if (old) {
      await tx
        .update(signupSpot)
        .set({ places: sql`greatest(0, ${signupSpot.places} + ${places - old.places})`, waitingPlaces })
        .where(and(eq(signupSpot.tournamentId, tournamentId), eq(signupSpot.subjectId, id)));
    } else
      await tx
        .insert(signupSpot)
        .values({ tournamentId, subjectId: id, places, waitingPlaces, taken: await takenOf(tx, tournamentId, id) });
  }
}

async function takenOf(tx: Transaction, tournamentId: string, extraId: string): Promise<number> {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    select coalesce(sum((e ->> 'count')::int), 0)::int as taken from signup s cross join jsonb_array_elements(s.extras) e
    where s.tournament_id = ${tournamentId} and e ->> 'extraId' = ${extraId} and s.state not in ('ballot', 'withdrawn', 'refused')`);
  return rows[0]?.taken ?? 0;
}
