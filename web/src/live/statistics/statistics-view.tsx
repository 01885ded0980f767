import type { PublicBoard } from '@fairway/api';
import { HoleChart } from '../../feature/play/leaderboard/statistics/hole-chart.tsx';
import { useWords } from '../words.ts';
import { useStatisticsWords } from './words.ts';

/** What the field, or a division, played each hole in: in place of the list. */
export function StatisticsView({ board, divisionId }: { board: PublicBoard; divisionId: string | null }) {
  const { language } = useWords();
  const t = useStatisticsWords();
  return <section className="statistics">{t && <HoleChart board={board} divisionId={divisionId} t={t} language={language} />}</section>;
}
