import { expect, test } from 'vitest';
import { asTheyStand, podiumsIn } from './podium.ts';

const prize = (kind: string, place: number, name: string | null) => ({
  kind,
  place,
  award: `${kind} ${place}`,
  name,
  figure: null,
  sponsor: null,
});
const namesOf = (prizes: ReturnType<typeof prize>[]) =>
  podiumsIn('A', prizes).map((podium) => asTheyStand(podium).map(({ names }) => names.join()));

test('the first three of a division stand as on a podium: the second, the first, the third', () => {
  expect(namesOf([1, 2, 3, 4].map((place) => prize('division', place, `N${place}`)))).toEqual([['N2', 'N1', 'N3']]);
});

test('the champions by gross and by net share a podium; several places of one of them are a podium of their own', () => {
  const [gross, net] = [prize('best-gross', 1, 'An'), prize('best-net', 1, 'Bình')];
  expect(namesOf([gross, net])).toEqual([['An', 'Bình']]);
  expect(namesOf([gross, net, prize('best-net', 2, 'Chi')])).toEqual([['An'], ['Chi', 'Bình']]);
});

test('a prize that nobody has, and one for fun or for a shot, stand on no podium', () => {
  expect(namesOf([prize('best-gross', 1, null), prize('king-of-birdie', 1, 'An'), prize('longest-drive', 1, 'Chi')])).toEqual([]);
});
