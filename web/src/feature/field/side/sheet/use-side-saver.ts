import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api-error.ts';
import { failureOf } from '../../../../lib/failure.ts';
import { useStore } from '../../../../lib/store.ts';
import type { FindGolfer } from '../../../../ui/field/find-golfer.ts';
import { changeSide, sides, takeOverSide } from '../query.ts';
import { type SideField, sideText } from './place.ts';
import { createSideSaver } from './side-saver.ts';

type Setting = {
  readonly roundId: string;
  readonly find: FindGolfer;
  /** What a value reads as: the name of a golfer or of a division. */
  readonly labelOf: (field: SideField, value: string) => string;
  readonly isDivision: (text: string) => boolean;
};

/** Saves the cells of the sides in a round and the later ones. The sheet of another round is another one. */
export function useSideSaver(tournamentId: string, setting: Setting) {
  const client = useQueryClient();
  const { t } = useTranslation('side');
  const latest = useRef({ ...setting, t });
  useEffect(() => {
    latest.current = { ...setting, t };
  });
  const [saver] = useState(() => {
    const { roundId } = setting;
    return createSideSaver({
      roundId,
      sideOf: (sideId) => client.getQueryData(sides(tournamentId).queryKey)?.items.find(({ id }) => id === sideId),
      textOf: (side, field) => sideText(side, field, roundId),
      find: (text) => latest.current.find(text),
      send: (sideId, change) => {
        const mutationFn = () => changeSide(tournamentId, sideId, change);
        return client
          .getMutationCache()
          .build(client, { mutationFn, meta: { shows: 'every' } })
          .execute(undefined);
      },
      takeOver: (side) => takeOverSide(client, tournamentId, side),
      tell: (problem) => latest.current.t(`problem.${problem === 'nobody' ? 'lastOne' : problem}`),
      explain: (error) => {
        if (!isApiError(error)) return failureOf(error)?.message ?? '';
        if ('substitute' in error.errors) return latest.current.t('problem.needsForm');
        return Object.values(error.errors)[0]?.[0] ?? failureOf(error)?.message ?? '';
      },
      tellChanged: (stands, field) =>
        stands === ''
          ? latest.current.t('problem.emptied')
          : latest.current.t('problem.changed', { stands: latest.current.labelOf(field, stands) }),
      isDivision: (text) => latest.current.isDivision(text),
    });
  });
  return { saver, ...useStore(saver.told) };
}
