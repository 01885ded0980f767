import type { Ceremony } from '@fairway/api';
import { isDrawnByLine } from '@fairway/facts/draw';
import type { Database, Transaction } from '../../../db/database.ts';
import { markToSign } from '../../../engine/competition/result/final-result-store.ts';
import { divisionFacts } from '../../../engine/competition/store.ts';
import type { ListOwner } from '../../../engine/tournament/counted-hole/count.ts';
import { findRounds, updateTournament } from '../../../engine/tournament/store.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Input } from '../../../http/route.ts';
import type { Action } from '../../../write/action.ts';
import { requireVersion } from '../../../write/change.ts';
import { type Actor, requireOpen, type TournamentRow, type Writer, writeTournament } from '../../../write/write.ts';
import { publishLists } from '../../field/tournament/counted-hole/counted-hole.ts';
import { findBoards } from '../../play/leaderboard/find-boards.ts';
import { requireDecided as requireDecidedDraw, requireDraw, show } from '../bound-draw/bound-draw.ts';
import { requireDecided, requireWinners } from '../winner/open-award.ts';
import { copyWinners } from '../winner/publication.ts';
import { findWinners } from '../winner/winner-list.ts';
import { type CeremonyContext, findRevealed } from './counted-hole-steps.ts';
import { ceremonyOf, keysOf, stepsToCome } from './presentation.ts';
import { type CeremonyRow, findRunning, insertCeremony, markDivision, markDivisions, updateCeremony } from './store.ts';

const subjectType = 'tournament';
type Running = { ceremony: Ceremony | null };

/** The running ceremony as its presenter sees it. */
export async function runningCeremony(db: Database, tournamentId: string): Promise<Running> {
  const row = await findRunning(db, tournamentId);
  return { ceremony: row && (await ceremonyOf(await contextOf(db, tournamentId), row)) };
}

async function contextOf(db: Database, tournamentId: string): Promise<CeremonyContext> {
  const boards = await findBoards(db, tournamentId);
  if (!boards) throw new AppError('tournament-not-found');
  return { db, board: boards.board };
}

/** Begins with nothing shown. */
export async function beginCeremony(
  deps: Writer,
  actor: Actor,
  wanted: Input<'POST /api/tournaments/:tournamentId/ceremony'>['body'],
): Promise<Running> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, held) => {
      const { id: tournamentId } = held;
      if (await findRunning(tx, tournamentId)) throw new AppError('ceremony-running');
      if (wanted.kind === 'counted-holes') await requireRevealable(tx, tournamentId, wanted);
      if (wanted.kind === 'winners') {
        const winners = await findWinners(tx, tournamentId);
        requireDecided(winners);
        requireWinners(winners);
      }
      if (wanted.kind === 'draw') await requireShowable(tx, held, wanted.drawId);
      const { kind, ...of } = wanted.kind === 'draw' ? { kind: wanted.kind, boundDrawId: wanted.drawId } : wanted;
      await insertCeremony(tx, { kind, ...of, tournamentId, startedAt: deps.clock() });
      const row = await requireRunning(tx, tournamentId);
      if ((await stepsToCome(await contextOf(tx, tournamentId), row)).length === 0) throw new AppError('nobody-placed');
      return { kind: 'ceremony-begun', subjectType, subjectId: tournamentId, after: { divisionId: row.divisionId } };
    },
    answer: (tx, { id }) => runningCeremony(tx, id),
  });
}

/** Shows the next step, or takes back the last one. Of two presenters who press at once, the second is told what the first has shown. */
export async function stepCeremony(
  deps: Writer,
  actor: Actor,
  { version, way }: Input<'POST /api/tournaments/:tournamentId/ceremony/step'>['body'],
): Promise<Running> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, { id: tournamentId }) => {
      const row = await requireSeen(tx, tournamentId, version);
      const [next] = way === 'next' ? await stepsToCome(await contextOf(tx, tournamentId), row) : [];
      const keys = way === 'back' ? row.shown.slice(0, -1) : next ? [...row.shown, keysOf(next)] : row.shown;
      if (keys.length === row.shown.length) return null;
      await updateCeremony(tx, row.id, { shown: keys });
      return { kind: 'ceremony-step', subjectType, subjectId: tournamentId, after: { shown: keys.length } };
    },
    answer: (tx, { id }) => runningCeremony(tx, id),
  });
}

