import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { RoundChart } from '../../feature/play/leaderboard/statistics/round-chart.tsx';
import { useWords } from '../words.ts';
import { useStatisticsWords } from './words.ts';

/** A player’s round beside the field, below their card. */
export function RoundView({ board, line }: { board: PublicBoard; line: PublicBoardLine }) {
  const { language } = useWords();
  const t = useStatisticsWords();
  return t && <RoundChart board={board} line={line} t={t} language={language} />;
}
