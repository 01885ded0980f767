import type { PublicBoard } from '@fairway/api';
import type { ListedBoard } from '../../feature/play/leaderboard/listed-board.ts';
import type { Ranking } from '../../feature/play/leaderboard/ranking.ts';
import { onDemand } from '../page/on-demand.tsx';
import type { View } from './list-tabs.tsx';

const CourseView = onDemand(async () => (await import('../course/course-view.tsx')).CourseView);
const MatchesView = onDemand(async () => (await import('../match/matches-view.tsx')).MatchesView);
const StatisticsView = onDemand(async () => (await import('../statistics/statistics-view.tsx')).StatisticsView);

/** Holes are played by players, whichever list is shown. */
const playersBoard = (board: ListedBoard): PublicBoard => ({ ...board, lines: board.players ?? board.lines });

/** What stands in place of the list: matches, where they are played; where the flights are on the course, or what the field played each hole in. */
export function OtherView({ view, ...props }: { view: View | null; board: PublicBoard; ranking: Ranking; search: string }) {
  const { matches } = props.board;
  if (matches) return <MatchesView board={props.board} contests={matches} search={props.search} />;
  return view === 'course' ? (
    <CourseView {...props} />
  ) : (
    <StatisticsView board={playersBoard(props.board)} divisionId={props.ranking.divisionId} />
  );
}
