import type { StaffBoardLine } from '@fairway/api';
import { sayAward } from '@fairway/api/word/say/award';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { IconChartBar, IconListNumbers } from '#icon';
import { WorkbookButton } from '../../../feature/output/workbook/workbook-button.tsx';
import { ExplanationDrawer } from '../../../feature/play/leaderboard/explanation-drawer.tsx';
import { LeaderboardTable } from '../../../feature/play/leaderboard/leaderboard-table.tsx';
import { listedBoard } from '../../../feature/play/leaderboard/listed-board.ts';
import { board } from '../../../feature/play/leaderboard/query.ts';
import { rankingOf } from '../../../feature/play/leaderboard/ranking.ts';
import { StatisticsPanel } from '../../../feature/play/leaderboard/statistics/statistics-panel.tsx';
import { MatchBoard } from '../../../feature/play/match/match-board.tsx';
import { HiddenSign } from '../../../feature/result/ceremony/hidden-sign.tsx';
import { WhatIfLink } from '../../../feature/result/what-if/what-if-link.tsx';
import { winnerList } from '../../../feature/result/winner/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useAddress } from '../../../ui/page/address.ts';
import { useTournament } from '../tournament/tournament-frame.tsx';

/** Which list or view the address asks for, and of whom the reasons are open. */
const DEFAULTS = { basis: '', division: '', list: '', player: '', view: '' };

export function LeaderboardPage() {
  const tournament = useTournament();
  const { id, timeZone, rounds } = tournament;
  const { t } = useTranslation('leaderboard');
  const read = useQuery(board(id));
  const [address, change] = useAddress(DEFAULTS);
  const listed = useMemo(() => read.data && listedBoard(read.data, address.list), [read.data, address.list]);
  const line = listed?.lines.find(({ playerId }) => playerId === address.player);
  const won = useWon(id, line?.playerId ?? null);
  const onWhy = useCallback(({ playerId }: StaffBoardLine) => change({ player: playerId }), [change]);
  const failure = read.isError && read.data === undefined ? { error: read.error, retry: read.refetch } : null;
  const ranking = rankingOf(read.data ?? { bases: [], divisions: [] }, address.basis, address.division);
  const isStatistics = address.view === 'statistics';
  const view = (
    <Button
      variant="default"
      flex="none"
      leftSection={isStatistics ? <IconListNumbers aria-hidden size={16} /> : <IconChartBar aria-hidden size={16} />}
      onClick={() => change({ view: isStatistics ? '' : 'statistics' })}
    >
      {t(isStatistics ? 'view.list' : 'view.statistics')}
    </Button>
  );
  if (read.data && isStatistics && !read.data.matches) {
    return (
      <StatisticsPanel
        board={read.data}
        divisionId={ranking.divisionId}
        onDivision={(division) => change({ division })}
        rounds={rounds}
        timeZone={timeZone}
        view={view}
      />
    );
  }
  const sign = <HiddenSign tournamentId={id} timeZone={timeZone} />;
  if (read.data?.matches) {
    const { matches } = read.data;
    return <MatchBoard board={{ ...read.data, matches }} sign={sign} actions={<WorkbookButton tournamentId={id} kind="result" />} />;
  }
  return (
    <>
      <LeaderboardTable
        board={listed}
        failure={failure}
        onWhy={onWhy}
        view={view}
        sign={sign}
        actions={
          <>
            <WhatIfLink tournament={tournament} />
            <WorkbookButton tournamentId={id} kind="result" />
          </>
        }
      />
      {listed && line && <ExplanationDrawer board={listed} line={line} ranking={ranking} {...won} onClose={() => change({ player: '' })} />}
    </>
  );
}

/** What a player won, and what of it the public knows; read with the first reasons that are opened. */
function useWon(tournamentId: string, playerId: string | null) {
  const { t } = useTranslation('choice');
  const language = useLanguage();
  const { data } = useQuery({ ...winnerList(tournamentId), enabled: playerId !== null });
  const won = data?.items.filter(({ winner }) => winner !== null && winner.playerId === playerId) ?? [];
  const prizes = won.map((award) => sayAward(award, t, language));
  const isPublished = data?.publication?.isChanged === false;
  return { prizes, shared: data === undefined ? null : { initials: data.initials, prizes: isPublished ? prizes : [] } };
}
