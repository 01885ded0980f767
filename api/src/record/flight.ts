import { STARTING_SIDES } from '../choice/field/flight.ts';
import { HOLE_NUMBER } from './bound.ts';
import { choice, line, lines, time, whole } from './kind.ts';

/** When and where a flight starts, and what the starter knows of it. */
export const FLIGHT = {
  /** As the club numbers them: “12”, “1A”. */
  number: line(20, { needed: true }),
  teeTime: time(),
  startingHole: whole(HOLE_NUMBER.from, HOLE_NUMBER.to),
  startingSide: choice(STARTING_SIDES),
  cart: line(40),
  note: lines(2000),
};
