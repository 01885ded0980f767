import type { EntryOutcome, HeldEntry, Language } from '@fairway/api';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { heldEntry } from '../../db/schema/marker.ts';
import { entry } from '../../db/schema/player.ts';
import { type Actor, type Writer, writeTournament } from '../../write.ts';
import { cardKey, cardStates } from '../competition/card-store.ts';
import { enterScores, type Scoring } from '../score/score.ts';
import { findWaiting, type HeldRow, holdUndecided, scoreOf } from './held-store.ts';

/** What waits for a person in a round, with what its holes show now. */
export async function readHeld(db: Database, roundId: string): Promise<HeldEntry[]> {
  const waiting = await findWaiting(db, roundId);
  if (waiting.length === 0) return [];
  const states = await cardStates(db, [roundId], [...new Set(waiting.map(({ playerId }) => playerId))]);
  return waiting.map((held) => ({ ...held, shown: states.get(cardKey(held.playerId, roundId))?.scores[held.hole - 1] ?? null }));
}

type Decision = { roundId: string; ids: readonly string[]; accept: boolean; language: Language };

/**
 * A person takes held strokes into their cards, as their own entries upon what the phone showed, or lays them aside. Where something else
 * has come to the hole since, the stroke disputes it: nothing is overwritten unseen.
 */
export async function decideHeld(
  scoring: Scoring,
  writer: Writer,
  actor: Actor,
  { roundId, ids, accept, language }: Decision,
): Promise<EntryOutcome[]> {
  const outcomes = accept ? await takeIn(scoring, actor, { roundId, ids, language }) : [];
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const decided = ids.filter((id) => !refused.some((one) => one.id === id));
  await writeTournament(writer, actor, {
    unseen: true, // what was taken in has raised the boards' version by itself
    change: async (tx) => {
      const rows = await holdUndecided(tx, roundId, decided);
      if (rows.length === 0) return null;
      const by = { principalKind: actor.principal.kind, principalId: actor.principal.id };
      const mine = inArray(
        heldEntry.id,
        rows.map(({ id }) => id),
      );
      // whoever takes one in while another lays it aside has the last word: it is in the card
      const taken = await findTaken(tx, rows);
      const accepted = taken.length === 0 ? sql`false` : inArray(heldEntry.id, taken);
      await tx
        .update(heldEntry)
        .set({ decidedAt: scoring.clock(), accepted, ...by })
        .where(mine);
      const aside = rows.filter(({ id }) => !taken.includes(id));
      const after = { entries: aside.length, playerIds: [...new Set(aside.map(({ playerId }) => playerId))] };
      return aside.length === 0 ? null : { kind: 'laid-aside', subjectType: 'round', subjectId: roundId, after };
    },
    answer: async () => undefined,
  });
  return refused;
}

/** Those of them that are in their cards. */
async function findTaken(db: Database, rows: readonly HeldRow[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  return (await db.select({ id: entry.id }).from(entry).where(inArray(entry.id, ids))).map(({ id }) => id);
}

async function takeIn(
  scoring: Scoring,
  { principal, tournament }: Actor,
  { roundId, ids, language }: Omit<Decision, 'accept'>,
): Promise<EntryOutcome[]> {
  const rows = await scoring.db.transaction((tx) => holdUndecided(tx, roundId, ids));
  if (rows.length === 0) return [];
  const taken = await findTaken(scoring.db, rows);
  const entries = rows
    .filter(({ id }) => !taken.includes(id))
    .map((row) => ({
      ...{ id: row.id, playerId: row.playerId, hole: row.hole, score: scoreOf(row), replaces: row.replaces },
      ...{ enteredAt: row.enteredAt.toISOString(), device: null },
    }));
  if (entries.length === 0) return [];
  const { outcomes } = await enterScores(scoring, { tournamentId: tournament.id, roundId, principal }, { entries, language });
  return outcomes;
}
