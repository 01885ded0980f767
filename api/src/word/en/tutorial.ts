import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/tutorial.ts';

export const catalogue: Translated<typeof vi> = {
  intro: 'Eight steps from a new tournament to the prize giving, in the order of its day. The pictures show the demo.',
  pictureOf: 'The screen of step {{step}}: {{title}}',
  number: 'Step {{step}}',
  hintLabel: 'Hint',
  hintRead: 'Got it',
  /** What each part of a tournament is for. */
  hint: {
    prepare: 'Not sure what comes next? Open Detail. Is anything missing? Open the ready check.',
    flight: 'Draw the flights or drag players into them, create QR codes for the caddies, then print the papers for the day.',
    score: 'Scores from caddies’ phones arrive here. Type paper cards with the digits, one key a hole.',
    result: 'The leaderboard updates after every stroke. Press a player’s name to see how they got their place.',
    prize: 'See who wins and why, publish the winners, then present them on the television.',
  },
  step: {
    create: {
      title: 'Create a tournament',
      text: 'Choose the club in the top bar, press Create a tournament, and enter name, date, course and format. Everything else has usual values that you can change at any time. After that, open Detail to see the next step.',
    },
    divisions: {
      title: 'Make divisions',
      text: 'Add divisions by handicap and gender, or use a standard set. Players go to the division that fits them.',
    },
    importPlayers: {
      title: 'Import players from Excel',
      text: 'Choose the committee’s file, look at each row, fix it in place. Nothing is saved before you press Import.',
    },
    flights: {
      title: 'Make the flights',
      text: 'Draw them with their times and starting holes, then drag players to other flights where you want to. A wrong move is undone.',
    },
    paper: {
      title: 'Print score cards and QR codes',
      text: 'Print score cards, the start list and the QR codes. Caddies scan one and enter strokes on their phones, also without coverage.',
    },
    scores: {
      title: 'Enter scores',
      text: 'Scores of the caddies arrive here by themselves. Paper cards are typed with the digits, one key a hole. Press ? to see the keys of the screen.',
    },
    leaderboard: {
      title: 'See the leaderboard',
      text: 'It updates after every stroke. Press a player’s name to see how they got their place.',
    },
    winners: {
      title: 'Give the prizes',
      text: 'Winners names who gets each prize, and why. The committee settles ties here, publishes the winners and presents them on the television.',
    },
  },
};
