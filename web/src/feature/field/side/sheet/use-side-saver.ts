import type { Side } from '@fairway/api';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { useSheetSaver } from '../../../../ui/grid/use-sheet-saver.ts';
import { changeSide, sides, takeOverSide } from '../query.ts';
import { isPlace, type SideField } from './place.ts';
import { sideCells, sideChange } from './side-cell.ts';

type SideSaverOptions = {
  readonly roundId: string;
  readonly find: FindGolfer;
  /** What a value reads as: the name of a golfer or of a division. */
  readonly labelOf: (field: SideField, value: string) => string;
  readonly isDivision: (text: string) => boolean;
};

/** Saves the cells of the sides in a round and the later ones. The sheet of another round is another one. */
export function useSideSaver(tournamentId: string, { roundId, find, labelOf, isDivision }: SideSaverOptions) {
  const client = useQueryClient();
  const { t } = useTranslation('side');
  const cells = sideCells({ roundId, find, isDivision, tell: (problem) => t(`problem.${problem}`) });
  return useSheetSaver<Side, SideField, null>({
    ...cells,
    rowOf: (sideId) => client.getQueryData(sides(tournamentId).queryKey)?.items.find(({ id }) => id === sideId),
    send: (side, changed) => changeSide(tournamentId, side.id, sideChange(side, changed, roundId)),
    takeOver: (side) => takeOverSide(client, tournamentId, side),
    explain: (error, field) =>
      isPlace(field) && isApiError(error) && 'substitute' in error.errors ? t('problem.needsForm') : cells.explain(error, field),
    tellChanged: (stands, field) => (stands === '' ? t('problem.emptied') : t('problem.changed', { stands: labelOf(field, stands) })),
  });
}
