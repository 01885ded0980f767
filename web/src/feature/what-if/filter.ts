import type { Difference } from '@fairway/api';
import type { SayOf, Speaks } from '@fairway/api/word/say';
import type { Basis } from '@fairway/golf';
import { matchesSearch } from '../../lib/name.ts';

/** '' shows every division. */
type Filter = { readonly basis: Basis; readonly divisionId: string; readonly search: string };
type Prize = Difference['prizes'][number];

/** What concerns a division and a player; places also of one list. */
export function matching(
  { prizes, places, moves }: Pick<Difference, 'prizes' | 'places' | 'moves'>,
  { basis, divisionId, search }: Filter,
): Pick<Difference, 'prizes' | 'places' | 'moves'> {
  const isOf = (...ids: (string | null)[]) => divisionId === '' || ids.includes(divisionId);
  return {
    prizes: prizes.filter((prize) => isOf(prize.after.divisionId) && peopleOf(prize).some((name) => matchesSearch(name, search))),
    places: places.filter(
      (one) => one.basis === basis && isOf(one.divisionId.before, one.divisionId.after) && matchesSearch(one.name, search),
    ),
    moves: moves.filter(({ name, from, to }) => isOf(from, to) && matchesSearch(name, search)),
  };
}

const peopleOf = ({ before, after }: Prize): string[] =>
  [before, after].flatMap(({ winner, open }) => [...(winner ? [winner] : []), ...open].map(({ name }) => name));

export function sayDivision(
  id: string | null,
  divisions: readonly { readonly id: string; readonly name: string }[],
  speaks: Speaks,
): string {
  const t = speaks as unknown as SayOf<['what-if', 'word']>;
  const name = divisions.find((one) => one.id === id)?.name;
  return name === undefined ? t('noDivision') : t('word:divisionName', { name });
}

/** How many golfers change place and, where sides play a ball each, how many sides. */
export function countOf({ places }: Pick<Difference, 'places'>, t: SayOf<['what-if', 'explanation', 'word']>): string {
  const ids = (isSide: boolean) => new Set(places.flatMap((one) => (one.isSide === isSide ? [one.playerId] : []))).size;
  const [sides, players] = [ids(true), ids(false)];
  return [...(sides > 0 ? [t('countSides', { count: sides })] : []), t('count', { count: players })].join(' · ');
}
