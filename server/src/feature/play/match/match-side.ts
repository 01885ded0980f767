import { MATCH_FORMATS, type MatchFormatName } from '@fairway/golf';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { player, sidePartner } from '../../../db/schema/field/player.ts';
import { contest } from '../../../db/schema/play/match.ts';
import { isInMatch } from '../../../engine/tournament/match-guard.ts';
import { writePartners } from '../../../engine/tournament/side/partner-store.ts';
import { fieldError } from '../../../error/app-error.ts';
import { removePlayer } from '../../field/player/store.ts';
import { findGolfers, insertSide, roundsScored } from '../../field/side/store.ts';
import { findSideOf, matchesOf, sidesIn } from './store.ts';

/** Where a side of a match is to play, and as what. `matchId`: the match that it is for. */
type SideSeat = { tournamentId: string; roundId: string; format: MatchFormatName; matchId: string | null; field: string };

/**
 * The row of a side of a match: the golfer themself, the side that these golfers are in the round, or a new one. In a round a golfer plays
 * one match; whoever plays another is named.
 */
export async function matchSideFor(tx: Transaction, place: SideSeat, playerIds: readonly string[]): Promise<string> {
  const { tournamentId, roundId, format, matchId, field } = place;
  const golfers = new Map((await findGolfers(tx, tournamentId, playerIds)).map((one) => [one.id, one]));
  for (const [at, id] of playerIds.entries()) {
    const golfer = golfers.get(id);
    if (golfer === undefined) throw fieldError(`${field}.${at}`, 'partner-unknown');
    if (playerIds.indexOf(id) !== at) throw fieldError(`${field}.${at}`, 'partner-twice', { name: golfer.name });
  }
  const { from, to } = MATCH_FORMATS[format].size;
  if (playerIds.length < from || playerIds.length > to) throw fieldError(field, 'match-side-size', { from, to });
  const existingId = playerIds.length === 1 ? (playerIds[0] ?? null) : await findSideOf(tx, roundId, playerIds);
  await requireFree(tx, { roundId, matchId, field }, playerIds, existingId);
  if (existingId !== null) return existingId;
  const [stale] = await sidesIn(tx, roundId, playerIds);
  if (stale !== undefined) await leaveSides(tx, roundId, playerIds);
  const id = await insertSide(tx, tournamentId, 0, { name: '', named: false });
  await writePartners(tx, { sideId: id, roundIds: [roundId], playerIds });
  return id;
}

/** Nobody plays two matches in a round. */
async function requireFree(
  tx: Transaction,
  { roundId, matchId, field }: Pick<SideSeat, 'roundId' | 'matchId' | 'field'>,
  playerIds: readonly string[],
  existingId: string | null,
): Promise<void> {
  const sides = await sidesIn(tx, roundId, playerIds);
  const rowIds = [...new Set([...playerIds, ...sides.map(({ sideId }) => sideId), ...(existingId === null ? [] : [existingId])])];
  const others = (await matchesOf(tx, roundId, rowIds)).filter(({ id }) => id !== matchId);
  for (const [at, id] of playerIds.entries()) {
    const own = [id, ...sides.filter(({ playerId }) => playerId === id).map(({ sideId }) => sideId)];
    const other = others.find(({ firstId, secondId }) => own.includes(firstId ?? '') || own.includes(secondId ?? ''));
    if (other === undefined) continue;
    const [golfer] = await tx.select({ name: player.name }).from(player).where(eq(player.id, id));
    throw fieldError(`${field}.${at}`, 'player-in-other-match', { name: golfer?.name ?? '', number: other.number });
  }
}

/** Golfers leave the sides of a round that play no match there. */
async function leaveSides(tx: Transaction, roundId: string, playerIds: readonly string[]): Promise<void> {
  const sides = [...new Set((await sidesIn(tx, roundId, playerIds)).map(({ sideId }) => sideId))];
  for (const sideId of sides) await dropSide(tx, sideId, roundId);
}

/** A side that a match had leaves the round. It is gone where nothing else has it: no match, no contest, no score, no name of its own. */
export async function dropSide(tx: Transaction, sideId: string, roundId: string): Promise<void> {
  const [row] = await tx.select().from(player).where(eq(player.id, sideId));
  if (row === undefined || row.kind !== 'side') return;
  const scored = await roundsScored(tx, sideId);
  if (scored.has(roundId) || (await matchesOf(tx, roundId, [sideId])).length > 0) return;
  const contests = await tx.select({ rule: contest.rule }).from(contest).where(eq(contest.tournamentId, row.tournamentId));
  const isEntrant = contests.some(({ rule }) => entrantsOf(rule).includes(sideId));
  const isElsewhere = scored.size > 0 || (await isInMatch(tx, sideId));
  if (!isElsewhere && !isEntrant && !row.named) return removePlayer(tx, sideId);
  await tx.delete(sidePartner).where(and(eq(sidePartner.sideId, sideId), eq(sidePartner.roundId, roundId)));
}

export const entrantsOf = (rule: typeof contest.$inferSelect.rule): readonly string[] =>
  rule.kind === 'cup' ? [] : rule.kind === 'bracket' ? rule.entrants : rule.groups.flatMap(({ entrants }) => entrants);
