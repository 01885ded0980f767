import type { StaffBoard } from '@fairway/api';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { TableToolbar } from '../../../../ui/table/table-toolbar.tsx';
import { ListSelect } from '../list-select.tsx';
import { HoleChart } from './hole-chart.tsx';
import { lastPlayed } from './hole-statistics.ts';
import { ReceivedChart } from './received-chart.tsx';
import classes from './statistics-panel.module.css';

type Props = {
  board: StaffBoard;
  divisionId: string | null;
  onDivision: (divisionId: string) => void;
  /** The rounds by their numbers from 1. */
  rounds: readonly { readonly id: string }[];
  timeZone: string;
  /** Leads back to the list. */
  view: ReactNode;
};

/** What the field’s scores look like, and when they came in. */
export function StatisticsPanel({ board, divisionId, onDivision, rounds, timeZone, view }: Props) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const round = rounds[lastPlayed(board)];
  return (
    <>
      <TableToolbar count="">
        {view}
        <ListSelect divisions={board.divisions} divisionId={divisionId} onChange={onDivision} />
      </TableToolbar>
      <div className={`column gap-16 ${classes.panel}`}>
        <div className={`panel ${classes.chart}`}>
          <HoleChart board={board} divisionId={divisionId} t={t} language={language} />
        </div>
        {round && (
          <div className={`panel ${classes.chart}`}>
            <ReceivedChart tournamentId={board.tournamentId} roundId={round.id} timeZone={timeZone} />
          </div>
        )}
      </div>
    </>
  );
}
