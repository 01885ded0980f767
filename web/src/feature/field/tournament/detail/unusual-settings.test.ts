import { expect, test } from 'vitest';
import { type Fields, keysOf } from '../../../../ui/record/field.ts';
import { type FullSettings, newSettings } from '../form/values.ts';
import { unusualSettings } from './unusual-settings.ts';

const spoken = (key: keyof FullSettings) => [key, { label: key, inWords: (value: unknown) => JSON.stringify(value) ?? '' }];
const FIELDS = {
  ...(Object.fromEntries(keysOf(newSettings() as unknown as Fields<FullSettings>).map(spoken)) as Fields<FullSettings>),
  capAbove: { label: '', inWords: (above: number, { capCountsAs }: FullSettings) => `${above} as ${capCountsAs}` },
};

test.each([
  ['of a usual club day its format and its prizes are told', {}, ['format', 'awards']],
  [
    'a place, a limit and a rule that are not usual too',
    { location: 'Đồi Cát', capAbove: 28 },
    ['location', 'format', 'awards', 'capAbove'],
  ],
  ['what counts above a limit is told with the limit', { capCountsAs: 35 }, ['format', 'awards', 'capAbove']],
  ['a format’s own rule is usual where the format is', { format: 'stableford', formatRule: null }, ['format', 'formatRule', 'awards']],
  ['a format of the club is told by its name', { format: 'ours', formatRule: { basis: 'net', maximum: null } }, ['format', 'awards']],
  ['of matches nothing is told that ranks strokes', { play: 'match', tiebreak: 'ours', cut: {} }, ['play', 'awards']],
] as const)('%s', (_, changed, told) => {
  const settings = { ...newSettings(), ...changed } as unknown as FullSettings;
  expect([...unusualSettings(FIELDS, settings)].sort()).toEqual([...told].sort());
});
