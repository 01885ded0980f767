import { expect, test } from 'vitest';
import { sentences } from '../../../../../../test/words.ts';
import type { RuleWords } from '../../../../../ui/rule/handicap/day-handicap.ts';
import { newSettings } from '../values.ts';
import { newAward } from './plan-line.ts';
import { planWarnings } from './plan-warning.ts';

const t = (await sentences(['rule', 'choice']))('en') as unknown as RuleWords;
const warnings = (given: object) => planWarnings({ ...newSettings(), ...given }, t, 'en').map((sentence) => sentence.split(/[:.]/)[0]);

const GROSS = { formatRule: { basis: 'gross', maximum: null }, sideAwards: [] };

test.each<[string, object, string[]]>([
  ['nothing where no prize is dear', { awards: [newAward('best-gross', { value: 5_000_000, gift: 'Gậy' })] }, []],
  ['a prize dearer than an amateur may accept', { awards: [newAward('best-gross', { value: 23_000_001 })] }, ['Best Gross']],
  [
    'prizes that one player could win together',
    { awards: [newAward('best-gross', { value: 20_000_000 }), newAward('booby', { value: 4_000_000 })] },
    ['One player could win ₫24,000,000 (side awards included, hole in one aside)'],
  ],
  ['but no hole in one', { sideAwards: [{ kind: 'hole-in-one', holes: '', value: 900_000_000 }] }, []],
  ['cash where handicaps count', { awards: [newAward('booby', { gift: 'Tiền mặt' })] }, ['Booby (BB)']],
  ['not a coat of cashmere', { awards: [newAward('booby', { gift: 'Cashmere' })] }, []],
  ['nor cash by gross alone', { ...GROSS, awards: [newAward('best-gross', { gift: 'cash' })] }, []],
])('a plan is warned of: %s', (_, given, expected) => {
  expect(warnings(given)).toEqual(expected);
});
