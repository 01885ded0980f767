import type { StaffBoardLine } from '@fairway/api';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { HiddenSign } from '../../../feature/ceremony/hidden-sign.tsx';
import { ExplanationDrawer } from '../../../feature/leaderboard/explanation-drawer.tsx';
import { LeaderboardTable } from '../../../feature/leaderboard/leaderboard-table.tsx';
import { board } from '../../../feature/leaderboard/query.ts';
import type { Ranking } from '../../../feature/leaderboard/ranking.ts';
import { WhatIfLink } from '../../../feature/what-if/what-if-link.tsx';
import { WorkbookButton } from '../../../feature/workbook/workbook-button.tsx';
import { useTournament } from '../tournament/tournament-frame.tsx';

type LineQuestion = { readonly line: StaffBoardLine; readonly ranking: Ranking };

export function LeaderboardPage() {
  const tournament = useTournament();
  const { id, timeZone } = tournament;
  const read = useQuery(board(id));
  const [asked, setAsked] = useState<LineQuestion | null>(null);
  const onWhy = useCallback((line: StaffBoardLine, ranking: Ranking) => setAsked({ line, ranking }), []);
  const failure = read.isError && read.data === undefined ? { error: read.error, retry: read.refetch } : null;
  return (
    <>
      <LeaderboardTable
        board={read.data}
        failure={failure}
        onWhy={onWhy}
        sign={<HiddenSign tournamentId={id} timeZone={timeZone} />}
        actions={
          <>
            <WhatIfLink tournament={tournament} />
            <WorkbookButton tournamentId={id} kind="result" />
          </>
        }
      />
      {read.data && asked && (
        <ExplanationDrawer board={read.data} line={asked.line} ranking={asked.ranking} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
