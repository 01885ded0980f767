import type { Tournament } from '@fairway/api';
import type { FormatName } from '@fairway/golf';

/** The name of a tournament's format in golf. */
export const golfFormat = (format: Tournament['format']): FormatName => (format === 'stroke-play-net' ? 'stroke-play' : format);
