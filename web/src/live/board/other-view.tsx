import type { PublicBoard } from '@fairway/api';
import type { Ranking } from '../../feature/leaderboard/ranking.ts';
import { onDemand } from '../on-demand.tsx';
import type { View } from './board-tabs.tsx';

const CourseView = onDemand(async () => (await import('../course/course-view.tsx')).CourseView);
const StatisticsView = onDemand(async () => (await import('../statistics/statistics-view.tsx')).StatisticsView);

/** What stands in place of the list: where the flights are on the course, or what the field played each hole in. */
export function OtherView({ view, ...props }: { view: View; board: PublicBoard; ranking: Ranking; search: string }) {
  return view === 'course' ? <CourseView {...props} /> : <StatisticsView board={props.board} divisionId={props.ranking.divisionId} />;
}
