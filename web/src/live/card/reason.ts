import type { PublicBoard, PublicBoardLine, PublicExplanation } from '@fairway/api';
import type { PublicLanguage } from '@fairway/api/word/language';
import { lineOf } from '../../feature/play/leaderboard/listed-board.ts';
import { type Speaker, type StepSentence, saySteps } from '../../feature/play/leaderboard/step/step-words.ts';
import { sayReasonsIn } from './reason-words.ts';

/** An explanation in words, who says it, and the version of the board that it is of. */
export type Reasons = { title: string; sentences: readonly StepSentence[]; boardVersion: number; speaker: Speaker };

/** The sentences and all their words load with the first card that is opened: most spectators open none. */
export async function reasonsOf(
  explanation: PublicExplanation,
  board: PublicBoard,
  { name }: PublicBoardLine,
  language: PublicLanguage,
): Promise<Reasons> {
  const t = await sayReasonsIn(language);
  const nameOf = (playerId: string) => lineOf(board, playerId)?.name ?? '…';
  const speaker = { t, language, nameOf, roundCount: board.rounds.length };
  return { title: t('why', { name }), sentences: saySteps(explanation.steps, speaker), boardVersion: explanation.boardVersion, speaker };
}
