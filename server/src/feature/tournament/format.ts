import type { Tournament } from '@fairway/api';
import type { FormatName } from '@fairway/golf';

/** What golf calls the format of a tournament. */
export const golfFormat = (format: Tournament['format']): FormatName => (format === 'stroke-play-net' ? 'stroke-play' : format);
