import { z } from 'zod';
import { id } from '../../../check/field.ts';
import { keptOf, usually } from '../../../check/record.ts';
import { AWARD_KINDS, SIDE_AWARD_KINDS } from '../../../choice/field/award.ts';
import { ARRIVALS } from '../../../choice/field/player.ts';
import { COMPETITOR_KINDS } from '../../../choice/field/side.ts';
import { FLIGHT } from '../../../record/flight.ts';
import { PLAYER } from '../../../record/player.ts';
import { PRIZE } from '../../../record/prize.ts';
import { SPONSOR } from '../../../record/sponsor.ts';
import { tiebreakRule } from '../../account/definition.ts';
import { dayHandicapRule } from '../../field/day-handicap.ts';
import { hole, instant, own, position, tenths, text } from './kept-field.ts';

export const award = z.strictObject({
  ...own,
  position,
  kind: z.enum([...AWARD_KINDS, ...SIDE_AWARD_KINDS]),
  holes: text(120),
  ...usually(PRIZE, keptOf(PRIZE, { dayHandicapRule: dayHandicapRule.nullable() })),
  tiebreakRule: tiebreakRule.nullable().default(null),
});

export const sponsor = z.strictObject({ ...own, position, ...usually(SPONSOR, keptOf(SPONSOR, {})) });

/** A picture as it is kept, in base64. Who reads the file makes it anew. */
export const sponsorLogo = z.strictObject({ sponsorId: id, bytes: z.base64().max(1_000_000) });

export const flight = z
  .strictObject({ ...own, roundId: id, ...usually(FLIGHT, keptOf(FLIGHT, {})) })
  .refine(({ startingHole, startingSide }) => startingSide === null || startingHole !== null);

/** Of a file a year may be any that was ever kept. */
export const birthYear = z.int().min(1800).max(2200).nullable();
export const player = z.strictObject({
  ...own,
  divisionPinned: z.boolean(),
  /** Absent from older files, as what comes next. */
  anonymisedAt: instant.nullable().default(null),
  kind: z.enum(COMPETITOR_KINDS).default('player'),
  named: z.boolean().default(false),
  ...usually(PLAYER, keptOf(PLAYER, { handicapIndex: tenths, birthYear })),
});

/** Who plays for a side in a round. */
export const sidePartner = z.strictObject({
  sideId: id,
  roundId: id,
  playerId: id,
  place: position,
  fromHole: hole.nullable(),
  reason: text(500),
  /** Absent from older files. */
  arrival: z.enum(ARRIVALS).nullable().default(null),
  untilHole: hole.nullable().default(null),
  sideOut: z.boolean().default(false),
});
