import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-season.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Season table',
  number: 'Number {{number}}, published {{date}}',
  older: 'There is a newer number: {{number}}.',
  latest: 'See the newest number',
  numbers: 'Published numbers',
  place: 'Place',
  golfer: 'Golfer',
  nobody: 'Golfer {{number}}',
  total: 'Total',
  events: 'Events',
  unranked: 'Not enough events for a place yet',
  counts: 'counting',
  dropped: 'dropped',
  bonus: 'bonus',
  closed: 'The details of this line were removed on request.',
  moved: 'Changes since number {{number}}',
  movedNobody: 'No place changed.',
  change: {
    rule: 'the rule changed',
    'event-added': 'an event was added',
    'event-gone': 'an event was taken out',
    'event-corrected': 'a result was corrected',
    people: 'golfers were joined or taken back',
  },
  empty: 'No golfer is in the table yet.',
  csv: 'Download (CSV)',
  check: 'Check it yourself',
  checking: 'Checking on your device…',
  checkFailed: 'It could not be checked. Please try again with a network.',
  holds: 'It matches. Your device has just worked this table out again and checked the signature.',
  holdsUnsigned: 'It matches. Your device has just worked this table out again; the site has not signed it.',
  differs: 'It does not match. This is not the table that was signed, or it does not follow from the results.',
  closedRows:
    'The signature and every line that can be opened match. {{count}} lines can’t be opened, so the whole table was not worked out again.',
};
