import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/palette.ts';

export const catalogue: Translated<typeof vi> = {
  placeholder: 'Find a screen, tournament, player or action',
  screens: 'Screens',
  tournaments: 'Tournaments',
  players: 'Players',
  golfers: 'Golfers',
  actions: 'Actions',
  ofTournament: 'of the open tournament',
  toClub: 'Change to {{club}}',
  nothing: 'Nothing found',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  keys: {
    title: 'Keys',
    everywhere: 'Every screen',
    palette: 'Find a screen, tournament, player',
    save: 'Save the open form',
    close: 'Close',
    help: 'Show the keys of the screen',
  },
};
