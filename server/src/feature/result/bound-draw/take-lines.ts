import type { ContestRule } from '@fairway/api';
import type { DrawnLine, LinesSubject } from '@fairway/facts/draw';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { card } from '../../../db/schema/field/player.ts';
import { findMatchPlan, type MatchPlan } from '../../../engine/competition/match-store.ts';
import { carryPartner } from '../../../engine/tournament/side/partner-store.ts';
import { AppError } from '../../../error/app-error.ts';
import { giveCards } from '../../field/tournament/round-store.ts';
import { dropSide, matchSideFor } from '../../play/match/match-side.ts';
import { matchesWithScores, updateContest, updateMatch } from '../../play/match/store.ts';
import { golfersOf } from './match-subject.ts';

/**
 * What was drawn comes into matches, a knock-out, groups or cards, as it is shown. Whatever is gone by then, or has scores, stays as it is: the page
 * of the draw shows what was drawn all the same.
 */
export async function takeLines(tx: Transaction, tournamentId: string, subject: LinesSubject, lines: readonly DrawnLine[]): Promise<void> {
  const facts = await findMatchPlan(tx, tournamentId);
  if (subject.kind === 'places') return takePlaces(tx, facts, subject.contestId, lines);
  const session = facts.sessions.find(({ id }) => id === subject.matchSessionId);
  if (session === undefined) return;
  if (subject.kind === 'opponents') return takeOpponents(tx, { tournamentId, roundId: session.roundId, facts }, lines);
  for (const { ids, caddie } of lines) {
    const [id = ''] = ids;
    await tx
      .update(card)
      .set({ caddieNumber: caddie })
      .where(and(eq(card.roundId, session.roundId), eq(card.playerId, id)));
  }
}

type Where = { tournamentId: string; roundId: string; facts: MatchPlan };

/** Whoever stood in these matches leaves them first: nobody plays two in a round, nor for a team that they have left since. */
async function takeOpponents(tx: Transaction, { tournamentId, roundId, facts }: Where, lines: readonly DrawnLine[]): Promise<void> {
  const scored = await matchesWithScores(
    tx,
    lines.flatMap(({ matchId }) => matchId ?? []),
  );
  const free = lines.flatMap(({ matchId, ids }) => {
    const row = facts.matches.find(({ id }) => id === matchId);
    return row === undefined || scored.has(row.id) ? [] : [{ row, ids }];
  });
  for (const { row } of free) await updateMatch(tx, row.id, { firstId: null, secondId: null });
  for (const { row } of free) for (const id of [row.firstId, row.secondId]) if (id !== null) await dropSide(tx, id, roundId);
  const teamOf = new Map(facts.teamPlayers.map(({ playerId, teamId }) => [playerId, teamId]));
  for (const { row, ids } of free) {
    const place = { tournamentId, roundId, format: row.format, matchId: row.id };
    const seat = async (teamId: string | null, id = '') =>
      golfersOf(id).every((golfer) => teamOf.get(golfer) === teamId) ? sideFor(tx, place, id) : null;
    const [firstId, secondId] = [await seat(row.firstTeamId, ids[0]), await seat(row.secondTeamId, ids[1])];
    await updateMatch(tx, row.id, { firstId, secondId });
    for (const id of [firstId, secondId]) if (id !== null) await carryPartner(tx, id, roundId);
  }
  await giveCards(tx, tournamentId);
}

/** null: the golfers are gone, or play elsewhere by now. */
async function sideFor(
  tx: Transaction,
  place: Omit<Parameters<typeof matchSideFor>[1], 'field'>,
  entrantId: string,
): Promise<string | null> {
  try {
    return await matchSideFor(tx, { ...place, field: 'sides' }, golfersOf(entrantId));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Whoever left meanwhile is passed over; whoever came in meanwhile comes last. */
async function takePlaces(
  tx: Transaction,
  { contests, sessions }: MatchPlan,
  contestId: string,
  lines: readonly DrawnLine[],
): Promise<void> {
  const contest = contests.find(({ id }) => id === contestId);
  if (contest === undefined || contest.rule.kind === 'cup' || sessions.some((of) => of.contestId === contestId)) return;
  await updateContest(tx, contestId, { rule: placedIn(contest.rule, lines) });
}

function placedIn(rule: Exclude<ContestRule, { kind: 'cup' }>, lines: readonly DrawnLine[]): ContestRule {
  const drawn = new Set(lines.flatMap(({ ids }) => ids));
  const isStill = rule.kind === 'bracket' ? rule.entrants : rule.groups.flatMap(({ entrants }) => entrants);
  const placed = (part: string | null, now: readonly string[], stay: number): string[] => {
    const own = lines.filter((line) => line.part === part).flatMap(({ ids }) => ids.filter((id) => isStill.includes(id)));
    const others = now.filter((id) => !drawn.has(id));
    return [...others.slice(0, stay), ...own, ...others.slice(stay)];
  };
  if (rule.kind === 'bracket') return { ...rule, entrants: placed(null, rule.entrants, rule.seeds) };
  const heads = (part: string): number =>
    Math.max(0, Math.min(...lines.flatMap((line) => (line.part === part ? (line.place ?? 1) - 1 : []))));
  return {
    ...rule,
    groups: rule.groups.map(({ name, entrants }) => ({ name, entrants: placed(name, entrants, heads(name)) })),
  };
}
