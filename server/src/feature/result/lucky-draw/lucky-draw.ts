import type { LuckyDraw, LuckyDrawState, LuckyPrize } from '@fairway/api';
import type { Database, Transaction } from '../../../db/database.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Action } from '../../../write/action.ts';
import { requireVersion } from '../../../write/change.ts';
import { type Actor, type Writer, writeTournament } from '../../../write/write.ts';
import { findDraws, findSeed } from '../bound-draw/store.ts';
import {
  type BoundSeed,
  countPresent,
  type DrawRow,
  findCandidates,
  findDraw,
  findLines,
  insertDraw,
  insertLine,
  type LineRow,
  updateDraw,
} from './store.ts';

/** The draw as staff see it. */
export async function luckyDrawState(db: Database, tournamentId: string): Promise<LuckyDrawState> {
  const row = await findDraw(db, tournamentId);
  if (!row) return { draw: null, left: await countPresent(db, tournamentId) };
  const lines = drawnPlayers(await findLines(db, tournamentId)).map(({ initials, at, ...line }) => ({ ...line, at: at.toISOString() }));
  return { draw: { ...headOf(row), version: row.version, lines }, left: (await findCandidates(db, tournamentId)).length };
}

/** What everyone may know of a draw, beside who was drawn. */
export const headOf = ({ seal, seed, prizes, startedAt, endedAt, boundDrawId }: DrawRow): Omit<LuckyDraw, 'version' | 'lines'> => ({
  ...{ seal, seed, prizes, drawId: boundDrawId },
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** A line for each player who was drawn, with what came of it; who recorded that they were not there stands in the place of who drew them. */
export function drawnPlayers(lines: readonly LineRow[]): LineRow[] {
  const drawn: LineRow[] = [];
  for (const line of lines) {
    if (line.outcome === 'passed') drawn.pop();
    drawn.push({ ...line, nth: drawn.length + 1 });
  }
  return drawn;
}

/** Makes and seals the seed. A tournament has one lucky draw: nobody repeats it until they like who was drawn. */
export const beginLuckyDraw = (deps: Writer, actor: Actor, { prizes }: { prizes: LuckyPrize[] }): Promise<LuckyDrawState> =>
  writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, { id }) => {
      if (await findDraw(tx, id)) throw new AppError('lucky-draw-begun');
      await insertDraw(tx, id, prizes, deps.clock(), await boundSeed(tx, id));
      return { kind: 'lucky-draw-begun', subjectType: 'tournament', subjectId: id };
    },
    answer: (tx, { id }) => luckyDrawState(tx, id),
  });

/** Where the lucky draw is bound to public numbers, it waits for them, and has the seed that follows; null: it is not bound. */
async function boundSeed(tx: Transaction, tournamentId: string): Promise<BoundSeed | null> {
  const standing = (await findDraws(tx, tournamentId)).find(
    ({ subject, abandonedAt }) => subject.kind === 'lucky-draw' && abandonedAt === null,
  );
  if (!standing) return null;
  const seed = await findSeed(tx, standing.id);
  if (seed === null) throw new AppError('draw-waits');
  return { seed, boundDrawId: standing.id };
}

type Seen = { version: number };

/** Of two presenters who press at once, one draws, and the other is told who was drawn. */
export const drawNext = (deps: Writer, actor: Actor, seen: Seen): Promise<LuckyDrawState> =>
  changeRunning(deps, actor, seen, async (tx, row) => {
    const done = await drawOne(tx, deps, actor, row);
    if (!done) throw new AppError('lucky-nobody-left');
    return [done];
  });

/** The last player drawn is not there; the next one, if there is one, is drawn for the same prize. */
export const passLast = (deps: Writer, actor: Actor, seen: Seen): Promise<LuckyDrawState> =>
  changeRunning(deps, actor, seen, async (tx, row) => {
    const lines = await findLines(tx, row.tournamentId);
    const last = lines.at(-1);
    if (last?.outcome !== 'given') throw new AppError('lucky-nobody-drawn');
    await append(tx, deps, actor, row, { nth: lines.length + 1, prize: last.prize, playerId: last.playerId, outcome: 'passed' });
    const next = await drawOne(tx, deps, actor, row);
    return [{ kind: 'lucky-passed', subjectType: 'player', subjectId: last.playerId }, ...(next ? [next] : [])];
  });

export const endLuckyDraw = (deps: Writer, actor: Actor, seen: Seen): Promise<LuckyDrawState> =>
  changeRunning(
    deps,
    actor,
    seen,
    async (_, { tournamentId }) => [{ kind: 'lucky-draw-ended', subjectType: 'tournament', subjectId: tournamentId }],
    true,
  );

function changeRunning(
  deps: Writer,
  actor: Actor,
  { version }: Seen,
  work: (tx: Transaction, row: DrawRow) => Promise<Action[]>,
  isEnd = false,
): Promise<LuckyDrawState> {
  return writeTournament(deps, actor, {
    evenClosed: true,
    change: async (tx, { id }) => {
      const row = await findDraw(tx, id);
      if (!row || row.endedAt !== null) throw new AppError('no-lucky-draw');
      await requireVersion(row, version, () => luckyDrawState(tx, id));
      const done = await work(tx, row);
      await updateDraw(tx, id, isEnd ? deps.clock() : null);
      return done;
    },
    answer: (tx, { id }) => luckyDrawState(tx, id),
  });
}

/** The next player who is there, for the first prize that is left; null: nobody is there. */
async function drawOne(tx: Transaction, deps: Writer, actor: Actor, row: DrawRow): Promise<Action | null> {
  const lines = await findLines(tx, row.tournamentId);
  const prize = nextPrize(row.prizes, drawnPlayers(lines));
  if (prize === null) throw new AppError('lucky-prizes-given');
  const [playerId] = await findCandidates(tx, row.tournamentId);
  if (playerId === undefined) return null;
  await append(tx, deps, actor, row, { nth: lines.length + 1, prize, playerId, outcome: 'given' });
  return { kind: 'lucky-drawn', subjectType: 'player', subjectId: playerId };
}

function nextPrize(prizes: readonly LuckyPrize[], drawn: readonly LineRow[]): number | null {
  const winners = drawn.filter(({ outcome }) => outcome === 'given');
  const index = prizes.findIndex(({ count }, nth) => winners.filter(({ prize }) => prize === nth).length < count);
  return index === -1 ? null : index;
}

type NewLine = Pick<LineRow, 'nth' | 'prize' | 'playerId' | 'outcome'>;
const append = (tx: Transaction, { clock }: Writer, { principal }: Actor, { tournamentId }: DrawRow, line: NewLine) =>
  insertLine(tx, { ...line, tournamentId, principalKind: principal.kind, principalId: principal.id, at: clock() });
