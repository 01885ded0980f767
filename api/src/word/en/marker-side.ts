import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/marker-side.ts';

export const catalogue: Translated<typeof vi> = {
  counts: 'Counts',
  off: 'Does not play this hole',
  drive: {
    label: 'Tee shot of',
    of: 'Whose tee shot on hole {{hole}}, {{side}}',
    lacks: '{{used}} used, {{lacks}} to go',
    enough: '{{used}} used, enough',
    must: 'From here only tee shots of partners who lack some.',
    short_one: '{{count}} tee shot short, and too few holes are left. Tell the committee.',
    short_other: '{{count}} tee shots short, and too few holes are left. Tell the committee.',
  },
};
