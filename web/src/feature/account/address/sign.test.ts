import type { AddressTest } from '@fairway/api';
import { expect, test } from 'vitest';
import { signsOf, verdictOf } from './sign.ts';

const trusted = { endsAt: '2027-01-01T00:00:00Z', fault: null };
const here: AddressTest = {
  address: 'https://golf.example.com',
  reach: 'here',
  place: 'internet',
  certificate: trusted,
  stream: true,
  code: '',
};
const textOf = (found: AddressTest, endsSoon = false) => {
  const signs = signsOf(found, endsSoon);
  return [verdictOf(signs), signs.filter(({ state }) => state === 'bad').map(({ name }) => name)];
};

test.each<[string, AddressTest, boolean, unknown]>([
  ['an address with https that browsers trust does everything', here, false, ['good', []]],
  [
    'by plain http the page does not open without coverage, has no icon and the screen goes dark',
    { ...here, certificate: null },
    false,
    ['part', ['https', 'offline', 'icon', 'awake']],
  ],
  [
    'a certificate that no browser trusts is no better than none',
    { ...here, certificate: { ...trusted, fault: 'name' } },
    false,
    ['part', ['https', 'offline', 'icon', 'awake']],
  ],
  ['a certificate that ends soon needs a person', here, true, ['part', ['certificate']]],
  ['a stream that is held back needs a person', { ...here, stream: false }, false, ['part', ['stream']]],
  ['of an address that leads elsewhere nothing more is said', { ...here, reach: 'elsewhere', stream: false }, false, ['not', ['reach']]],
  [
    'an address that only leads on to https is as it should be',
    { ...here, reach: 'to-https', certificate: null, stream: false },
    false,
    ['good', []],
  ],
])('%s', (_, found, endsSoon, wanted) => {
  expect(textOf(found, endsSoon)).toEqual(wanted);
});
