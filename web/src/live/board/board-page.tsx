import type { PublicBoard } from '@fairway/api';
import { useEffect, useMemo } from 'react';
import { listedBoard } from '../../feature/play/leaderboard/listed-board.ts';
import { inOrder, type Ranking, rankedLines, rankingOf, searched } from '../../feature/play/leaderboard/ranking.ts';
import { PREFIX } from '../../lib/prefix.ts';
import { matchesSearch } from '../../lib/value/name.ts';
import { isTelevision, useQuery } from '../address.ts';
import { Announcement } from '../announcement.tsx';
import { BackerList } from '../backer/backer-list.tsx';
import { HiddenLine } from '../ceremony/hidden-line.tsx';
import type { FeedState } from '../feed/board-feed.ts';
import { useBoardFeed } from '../feed/use-board-feed.ts';
import { PlainBand } from '../page/band.tsx';
import { Found } from '../page/found.tsx';
import { onDemand, onDemandBeside } from '../page/on-demand.tsx';
import { PrintHead } from '../page/print-head.tsx';
import { Unavailable } from '../page/unavailable.tsx';
import { useWords } from '../words.ts';
import { Asides } from './aside.tsx';
import { BoardBand, hasFlights } from './board-band.tsx';
import { BoardFoot } from './board-foot.tsx';
import { BoardTabs, viewsOf } from './board-tabs.tsx';
import { FreshnessLine } from './freshness-line.tsx';
import { hasResult } from './result.ts';
import { BoardTable } from './table/board-table.tsx';
import { useLastLook } from './table/use-last-look.ts';
import { useCalmBoard } from './use-calm-board.ts';
import { WaitingButton } from './waiting-button.tsx';

const Television = onDemand(async () => (await import('../television/television.tsx')).Television);
const BoardLinks = onDemandBeside(async () => (await import('./board-links.tsx')).BoardLinks);
const LuckyDrawLink = onDemandBeside(async () => (await import('../lucky-draw/lucky-draw-link.tsx')).LuckyDrawLink);
const CeremonyPage = onDemand(async () => (await import('../ceremony/ceremony-page.tsx')).CeremonyPage);
const CeremonyLink = onDemandBeside(async () => (await import('../ceremony/ceremony-link.tsx')).CeremonyLink);
const WinnerList = onDemandBeside(async () => (await import('./winner/winner-list.tsx')).WinnerList);
const Starters = onDemand(async () => (await import('../start-list/starters.tsx')).Starters);
const OtherView = onDemand(async () => (await import('./other-view.tsx')).OtherView);

/** What stands above the list: it would jump when that came after it. Where a script does not come the board is shown without. */
async function headReady(board: PublicBoard): Promise<void> {
  await Promise.allSettled([board.phase === 'upcoming' && Starters.ready(), hasResult(board) && WinnerList.ready()]);
}

type PageProps = { tournamentId: string; ofClub?: boolean };

/** The public board of one tournament, on a phone, a desk or, with `?tv` or as a club's, on a television. */
export function BoardPage({ tournamentId, ofClub = false }: PageProps) {
  const { board: whole, phase, connection, confirmedAt, retry } = useBoardFeed(tournamentId, headReady);
  const { t } = useWords();
  const query = useQuery();
  const onTelevision = ofClub || isTelevision(query);
  const isEmbedded = query.has('embed');
  useEffect(() => {
    if (!isEmbedded) return;
    const telling = import('./frame-height.ts').then(
      ({ tellFrameHeight }) => tellFrameHeight(),
      () => () => {},
    );
    return () => void telling.then((stop) => stop());
  }, [isEmbedded]);
  const title = whole?.name ?? (phase === 'missing' ? t('notFound') : t('leaderboard'));
  useEffect(() => {
    document.title = `${title} · Fairway`;
  }, [title]);

  const [basis, division, list] = [query.get('basis'), query.get('division'), query.get('list')];
  const board = useMemo(() => whole && listedBoard(whole, list), [whole, list]);
  const ranking = useMemo(() => board && rankingOf(board, basis, division), [board, basis, division]);
  if (board === null || ranking === null) {
    return (
      <div className={onTelevision ? 'television' : undefined}>
        {!isEmbedded && <PlainBand />}
        <main className="page">
          <Unavailable phase={phase === 'shown' ? 'loading' : phase} onRetry={retry} />
        </main>
      </div>
    );
  }
  if (onTelevision) {
    return (
      <>
        <p className="for-paper">
          {t('printTelevision')} {`${location.origin}${PREFIX}/tournaments/${tournamentId}/live`}
        </p>
        <Television board={board} ranking={ranking} connection={connection} confirmedAt={confirmedAt} />
      </>
    );
  }
  return <BoardView key={list} latest={board} ranking={ranking} query={query} connection={connection} confirmedAt={confirmedAt} />;
}

