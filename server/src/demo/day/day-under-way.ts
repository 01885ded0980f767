import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { seeded } from '../../random.ts';
import { writeScores } from '../../scene/score.ts';
import { demoCourse } from '../course.ts';
import { inventPeople } from '../people.ts';
import { writeSponsors } from '../sponsors.ts';
import { type DemoDay, dayAt, minutesAfter, writeClubDay, yearsBefore } from './club-day.ts';
import { type Start, writeField } from './field.ts';
import { writePhones } from './phones.ts';
import { writeShots } from './shots.ts';

const MINUTES_A_HOLE = 14;

/** Today: 96 players from the 1st and the 10th tee, System 36, half of the holes entered; two people disagree on one hole; phones of two flights. */
export async function writeDayUnderWay(demo: DemoDay): Promise<void> {
  const { deps, tx, people, now } = demo;
  const random = seeded(96);
  const course = demoCourse('Marsh');
  const settings = {
    name: 'Giải Doanh Nhân Vũ Yên',
    date: dayAt(demo, 0).date,
    time: '06:00',
    calculateHandicapDay: 'system-36' as const,
    mainAwardsOnlyForMembers: true,
    sideAwards: [
      { ...AWARD_DEFAULTS, kind: 'nearest-to-the-pin' as const, main: false, holes: '4, 17' },
      { ...AWARD_DEFAULTS, kind: 'longest-drive' as const, main: false, holes: '7m, 7f' },
    ],
  };
  const { actor, roundId } = await writeClubDay(demo, { settings, course, cuts: [15, 26] });
  const scores = await writeField(tx, {
    tournament: actor.tournament,
    roundId,
    course,
    // one of them asked the club for initials
    people: inventPeople(96, random, yearsBefore(now)).map((person, nth) => ({ ...person, initials: nth === 6 })),
    starts: twoTees(),
    enteredBy: people.editor.id,
    enteredAt: ({ played }, nth) => minutesAfter(now, (nth - played) * MINUTES_A_HOLE),
    random,
  });
  const [first] = scores;
  if (first) await writeScores(tx, [{ ...first, strokes: first.strokes + 1, personId: people.manager.id, enteredAt: now.toISOString() }]);
  await writeSponsors(deps, actor);
  await writeShots(deps, tx, { actor, roundId, from: minutesAfter(now, -5 * 60), random }, [
    { kind: 'nearest-to-the-pin', hole: 4 },
    { kind: 'longest-drive', hole: 7, gender: 'm' },
  ]);
  await writePhones(tx, roundId, now);
}

/** Every ten minutes a flight from either tee; the first have finished, the last have just begun. */
const twoTees = (): Start[] =>
  Array.from({ length: 24 }, (_, nth) => {
    const wave = Math.floor(nth / 2);
    const minutes = wave * 10;
    const teeTime = `0${6 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    return { number: String(nth + 1), teeTime, startingHole: nth % 2 === 0 ? 1 : 10, played: 18 - Math.round(wave * 1.6) };
  });
