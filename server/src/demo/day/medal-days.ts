import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { seeded } from '../../random.ts';
import { demoCourse } from '../course.ts';
import { inventPeople } from '../people.ts';
import { type DemoDay, dayAt, endDay, minutesAfter, writeClubDay, yearsBefore } from './club-day.ts';
import { writeField } from './field.ts';

const REGULARS = 16;
/** So many of them play each medal. */
const PLAYERS = 12;
/** Weeks before today, the first medal first. */
const WEEKS_AGO = [22, 18, 14, 10, 6];

/** Those who play every month: they have a past. */
export const regulars = (demo: DemoDay) => inventPeople(REGULARS, seeded(REGULARS), yearsBefore(demo.now));

/** The monthly medals of the club so far: small fields of the same people, closed, with a winner of gross and three of net. Returns their ids. */
export async function writeMedalDays(demo: DemoDay): Promise<string[]> {
  const ids: string[] = [];
  const { people } = demo;
  const course = demoCourse('Champion');
  const prize = { ...AWARD_DEFAULTS, main: true };
  const awards = [
    { ...prize, kind: 'best-gross' as const },
    { ...prize, kind: 'best-net' as const, places: 3 },
  ];
  for (const [nth, weeks] of WEEKS_AGO.entries()) {
    const { date } = dayAt(demo, -7 * weeks);
    const teeOff = new Date(`${date}T07:00:00+07:00`);
    const settings = { name: `Medal tháng ${Number(date.slice(5, 7))}`, date, time: '07:00', awards, sideAwards: [] };
    const { actor, roundId } = await writeClubDay(demo, { settings, course, cuts: [14, 21] });
    const field = regulars(demo);
    await writeField(demo.tx, {
      tournament: actor.tournament,
      roundId,
      course,
      people: Array.from({ length: PLAYERS }, (_, at) => field[(at + nth * 3) % REGULARS] as (typeof field)[number]),
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
