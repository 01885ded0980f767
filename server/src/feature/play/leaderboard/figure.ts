import type { StaffBoardLine } from '@fairway/api';
import type { Basis, BoardLine, StandingPlace } from '@fairway/golf';

/** From tenths. */
export const strokes = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);

/** The places of the lists that a board has. */
export const placesOn = (bases: readonly Basis[], places: BoardLine['places']): StaffBoardLine['places'] =>
  Object.fromEntries(bases.map((basis) => [basis, publicPlace(places[basis])]));

const publicPlace = (place: StandingPlace | null) => place && { position: place.position, tied: place.tied };
