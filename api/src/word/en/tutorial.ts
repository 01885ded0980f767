import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/tutorial.ts';

export const catalogue: Translated<typeof vi> = {
  intro: 'Eight steps from the list of tournaments to the prize giving. The pictures show the demo.',
  pictureOf: 'The screen of step {{step}}: {{title}}',
  number: 'Step {{step}}',
  step: {
    tournaments: {
      title: 'Choose a club, see its tournaments',
      text: 'The club that you work for is named in the top bar. Tournaments lists those of the club, the newest first.',
    },
    create: {
      title: 'Create a tournament',
      text: 'Press Create a tournament and enter name, date and format. Everything else has usual values that you can change at any time.',
    },
    divisions: {
      title: 'Make divisions',
      text: 'Add divisions by handicap and gender, or use a standard set. Players go to the division that fits them.',
    },
    players: { title: 'Add players', text: 'Type into the list, or import the committee’s Excel file.' },
    importPlayers: {
      title: 'Import from Excel',
      text: 'Choose the file, look at each row, fix it in place. Nothing is saved before you press Import.',
    },
    scores: { title: 'Enter scores', text: 'Eighteen digits a card. Press ? to see the keys of the screen.' },
    leaderboard: {
      title: 'See the leaderboard',
      text: 'It is computed after each stroke. Press a player’s name to see why they have their place.',
    },
    winners: { title: 'Give the prizes', text: 'Winners names who gets each prize, and why. The committee settles ties here.' },
  },
};
