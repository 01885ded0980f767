import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import type { PlayerFields } from '../../feature/field/player/wire.ts';
import { seeded } from '../../random.ts';
import { demoCourse } from '../course.ts';
import { inventPeople } from '../people.ts';
import { type DemoDay, dayAt, endDay, minutesAfter, writeClubDay, yearsBefore } from './club-day.ts';
import { writeField } from './field.ts';

const REGULARS = 16;
/** The number of golfers in each medal, and those who play every one: they have twenty rounds and more. */
const [PLAYERS, ALWAYS] = [12, 8];
/** Weeks before today, the first medal first. */
const WEEKS_AGO = Array.from({ length: 21 }, (_, nth) => 46 - 2 * nth);

/** Those who play every fortnight: they have a past. */
export const regulars = (demo: DemoDay) => inventPeople(REGULARS, seeded(REGULARS), yearsBefore(demo.now));

/**
 * The medals of the club in the last year: small fields of the same people on a course with ratings, closed, with a winner of gross and three of
 * net. Returns their ids.
 */
export async function writeMedalDays(demo: DemoDay): Promise<string[]> {
  const ids: string[] = [];
  const { people } = demo;
  const course = demoCourse('Thai Country Club (Bangkok)');
  const prize = { ...AWARD_DEFAULTS, main: true };
  const awards = [
    { ...prize, kind: 'best-gross' as const },
    { ...prize, kind: 'best-net' as const, places: 3 },
  ];
  for (const [nth, weeks] of WEEKS_AGO.entries()) {
    const { date } = dayAt(demo, -7 * weeks);
    const teeOff = new Date(`${date}T07:00:00+07:00`);
    const settings = {
      name: `Medal số ${nth + 1}`,
      date,
      time: '07:00',
      awards,
      sideAwards: [],
    };
    const { actor, roundId } = await writeClubDay(demo, { settings, course, cuts: [14, 21] });
    await writeField(demo.tx, {
      tournament: actor.tournament,
      roundId,
      course,
      people: fieldOf(regulars(demo), nth),
      starts: [1, 2, 3].map((flight) => ({ number: String(flight), teeTime: `07:${flight - 1}0`, startingHole: 1, played: 18 })),
      enteredBy: people.editor.id,
      enteredAt: (_, hole) => minutesAfter(teeOff, (hole + 1) * 15),
      random: seeded(weeks),
    });
    await endDay(demo, actor, roundId);
    ids.push(actor.tournament.id);
  }
  return ids;
}

/** Those who are always there, and some of the others in turn. */
function fieldOf(everybody: readonly PlayerFields[], nth: number): PlayerFields[] {
  const [always, others] = [everybody.slice(0, ALWAYS), everybody.slice(ALWAYS)];
  const from = (nth * 3) % others.length;
  return [...always, ...[...others, ...others].slice(from, from + PLAYERS - ALWAYS)];
}
