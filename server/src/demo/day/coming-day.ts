import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { drawList } from '../../feature/field/tournament/counted-hole/counted-hole.ts';
import { changeSuspense } from '../../feature/result/ceremony/suspense.ts';
import { seeded } from '../../random.ts';
import { demoCourse } from '../course.ts';
import { inventPeople } from '../people.ts';
import { writeSponsors } from '../sponsors.ts';
import { type DemoDay, dayAt, writeClubDay, yearsBefore } from './club-day.ts';
import { writeEntries } from './entries.ts';
import { type Start, writeField } from './field.ts';
import { writeMoney } from './money.ts';

const PLAYERS = 40;
const DAYS_AHEAD = 4;
/** Who entered by the form: some of the players, and others. */
const ENTERED = 6;
const OTHERS = 7;
const FUN = { ...AWARD_DEFAULTS, main: false };

/**
 * In four days: a company outing of 40 by Double Peoria with its flights, its sponsors, its entry page and its sealed counted
 * holes; the last three holes will be hidden until they are presented.
 */
export async function writeComingDay(demo: DemoDay): Promise<void> {
  const { deps, tx, people } = demo;
  const random = seeded(PLAYERS);
  const course = demoCourse('Champion');
  const settings = {
    name: 'Giải Gắn Kết Doanh Nghiệp',
    date: dayAt(demo, DAYS_AHEAD).date,
    time: '07:00',
    calculateHandicapDay: 'double-peoria' as const,
    awards: [
      { ...AWARD_DEFAULTS, kind: 'best-gross' as const, main: true },
      { ...AWARD_DEFAULTS, kind: 'best-net' as const, main: true, places: 3 },
      { ...FUN, kind: 'every-nth' as const, every: 10, name: 'Giải Số Đẹp', nameEnglish: 'Lucky Place' },
      { ...FUN, kind: 'king-of-bogey' as const },
      { ...FUN, kind: 'booby' as const },
    ],
    sideAwards: [{ ...FUN, kind: 'nearest-to-the-pin' as const, holes: '9, 15' }],
  };
  const golfers = inventPeople(PLAYERS, random, yearsBefore(demo.now));
  const { actor, roundId } = await writeClubDay(demo, { settings, course, cuts: [15, 26] });
  await writeField(tx, {
    tournament: actor.tournament,
    roundId,
    course,
    people: golfers,
    starts: everyEightMinutes(),
    enteredBy: people.editor.id,
    enteredAt: () => demo.now,
    random,
  });
  await writeSponsors(deps, actor);
  const others = inventPeople(OTHERS, seeded(OTHERS), yearsBefore(demo.now));
  const listed = golfers.filter(({ vga }) => vga !== null).slice(0, ENTERED);
  await writeEntries(demo, actor.tournament.id, [...listed, ...others], DAYS_AHEAD);
  await writeMoney(demo, actor.tournament.id);
  await drawList(deps, actor, roundId, { divisionId: null, awardId: null, reason: null });
  await changeSuspense(deps, actor, { version: actor.tournament.version, hiddenHoles: 3, frozen: false, divisions: [] });
}

/** Nobody has begun. */
const everyEightMinutes = (): Start[] =>
  Array.from({ length: PLAYERS / 4 }, (_, nth) => ({
    number: String(nth + 1),
    teeTime: `0${7 + Math.floor((nth * 8) / 60)}:${String((nth * 8) % 60).padStart(2, '0')}`,
    startingHole: 1,
    played: 0,
  }));
