import * as z from 'zod/mini';

const int = z.int();
const id = z.string();
const winner = z.union([z.literal(0), z.literal(1)]);
const holeWinner = z.union([winner, z.literal('halved')]);
const part = z.optional(z.enum(['front', 'back', 'whole']));
const hole = z.nullable(int);
const points = z.strictObject({ won: int, halved: int, lost: int });

/** What was said of a match beside the strokes. Holes are counted from 1; the extra holes go on behind the last of the round. */
const word = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hole'), hole: int, winner: z.nullable(holeWinner) }),
  z.strictObject({ kind: z.literal('hole-conceded'), hole: int, by: winner }),
  z.strictObject({ kind: z.literal('match-conceded'), by: winner, hole, part }),
  z.strictObject({ kind: z.literal('withdrawn'), by: winner, hole, part }),
  z.strictObject({
    kind: z.literal('result'),
    winner: holeWinner,
    score: z.optional(z.strictObject({ up: int, left: int, extraHole: z.optional(int) })),
    part,
  }),
  z.strictObject({ kind: z.literal('committee'), winner: holeWinner, reason: z.string(), part }),
  z.strictObject({ kind: z.literal('struck'), fact: id }),
]);

/**
 * Whose card counts, and the whole strokes that they receive in the match. `gender` of a side with one ball: whose card it plays by; missing: that of
 * men. `disqualified` in the round: of several balls it counts on no hole.
 */
const ball = z.strictObject({ id, strokes: int, gender: z.optional(z.enum(['m', 'f'])), disqualified: z.optional(z.literal(true)) });

const match = z.strictObject({
  id,
  format: z.string(),
  /** Of a cup. */
  teams: z.tuple([z.nullable(id), z.nullable(id)]),
  /** Its place in a knock-out or a group. */
  node: z.nullable(z.string()),
  /** null: not known yet. */
  sides: z.tuple([z.nullable(id), z.nullable(id)]),
  /** By side; empty where no strokes can say who won a hole. */
  balls: z.tuple([z.array(ball), z.array(ball)]),
  /** It begins there; null: on the first hole. */
  startingHole: z.nullable(int),
  /** The sides that are disqualified in the round; missing: none. */
  disqualified: z.optional(z.array(winner)),
  /** What stands and what was struck, in the order of receipt. */
  words: z.array(z.strictObject({ id, word })),
});
const session = z.strictObject({
  id,
  /** From 1. */
  round: int,
  /** The points, in tenths. */
  points,
  end: z.enum(['halved', 'extra-holes']),
  /** Each match is three: over the first nine, the second nine, and the round. */
  nassau: z.boolean(),
  matches: z.array(match),
});

const cup = z.strictObject({
  kind: z.literal('cup'),
  teams: z.array(id),
  holder: z.nullable(id),
  /** What decides between level teams, in order. */
  ties: z.array(
    z.discriminatedUnion('by', [
      z.strictObject({ by: z.enum(['holder', 'holes-up', 'matches-won']) }),
      z.strictObject({ by: z.literal('format'), format: z.string() }),
      z.strictObject({ by: z.literal('committee'), winner: z.nullable(id), reason: z.optional(z.string()) }),
    ]),
  ),
});
const bracket = z.strictObject({
  kind: z.literal('bracket'),
  thirdPlace: z.boolean(),
  consolation: z.boolean(),
  /** The seeds in their order, then the others as they were drawn. */
  entrants: z.array(id),
  withdrawn: z.array(id),
});
const groups = z.strictObject({
  kind: z.literal('groups'),
  points,
  ties: z.array(
    z.discriminatedUnion('by', [
      z.strictObject({ by: z.enum(['direct', 'holes-up', 'matches-won']) }),
      z.strictObject({ by: z.literal('lot'), order: z.array(id) }),
    ]),
  ),
  groups: z.array(z.strictObject({ id, entrants: z.array(id) })),
});

/** What is played hole by hole: cups, knock-outs and groups with their matches, and the cards of sides that play one ball. */
export const matchPlay = z.strictObject({
  cards: z.array(z.strictObject({ id, cards: z.array(z.array(z.nullable(z.union([int, z.literal('pickup')])))) })),
  contests: z.array(z.strictObject({ id, rule: z.discriminatedUnion('kind', [cup, bracket, groups]), sessions: z.array(session) })),
});

const position = z.strictObject({ position: int, tied: z.boolean() });
/** How the matches stand, by id, and the contests. */
export const matchPlayResult = z.strictObject({
  matches: z.record(
    z.string(),
    z.strictObject({ whole: z.record(z.string(), z.unknown()), front: z.optional(z.unknown()), back: z.optional(z.unknown()) }),
  ),
  contests: z.record(
    z.string(),
    z.discriminatedUnion('kind', [
      /** In tenths, by team. */
      z.strictObject({ kind: z.literal('cup'), points: z.record(z.string(), int), winner: z.nullable(id) }),
      z.strictObject({ kind: z.literal('bracket'), champion: z.nullable(id), places: z.record(z.string(), position) }),
      z.strictObject({ kind: z.literal('groups'), places: z.record(z.string(), position) }),
    ]),
  ),
});

export type MatchPlayFacts = z.infer<typeof matchPlay>;
export type MatchPlayResult = z.infer<typeof matchPlayResult>;
export type FactsContest = MatchPlayFacts['contests'][number];
export type FactsMatch = z.infer<typeof match>;
