import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/course.ts';

export const catalogue: Translated<typeof vi> = {
  hole: 'Hole',
  par: 'Par',
  strokeIndex: 'Index',
  out: 'OUT',
  in: 'IN',
  total: 'TOT',
  card: 'Course scorecard of {{name}}',
  frontNine: 'Front nine',
  backNine: 'Back nine',
  nine: 'Nine holes',
  parOf: 'Par of hole {{hole}}',
  indexOf: 'Index of hole {{hole}}',
  paste: 'Type hole by hole, Enter moves on, or paste a row of {{holes}} numbers from Excel into hole 1.',
  nines: 'Names of the nines',
  withoutIndex: 'No stroke index',
  parWrong: 'Error when entering par of holes: each hole needs a par from 3 to 5. Check hole {{holes}}.',
  indexWrong: 'The index must be different numbers from 1 to 18, or be left empty altogether. Check hole {{holes}}.',
  indexMissing: 'Index still missing: {{numbers}}.',
  indexTwice: 'Index given twice: {{numbers}}.',
  wrong: 'The course scorecard is incomplete, or some holes are wrong.',
};
