import type { say } from '../../../text/word.ts';
import type { ReportHead } from './head.ts';

/** When it was printed, of which version, and whether that is final or published: winners who are not what was published are provisional. */
export const printed = (
  { printedAt, version, standing, published }: Pick<ReportHead, 'printedAt' | 'version' | 'standing' | 'published'>,
  t: ReturnType<typeof say>,
): string =>
  [
    t('paper:printedAt', { time: printedAt }),
    t(standing === null ? 'paper:dataVersion' : 'paper:version', { version }),
    standing && (standing === 'official' || published?.isChanged !== false) && t(`paper:${standing}`),
    published && t(published.isChanged ? 'paper:changedSince' : 'paper:publishedAt', { time: published.at }),
  ]
    .filter(Boolean)
    .join(' · ');
