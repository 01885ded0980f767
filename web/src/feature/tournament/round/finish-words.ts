import type { FinishPreview } from '@fairway/api';
import type { TFunction } from 'i18next';

/** What finishing a round means, and by division who would miss the cut. */
export function sayFinish({ cut }: Pick<FinishPreview, 'cut'>, t: TFunction<'tournament'>): string {
  const lines = cut.map(({ divisionName, line, players }) => {
    const names = players.map(({ name }) => name).join(', ');
    return t('detail.finishCut', { division: divisionName, line, count: players.length, names });
  });
  return [t('detail.finishText'), ...lines].join('\n');
}
