import type { Player } from '@fairway/api';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useSheetSaver } from '../../../../ui/grid/use-sheet-saver.ts';
import type { Field } from '../field/field.ts';
import { readField, together, type Wanted } from '../field/field-change.ts';
import { fieldText } from '../field/field-text.ts';
import { isToldOf, refusalBeside } from '../field/refusal.ts';
import type { FieldContext } from '../field/tee.ts';
import { changePlayer, players, takeOverPlayer } from '../query.ts';
import { ownFlightVersion, withFlightVersion } from './flight-version.ts';

/** Saves the cells of a tournament's players. */
export function usePlayerSaver(tournamentId: string, context: FieldContext) {
  const client = useQueryClient();
  const { t } = useTranslation('player');
  const all = () => client.getQueryData(players(tournamentId).queryKey)?.items ?? [];
  return useSheetSaver<Player, Field, Wanted>({
    rowOf: (playerId) => all().find(({ id }) => id === playerId),
    textOf: (player, field) => fieldText(player, field, context),
    read: ({ field, text }) => {
      const reading = readField(field, text, context);
      return 'wanted' in reading ? { value: reading.wanted } : { problem: t(`problem.${reading.problem}`) };
    },
    send: (player, cells) => {
      const wanted = together(cells.map(({ value }) => value));
      const own = ownFlightVersion(player, context.roundId);
      return changePlayer(tournamentId, player.id, { ...withFlightVersion(wanted, own, all()), version: player.version });
    },
    takeOver: (player) => takeOverPlayer(client, player),
    explain: refusalBeside,
    isToldOf,
  });
}
