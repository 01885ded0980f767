import type { PublicBoard, PublicBoardLine, PublicExplanation } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { type Said, saySteps } from '../../feature/leaderboard/step-words.ts';
import { sayReasonsIn } from '../reason-words.ts';

/** An explanation in words, and the version of the board that it is of. */
export type Reasons = { title: string; said: readonly Said[]; boardVersion: number };

/** The sentences and all their words load with the first card that is opened: most spectators open none. */
export async function reasonsOf(
  explanation: PublicExplanation,
  board: PublicBoard,
  { name }: PublicBoardLine,
  language: PublicLanguage,
): Promise<Reasons> {
  const t = await sayReasonsIn(language);
  const nameOf = (playerId: string) => board.lines.find((line) => line.playerId === playerId)?.name ?? '…';
  return {
    title: t('why', { name }),
    said: saySteps(explanation.steps, { t, language, nameOf, roundCount: board.rounds.length }),
    boardVersion: explanation.boardVersion,
  };
}
