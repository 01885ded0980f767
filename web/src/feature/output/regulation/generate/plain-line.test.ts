import { percent, whole, yesNo } from '@fairway/api/record/kind';
import { expect, test } from 'vitest';
import { plainLines } from './plain-line.ts';
import { loadRegulationWords } from './words.ts';

test('a setting without a sentence is said as its label and its value', async () => {
  const fields = {
    location: whole(1, 18, { decides: 'net' }),
    allowance: percent(100, 1, { decides: 'net' }),
    public: yesNo({ decides: 'net' }),
    distanceUnit: whole(1, 9, { decides: 'tie' }),
  };
  const values = { location: 5, allowance: 85, public: false, distanceUnit: 3 };
  expect(plainLines('net', values, { t: await loadRegulationWords('vi'), language: 'vi' }, fields)).toEqual(['Địa điểm: 5.']);
});
