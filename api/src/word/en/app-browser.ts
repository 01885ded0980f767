import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/app-browser.ts';

export const catalogue: Translated<typeof vi> = {
  app: 'this app',
  title: { iphone: 'Go on in Safari', android: 'Go on in the phone’s own browser' },
  why: 'This page is open in {{app}}. It closes with {{app}}, and the phone’s own browser does not see scores that are kept here.',
  sending_one: 'Sending {{count}} hole first…',
  sending_other: 'Sending {{count}} holes first…',
  kept_one:
    '{{count}} hole is still in {{app}}: it could not be sent. You can go on all the same; with network, open this page in {{app}} again to send it.',
  kept_other:
    '{{count}} holes are still in {{app}}: they could not be sent. You can go on all the same; with network, open this page in {{app}} again to send them.',
  open: 'Open the phone’s own browser',
  picture: 'Tap {{dots}} in the corner, then “{{item}}”',
  item: { iphone: 'Open in Safari', android: 'Open in browser' },
  same: 'It is the same phone there: the flight and the scores sent so far appear at once.',
  noNetwork: 'No network, so this is not possible yet. The page tries again by itself.',
  without:
    'It does not work? Open the phone’s own browser, go to {{address}}, and type flight {{flight}} and the 6 digits beside the printed QR code.',
  stay: 'Stay in {{app}}',
  lost: 'You can score here too. But the page closes with {{app}}, the screen may go dark, and unsent scores are in {{app}} alone.',
  noStay: 'In {{app}} this page cannot be opened again without network, so it takes no scores here.',
  here: 'Scoring in {{app}}',
  leave: 'Go on',
};
