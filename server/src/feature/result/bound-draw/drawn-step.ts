import type { DrawHead, DrawStep } from '@fairway/api';
import { type DrawnLine, isDrawnByLine, type LinesSubject } from '@fairway/facts/draw';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { BETWEEN_PARTNERS } from '../../../db/keep-sides.ts';
import { player } from '../../../db/schema/field/player.ts';
import { findMatchPlan, type MatchPlan } from '../../../engine/competition/match-store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { publicName } from '../../play/leaderboard/public-name.ts';
import { golfersOf } from './match-subject.ts';
import { findDraws, linesShown } from './store.ts';

/** The name that everyone reads of a golfer, a side, or golfers who are drawn together; null: somebody of them is deleted. */
export type NameOf = (entrantId: string) => string | null;

export async function entrantNames(db: Database, tournamentId: string): Promise<NameOf> {
  const named = { id: player.id, name: player.name, initials: player.initials };
  const people = await db.select(named).from(player).where(eq(player.tournamentId, tournamentId));
  const names = new Map(people.map((one) => [one.id, publicName(one)]));
  return (entrantId) => {
    const labels = golfersOf(entrantId).map((id) => names.get(id));
    return labels.includes(undefined) ? null : labels.join(BETWEEN_PARTNERS);
  };
}

/** What a draw for matches is of, in words. */
export function headOf(
  rounds: readonly { readonly id: string; readonly number: number }[],
  subject: LinesSubject,
  { contests, sessions }: MatchPlan,
): DrawHead {
  const session = subject.kind === 'places' ? undefined : sessions.find(({ id }) => id === subject.matchSessionId);
  const contestId = subject.kind === 'places' ? subject.contestId : session?.contestId;
  const round = rounds.find(({ id }) => id === session?.roundId);
  return {
    kind: subject.kind,
    contest: contests.find(({ id }) => id === contestId)?.name ?? null,
    session: session?.name ?? null,
    round: round?.number ?? null,
  };
}

/** A draw for matches line by line, as far as it is shown; the lines to come say nothing of who was drawn. null: it cannot be shown so. */
export async function drawnSteps(
  db: Database,
  { tournamentId, drawId, count }: { tournamentId: string; drawId: string; count: number },
): Promise<{ draw: DrawHead; steps: DrawStep[] } | null> {
  const row = (await findDraws(db, tournamentId)).find(({ id }) => id === drawId);
  const lines = row === undefined ? null : await linesShown(db, row, count);
  if (row === undefined || lines === null || !isDrawnByLine(row.subject)) return null;
  const { subject } = row;
  const facts = await findMatchPlan(db, tournamentId);
  const nameOf = await entrantNames(db, tournamentId);
  const steps = lines.map((line, at) => ({ ...stepOf(line, { subject, facts, nameOf }, at < count), nth: at + 1, of: lines.length }));
  return { draw: headOf(await findRounds(db, tournamentId), subject, facts), steps };
}

type Naming = { subject: LinesSubject; facts: MatchPlan; nameOf: NameOf };

function stepOf(
  { matchId, part, place, caddie, ids }: DrawnLine,
  { subject, facts: { matches, teams }, nameOf }: Naming,
  isShown: boolean,
): Omit<DrawStep, 'nth' | 'of'> {
  const match = matches.find(({ id }) => id === matchId);
  const sides = ids.map((id) => {
    const team = teams.find((one) => one.id === teamIdOf(subject, id));
    return { name: nameOf(id), team: team ? { name: team.name, colour: team.colour } : null };
  });
  return {
    kind: 'draw',
    match: match ? { number: match.number, format: match.format } : null,
    ...{ part, place, caddie },
    // who gets a caddie was known before
    sides: isShown || subject.kind === 'caddies' ? sides : null,
  };
}

const teamIdOf = (subject: LinesSubject, entrantId: string): string | null =>
  subject.kind === 'opponents'
    ? (subject.pools.flatMap(({ entrants }) => entrants).find(({ id }) => id === entrantId)?.team ?? null)
    : null;
