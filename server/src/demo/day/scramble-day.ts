import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { readyLedger } from '../../engine/ledger/ledger.ts';
import { placePlayers } from '../../feature/field/flight/store.ts';
import { insertPlayers } from '../../feature/field/player/store.ts';
import { addSides } from '../../feature/field/side/side.ts';
import { playRound } from '../../feature/output/rehearsal/play.ts';
import { seeded } from '../../random.ts';
import { writeScores } from '../../scene/score.ts';
import { demoCourse } from '../course.ts';
import { inventPeople } from '../people.ts';
import { type DemoDay, dayAt, endDay, minutesAfter, writeClubDay, yearsBefore } from './club-day.ts';

const SIDES = 12;
const PARTNERS = 4;
/** How many strokes fewer than its handicap a side of four takes, which chooses the best of four balls. */
const BETTER_BALLS = 10;
/** They are called by the departments of a company; the others by their golfers. */
const NAMES = ['Kinh Doanh', 'Kỹ Thuật', 'Tài Chính', 'Nhân Sự'];

/** A company scramble of twelve sides of four, finished and closed two weeks ago: two sides a flight, every ten minutes. */
export async function writeScrambleDay(demo: DemoDay): Promise<void> {
  const { deps, tx, people } = demo;
  const random = seeded(SIDES);
  const { day, date } = dayAt(demo, -14);
  const course = demoCourse('Marsh');
  const settings = {
    name: 'Giải Scramble Mười Năm Vũ Yên',
    date,
    time: '07:00',
    play: 'scramble' as const,
    awards: [
      { ...AWARD_DEFAULTS, kind: 'best-gross' as const, main: true },
      { ...AWARD_DEFAULTS, kind: 'best-net' as const, main: true, places: 3 },
    ],
    sideAwards: [],
  };
  const { actor, roundId } = await writeClubDay(demo, { settings, course, cuts: [10, 12] });
  const { id: tournamentId } = actor.tournament;
  const golfers = await insertPlayers(tx, tournamentId, inventPeople(SIDES * PARTNERS, random, yearsBefore(day)));
  const sides = Array.from({ length: SIDES }, (_, nth) => ({
    name: NAMES[nth] ?? null,
    partners: golfers.slice(nth * PARTNERS, (nth + 1) * PARTNERS),
  }));
  const { items } = await addSides(deps, actor, sides);
  const startOf = (nth: number) => ({ teeTime: `07:${String(Math.floor(nth / 2) * 10).padStart(2, '0')}`, startingHole: 1 });
  await placePlayers(
    tx,
    roundId,
    items.map(({ id: playerId }, nth) => ({ playerId, flight: String(Math.floor(nth / 2) + 1), start: startOf(nth) })),
  );
  const teeOff = new Date(`${date}T07:00:00+07:00`);
  await readyLedger(tx, tournamentId, teeOff);
  await writeScores(
    tx,
    items.flatMap(({ id: playerId, handicap }, nth) =>
      playRound(course, Math.max(0, (handicap ?? PARTNERS) - BETTER_BALLS), random).map((strokes, at) => {
        const enteredAt = minutesAfter(teeOff, Math.floor(nth / 2) * 10 + (at + 1) * 15).toISOString();
        return { playerId, roundId, hole: at + 1, strokes, personId: people.editor.id, enteredAt };
      }),
    ),
  );
  await endDay(demo, actor, roundId);
}
