import { expect, test } from 'vitest';
import { AppError } from '../../error/app-error.ts';
import { requirePrizesOnce, samePrizes } from './same-prize.ts';

const net = { formatRule: { basis: 'net' as const, maximum: null } };
const gross = { formatRule: { basis: 'gross' as const, maximum: null } };
type Prize = Parameters<typeof samePrizes>[0][number];
const prize = (given: Partial<Prize> = {}): Prize => ({ kind: 'division', ...given });

test.each<[string, Partial<Prize>, Partial<Prize>, boolean]>([
  ['every division beside one of them', {}, { divisionId: 'A' }, true],
  ['every division beside itself', {}, {}, true],
  ['one division twice', { divisionId: 'A' }, { divisionId: 'A' }, true],
  ['two divisions', { divisionId: 'A' }, { divisionId: 'B' }, false],
  ['net and gross for every division', {}, { basis: 'gross' }, false],
  ['the list of the tournament, once by its name', {}, { divisionId: 'A', basis: 'net' }, true],
  ['all players beside the women', {}, { divisionId: 'A', gender: 'f' }, true],
  ['men and women', { divisionId: 'A', gender: 'm' }, { gender: 'f' }, false],
  ['a best net of a division, which is another prize', { divisionId: 'A' }, { kind: 'best-net', divisionId: 'A' }, false],
])('%s: whether the same players win two prizes by the same list', (_, one, other, same) => {
  for (const pair of [
    [prize(one), prize(other)],
    [prize(other), prize(one)],
  ])
    expect(samePrizes(pair, net)).toEqual(same ? [[1, 0]] : []);
});

const refused = (...given: Parameters<typeof requirePrizesOnce>) => {
  try {
    requirePrizesOnce(...given);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.details.errors : error;
  }
};

test('a plan that gives a prize twice is refused, at the later one of the two', () => {
  const awards = [prize({ kind: 'best-net' }), prize(), prize({ divisionId: 'A' })];
  expect(refused({ ...net, awards })).toEqual({ 'awards.2.kind': [{ key: 'prize-given-twice', params: { nth: 2 } }] });
});

test('what a tournament has already may stay, in any order and beside others; one more of it may not, nor what another format makes the same', () => {
  const pair = [prize(), prize({ divisionId: 'A' })];
  const before = { ...net, awards: pair };
  expect(refused({ ...net, awards: [prize({ kind: 'booby' }), ...pair.toReversed()] }, before)).toBeNull();
  expect(refused({ ...net, awards: [...pair, prize({ divisionId: 'A' })] }, before)).toHaveProperty('awards.2.kind');
  const byBoth = [prize(), prize({ basis: 'gross' })];
  expect(refused({ ...gross, awards: byBoth }, { ...net, awards: byBoth })).toHaveProperty('awards.1.kind');
});
