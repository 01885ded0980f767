import type { StaffBoard, StaffBoardLine } from '@fairway/api';
import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Unread } from '../../ui/page/state-note.tsx';
import { explanation } from './query.ts';
import type { Ranking } from './ranking.ts';
import { StepList } from './step-list.tsx';

type Props = { board: StaffBoard; line: StaffBoardLine | null; ranking: Ranking; onClose: () => void };

/** Why a player has their place, in sentences made from the engine's steps. */
export function ExplanationDrawer({ board, line, ranking, onClose }: Props) {
  const { t } = useTranslation('explanation');
  const { t: word } = useTranslation();
  return (
    <Drawer
      opened={line !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={line === null ? '' : t('why', { name: line.name })}
      closeButtonProps={{ 'aria-label': word('close') }}
    >
      {line !== null && <Reasons board={board} line={line} ranking={ranking} />}
    </Drawer>
  );
}

function Reasons({ board, line, ranking }: { board: StaffBoard; line: StaffBoardLine; ranking: Ranking }) {
  const read = useQuery(explanation(board.tournamentId, line.playerId, ranking.basis, ranking.divisionId === null ? 'field' : 'division'));
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  return <StepList steps={read.data.steps} board={board} />;
}
