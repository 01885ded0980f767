import type { Difference } from '@fairway/api';
import type { SayOf, Speaks } from '@fairway/api/word/say';
import type { Basis } from '@fairway/golf';
import { matchesSearch } from '../../../lib/value/name.ts';

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

/** The list of sides and that of golfers: where sides play one ball, they alone have places. */
export const listsOf = ({ places }: Pick<Difference, 'places'>, isOneBall: boolean) => ({
  sides: places.filter(({ isSide }) => isSide || isOneBall),
  players: places.filter(({ isSide }) => !isSide && !isOneBall),
});

/** How many golfers change place, and how many sides. */
export function countOf(difference: Pick<Difference, 'places'>, isOneBall: boolean, t: SayOf<['what-if', 'explanation', 'word']>): string {
  const { sides, players } = listsOf(difference, isOneBall);
  const [ofSides, ofPlayers] = [sides, players].map((places) => new Set(places.map(({ playerId }) => playerId)).size);
  return [
    ...(ofSides ? [t('countSides', { count: ofSides })] : []),
    ...(isOneBall && ofSides ? [] : [t('count', { count: ofPlayers ?? 0 })]),
  ].join(' · ');
}
