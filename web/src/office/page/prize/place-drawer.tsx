import type { StaffBoard } from '@fairway/api';
import { Drawer, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { StepList } from '../../../feature/play/leaderboard/step/step-list.tsx';
import { type AskedPlace, placeReasons } from '../../../feature/result/what-if/query.ts';
import type { Tried } from '../../../feature/result/what-if/tried.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Unread } from '../../../ui/page/state-note.tsx';

type PlaceQuestion = { readonly board: StaffBoard; readonly tried: Tried; readonly place: AskedPlace };

/** Why a player would have another place: the reasons of the change first, then those of now. */
export function PlaceDrawer({ onClose, ...question }: PlaceQuestion & { readonly onClose: () => void }) {
  const { t } = useTranslation('explanation');
  return (
    <Drawer opened onClose={onClose} position="right" size="md" title={t('why', { name: question.place.name })}>
      <Reasons {...question} />
    </Drawer>
  );
}

function Reasons({ board, tried, place }: PlaceQuestion) {
  const { t } = useTranslation('what-if');
  const read = useQuery(placeReasons(board.tournamentId, tried, place));
  if (read.data === undefined) return <Unread of={[read]} height={160} />;
  return (
    <Stack gap="lg">
      {(['after', 'before'] as const).map((side) => (
        <section key={side} aria-label={t(side)}>
          <Title order={3} size="sm" mb="xs">
            {t(side)}
          </Title>
          <StepList steps={read.data[side].steps} board={board} />
        </section>
      ))}
    </Stack>
  );
}
