import { type Hex, hashOf } from '../hash.ts';

/** An order of players by a seed: by the SHA-256 of `Fairway order 1:<seed>:<id>`, in ascending hex. */
export function orderBySeed(playerIds: readonly string[], seed: Hex): readonly string[] {
  const keyed = playerIds.map((id) => ({ id, key: hashOf(`Fairway order 1:${seed}:${id}`) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id);
}
