import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-follow.ts';

export const catalogue: Translated<typeof vi> = {
  share: 'Share',
  winnerPicture: 'Picture to share',
  podiumPicture: 'Picture of the podium: {{title}}',
  copied: 'Link copied',
  calendar: 'Add to calendar',
  clubCalendar: 'Calendar of the club’s tournaments',
  notify: 'Get notified',
  notifyOff: 'Stop notifications',
  turnOn: 'Turn on notifications',
  about:
    'This phone tells you 30 minutes before {{name}} starts, when their tee time or hole changes, when {{name}} has finished, and when the winners are published. Each once; turn it off at any time.',
  isOn: 'This phone will tell you about {{name}}.',
  tellMe: 'Tell me on this phone',
  isTold: 'This phone will tell you when your entry stands differently, and what the committee writes.',
  refused: 'The browser blocks the notifications of this page. Allow them in the settings of the page, then tap again.',
  insecure: 'This page is open by plain http, where no browser takes notifications. Ask the committee for its https address.',
  iphone:
    'An iPhone takes notifications only from a page opened by its icon on the home screen (iOS 16.4 or newer). In Safari tap Share, choose “Add to Home Screen”, open the page from that icon, and tap here again.',
  unsupported: 'This browser takes no notifications here. Open the page by its https address in a recent Chrome, Edge, Firefox or Safari.',
  failed: 'That did not work. Check the network and try again.',
};
