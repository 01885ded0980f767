import type { LiveTournament, PublicBoard } from '@fairway/api';
import { sayContest } from '@fairway/api/word/say/contest';
import { namesOn } from '../named.ts';
import type { BoardCache } from './board-cache.ts';
import { leadersOf } from './page/leader.ts';

type Honours = Pick<LiveTournament, 'leaders' | 'winners'>;
const NOBODY: Honours = { leaders: [], winners: [] };
const FIRST = 3;
/** How many tournaments of each phase are listed with who leads or has won; reading the boards of a whole season would take too long. */
const MOST_BOARDS = { playing: 4, ended: 12, upcoming: 0 } as const;

const cache = new WeakMap<PublicBoard, Honours>();

/** The tournaments with who leads them or has won them, by nothing but their public boards: what a board hides is hidden here. */
export async function withHonours(items: readonly Omit<LiveTournament, keyof Honours>[], boards: BoardCache): Promise<LiveTournament[]> {
  const seen = { playing: 0, ended: 0, upcoming: 0 };
  const tournaments: LiveTournament[] = [];
  for (const item of items) {
    seen[item.phase] += 1;
    tournaments.push({ ...item, ...(seen[item.phase] <= MOST_BOARDS[item.phase] ? await honoursOf(item.id, boards) : NOBODY) });
  }
  return tournaments;
}

async function honoursOf(tournamentId: string, boards: BoardCache): Promise<Honours> {
  const board = (await boards.latest(tournamentId))?.snapshot.public?.board;
  if (!board) return NOBODY;
  const honours = cache.get(board) ?? honoursIn(board);
  cache.set(board, honours);
  return honours;
}

/** The first of the awards that were published, in their order; else the first of the board. */
function honoursIn(board: PublicBoard): Honours {
  const names = namesOn(board);
  const divisions = new Map(board.divisions.map(({ id, name }) => [id, name]));
  const contests = new Map(board.matches?.items.map(({ id, name }) => [id, name]));
  const winners = (board.winners ?? [])
    .filter(({ place, playerId }) => place === 1 && playerId !== null && names.has(playerId))
    .slice(0, FIRST)
    .map(({ award, ownName, ownNameEnglish, hole, gender, place, divisionId, contest, playerId }) => ({
      ...{ award, ownName, ownNameEnglish, hole, gender, place },
      divisionName: divisions.get(divisionId ?? '') ?? null,
      ...(contest && { contest: sayContest({ name: contests.get(contest.id) ?? '', group: contest.group }) }),
      name: names.get(playerId ?? '') ?? '',
    }));
  return { winners, leaders: winners.length > 0 ? [] : leadersOf(board, FIRST) };
}
