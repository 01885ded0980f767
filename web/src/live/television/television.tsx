import './root.ts';
import './television.css';
import './start/television-start.css';
import { onDemand } from '../page/on-demand.tsx';
import type { TelevisionProps } from './television-board.tsx';

const TelevisionBoard = onDemand(async () => (await import('./television-board.tsx')).TelevisionBoard);
const TelevisionMatches = onDemand(async () => (await import('./match/television-matches.tsx')).TelevisionMatches);
const TelevisionCeremony = onDemand(async () => (await import('./television-ceremony.tsx')).TelevisionCeremony);
const TelevisionLuckyDraw = onDemand(async () => (await import('./television-lucky-draw.tsx')).TelevisionLuckyDraw);
const TelevisionStart = onDemand(async () => (await import('./start/television-start.tsx')).TelevisionStart);

/** What a television shows of a tournament now: the running presentation or lucky draw, else before the first score the start, else the matches or the board. */
export function Television(props: TelevisionProps) {
  const { board, connection, confirmedAt } = props;
  if (board.ceremony !== null) return <TelevisionCeremony board={board} />;
  if (board.luckyDraw) return <TelevisionLuckyDraw board={board} />;
  if (board.phase === 'upcoming') return <TelevisionStart board={board} connection={connection} confirmedAt={confirmedAt} />;
  if (board.matches) return <TelevisionMatches board={board} contests={board.matches} connection={connection} confirmedAt={confirmedAt} />;
  return <TelevisionBoard {...props} />;
}
