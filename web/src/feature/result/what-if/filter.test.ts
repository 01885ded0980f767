import type { ChangedPlace } from '@fairway/api';
import { expect, it } from 'vitest';
import { listsOf } from './filter.ts';

const place = (playerId: string, isSide: boolean) => ({ playerId, isSide }) as ChangedPlace;
const told = (places: ChangedPlace[], isOneBall: boolean) => {
  const { sides, players } = listsOf({ places }, isOneBall);
  return [sides, players].map((list) => list.map(({ playerId }) => playerId));
};

it('where sides play one ball every place is a side’s; with a ball each, sides stand beside the golfers', () => {
  expect(told([place('Kho vận', false)], true)).toEqual([['Kho vận'], []]);
  expect(told([place('Kho vận', true), place('An', false)], false)).toEqual([['Kho vận'], ['An']]);
});
