import type { Player } from '@fairway/api';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { confirm } from '../../../../ui/dialog/confirm.tsx';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { anonymisePlayer, takeOverAnonymised } from '../query.ts';

type Props = { tournamentId: string; player: Player; onDone: () => void };

/** Removes a player's name and everything private at their request, after naming what goes. */
export function AnonymiseButton({ tournamentId, player, onDone }: Props) {
  const { t } = useTranslation(['player', 'word']);
  const client = useQueryClient();
  const anonymise = useMutation({
    mutationFn: () => anonymisePlayer(tournamentId, player.id),
    onSuccess: async (now) => {
      await takeOverAnonymised(client, now);
      showToast('success', t('anonymise.done'), now.name);
      onDone();
    },
  });
  const ask = async () => {
    const text = `${t('anonymise.text')}\n${t('word:confirmText')}`;
    if (await confirm({ title: t('anonymise.title', { name: player.name }), text, action: t('anonymise.button'), isFinal: true }))
      anonymise.mutate();
  };
  return (
    <Button mt="lg" variant="subtle" color="brick" onClick={ask} loading={anonymise.isPending}>
      {t('anonymise.action')}
    </Button>
  );
}
