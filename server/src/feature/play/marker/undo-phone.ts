import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../db/database.ts';
import { findShots } from '../../../engine/competition/shot-store.ts';
import type { Action } from '../../../write/action.ts';
import { type Actor, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { readMatches, type Saying, takeMatchEntry } from '../match/match-entry.ts';
import { append } from '../side-award/measure.ts';
import { findLastWithout } from '../side-award/store.ts';

type Undo = { roundId: string; deviceId: string; reason: string };
type Undoing = Undo & Pick<Actor, 'principal'> & { now: Date };

/**
 * What this phone measured and said of matches in the round counts no more: each shot and each match is what it would be without it. Returns how
 * many shots and words.
 */
export function undoPhone(writer: Writer, actor: Actor, undo: Undo): Promise<number> {
  let undone = 0;
  return writeTournament(writer, actor, {
    change: async (tx, held) => {
      const undoing = { ...undo, principal: actor.principal, now: writer.clock() };
      const actions = [...(await undoShots(tx, undoing)), ...(await undoWords(tx, held, undoing))];
      undone = actions.length;
      return actions;
    },
    answer: async () => undone,
  });
}

async function undoShots(tx: Transaction, { principal, now, roundId, deviceId, reason }: Undoing): Promise<Action[]> {
  const actions: Action[] = [];
  const own = (await findShots(tx, [roundId])).filter(({ device, principalKind }) => principalKind === 'link' && device === deviceId);
  for (const standing of own) {
    const before = await findLastWithout(tx, standing, deviceId);
    const { playerId, kind, hole } = standing;
    const { centimetres = null, driveCentimetres = null, onTarget = true } = before ?? {};
    const values = { id: randomUUID(), playerId, kind, hole, centimetres, driveCentimetres, onTarget, device: null };
    const entry = { ...values, reason, replaces: standing.id, enteredAt: now.toISOString() };
    actions.push(await append(tx, { principal, roundId, standing, now }, entry));
  }
  return actions;
}

async function undoWords(tx: Transaction, held: TournamentRow, { principal, now, roundId, deviceId, reason }: Undoing): Promise<Action[]> {
  const matches = await readMatches(tx, held.id);
  const saying: Saying = { principal, source: 'desk', device: null, held, now, language: 'vi' };
  const actions: Action[] = [];
  for (const { matchId, id } of matches.saidBy(deviceId, roundId)) {
    const word = { kind: 'struck', fact: id } as const;
    const { action } = await takeMatchEntry(tx, saying, matches, { id: randomUUID(), matchId, word, replaces: null, reason });
    if (action) actions.push(action);
  }
  return actions;
}
