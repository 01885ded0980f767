import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/next-step.ts';

export const catalogue: Translated<typeof vi> = {
  next: {
    ofOthers: 'Waiting for someone with the permission to do this.',
    divisions: { title: 'Create divisions', text: 'Divisions must exist before players are added or imported.' },
    players: { title: 'Add players', text: 'Import the list from Excel, or add them one by one.' },
    'counted-holes': { title: 'Enter the hidden holes', text: 'Best before the first tee time. See the rounds below.' },
    flights: { title: 'Arrange the flights', text: 'Draw or arrange the flights, with times and starting holes.' },
    'ready-check': { title: 'Fix the ready check', text: 'Checks that still fail: {{fails}}.' },
    links: { title: 'Make the score links', text: 'Each flight needs a QR code for its caddie to enter scores by phone.' },
    paper: { title: 'Print the score cards', text: 'All is ready. Print score cards, the start list and QR codes for the day.' },
    scores: { title: 'Enter scores', text: 'Follow the cards and enter them.' },
    disputes: {
      title: 'Confirm scores that differ',
      text: 'Two scores differ on a hole. Confirm the right one at the score desk, then finish the round.',
    },
    handicaps: { title: 'Enter handicaps', text: 'A player has no handicap yet, so net cannot be calculated.' },
    finish: { title: 'Finish the round', text: 'All scores are in. Finish the round at the score desk or below.' },
    'publish-holes': {
      title: 'Publish the hidden holes',
      text: 'Publish them to get day handicaps and net places.',
    },
    awards: {
      title: 'Decide ties for awards',
      text: 'Players are still tied for an award. The committee chooses; then the tournament can be closed.',
    },
    publish: {
      title: 'Publish the winners',
      text: 'Every round is finished. Check who wins, then present them at the prize giving or publish them now.',
    },
    close: { title: 'Close the tournament', text: 'Every round is finished.' },
    winners: { title: 'See the winners', text: 'The tournament is closed and its results are final.' },
  },
  day: {
    label: 'The day of the tournament',
    stage: { divisions: 'Divisions', players: 'Players', flights: 'Flights', links: 'QR and paper', scores: 'Scores', prizes: 'Prizes' },
    state: { done: 'Done', now: 'Now', needs: 'Needs a look', later: 'Not yet' },
    links: '{{done}}/{{all}} QR',
    cards: '{{done}}/{{all}} cards',
    matches: '{{done}}/{{all}} matches',
    rounds: '{{finished}}/{{all}} rounds',
  },
  standing: {
    state: 'Status',
    stateText: {
      open: 'Caddies and markers can enter scores.',
      allFinished: 'Every round is finished, so no scores can be entered. To correct one, reopen its round.',
      locked: 'Caddies can no longer enter scores; managers may still correct them.',
      closed: 'The results are final. Nothing can be changed.',
    },
    lock: 'Lock scores',
    unlock: 'Unlock scores',
    done: { lock: 'Scores locked', unlock: 'Scores unlocked' },
    stops: {
      lock: 'Every caddie’s phone is stopped; scores that still arrive wait for you to review. The score desk can still correct.',
      unlock: 'The caddies’ phones can enter scores again.',
    },
    close: 'Close tournament',
    publishTitle: 'Publish the winners now?',
    publishText:
      'The live page and televisions will show the winners. If the prize giving is still to come, you can publish them later, when the presentation ends.',
    publish: 'Publish',
    publishLater: 'Later',
    closeTitle: 'Close the tournament?',
    closeText: 'The results become final and cannot be changed. Only a super administrator can reopen the tournament.',
    reopen: 'Reopen the tournament',
    reopenTitle: 'Reopen the tournament?',
    reopenText: 'The final results will be calculated again. This is logged.',
    closeNotYet: 'It can be closed when every round is finished.',
    blockers: 'To be done first',
    blockerTo: { scores: 'To the score desk', players: 'To the players', winners: 'To the winners' },
  },
};
