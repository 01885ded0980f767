import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-ballot.ts';

export const catalogue: Translated<typeof vi> = {
  about:
    'Each number is one entry, of one golfer or a group; only who entered knows it. Places are given in the order that was drawn, and then places on the waiting list in the same order.',
  room: 'When it was drawn there were: {{kinds}}.',
  kind: '{{name}} {{places}} places, {{waiting}} on the waiting list',
  lots: 'Numbers in this draw: {{count}}',
  drawnLast: 'drawn last, as they did not come before',
  smaller: 'someone withdrew before the draw',
  outcome: { place: 'has a place', list: 'waiting list', none: 'no place', gone: 'withdrawn' },
  intro:
    'Places are drawn by ballot when entries close: early or late makes no difference. Each entry has a number of its own to check the draw by.',
  beacon:
    'When entries close, the list of numbers in the ballot (without names) is sealed. Their order comes from the number that drand publishes at {{time}}: nobody can know it or choose it. Without it, three guests at the club give numbers.',
  hall: 'When entries close, the list of numbers in the ballot (without names) is sealed. Their order comes from the numbers of three guests at the club: nobody can know it or choose it.',
  last_one: 'Whoever had a place in a tournament here within the last month and did not come is drawn last, with their group.',
  last_other: 'Whoever had a place in a tournament here within the last {{count}} months and did not come is drawn last, with their group.',
  group: {
    split: 'If there are too few places for a group, its first golfers get those and the others wait.',
    wait: 'If there are too few places for a group, all of it waits and nobody passes it.',
    pass: 'If there are too few places for a group, all of it waits and smaller groups behind it go first.',
  },
  phase: { sealed: 'The list of the ballot is sealed.', drawn: 'The ballot has been drawn.' },
  check: 'See the list of numbers and check it yourself',
  own: {
    lot: 'Your number in the ballot: {{lot}}. Only you know it.',
    drawn: 'Your number {{lot}} was drawn in place {{nth}}.',
  },
};
