import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../db/database.ts';
import { drawList } from '../feature/field/tournament/counted-hole/counted-hole.ts';
import { changeSuspense } from '../feature/result/ceremony/suspense.ts';
import { seeded } from '../random.ts';
import { dateAt } from '../text/calendar.ts';
import type { Writer } from '../write/write.ts';
import { createClubDay } from './club-day.ts';
import { demoCourse } from './course.ts';
import { yearsBefore } from './day.ts';
import { minutesAfter, type Start, writeField } from './field.ts';
import type { DemoPeople } from './help.ts';
import { inventPeople } from './people.ts';
import { writeSponsors } from './sponsors.ts';

const PLAYERS = 40;
const DAYS_AHEAD = 4;
const FUN = { ...AWARD_DEFAULTS, main: false };

/**
 * In four days: a company outing of 40 by Double Peoria with its flights, its sponsors and its sealed counted holes; the last
 * three holes will be hidden until they are presented.
 */
export async function writeComingDay(
  deps: Writer,
  tx: Transaction,
  club: NonNullable<Scope['club']>,
  people: DemoPeople,
  now: Date,
): Promise<void> {
  const random = seeded(PLAYERS);
  const course = demoCourse('Champion');
  const settings = {
    name: 'Giải Gắn Kết Doanh Nghiệp',
    date: dateAt(minutesAfter(now, DAYS_AHEAD * 24 * 60), club.timeZone),
    time: '07:00',
    location: club.city,
    calculateHandicapDay: 'double-peoria' as const,
    awards: [
      { ...AWARD_DEFAULTS, kind: 'best-gross' as const, main: true },
      { ...AWARD_DEFAULTS, kind: 'best-net' as const, main: true, places: 3 },
      { ...FUN, kind: 'every-nth' as const, every: 10, name: 'Giải Số Đẹp', nameEnglish: 'Lucky Place' },
      { ...FUN, kind: 'king-of-bogey' as const },
      { ...FUN, kind: 'booby' as const },
    ],
    sideAwards: [{ ...FUN, kind: 'nearest-to-the-pin' as const, holes: '9, 15' }],
    public: true,
  };
  const { actor, roundId } = await createClubDay(deps, { principal: people.manager, club }, settings, course, [15, 26]);
  await writeField(tx, {
    tournament: actor.tournament,
    roundId,
    course,
    people: inventPeople(PLAYERS, random, yearsBefore(now)),
    starts: everyEightMinutes(),
    withdrawn: new Map(),
    enteredBy: people.editor.id,
    enteredAt: () => now,
    random,
  });
  await writeSponsors(deps, actor);
  await drawList(deps, actor, roundId, { divisionId: null, awardId: null, reason: null });
  await changeSuspense(deps, actor, { version: actor.tournament.version, hiddenHoles: 3, frozen: false, divisions: [] });
}

/** Nobody has begun. */
const everyEightMinutes = (): Start[] =>
  Array.from({ length: PLAYERS / 4 }, (_, nth) => ({
    flight: String(nth + 1),
    teeTime: `0${7 + Math.floor((nth * 8) / 60)}:${String((nth * 8) % 60).padStart(2, '0')}`,
    startingHole: 1,
    played: 0,
  }));
