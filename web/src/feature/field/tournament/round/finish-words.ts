import type { FinishPreview } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';

/** What finishing a round means, and by division, or of the whole field, who would miss the cut. */
export function sayFinish({ cut }: Pick<FinishPreview, 'cut'>, t: SayOf<'tournament'>): string {
  const lines = cut.map(({ divisionName, of, line, players }) => {
    const names = players.map(({ name }) => name).join(', ');
    const sentence = t('detail.finishCut', { line, count: players.length, names, who: t(`detail.cut.${of}`) });
    return divisionName === null ? sentence : t('detail.finishCutIn', { division: divisionName, said: sentence });
  });
  return [t('detail.finishText'), ...lines].join('\n');
}
