import type { PublicBoard } from '@fairway/api';
import { progressOf } from '../../feature/play/leaderboard/ranking.ts';
import type { Say } from '../words.ts';

/** How far the field is in the current round: how many have finished, out of how many, and how many are on the course; '' where matches are played. */
export function progressLabel(board: Pick<PublicBoard, 'rounds' | 'lines'> & { matches?: unknown }, t: Say): string {
  // of matches each session says it
  if (board.matches) return '';
  const { round, players, complete, playing } = progressOf(board);
  const begun = [t('complete', { complete, players }), playing > 0 && t('playing', { playing })];
  const parts = [
    board.rounds.length > 1 && t('round', { number: round }),
    ...(complete + playing === 0 ? [t('players', { count: players })] : begun),
  ];
  return parts.filter(Boolean).join(' · ');
}
