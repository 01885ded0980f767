import type { Side } from '@fairway/api';

/** The places of partners in a side, as columns of a sheet. */
export const PLACES = ['a', 'b', 'c', 'd'] as const;
type PartnerPlace = (typeof PLACES)[number];
/** What is written of a side in a sheet. */
export type SideField = 'name' | 'division' | PartnerPlace;

export const isPlace = (field: string): field is PartnerPlace => PLACES.some((place) => place === field);

/** Who plays for a side in a round, by their ids. */
export const partnersIn = ({ rounds }: Side, roundId: string): readonly string[] =>
  rounds.find((round) => round.roundId === roundId)?.playerIds ?? [];

/** What stands in a cell of a side; a name only where it has its own. */
export function sideText(side: Side, field: SideField, roundId: string): string {
  if (field === 'name') return side.named ? side.name : '';
  if (field === 'division') return side.divisionId ?? '';
  return partnersIn(side, roundId)[PLACES.indexOf(field)] ?? '';
}
