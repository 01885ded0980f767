import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/ballot.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Ballot for places',
  open_one:
    '{{count}} entry waits for the ballot. The form closes at {{closes}}; some minutes later the list of numbers is sealed, and the public number of {{time}} decides.',
  open_other:
    '{{count}} entries wait for the ballot. The form closes at {{closes}}; some minutes later the list of numbers is sealed, and the public number of {{time}} decides.',
  hall_one:
    '{{count}} entry waits for the ballot. The form closes at {{closes}}; some minutes later the list of numbers is sealed, and three guests at the club give numbers.',
  hall_other:
    '{{count}} entries wait for the ballot. The form closes at {{closes}}; some minutes later the list of numbers is sealed, and three guests at the club give numbers.',
  closed_one: '{{count}} entry waits for the ballot.',
  closed_other: '{{count}} entries wait for the ballot.',
  drawn: 'The ballot has been drawn. Whoever enters now joins the waiting list.',
  picks: 'Nobody, the committee neither, can choose who gets a place.',
  form: {
    drawAt: 'Public number of the day',
    drawAtHelp:
      'The first number that drand publishes from this time on decides the order; at least {{minutes}} minutes after the close. Empty: three guests at the club give numbers.',
    noShow: 'Drawn last: who did not come in so many months before',
    noShowHelp: 'By the golfer register. Empty: everyone is drawn alike.',
    help: {
      order: 'When the places are taken, the waiting list begins, in the order of entries.',
      ballot:
        'Everyone who enters within this time is drawn; early or late makes no difference. Once someone has entered, this cannot be changed.',
    },
  },
};
