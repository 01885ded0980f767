import type { Player } from '@fairway/api';
import type { CardStatus } from '@fairway/api/choice/play/score';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../feature/field/player/field/field.ts';
import { changePlayer, players, takeOverPlayer } from '../../../feature/field/player/query.ts';
import { changeCard } from '../../../feature/field/player/save/card-change.ts';
import type { CardStatuses } from '../../../feature/play/score/card/use-card-statuses.ts';
import { takeOverStatus } from '../../../feature/play/score/query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { showToast } from '../../../ui/toast/toast.tsx';

type StatusQuestion = { readonly player: Player; readonly roundId: string; readonly status: CardStatus };

/** Sets the status of a player's card from the score desk at once; a toast says so and takes it back. */
export function useCardStatus(tournamentId: string, all: readonly Player[] | undefined): CardStatuses {
  const { t } = useTranslation('score');
  const client = useQueryClient();
  const setting = useMutation({
    mutationFn: ({ player, roundId, status }: StatusQuestion) =>
      changeCard((change) => changePlayer(tournamentId, player.id, change), player, roundId, { status }),
    onSuccess: async (saved, { player, roundId, status }) => {
      await takeOverPlayer(client, saved);
      await takeOverStatus(client, tournamentId, roundId, { playerId: saved.id, status });
      const undo = () => setting.mutate({ player: saved, roundId, status: statusOf(player, roundId) });
      const header = status === 'ok' ? t('statusBack', { name: saved.name }) : `${saved.name}: ${t(`statusWord.${status}`)}`;
      showToast('success', header, '', undo);
    },
    onError: () => client.invalidateQueries({ queryKey: players(tournamentId).queryKey }),
  });
  const playerOf = (playerId: string) => all?.find(({ id }) => id === playerId);
  return {
    /** The card's own status: what stands on the sheet may come from an earlier round. */
    ownOf: (playerId, roundId) => {
      const player = playerOf(playerId);
      return player && statusOf(player, roundId);
    },
    set: (playerId, roundId, status) => {
      const player = playerOf(playerId);
      if (player !== undefined) setting.mutate({ player, roundId, status });
    },
  };
}
