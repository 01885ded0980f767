import type { Winner } from '@fairway/api';

type CandidateLine = {
  readonly playerId: string;
  readonly name: string;
  readonly partners?: readonly { readonly playerId: string; readonly name: string }[] | undefined;
};
type Board = { readonly lines: readonly CandidateLine[]; readonly sides?: { readonly lines: readonly CandidateLine[] } | null | undefined };
export type Person = { readonly playerId: string; readonly name: string };

/** Who may be put into an award by hand: sides of either kind, or players; of a side of one ball its partners, each with their side; nobody into a place of a contest. */
export function candidatesFor({ wonBy, contest }: Pick<Winner, 'wonBy' | 'contest'>, { lines, sides }: Board): readonly Person[] {
  if (contest) return [];
  if (wonBy === 'sides') return sides?.lines ?? lines;
  return lines.flatMap(({ partners, ...line }) =>
    partners === undefined ? [line] : partners.map(({ playerId, name }) => ({ playerId, name: `${name} (${line.name})` })),
  );
}
