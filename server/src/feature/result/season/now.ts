import type { PublicBoard, SeasonNow } from '@fairway/api';
import { openedEntry, ruleOf, type SeasonCore, signedLine } from '@fairway/facts';
import type { Basis } from '@fairway/golf';
import { AppError } from '../../../error/app-error.ts';
import type { BoardCache } from '../../play/leaderboard/live/board-cache.ts';
import type { Snapshot } from '../../play/leaderboard/live/snapshot.ts';
import { findPeople, runningFacts } from './facts-store.ts';
import { findNameable } from './named-store.ts';
import type { KeyDeps } from './publication.ts';
import { findPublication, requireSeason } from './store.ts';
import { type SeasonPlan, type SeasonTables, type WorkedSeason, workedWith } from './table.ts';

export type Reader = 'staff' | 'anyone';
type Place = KeyDeps & { tables: SeasonTables; boards: BoardCache };

/**
 * The table as it would be if everything that is played ended now, made of the boards as whoever asks sees them; it waits while anything is hidden
 * from them. Everyone reads of nobody who is not named: whose total moves with a stroke is the one who made it.
 */
export async function seasonNow(place: Place, seasonId: string, who: Reader): Promise<SeasonNow> {
  const { db, tables, boards } = place;
  const worked = await tables(await planFor(place, seasonId, who));
  const running = await findRunning(boards, worked, who);
  const events = running.map(({ id, name, board }) => ({ id, name, waits: board === null }));
  const facts = new Map(running.flatMap(({ id, board, whole }) => (board === null ? [] : [[id, runningFacts(board, whole)] as const])));
  if (facts.size === 0 || facts.size < running.length) return { events, lines: null, others: 0 };
  const { table, people } = workedWith(worked, { facts, people: await findPeople(db, [...facts.keys()]) });
  const before = new Map(worked.table.lines.map((line) => [line.person, signedLine(line).rank]));
  const whoseOf = ({ person }: { person: string }) => {
    const { golferId = null, rows = [] } = people.get(person) ?? {};
    return { golferId, players: rows.map(({ player }) => player) };
  };
  const isNamed = who === 'staff' ? () => true : await findNameable(place, table.lines.map(whoseOf));
  const shown = table.lines.filter((line) => isNamed(whoseOf(line)));
  const lines = shown.map((line) => {
    const { rank, total } = signedLine(line);
    const entries = line.entries.filter(({ event }) => facts.has(event)).map(openedEntry);
    const { name = '', rows = [] } = people.get(line.person) ?? {};
    const own = rows.filter(({ event }) => who === 'staff' && facts.has(event));
    const players = Object.fromEntries(own.map(({ event, player }) => [event, player]));
    return { name, rank, total, before: before.get(line.person) ?? null, entries, players };
  });
  return { events, lines, others: table.lines.length - lines.length };
}

/** Everyone reads by the rule that was published: what staff try out is theirs. */
async function planFor({ db }: Place, seasonId: string, who: Reader): Promise<SeasonPlan> {
  const season = await requireSeason(db, seasonId);
  if (who === 'staff') return season;
  const published = await findPublication(db, seasonId);
  if (published === null) throw new AppError('not-found');
  return { ...season, rule: ruleOf(JSON.parse(published.core) as SeasonCore) };
}

/** The public tournaments of a season that have begun and do not count yet, with the board of whoever asks; null: it waits. */
async function findRunning(boards: BoardCache, { events, rule }: WorkedSeason, who: Reader) {
  const begun = events.filter(({ state, begun }) => begun && (state === 'open' || state === 'hidden'));
  const read = await Promise.all(begun.map(async ({ id, name }) => ({ id, name, snapshot: (await boards.latest(id))?.snapshot ?? null })));
  return read.flatMap(({ id, name, snapshot }) => {
    const board = who === 'staff' ? snapshot?.board : snapshot?.public?.board;
    // of a tournament that is not public nothing is told, and what has not begun for this reader has not begun
    if (!snapshot?.public || !board || board.phase === 'upcoming') return [];
    return [{ id, name, whole: snapshot.board, board: hidesFrom(who, snapshot, board, rule.basis) ? null : board }];
  });
}

/** Whether a board says less than all, or nothing yet, of the list that the season goes by. */
function hidesFrom(who: Reader, { board: whole }: Snapshot, board: PublicBoard, basis: Basis): boolean {
  if (who === 'anyone' && board.hidden.length > 0) return true;
  if (board.handicapPending && basis !== 'gross') return true;
  if (whole.bases.includes(basis) && !board.bases.includes(basis)) return true;
  // a handicap of the day that they do not have before their last hole
  return board.lines.some(
    ({ status, complete, places }) => status === 'ok' && !complete && places.gross && board.bases.includes(basis) && !places[basis],
  );
}
