import { randomUUID } from 'node:crypto';
import type { StaffMatch } from '@fairway/api';
import type { Transaction } from '../db/database.ts';
import { keepSides } from '../db/keep-sides.ts';
import { readyLedger } from '../engine/ledger/ledger.ts';
import { placePlayers } from '../feature/field/flight/store.ts';
import { insertPlayers } from '../feature/field/player/store.ts';
import { addTeams } from '../feature/field/team/team.ts';
import { giveCards } from '../feature/field/tournament/round-store.ts';
import { playRound } from '../feature/output/rehearsal/play.ts';
import { addContest } from '../feature/play/match/contest.ts';
import { sayOfMatch } from '../feature/play/match/match-entry.ts';
import { matchSideFor } from '../feature/play/match/match-side.ts';
import { addSession } from '../feature/play/match/session.ts';
import { updateMatch } from '../feature/play/match/store.ts';
import { finishRound } from '../feature/result/result/finish.ts';
import { type Random, seeded } from '../random.ts';
import { type ScoreRow, writeScores } from '../scene/score.ts';
import type { Actor, Writer } from '../write/write.ts';
import { type DemoDay, dayAt, minutesAfter, writeClubDay, yearsBefore } from './club-day.ts';
import { type CourseCard, demoCourse } from './course.ts';
import { inventPeople } from './people.ts';

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
  const { items: teams } = await addTeams(
    deps,
    actor,
    TEAMS.map((team, nth) => ({
      ...team,
      players: golfers.slice(nth * TEAM_SIZE, (nth + 1) * TEAM_SIZE).map((playerId) => ({ playerId, group: null, reserve: false })),
    })),
  );
  const holder = teams[1]?.id ?? null;
  const rule = { kind: 'cup' as const, ties: ['holder' as const], tieFormat: null, holder, decision: null, groupLimits: [] };
  const cup = await addContest(deps, actor, { name: settings.name, rule, format: 'singles', handicap: true });
  const day = { actor, now, course, random, personId: people.editor.id };
  const pairs = [
    { format: 'four-ball' as const, matches: 4 },
    { format: 'foursomes' as const, matches: 4 },
  ];
  const yesterday = { ...day, roundId, teeOff: minutesAfter(now, -DAY - 3 * 60) };
  const morning = await makeSession(deps, yesterday, cup.id, { name: 'Đôi', plan: pairs });
  const sides = await fill(tx, yesterday, morning, (nth) => pairOf(golfers, nth));
  // with a ball each the golfers have the cards, with one ball their side
  const holders = morning.map(({ format }, nth) => (format === 'foursomes' ? (sides[nth] ?? []) : pairOf(golfers, nth).flat()));
  await playMatches(deps, tx, yesterday, holders);
  const conceded = morning[5]?.id ?? '';
  await say(deps, actor, conceded, { kind: 'match-conceded', by: 1, hole: null });
  await finishRound(deps, actor, roundId);
  const today = { ...day, roundId: secondId, teeOff: minutesAfter(now, -3 * 60) };
  const singles = await makeSession(deps, today, cup.id, { name: 'Đơn', plan: [{ format: 'singles', matches: TEAM_SIZE / 2 }] });
  const opponents = (nth: number): [string[], string[]] => [[golfers[2 * nth] ?? ''], [golfers[TEAM_SIZE + 2 * nth] ?? '']];
  await playMatches(deps, tx, today, await fill(tx, today, singles, opponents));
  await say(deps, actor, singles[0]?.id ?? '', { kind: 'hole-conceded', hole: 4, by: 0 });
}

/** The strongest of a team plays with the weakest. */
function pairOf(golfers: readonly string[], nth: number): [string[], string[]] {
  const pair = (from: number) => [golfers[from + nth] ?? '', golfers[from + TEAM_SIZE - 1 - nth] ?? ''];
  return [pair(0), pair(TEAM_SIZE)];
}

type Plan = Parameters<typeof addSession>[3]['plan'];

async function makeSession(
  deps: Writer,
  { actor, roundId }: Day,
  cupId: string,
  { name, plan }: { name: string; plan: Plan },
): Promise<StaffMatch[]> {
  const points = { won: 10, halved: 5, lost: 0 };
  const { sessions } = await addSession(deps, actor, cupId, { roundId, name, plan, points, nassau: false, lineUp: 'staff' });
  return sessions.at(-1)?.matches ?? [];
}

/** Who plays: written at once, and the cards given once. */
async function fill(
  tx: Transaction,
  { actor, roundId }: Day,
  matches: readonly StaffMatch[],
  sidesOf: (nth: number) => [string[], string[]],
): Promise<[string, string][]> {
  const tournamentId = actor.tournament.id;
  const filled: [string, string][] = [];
  for (const [nth, { id: matchId, format }] of matches.entries()) {
    const [one, other] = sidesOf(nth);
    const place = { tournamentId, roundId, format, matchId, field: 'sides' };
    const [firstId, secondId] = [await matchSideFor(tx, place, one), await matchSideFor(tx, place, other)];
    await updateMatch(tx, matchId, { firstId, secondId });
    filled.push([firstId, secondId]);
  }
  await keepSides(tx, tournamentId);
  await giveCards(tx, tournamentId);
  return filled;
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
