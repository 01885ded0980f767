import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/disqualification.ts';

export const catalogue: Translated<typeof vi> = {
  title: '{{name}} is disqualified: what does it mean for {{side}}?',
  ofRound: 'Round {{round}}',
  help: 'Rule 23.9b: some breaches put the whole side out; for others the partner has no score on the hole of the breach, and is not disqualified. Until this is answered their ball counts on no hole, and the round cannot be finished. Whoever withdrew (WD) keeps the holes that they finished.',
  sideOut: 'The side is out',
  noScore: 'No score on this hole',
  hole: 'Hole of the breach',
  chooseHole: 'Choose a hole',
  doneSideOut: '{{side}} is out',
  doneNoScore: '{{name}}: no score on hole {{hole}}',
  reason: 'Rule 23.9b: no score on this hole',
  reasonOn: 'Rule 23.9b: no score on hole {{hole}}, not disqualified',
};
