import { boardOf, isClubTelevision, startListOf } from './address.ts';
import { BoardPage } from './board/board-page.tsx';
import { onDemand } from './on-demand.tsx';

const StartListPage = onDemand(async () => (await import('./start-list/start-list-page.tsx')).StartListPage);
const ListPage = onDemand(async () => (await import('./tournament-list/list-page.tsx')).ListPage);
const ClubTelevision = onDemand(async () => (await import('./club/club-television.tsx')).ClubTelevision);

const SealPage = onDemand(async () => (await import('./seal/seal-page.tsx')).SealPage);
const LuckyDrawPage = onDemand(async () => (await import('./lucky-draw/lucky-draw-page.tsx')).LuckyDrawPage);
const RegulationsPage = onDemand(async () => (await import('./regulation/regulations-page.tsx')).RegulationsPage);

/** The page of an address: a tournament's board, start list, regulations, seals or lucky draw, or the list of tournaments. */
export function LivePage({ path }: { path: string }) {
  if (isClubTelevision(path)) return <ClubTelevision />;
  if (path.includes('/live/seal')) return <SealPage path={path} />;
  if (path.includes('/live/lucky-draw')) return <LuckyDrawPage path={path} />;
  if (path.includes('/live/regulations')) return <RegulationsPage path={path} />;
  const [startList, board] = [startListOf(path), boardOf(path)];
  if (startList !== null) return <StartListPage tournamentId={startList} />;
  return board === null ? <ListPage /> : <BoardPage tournamentId={board} />;
}
