import type { Player } from '@fairway/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { failureOf } from '../../../../lib/api/failure.ts';
import { confirmDelete } from '../../../../ui/dialog/confirm.tsx';
import type { SaveProgress } from '../../../../ui/grid/model/sheet-saver.ts';
import { showToast } from '../../../../ui/toast/toast.tsx';
import { deletePlayer, leaveOutPlayer } from '../query.ts';

/** Players who could not be deleted, each with the reason. */
export type NotDeletedPlayers = readonly { readonly name: string; readonly reason: string }[];

const MOST_NAMES = 8;
/** Whose names go: of one the title has it. */
function goesOf(players: readonly Player[]): string {
  const names = players.slice(0, MOST_NAMES).map(({ name }) => name);
  return players.length === 1 ? '' : [...names, ...(players.length > MOST_NAMES ? ['…'] : [])].join(', ');
}

/** Asks, then deletes one after the other; the server keeps a player with scores. Deleting cannot be undone. */
export function useRemoval(tournamentId: string) {
  const { t } = useTranslation(['player', 'word']);
  const client = useQueryClient();
  const { mutateAsync: deleteOne } = useMutation({
    mutationFn: (playerId: string) => deletePlayer(tournamentId, playerId),
    meta: { shows: 'every' },
  });
  const [progress, setProgress] = useState<SaveProgress | null>(null);
  const [outcome, setOutcome] = useState<NotDeletedPlayers>([]);
  /** Whether all of them are gone. */
  const remove = useCallback(
    async (players: readonly Player[]): Promise<boolean> => {
      const [only] = players;
      if (only === undefined) return false;
      const title = players.length === 1 ? t('delete.title', { name: only.name }) : t('delete.titleMany', { count: players.length });
      if (!(await confirmDelete({ title, goes: goesOf(players), action: t('word:delete') }))) return false;
      const stayed: NotDeletedPlayers[number][] = [];
      for (const [done, player] of players.entries()) {
        if (players.length > 1) setProgress({ done, total: players.length });
        try {
          await deleteOne(player.id);
          await leaveOutPlayer(client, tournamentId, player.id);
        } catch (error) {
          stayed.push({ name: player.name, reason: failureOf(error)?.message ?? '' });
        }
      }
      setProgress(null);
      setOutcome(stayed);
      const gone = players.length - stayed.length;
      if (gone === 1 && players.length === 1) showToast('success', t('delete.done', { name: only.name }), '');
      else if (gone > 0) showToast('success', t('delete.doneMany', { count: gone }), '');
      return stayed.length === 0;
    },
    [client, deleteOne, t, tournamentId],
  );
  const forget = useCallback(() => setOutcome([]), []);
  return { remove, progress, outcome, forget };
}

export type Removal = ReturnType<typeof useRemoval>;
