import type { Division } from '@fairway/api';
import type { HandicapRange, Measure, Tenths } from '@fairway/golf';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { useKeptState } from '../../../../ui/page/kept-typing.ts';
import { golfDivision } from '../../../../ui/rule/division.ts';
import { showStale, showToast } from '../../../../ui/toast/toast.tsx';
import { changeDivision, divisions as divisionList } from '../query.ts';
import { endsOf, type Ranges, withEnds } from './border.ts';

/** A range that is not saved yet, and the version of the division that its author saw. */
type Wanted = HandicapRange & { readonly version: number };

const NOTHING: ReadonlyMap<string, Wanted> = new Map();

/**
 * The divisions as they are saved and as they would be. Saving writes them one after the other, each as any change of a division; one that
 * another person has changed meanwhile is refused, stays on the screen beside their range, and is written by the next save.
 */
export function useBorders(tournamentId: string, divisions: readonly Division[], measure: Measure) {
  const { t } = useTranslation('division');
  const client = useQueryClient();
  const [wanted, setWanted] = useKeptState('borders', NOTHING);
  const saved = divisions.map(golfDivision);
  const ranges = saved.reduce<Ranges>((all, { id }) => {
    const own = wanted.get(id);
    return own === undefined ? all : withEnds(all, id, measure, { from: own.from, to: own.to });
  }, saved);

  const change = (next: Ranges) => {
    const changed = next.flatMap((division): [string, Wanted][] => {
      const ends = endsOf(division, measure);
      const now = divisions.find(({ id }) => id === division.id);
      if (now === undefined || isSame(ends, endsOf(golfDivision(now), measure))) return [];
      return [[division.id, { ...ends, version: wanted.get(division.id)?.version ?? now.version }]];
    });
    setWanted(changed.length === 0 ? NOTHING : new Map(changed));
  };

  const { queryKey } = divisionList(tournamentId);
  /** The list shows a division as it is now before its range is dropped: nothing jumps back. */
  const show = (now: Division) =>
    client.setQueryData(queryKey, (list) => list && { ...list, items: list.items.map((one) => (one.id === now.id ? now : one)) });
  const write = useMutation({
    mutationFn: async (of: ReadonlyMap<string, Wanted>) => {
      let refused = 0;
      for (const [divisionId, { from, to, version }] of of) {
        try {
          show(
            await changeDivision({ divisionId, version, [`${FIELD[measure]}From`]: strokes(from), [`${FIELD[measure]}To`]: strokes(to) }),
          );
          setWanted((left) => new Map([...left].filter(([id]) => id !== divisionId)));
        } catch (error) {
          if (!isApiError(error, 'stale-version')) throw error;
          const now = error.current as Division;
          show(now);
          setWanted((left) => new Map(left).set(divisionId, { from, to, version: now.version }));
          showStale(t('border.stale', { name: now.name }));
          refused += 1;
        }
      }
      return refused;
    },
    onSuccess: (refused) => refused === 0 && showToast('success', t('border.saved'), ''),
    onSettled: () => client.invalidateQueries({ queryKey: ['tournaments', tournamentId] }),
  });
  return {
    saved,
    ranges,
    change,
    reset: () => setWanted(NOTHING),
    save: () => write.mutate(wanted),
    isChanged: wanted.size > 0,
    isSaving: write.isPending,
  };
}

const isSame = (one: HandicapRange, other: HandicapRange): boolean => one.from === other.from && one.to === other.to;
const FIELD = { course: 'handicapCourse', index: 'handicapIndex' } as const;
const strokes = (handicap: Tenths | null): number | null => (handicap === null ? null : handicap / 10);