type ViewProps = Pick<FeedState, 'connection' | 'confirmedAt'> & { latest: PublicBoard; ranking: Ranking; query: URLSearchParams };

/** The board for whoever reads it: the head is always the latest, the list waits while they read. */
function BoardView({ latest, ranking, query, connection, confirmedAt }: ViewProps) {
  // loaded beside the first look, so that a card opens without the network too
  useEffect(() => void import('../card/line-card.tsx').catch(() => undefined), []);
  const { t } = useWords();
  const openId = query.get('player');
  const isEmbedded = query.has('embed');
  const { board, changed, waiting, isScrolled, showLatest } = useCalmBoard(latest, openId !== null);
  const look = useLastLook(board);
  const search = query.get('q') ?? '';
  const view = viewsOf(board).find((one) => one === query.get('view')) ?? null;
  const groups = useMemo(() => searched(rankedLines(board.lines, ranking), search), [board, ranking, search]);
  const players = view === 'course' ? board.lines.filter(({ name }) => matchesSearch(name, search)).length : inOrder(groups).length;
  const division = board.divisions.find(({ id }) => id === ranking.divisionId);
  const title = [
    view === null ? `${t('leaderboard')}, ${t(`basis.${ranking.basis}`)}` : t(view),
    view !== 'course' && division && t('divisionName', { name: division.name }),
  ]
    .filter(Boolean)
    .join(', ');
  const waitingButton = <WaitingButton waiting={waiting} showLatest={showLatest} />;
  const band = !isEmbedded && <BoardBand board={latest} isScrolled={isScrolled} connection={connection} confirmedAt={confirmedAt} />;
  if (query.get('ceremony') === '1' && latest.ceremony !== null) {
    return (
      <>
        {band}
        <main className="page">
          <CeremonyPage board={latest} />
        </main>
      </>
    );
  }
  return (
    <>
      {band}
      <main className={isEmbedded ? 'page embedded' : 'page'} tabIndex={-1}>
        {isEmbedded && <h1 className="for-listeners">{board.name}</h1>}
        <PrintHead board={board} view={title} search={search} />
        <FreshnessLine board={latest} connection={connection} confirmedAt={confirmedAt} />
        {latest.ceremony !== null && <CeremonyLink />}
        {latest.luckyDraw && <LuckyDrawLink tournamentId={latest.tournamentId} />}
        {!latest.matches && latest.hidden?.length > 0 && <HiddenLine board={latest} divisionId={ranking.divisionId} />}
        {hasResult(board) && <WinnerList board={board} />}
        <Asides board={board} ranking={ranking} />
        {latest.matches ? (
          <div className="matches">
            <OtherView view={null} board={latest} ranking={ranking} search={search} />
          </div>
        ) : hasFlights(board) && board.phase === 'upcoming' ? (
          <Starters tournamentId={board.tournamentId} version={board.boardVersion} search={search} />
        ) : (
          <>
            {board.lines.length > 0 && <BoardTabs board={board} ranking={ranking} search={search} view={view} />}
            <Found search={search} count={players} view={title} />
            <h2 id="view" className="for-listeners" translate="no">
              {title}
            </h2>
            {view !== null ? (
              <OtherView view={view} board={board} ranking={ranking} search={search} />
            ) : (
              <BoardTable
                {...{ board, changed, look, ranking, groups, search, openId }}
                waiting={openId !== null && waiting > 0 && waitingButton}
              />
            )}
          </>
        )}
        {board.sponsors?.length > 0 && <BackerList sponsors={board.sponsors} />}
        {(openId === null || view !== null) && waitingButton}
        {!isEmbedded && <BoardLinks board={board} />}
        <BoardFoot board={board} isEmbedded={isEmbedded} />
        <Announcement board={board} ranking={ranking} connection={connection} waiting={waiting} />
      </main>
    </>
  );
}
