import type { say } from '../../word.ts';
import type { Head } from './page/sheet.ts';

/** When it was printed, of which version, and whether that is final. */
export const printed = (
  { printedAt, version, standing }: Pick<Head, 'printedAt' | 'version' | 'standing'>,
  t: ReturnType<typeof say>,
): string =>
  [
    t('paper:printedAt', { time: printedAt }),
    t(standing === null ? 'paper:dataVersion' : 'paper:version', { version }),
    standing && t(`paper:${standing}`),
  ]
    .filter(Boolean)
    .join(' · ');
