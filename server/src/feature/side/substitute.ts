import type { Side, SidePartners } from '@fairway/api';
import { hasHole } from '@fairway/api/rule/round-hole';
import type { Transaction } from '../../db/open.ts';
import { AppError, fieldError } from '../../http/errors.ts';
import { holesPlayed } from '../tournament/side/partner-hole.ts';
import { findPartners, type Substitute, takeBackSubstitute, writeSubstitutes } from '../tournament/side/partner-store.ts';
import type { RoundRow } from '../tournament/store.ts';
import { findScored, joinFlight, turnStatus } from './store.ts';

const NOBODY: Pick<SidePartners, 'playerIds' | 'substitutes'> = { playerIds: [], substitutes: [] };
type Wanted = { partners: readonly string[]; substitute: Substitute | undefined };

/** From which hole of the round a substitute plays, and why. */
export function requireHole(substitute: Substitute | undefined, round: RoundRow): Substitute {
  if (substitute === undefined) throw fieldError('substitute', 'required');
  if (!hasHole(round, substitute.fromHole)) throw fieldError('substitute.fromHole', 'hole-not-in-round', { hole: substitute.fromHole });
  return substitute;
}

/**
 * Other partners with a ball each during a round. Whoever leaves keeps the holes that they played, so they stay in the side with them, and
 * have withdrawn from the round. Whoever comes plays from the hole on, in the same flight. Nobody leaves without another, and back comes only
 * whom somebody replaced who has no score yet.
 */
export async function substituteBall(tx: Transaction, round: RoundRow, side: Side, { partners, substitute }: Wanted): Promise<void> {
  const refused = new AppError('side-round-has-scores', { params: { round: round.number } });
  const { playerIds, substitutes } = side.rounds.find(({ roundId }) => roundId === round.id) ?? NOBODY;
  const left = playerIds.filter((id) => !partners.includes(id));
  const come = partners.filter((id) => !playerIds.includes(id));
  const undone = substitutes.filter(({ playerId, instead }) => left.includes(playerId) && (instead === null || come.includes(instead)));
  const scored = await findScored(tx, round.id, left);
  if (undone.some(({ playerId }) => scored.has(playerId))) throw refused;
  for (const { playerId, instead } of undone) {
    await takeBackSubstitute(tx, round.id, playerId, instead);
    if (instead !== null) await turnStatus(tx, round.id, instead, { from: 'WD', to: 'ok' });
  }
  const leaving = left.filter((id) => !undone.some(({ playerId }) => playerId === id));
  const coming = come.filter((id) => !undone.some(({ instead }) => instead === id));
  if (leaving.length > coming.length || substitutes.some(({ instead }) => instead !== null && coming.includes(instead))) throw refused;
  if (coming.length === 0) return;
  const own = requireHole(substitute, round);
  await requirePlayed(tx, round, side, { leaving, fromHole: own.fromHole });
  const pairs = coming.map((playerId, nth) => ({ playerId, instead: leaving[nth] ?? null }));
  await writeSubstitutes(tx, { sideId: side.id, roundId: round.id }, pairs, own);
  for (const { playerId, instead } of pairs) {
    if (instead === null) continue;
    await turnStatus(tx, round.id, instead, { from: 'ok', to: 'WD' });
    await joinFlight(tx, round.id, playerId, instead);
  }
}

type Leaving = { leaving: readonly string[]; fromHole: number };

/** Whoever came in during the round themselves is replaced on one of their own holes. */
async function requirePlayed(tx: Transaction, round: RoundRow, { id }: Side, { leaving, fromHole }: Leaving): Promise<void> {
  const partners = (await findPartners(tx, round.tournamentId, id)).filter(({ roundId }) => roundId === round.id);
  for (const one of partners.filter(({ playerId }) => leaving.includes(playerId)))
    if (holesPlayed(one, partners, round)?.includes(fromHole) === false)
      throw fieldError('substitute.fromHole', 'substitute-before', { name: one.name, hole: one.fromHole ?? 1 });
}
