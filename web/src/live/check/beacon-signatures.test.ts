import { expect, it } from 'vitest';
import { beaconSignatures } from './beacon-signatures.ts';

const SIGNATURE = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const factsWith = (draws: unknown) => JSON.stringify({ core: { draws } });
const draw = (round: number) => ({ source: { kind: 'beacon', round }, signature: SIGNATURE });

it('tries each signature of the beacon in facts', async () => {
  const hall = { source: { kind: 'hall' }, signature: null };
  expect(await beaconSignatures(factsWith([draw(1000), hall, draw(1001)]))).toEqual({
    [`1000 ${SIGNATURE}`]: true,
    [`1001 ${SIGNATURE}`]: false,
  });
});

it.each(['', 'null', '7', '{}', '{"core":null}', factsWith(7), factsWith([null]), factsWith([{ source: null }])])(
  'finds none in %s',
  async (text) => {
    expect(await beaconSignatures(text)).toEqual({});
  },
);
