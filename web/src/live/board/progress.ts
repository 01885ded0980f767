import type { BoardLine } from '@fairway/contract';
import { progressOf } from '../../feature/leaderboard/ranking.ts';
import type { Texts } from '../text.ts';

/** How far the field is: who has finished, of how many, and who is on the course. */
export function progressLabel(lines: readonly BoardLine[], text: Texts): string {
  const { players, complete, playing } = progressOf(lines);
  if (complete + playing === 0) return text.players(players);
  return [text.complete(complete, players), playing > 0 && text.playing(playing)].filter(Boolean).join(' · ');
}
