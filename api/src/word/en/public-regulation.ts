import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/public-regulation.ts';

export const catalogue: Translated<typeof vi> = {
  title: 'Regulations',
  none: 'No regulations yet',
  noneHint: 'They will be shown here once the committee has written them.',
  changed: 'Changed after the first tee time, last at {{time}}.',
  started: 'As at the first tee time',
  startedNone: 'There were no regulations at the first tee time.',
};
