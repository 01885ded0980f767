import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useStore } from '../../../../lib/store.ts';
import { readField } from '../field/field-change.ts';
import { fieldText } from '../field/field-text.ts';
import { isToldOf, refusalBeside } from '../field/refusal.ts';
import type { FieldContext } from '../field/tee.ts';
import { changePlayer, players, takeOverPlayer } from '../query.ts';
import { ownFlightVersion, withFlightVersion } from './flight-version.ts';
import { createPlayerSaver } from './player-saver.ts';

/** Saves the cells of a tournament's players, and keeps the result of each. It lives as long as its screen, whatever is read again. */
export function usePlayerSaver(tournamentId: string, context: FieldContext) {
  const client = useQueryClient();
  const { t } = useTranslation('player');
  const latest = useRef({ context, t });
  useEffect(() => {
    latest.current = { context, t };
  }, [context, t]);
  const [saver] = useState(() => {
    const { queryKey } = players(tournamentId);
    return createPlayerSaver({
      playerOf: (playerId) => client.getQueryData(queryKey)?.items.find(({ id }) => id === playerId),
      textOf: (player, field) => fieldText(player, field, latest.current.context),
      read: (field, text) => readField(field, text, latest.current.context),
      tell: (problem) => latest.current.t(`problem.${problem}`),
      explain: refusalBeside,
      isToldOf,
      send: (playerId, wanted, version) => {
        const all = client.getQueryData(queryKey)?.items ?? [];
        const player = all.find(({ id }) => id === playerId);
        const own = player ? ownFlightVersion(player, latest.current.context.roundId) : null;
        const mutationFn = () => changePlayer(tournamentId, playerId, { ...withFlightVersion(wanted, own, all), version });
        return client
          .getMutationCache()
          .build(client, { mutationFn, meta: { shows: 'every' } })
          .execute(undefined);
      },
      takeOver: (player) => takeOverPlayer(client, player),
    });
  });
  return { saver, ...useStore(saver.told), progress: useStore(saver.progress) };
}
