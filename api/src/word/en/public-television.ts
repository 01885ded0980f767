import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-television.ts';

export const catalogue: Translated<typeof vi> = {
  firstTee: 'First tee time',
  left: '{{time}} to go',
  waiting: 'Waiting for the first scores',
  scan: 'Scan to find your flight',
  flights_one: '{{count}} flight',
  flights_other: '{{count}} flights',
};