/** Ends it. The public then sees everything that it was about, or as little as before. */
export async function endCeremony(
  deps: Writer,
  actor: Actor,
  { version, outcome }: Input<'POST /api/tournaments/:tournamentId/ceremony/end'>['body'],
): Promise<Running> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, { id: tournamentId }) => {
      const row = await requireSeen(tx, tournamentId, version);
      const now = deps.clock();
      await updateCeremony(tx, row.id, { endedAt: now });
      const after = { divisionId: row.divisionId, revealed: outcome === 'reveal' };
      const ended: Action = { kind: 'ceremony-ended', subjectType, subjectId: tournamentId, after };
      if (outcome !== 'reveal') return ended;
      await markToSign(tx, tournamentId);
      return [ended, ...(await REVEALS[row.kind](tx, row, now))];
    },
    answer: (tx, { id }) => runningCeremony(tx, id),
  });
}

/** What the end of each kind opens; what it did beside that. */
const REVEALS: Readonly<Record<CeremonyRow['kind'], (tx: Transaction, row: CeremonyRow, now: Date) => Promise<Action[]>>> = {
  standings: async (tx, row, now) => {
    await openResults(tx, row, now);
    return [];
  },
  'counted-holes': async (tx, row, now) => (row.roundId === null ? [] : [await publishLists(tx, row.roundId, [row], now)]),
  winners: async (tx, row, now) => {
    await openResults(tx, row, now);
    await copyWinners(tx, row.tournamentId, now);
    return [];
  },
  draw: async (tx, row, now) => {
    if (row.boundDrawId === null) return [];
    await show(tx, await requireDraw(tx, row.tournamentId, row.boundDrawId), now);
    return [{ kind: 'draw-shown', subjectType, subjectId: row.tournamentId }];
  },
};

/** What was drawn for matches, until it is shown. */
async function requireShowable(tx: Transaction, held: TournamentRow, drawId: string): Promise<void> {
  requireOpen(held);
  const row = await requireDraw(tx, held.id, drawId);
  if (!isDrawnByLine(row.subject)) throw new AppError('not-found');
  requireDecidedDraw(row);
}

/** Opens a division to the public, or everything: also when no other division has anything left to present. */
async function openResults(tx: Transaction, { tournamentId, divisionId }: CeremonyRow, now: Date): Promise<void> {
  const others = (await divisionFacts(tx, tournamentId)).filter(({ id }) => id !== divisionId);
  if (divisionId !== null && others.some(({ revealedAt }) => revealedAt === null)) {
    await markDivision(tx, divisionId, { frozenAt: null, revealedAt: now });
    await updateTournament(tx, tournamentId, {});
    return;
  }
  await markDivisions(tx, tournamentId, { frozenAt: null, revealedAt: null });
  await updateTournament(tx, tournamentId, { hiddenHoles: 0, frozenAt: null });
}

/** A list can be revealed once it is entered, and until it is published. */
async function requireRevealable(tx: Transaction, tournamentId: string, wanted: ListOwner & { roundId: string }): Promise<void> {
  const list = (await findRounds(tx, tournamentId)).some(({ id }) => id === wanted.roundId)
    ? await findRevealed(tx, tournamentId, wanted)
    : null;
  if (!list) throw new AppError('counted-holes-not-used');
  if (!list.entered) throw new AppError('counted-holes-missing');
  if (list.published !== null) throw new AppError('counted-holes-published');
}

async function requireRunning(tx: Transaction, tournamentId: string): Promise<CeremonyRow> {
  const row = await findRunning(tx, tournamentId);
  if (!row) throw new AppError('no-ceremony');
  return row;
}

async function requireSeen(tx: Transaction, tournamentId: string, version: number): Promise<CeremonyRow> {
  const row = await requireRunning(tx, tournamentId);
  await requireVersion(row, version, async () => (await runningCeremony(tx, tournamentId)).ceremony);
  return row;
}
