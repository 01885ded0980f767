import type { PublicBoard } from '@fairway/api';

/** The names that a board has, by id: of its lines and of the partners in them, and of the sides with a ball each. */
export function namesOn({ lines, sides }: Pick<PublicBoard, 'lines' | 'sides'>): ReadonlyMap<string, string> {
  const all = [...lines, ...(sides?.lines ?? [])];
  const named = [...all.flatMap(({ partners = [] }) => partners), ...all];
  return new Map(named.map(({ playerId, name }) => [playerId, name]));
}
