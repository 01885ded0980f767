import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { TOURNAMENT_DEFAULTS } from '@fairway/api/record/tournament';
import { safeRegulations } from '../../engine/tournament/regulation-text.ts';
import { seeded } from '../../random.ts';
import { demoCourse } from '../course.ts';
import { inventPeople } from '../people.ts';
import { writeSponsors } from '../sponsors.ts';
import { type DemoDay, dayAt, endDay, minutesAfter, writeClubDay, yearsBefore } from './club-day.ts';
import { type Start, writeField } from './field.ts';
import { drawLots } from './lots.ts';
import { regulars } from './medal-days.ts';
import { writeShots } from './shots.ts';

const REGULATIONS = `Điều 1. Đấu gậy 18 hố, tính net theo handicap sân; handicap trên 36 tính là 36.
Điều 2. Bảng A 0–14, Bảng B 15–21, Bảng C 22–36, Bảng Nữ 0–36.
Điều 3. Bằng điểm: handicap thấp hơn xếp trên, rồi so 9, 6, 3, 1 hố cuối.
Điều 4. Mỗi golfer nhận tối đa một giải chính. Mọi quyết định của Ban tổ chức là quyết định cuối cùng.`;

const FUN = { ...AWARD_DEFAULTS, main: false };
const AWARDS = [
  ...TOURNAMENT_DEFAULTS.awards,
  { ...FUN, kind: 'king-of-birdie' as const },
  { ...FUN, kind: 'golden-raspberry' as const, gift: 'Một hộp bóng mới' },
  { ...FUN, kind: 'booby' as const, name: 'Giải Gần Cuối', nameEnglish: 'Nearly Last' },
];

/** A shotgun of 144: two flights of four on every hole, finished and closed eight days ago. */
export async function writeFinishedDay(demo: DemoDay): Promise<void> {
  const { deps, tx, people } = demo;
  const random = seeded(144);
  const { day, date } = dayAt(demo, -8);
  const teeOff = new Date(`${date}T06:30:00+07:00`);
  const course = demoCourse('Champion');
  const settings = {
    name: 'Giải Golf Mùa Thu Lam Sơn',
    date,
    time: '06:30',
    ...safeRegulations({ regulations: REGULATIONS }),
    backup4thWinners: true,
    awards: AWARDS,
    sideAwards: [
      { ...AWARD_DEFAULTS, kind: 'nearest-to-the-pin' as const, main: false, holes: '3, 9, 12, 15' },
      { ...AWARD_DEFAULTS, kind: 'longest-drive' as const, main: false, holes: '4m, 11f' },
    ],
  };
  const { actor, roundId } = await writeClubDay(demo, { settings, course, cuts: [14, 21] });
  const invented = inventPeople(144, random, yearsBefore(day));
  await writeField(tx, {
    tournament: actor.tournament,
    roundId,
    course,
    people: [...regulars(demo), ...invented].slice(0, 144).map((person, nth) => ({ ...person, absent: nth === 51 || nth === 98 })),
    starts: shotgun(),
    withdrawn: new Map([[70, 11]]),
    enteredBy: people.editor.id,
    enteredAt: (_, nth) => minutesAfter(teeOff, (nth + 1) * 15),
    random,
  });
  await writeSponsors(deps, actor);
  await writeShots(deps, tx, { actor, roundId, from: teeOff, random }, [
    ...[3, 9, 12, 15].map((hole) => ({ kind: 'nearest-to-the-pin' as const, hole })),
    { kind: 'longest-drive', hole: 4, gender: 'm' },
    { kind: 'longest-drive', hole: 11, gender: 'f' },
  ]);
  await endDay(demo, actor, roundId);
  await drawLots(deps, actor);
}

const shotgun = (): Start[] =>
  Array.from({ length: 36 }, (_, nth) => {
    const startingHole = Math.floor(nth / 2) + 1;
    return { number: `${startingHole}${nth % 2 === 0 ? 'A' : 'B'}`, teeTime: '06:30', startingHole, played: 18 };
  });
