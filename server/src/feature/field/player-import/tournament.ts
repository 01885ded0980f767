import type { Language } from '@fairway/api';
import type { PlayedHoles } from '@fairway/api/rule/field/round-hole';
import type { FlightRow } from '../flight/store.ts';
import type { BySides } from './fact.ts';
import type { Admission } from './fit.ts';
import type { Known } from './identity.ts';
import type { Tee } from './value/tee.ts';

/** A side of the tournament; `hasScores`: nobody comes into it by a list. */
export type KnownSide = { id: string; name: string; playerIds: readonly string[]; hasScores: boolean };

/** What a list is compared with: the players, and the flights of the round. */
export type Tournament = Admission & {
  players: readonly Known[];
  flights: readonly FlightRow[];
  tees: readonly Tee[];
  /** The round that starts go to. */
  round: PlayedHoles | undefined;
  year: number;
  /** Sides play in the tournament, or teams; how many golfers one has at most, and those that are there. */
  bySides: BySides;
  mostInSide: number;
  /** The cards, and the places in flights, are the sides'. */
  oneBall: boolean;
  sides: readonly KnownSide[];
  language: Language;
};
