import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { readyLedger } from '../../engine/ledger/ledger.ts';
import { placePlayers } from '../../feature/field/flight/store.ts';
import { insertPlayers } from '../../feature/field/player/store.ts';
import { playRound } from '../../feature/output/rehearsal/play.ts';
import { sayOfMatch } from '../../feature/play/match/match-entry.ts';
import { finishRound } from '../../feature/result/result/finish.ts';
import { type Random, seeded } from '../../random.ts';
import { writeCup } from '../../scene/cup.ts';
import { type ScoreRow, writeScores } from '../../scene/score.ts';
import type { Actor, Writer } from '../../write/write.ts';
import { type CourseCard, demoCourse } from '../course.ts';
import { inventPeople } from '../people.ts';
import { type DemoDay, dayAt, minutesAfter, writeClubDay, yearsBefore } from './club-day.ts';

const TEAM_SIZE = 16;
const DAY = 24 * 60;
const TEAMS = [
  { name: 'CLB Lam Sơn', short: 'LS', colour: '#1f7a4d' },
  { name: 'CLB Sông Đà', short: 'SĐ', colour: '#b5442e' },
] as const;
/** Minutes from a tee time to the next, and for a hole. */
const GAP = 10;
const HOLE = 14;

type Day = { actor: Actor; roundId: string; teeOff: Date; now: Date; course: CourseCard; random: Random; personId: string };

/** A cup of two clubs under way: pairs played yesterday, and eight singles are on the course. */
export async function writeCupDay(demo: DemoDay): Promise<void> {
  const { deps, tx, people, now } = demo;
  const random = seeded(TEAM_SIZE);
  const course = demoCourse('Champion');
  const settings = {
    name: 'Cúp Lam Sơn – Sông Đà',
    date: dayAt(demo, -1).date,
    time: '07:00',
    play: 'match' as const,
    sideAwards: [],
  };
  const { actor, roundIds } = await writeClubDay(demo, { settings, course, later: [dayAt(demo, 0).date] });
  const [roundId = '', secondId = ''] = roundIds;
  const golfers = await insertPlayers(tx, actor.tournament.id, inventPeople(2 * TEAM_SIZE, random, yearsBefore(now)));
  const pairs = Array.from({ length: TEAM_SIZE / 2 }, (_, nth) => pairOf(golfers, nth));
  const singles = pairs.map((_, nth): Sides => [[golfers[2 * nth] ?? ''], [golfers[TEAM_SIZE + 2 * nth] ?? '']]);
  const formatOf = (nth: number) => (nth < pairs.length / 2 ? ('four-ball' as const) : ('foursomes' as const));
  const { contest, sides } = await writeCup(deps, tx, actor, {
    name: settings.name,
    ties: ['holder'],
    teams: TEAMS.map((team, nth) => ({ ...team, golfers: golfers.slice(nth * TEAM_SIZE, (nth + 1) * TEAM_SIZE) })),
    sessions: [
      { name: 'Đôi', roundId, matches: pairs.map((of, nth) => ({ format: formatOf(nth), sides: of })) },
      { name: 'Đơn', roundId: secondId, matches: singles.map((of) => ({ format: 'singles', sides: of })) },
    ],
  });
  const [morning, afternoon] = contest.sessions;
  const day = { actor, now, course, random, personId: people.editor.id };
  // with a ball each the golfers have the cards, with one ball their side
  const holders = pairs.map((of, nth) => (formatOf(nth) === 'foursomes' ? (sides[0]?.[nth] ?? []) : of.flat()));
  await playMatches(deps, tx, { ...day, roundId, teeOff: minutesAfter(now, -DAY - 3 * 60) }, holders);
  await say(deps, actor, morning?.matches[5]?.id ?? '', { kind: 'match-conceded', by: 1, hole: null });
  await finishRound(deps, actor, roundId);
  await playMatches(deps, tx, { ...day, roundId: secondId, teeOff: minutesAfter(now, -3 * 60) }, sides[1] ?? []);
  await say(deps, actor, afternoon?.matches[0]?.id ?? '', { kind: 'hole-conceded', hole: 4, by: 0 });
}

type Sides = [string[], string[]];

/** The strongest of a team plays with the weakest. */
function pairOf(golfers: readonly string[], nth: number): Sides {
  const pair = (from: number) => [golfers[from + nth] ?? '', golfers[from + TEAM_SIZE - 1 - nth] ?? ''];
  return [pair(0), pair(TEAM_SIZE)];
}

/** A match a flight; every ball or side has a card, as far as the time has come. */
async function playMatches(deps: Writer, tx: Transaction, day: Day, holders: readonly (readonly string[])[]): Promise<void> {
  const { roundId, teeOff, now, course, random, personId, actor } = day;
  const timeOf = (nth: number) => minutesAfter(teeOff, nth * GAP);
  const clock = (nth: number) => new Date(timeOf(nth).getTime() + 7 * 60 * 60 * 1000).toISOString().slice(11, 16);
  await placePlayers(
    tx,
    roundId,
    holders.flatMap((ids, nth) =>
      ids.map((playerId) => ({ playerId, flight: String(nth + 1), start: { teeTime: clock(nth), startingHole: 1 } })),
    ),
  );
  await readyLedger(tx, actor.tournament.id, deps.clock());
  const rows = holders.flatMap((ids, nth) =>
    ids.flatMap((playerId) =>
      playRound(course, 14, random).flatMap((strokes, at): ScoreRow[] => {
        const entered = minutesAfter(timeOf(nth), (at + 1) * HOLE);
        return entered > now ? [] : [{ playerId, roundId, hole: at + 1, strokes, personId, enteredAt: entered.toISOString() }];
      }),
    ),
  );
  await writeScores(tx, rows);
}

const say = (deps: Writer, actor: Actor, matchId: string, word: Parameters<typeof sayOfMatch>[3]['entries'][number]['word']) =>
  sayOfMatch(deps, actor, matchId, { entries: [{ id: randomUUID(), word, replaces: null }], language: 'vi' });
