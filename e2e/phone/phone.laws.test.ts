import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../server/test/kit/app.ts';
import { secondApp } from '../../server/test/kit/second-app.ts';
import { createClock } from './clock.ts';
import { newFlight } from './flight.ts';
import { buildPage, createTestPhone } from './phone.ts';
import { judge, judgeEnd, watch } from './promise.ts';
import { type Course, happen, happenings, lookAt } from './story.ts';

const test = await testApp();
const fresh = await secondApp(test);
const newPage = await buildPage();

const SEED = 20260425;
/** Half of the same days in a whole run. */
const RUNS = process.env.FAIRWAY_TESTS === 'usual' ? 20 : 40;
/** A day with a match costs twice as much. */
const kindOfDay = fc.constantFrom('strokes', 'strokes', 'strokes', 'match');

it('whatever happens to phones, network and desk, no stroke is lost, doubled or shown as what it is not', async () => {
  const day = fc.asyncProperty(happenings, kindOfDay, async (story, kind) => {
    const course = await begin(kind === 'match');
    for (const it of story) {
      await happen(course, it);
      await look(course);
    }
    await endOfDay(course);
  });
  await fc.assert(day, { seed: SEED, numRuns: RUNS, unbiased: true });
});

async function begin(playsMatch: boolean): Promise<Course> {
  const clock = createClock();
  const [flight, phone] = [await newFlight(test, playsMatch), () => createTestPhone(test.app, clock, newPage)];
  const phones = { A: phone(), B: phone() };
  for (const one of Object.values(phones)) await one.open(flight.secret);
  return { clock, flight, phones };
}

async function look({ flight, phones }: Course): Promise<void> {
  const all = Object.values(phones);
  all.forEach(watch);
  const stored = await flight.stored();
  for (const phone of all) judge(phone, stored);
}

/** Everybody has network again, and every phone that was used is open. */
async function endOfDay(course: Course): Promise<void> {
  const { clock, flight, phones } = course;
  const all = Object.values(phones);
  for (const phone of all) {
    Object.assign(phone, { isOnline: true, fault: null });
    await phone.deliverLate();
    if (phone.pages.length === 0) await phone.open(null);
  }
  for (let times = 0; times < 2; times++) {
    for (const phone of all) lookAt(phone);
    await clock.pass(30_000);
  }
  await look(course);
  judgeEnd(all, await flight.stored());
  const [kept, computed] = [await test.app.inject(flight.board), await fresh.inject(flight.board)];
  expect(kept.json(), 'Broken promise: the board is what a fresh computation from the facts gives').toEqual(computed.json());
}
