import type { Side } from '@fairway/api';
import { hasHole } from '@fairway/api/rule/field/round-hole';
import type { Transaction } from '../../../db/database.ts';
import { holesPlayed, replacedBy } from '../../../engine/tournament/side/partner-hole.ts';
import {
  findPartners,
  type Partner,
  type Replacement,
  type Substitute,
  takeBackSubstitute,
  writeSubstitutes,
} from '../../../engine/tournament/side/partner-store.ts';
import type { RoundRow } from '../../../engine/tournament/store.ts';
import { AppError, fieldError } from '../../../error/app-error.ts';
import { drivesIn, haveScored, joinFlight, turnStatus } from './store.ts';

type Wanted = {
  partners: readonly string[];
  substitute: Substitute | undefined;
  /** Whether a partner may leave without another. */
  mayLeave: boolean;
  /** Whether it counts whose tee shots the side uses. */
  countsDrives: boolean;
};

/**
 * Other partners during a round. Whoever leaves keeps the holes that they played, so they stay in the side with them; with a ball of their
 * own they have withdrawn from the round. Whoever comes plays from the hole on, in the same flight. Back comes only who left without
 * another, or whom somebody replaced who has no score, nor a tee shot, yet. A tee shot that stands is of a hole that its partner still plays.
 */
export async function substitutePartners(tx: Transaction, round: RoundRow, side: Side, wanted: Wanted): Promise<void> {
  const refused = new AppError('side-round-has-scores', { params: { round: round.number } });
  const inRound = (await findPartners(tx, round.tournamentId, side.id)).filter(({ roundId }) => roundId === round.id);
  const { back, leaving, coming } = turnsOf(inRound, wanted.partners);
  const undone = back.flatMap(({ playerId }) => playerId ?? []);
  if (await haveScored(tx, round.id, undone)) throw refused;
  for (const one of back) {
    await takeBackSubstitute(tx, round.id, one);
    if (one.instead !== null) await turnStatus(tx, round.id, one.instead, { from: 'WD', to: 'ok' });
  }
  if (coming.some((id) => inRound.some(({ playerId }) => playerId === id))) throw refused;
  if (leaving.length > coming.length && !wanted.mayLeave) throw refused;
  const most = Math.max(leaving.length, coming.length);
  if (most === 0) return;
  const own = requireHole(wanted.substitute, round);
  const drives = wanted.countsDrives ? await drivesIn(tx, { sideId: side.id, roundId: round.id }) : new Map<string, number[]>();
  for (const one of inRound.filter(({ playerId }) => leaving.includes(playerId))) {
    requirePlayed(one, inRound, round, own);
    const plays = holesPlayed({ ...one, untilHole: own.fromHole }, inRound, round);
    const holes = (drives.get(one.playerId) ?? []).filter((hole) => plays?.includes(hole) === false);
    if (holes.length > 0) throw fieldError('substitute.fromHole', 'substitute-after-drives', { name: one.name, holes: holes.join(', ') });
  }
  const pairs = Array.from({ length: most }, (_, nth) => ({ playerId: coming[nth] ?? null, instead: leaving[nth] ?? null }));
  await writeSubstitutes(tx, { sideId: side.id, roundId: round.id }, pairs, own);
  for (const { playerId, instead } of pairs) {
    if (instead === null) continue;
    await turnStatus(tx, round.id, instead, { from: 'ok', to: 'WD' });
    if (playerId !== null) await joinFlight(tx, round.id, playerId, instead);
  }
}

type Turns = { back: readonly Replacement[]; leaving: readonly string[]; coming: readonly string[] };

/** What becomes of the partners of a round when these play on: what is taken back, who leaves and who comes. */
function turnsOf(inRound: readonly Partner[], partners: readonly string[]): Turns {
  const left = inRound.filter(({ playerId, untilHole }) => untilHole === null && !partners.includes(playerId));
  const come = partners.filter((id) => !inRound.some(({ playerId, untilHole }) => playerId === id && untilHole === null));
  const undone = left.flatMap((one): Replacement[] => {
    const instead = one.fromHole === null ? null : replacedBy(one, inRound);
    const isBack = one.fromHole !== null && (instead === null || come.includes(instead.playerId));
    return isBack ? [{ playerId: one.playerId, instead: instead?.playerId ?? null }] : [];
  });
  const alone = inRound.filter((one) => come.includes(one.playerId) && !inRound.some((other) => replacedBy(other, inRound) === one));
  const back = [...undone, ...alone.map(({ playerId }) => ({ playerId: null, instead: playerId }))];
  return {
    back,
    leaving: left.map(({ playerId }) => playerId).filter((id) => !back.some(({ playerId }) => playerId === id)),
    coming: come.filter((id) => !back.some(({ instead }) => instead === id)),
  };
}

/** From which hole of the round a substitute plays, and why. */
function requireHole(substitute: Substitute | undefined, round: RoundRow): Substitute {
  if (substitute === undefined) throw fieldError('substitute', 'required');
  if (!hasHole(round, substitute.fromHole)) throw fieldError('substitute.fromHole', 'hole-not-in-round', { hole: substitute.fromHole });
  return substitute;
}

/** Whoever came in during the round themselves leaves on one of their own holes. */
function requirePlayed(one: Partner, inRound: readonly Partner[], round: RoundRow, { fromHole }: Substitute): void {
  if (holesPlayed(one, inRound, round)?.includes(fromHole) === false)
    throw fieldError('substitute.fromHole', 'substitute-before', { name: one.name, hole: one.fromHole ?? 1 });
}
