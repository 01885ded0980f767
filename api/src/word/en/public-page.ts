import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-page.ts';

export const catalogue: Translated<typeof vi> = {
  column: {
    place: 'Place',
    divisionPlace: 'Place in division',
    name: 'Player',
    division: 'Division',
    flight: 'Flight',
    status: 'Status',
    thru: 'Holes played',
    toPar: 'To par (gross)',
    gross: 'Gross',
    handicap: 'Handicap used',
    net: 'Net',
    points: 'Stableford points',
    hole: 'Hole {{hole}}',
    holeOfRound: 'Round {{round}} hole {{hole}}',
    totalOnly: 'Total only',
    totalOnlyOfRound: 'Round {{round}} total only',
  },
  pickup: 'picked up',
  fileName: 'leaderboard',
  board: 'Live leaderboard',
  startList: 'Start list',
  regulations: 'Regulations',
  phase: { upcoming: 'Upcoming', playing: 'In progress', ended: 'Finished' },
  official: 'Official results',
  startsAt: 'First tee time {{time}}',
  startsOn: 'Played on {{date}}',
  leaders: 'Leading: {{names}}',
  nobody: 'No results yet',
};
