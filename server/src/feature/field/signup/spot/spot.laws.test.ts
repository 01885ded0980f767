import { randomUUID } from 'node:crypto';
import { type SignupForm, signupState } from '@fairway/api';
import { SIGNUP_ACTS } from '@fairway/api/choice/field/signup';
import { holdsSpot } from '@fairway/api/rule/field/signup/state';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../../../../test/kit/app.ts';
import { seedEvent } from '../../../../../test/kit/event.ts';
import { enteringOf, newSignupSecret, signupFormOf } from '../../../../../test/kit/world/signup.ts';
import { signup, signupFact, signupForm, signupSpot } from '../../../../db/schema/field/signup.ts';

const test = await testApp({}, { emptied: 'once' });

/** What many writers do at once: who enters with how many, as what; and what the office or they themselves do to the nth of those who came. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ enters: fc.array(fc.nat(1), { minLength: 1, maxLength: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ nth: fc.nat(20), act: fc.constantFrom(...SIGNUP_ACTS, 'own-withdraw') }) },
);
const day = fc.record({
  rule: fc.constantFrom('split', 'wait', 'pass'),
  confirm: fc.constantFrom('at-once', 'office'),
  places: fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 })),
  waves: fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
});

type Kept = { state: string; kindId: string; taken: number; waiting: number };

it('no place is given twice and none stays free while somebody waits who fits, whatever writers do at once', async () => {
  await fc.assert(
    fc.asyncProperty(day, async ({ rule, confirm, places, waves }) => {
      const event = await seedEvent(test.db, test.clubId, { players: 0, settings: { date: '2099-01-01' } });
      const kinds = [randomUUID(), randomUUID()];
      const form = { groups: { most: 4, rule }, confirm, kinds: kinds.map((id, nth) => kindOf(id, places[nth] ?? 0)) };
      await test.db
        .insert(signupForm)
        .values({ tournamentId: event.id, mode: 'open', way: 'order', listed: false, form: { ...signupFormOf(randomUUID()), ...form } });
      await test.db
        .insert(signupSpot)
        .values(kinds.map((subjectId, nth) => ({ tournamentId: event.id, subjectId, places: places[nth] ?? 0, waitingPlaces: 6 })));
      const came: { id: string; secret: string }[] = [];
      for (const wave of waves) {
        await Promise.all(
          wave.map(async (one) => {
            if ('enters' in one) {
              const people = one.enters.map((kind) => ({ id: randomUUID(), secret: newSignupSecret(), kindId: kinds[kind] ?? '' }));
              const [lead, ...others] = people;
              const partners = others.map((of) => ({ ...of, name: null, gender: null }));
              const { status } = await test.ask(
                null,
                `POST /api/live/tournaments/${event.id}/enter`,
                enteringOf(lead?.kindId ?? '', { ...lead, partners }),
              );
              if (status === 200) came.push(...people);
            } else {
              const of = came[one.nth % Math.max(1, came.length)];
              if (of && one.act === 'own-withdraw') await test.ask({ token: of.secret }, 'POST /api/signup/withdraw');
              else if (of) await test.ask('editor', `POST ${event.path}/signups/acts`, { act: one.act, signupIds: [of.id] });
            }
          }),
        );
        await expectSound(event.id, form.groups.rule as SignupForm['groups']['rule'], kinds);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

const kindOf = (id: string, places: number): SignupForm['kinds'][number] => {
  const [kind] = signupFormOf(id, {}, { places, waitingPlaces: 6 }).kinds;
  return kind as SignupForm['kinds'][number];
};

async function expectSound(tournamentId: string, rule: SignupForm['groups']['rule'], kinds: readonly string[]): Promise<void> {
  const rows = await test.db.select().from(signup).where(eq(signup.tournamentId, tournamentId)).orderBy(asc(signup.turn));
  const facts = Map.groupBy(await test.db.select().from(signupFact).orderBy(asc(signupFact.number)), ({ signupId }) => signupId);
  for (const { id, state } of rows) expect(signupState(facts.get(id) ?? [])).toBe(state);
  const spots = await test.db.select().from(signupSpot).where(eq(signupSpot.tournamentId, tournamentId));
  const kept = kinds.map((kindId): Omit<Kept, 'state'> => {
    const own = rows.filter((row) => row.kindId === kindId);
    return {
      kindId,
      taken: own.filter(({ state }) => holdsSpot(state)).length,
      waiting: own.filter(({ state }) => state === 'waiting').length,
    };
  });
  const counted = kinds.map((kindId) => {
    const spot = spots.find(({ subjectId }) => subjectId === kindId);
    expect(spot?.taken ?? 0).toBeLessThanOrEqual(spot?.places ?? 0);
    expect(spot?.waiting ?? 0).toBeLessThanOrEqual(spot?.waitingPlaces ?? 0);
    return { kindId, taken: spot?.taken, waiting: spot?.waiting };
  });
  expect(counted).toEqual(kept);
  const free = (kindId: string) => spots.filter((of) => of.subjectId === kindId).map(({ places, taken }) => places - taken)[0] ?? 0;
  const waiting = rows.filter(({ state }) => state === 'waiting');
  const groups = rule === 'split' ? waiting.map((row) => [row]) : [...Map.groupBy(waiting, ({ groupId }) => groupId).values()];
  const fits = groups.filter((group) =>
    [...Map.groupBy(group, ({ kindId }) => kindId)].every(([kindId, own]) => own.length <= free(kindId)),
  );
  // where groups wait, whoever stands behind one waits with it
  if (rule !== 'wait') expect(fits.map((group) => group.length)).toEqual([]);
}
