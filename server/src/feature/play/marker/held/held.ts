import type { EntryOutcome, HeldEntry, Language } from '@fairway/api';
import { engineHole } from '@fairway/api/rule/field/round-hole';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { entry } from '../../../../db/schema/field/player.ts';
import { heldEntry } from '../../../../db/schema/play/marker.ts';
import { type CardRound, cardKey, cardStates } from '../../../../engine/competition/entry/card-store.ts';
import { findShots } from '../../../../engine/competition/shot-store.ts';
import { type Actor, type Writer, writeTournament } from '../../../../write/write.ts';
import { readMatches } from '../../match/match-entry.ts';
import { enterScores, type Scoring } from '../../score/score.ts';
import { type Taken, takeEach } from '../phone/batch.ts';
import { takeShot } from './shot.ts';
import { countWaiting, findWaiting, type HeldRow, holdUndecided, type Page, scoreOf } from './store.ts';
import { heldWords, takeWord } from './word.ts';

/** A page of what waits for a person in a round, with what its holes show now: as many statements however much waits. */
export async function readHeld(
  db: Database,
  round: CardRound & { tournamentId: string },
  page: Page,
): Promise<{ items: HeldEntry[]; total: number }> {
  const { id: roundId } = round;
  const total = await countWaiting(db, roundId, page.now);
  const waiting = await findWaiting(db, roundId, page);
  const states = await cardStates(db, [round], [...new Set(waiting.flatMap(({ playerId }) => playerId ?? []))]);
  const shots = new Map((await findShots(db, [roundId])).map((shot) => [shotKey(shot), shot.centimetres]));
  const shownMatch = await heldWords(db, round.tournamentId, waiting);
  const items = waiting.map(({ shot, ...held }) => {
    const match = shownMatch(held);
    return {
      ...held,
      name: held.name ?? match?.sides.join(' – ') ?? '',
      shown: shot === null ? shownOn(held) : null,
      shot: shot && { ...shot, shown: shots.get(shotKey({ ...held, ...shot })) ?? null },
      match,
    };
  });
  return { items, total };

  function shownOn({ playerId, hole }: { playerId: string | null; hole: number | null }): HeldEntry['shown'] {
    if (playerId === null || hole === null) return null;
    return states.get(cardKey(playerId, roundId))?.scores[engineHole(round, hole) - 1] ?? null;
  }
}

type ShotRef = { playerId: string | null; kind: string; hole: number | null };
const shotKey = ({ playerId, kind, hole }: ShotRef): string => `${playerId} ${kind} ${hole}`;

type Decision = { roundId: string; ids: readonly string[]; accept: boolean; language: Language };

/**
 * A person takes held strokes into their cards, held shots among the measured ones, and words of matches, as their own entries upon what the phone showed, or lays them aside. Where something else
 * has come to the hole since, the stroke disputes it: nothing is overwritten unseen. First the strokes are marked, so that of two people
 * one decides; those that cannot be taken in wait again, and are returned with the reason.
 */
export async function decideHeld(scoring: Scoring, writer: Writer, actor: Actor, decision: Decision): Promise<EntryOutcome[]> {
  const rows = await mark(scoring, writer, actor, decision);
  if (!decision.accept || rows.length === 0) return [];
  const isStroke = ({ kind, matchId }: HeldRow) => kind === null && matchId === null;
  const outcomes = [
    ...(await takeStrokes(scoring, actor, decision, rows.filter(isStroke))),
    ...(await takeOthers(
      writer,
      actor,
      decision,
      rows.filter((row) => !isStroke(row)),
    )),
  ];
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const again = refused.map(({ id }) => id);
  if (again.length > 0) await scoring.db.update(heldEntry).set({ decidedAt: null, accepted: null }).where(inArray(heldEntry.id, again));
  return refused;
}

/** Marks those that nobody has decided, and returns them. */
function mark(scoring: Scoring, writer: Writer, actor: Actor, { roundId, ids, accept }: Decision): Promise<HeldRow[]> {
  let rows: HeldRow[] = [];
  return writeTournament(writer, actor, {
    unseen: true, // what is taken in raises the boards' version by itself
    change: async (tx) => {
      const now = scoring.clock();
      rows = await holdUndecided(tx, roundId, ids, now);
      if (rows.length === 0) return null;
      const by = { principalKind: actor.principal.kind, principalId: actor.principal.id };
      const marked = rows.map(({ id }) => id);
      await tx
        .update(heldEntry)
        .set({ decidedAt: now, accepted: accept, ...by })
        .where(inArray(heldEntry.id, marked));
      const after = { entries: rows.length, playerIds: [...new Set(rows.flatMap(({ playerId }) => playerId ?? []))] };
      return accept ? null : { kind: 'laid-aside', subjectType: 'round', subjectId: roundId, after };
    },
    answer: async () => rows,
  });
}

async function takeStrokes(
  scoring: Scoring,
  { principal, tournament }: Actor,
  { roundId, language }: Decision,
  rows: readonly HeldRow[],
): Promise<EntryOutcome[]> {
  const ids = await findTaken(scoring.db, roundId, rows);
  const entries = rows.flatMap((row) => {
    const { id, playerId, hole, driveBy, replaces, clockWrong } = row;
    if (playerId === null || hole === null || ids.includes(id)) return [];
    const sent = { enteredAt: row.enteredAt.toISOString(), clockWrong, device: null };
    return { ...{ id, playerId, hole, score: scoreOf(row), driveBy, replaces }, ...sent };
  });
  if (entries.length === 0) return [];
  return (await enterScores(scoring, { tournamentId: tournament.id, roundId, principal }, { entries, language })).outcomes;
}

/** Shots and words of matches, in the order of receipt, each for itself. */
async function takeOthers(
  writer: Writer,
  actor: Actor,
  { roundId, language }: Decision,
  rows: readonly HeldRow[],
): Promise<EntryOutcome[]> {
  if (rows.length === 0) return [];
  let outcomes: Taken<EntryOutcome>[] = [];
  return writeTournament(writer, actor, {
    change: async (tx, held) => {
      const deciding = { principal: actor.principal, roundId, held, now: writer.clock(), language };
      const matches = rows.some(({ matchId }) => matchId !== null) ? await readMatches(tx, held.id) : null;
      outcomes = await takeEach(rows, language, async (row): Promise<Taken<EntryOutcome>> => {
        const { id, matchId, word } = row;
        if (matches && matchId !== null && word !== null) return takeWord(tx, deciding, matches, { ...row, matchId, word });
        return { outcome: { id, outcome: 'applied', code: null, message: null }, action: await takeShot(tx, deciding, row) };
      });
      return outcomes.flatMap(({ action }) => action ?? []);
    },
    answer: async () => outcomes.map(({ outcome }) => outcome),
  });
}

/** Those of them that are in their cards, since a server died before it could say so. */
async function findTaken(db: Database, roundId: string, rows: readonly HeldRow[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  const isTaken = and(inArray(entry.id, ids), eq(entry.roundId, roundId));
  return (await db.select({ id: entry.id }).from(entry).where(isTaken)).map(({ id }) => id);
}
