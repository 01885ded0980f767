import type { FinishPreview } from '@fairway/api';
import type { SayOf } from '@fairway/api/word/say';

/** What finishing a round means, and by division, or of the whole field, who would miss the cut. */
export function sayFinish({ cut }: Pick<FinishPreview, 'cut'>, t: SayOf<'tournament'>): string {
  const lines = cut.map(({ divisionName, line, players }) => {
    const names = players.map(({ name }) => name).join(', ');
    const said = { line, count: players.length, names };
    return divisionName === null ? t('detail.finishCutOfField', said) : t('detail.finishCut', { division: divisionName, ...said });
  });
  return [t('detail.finishText'), ...lines].join('\n');
}
