import { isPossibleTotal, MOST_HOLES, MOST_STROKES, TOTAL } from '@fairway/golf';
import { z } from 'zod';
import { id } from '../../../check/field.ts';
import { MEASURED_AWARD_KINDS } from '../../../choice/field/award.ts';
import { ARRIVALS } from '../../../choice/field/player.ts';
import { CARD_STATUSES, ENTRY_SOURCES } from '../../../choice/play/score.ts';
import { TAG_MOST } from '../../../record/bound.ts';
import { holeOrTotal } from '../../play/score.ts';
import { hole, instant, own, position, text } from './kept-field.ts';

export const card = z
  .strictObject({
    playerId: id,
    roundId: id,
    flightId: id.nullable(),
    place: position,
    bagTag: text(TAG_MOST),
    caddieNumber: text(TAG_MOST),
    status: z.enum(CARD_STATUSES),
    cutByLine: z.boolean(),
    arrival: z.enum(ARRIVALS).nullable().default(null),
    mostLikely: z.array(z.int().min(1).max(MOST_STROKES).nullable()).max(MOST_HOLES).nullable().default(null),
  })
  .refine(({ status, cutByLine }) => status === 'cut' || !cutByLine);

/** Who wrote: a person by their name, a link or a key without one. */
export const author = z.strictObject({ ...own, kind: z.enum(['person', 'link', 'key', 'captain']), name: text(200) });

export const entry = z
  .strictObject({
    ...own,
    playerId: id,
    roundId: id,
    hole: holeOrTotal,
    strokes: z.int().min(1).nullable(),
    pickup: z.boolean(),
    /** Absent from older files. */
    driveBy: id.nullable().default(null),
    source: z.enum(ENTRY_SOURCES),
    authorId: id.nullable(),
    device: text(200),
    enteredAt: instant,
    receivedAt: instant,
    /** Files of the first release do not have it. */
    clockWrong: z.boolean().default(false),
    replaces: id.nullable(),
    reason: text(500),
  })
  .refine(({ strokes, pickup }) => strokes === null || !pickup)
  .refine(
    ({ hole: of, strokes, pickup }) =>
      of === TOTAL ? !pickup && (strokes === null || isPossibleTotal(strokes)) : (strokes ?? 1) <= MOST_STROKES,
    { path: ['strokes'] },
  );

export const measurement = z.strictObject({
  ...own,
  playerId: id,
  roundId: id,
  kind: z.enum(MEASURED_AWARD_KINDS),
  hole,
  centimetres: z.int().min(0).max(99_999).nullable(),
  driveCentimetres: z.int().min(0).max(99_999).nullable(),
  onTarget: z.boolean(),
  authorId: id.nullable(),
  device: text(200),
  enteredAt: instant,
  receivedAt: instant,
  reason: text(500),
});

/** A player found their card right, on the phone of their caddie. */
export const confirmation = z.strictObject({ ...own, playerId: id, roundId: id, total: z.int().min(0).max(1000), confirmedAt: instant });
