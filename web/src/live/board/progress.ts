import type { PublicBoard } from '@fairway/api';
import { progressOf } from '../../feature/leaderboard/ranking.ts';
import type { Texts } from '../text.ts';

/** How far the field is in the round under way: who has finished, of how many, and who is on the course. */
export function progressLabel(board: Pick<PublicBoard, 'rounds' | 'lines'>, text: Texts): string {
  const { round, players, complete, playing } = progressOf(board);
  const begun = [text.complete(complete, players), playing > 0 && text.playing(playing)];
  const parts = [board.rounds.length > 1 && text.round(round), ...(complete + playing === 0 ? [text.players(players)] : begun)];
  return parts.filter(Boolean).join(' · ');
}
