import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/result-file.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Result: {{name}}',
  compare: 'Compare these two codes with paper or with the page of the tournament. The file alone is no proof.',
  head: 'Code of the ledger',
  key: 'Signing key',
  noKey: 'not signed',
  needsScript: 'Open this file in a browser with JavaScript.',
  winners: 'Winners',
  places: 'Leaderboard',
  list: 'Ranked by',
  basis: { gross: 'Gross', net: 'Net', points: 'Stableford points' },
  place: 'Place',
  side: 'Side',
  golfer: 'Golfer',
  handicap: 'Handicap',
  round: 'Round {{number}}',
  hole: 'Hole',
  pickup: 'picked up',
  agrees: 'IT AGREES',
  differs: 'IT DOES NOT AGREE',
  signature: 'Result number {{number}}, signed at {{time}}.',
  unreadable: {
    foreign: '{{source}}: there are no golf day facts in it that can be read. The file may be cut short, or another one.',
    newer: '{{source}}: the data is of a newer version. Update Fairway, then check again.',
    missing: '{{source}}: this file cannot be opened.',
    large: '{{source}}: too large ({{megabytes}} MB at most).',
    unanswered: '{{source}}: this address does not answer. Check the address and the network.',
    status: '{{source}}: this address answers {{status}}, which is no result.',
  },
};
