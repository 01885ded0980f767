import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-golfer.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Results',
  newest: 'Latest tournament',
  tournaments_one: '{{count}} tournament',
  tournaments_other: '{{count}} tournaments',
  prizes_one: '{{count}} prize',
  prizes_other: '{{count}} prizes',
  none: 'No result is public yet',
  noneHint: 'Results appear here once a tournament is closed and shown.',
  divisionPlace: 'Place {{place}} in {{name, division}}',
  gross: 'Gross {{value}}',
  net: 'Net {{value}}',
  points: '{{value}} Stableford points',
  with: 'With {{names}}',
  against: 'Against {{names}}',
  somebody: 'a golfer',
  several: '{{count}} golfers',
  seasons: 'Seasons',
  seasonPlace: 'Place {{place}}, total {{total}}',
  missing: 'There is no such page',
  missingHint: 'The address may be wrong, or the page is no longer public.',
};
