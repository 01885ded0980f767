import type { AwardRule } from '@fairway/golf';
import * as z from 'zod/mini';

/** The rules of a day exactly as the engine takes them; unknown names are refused, since a rule that is not looked at would be no rule. */

const int = z.int();
const holes = z.array(int.check(z.gte(1), z.lte(18)));
const tenths = z.number();
const gender = z.enum(['m', 'f']);
export const basis = z.enum(['gross', 'net', 'points']);
const both = <Of extends z.ZodMiniType>(of: Of) => z.strictObject({ m: of, f: of });

const courseCard = { par: z.array(int.check(z.gte(3), z.lte(5))), strokeIndex: z.nullable(z.array(int.check(z.gte(1), z.lte(18)))) };
const course = z.strictObject({
  ...courseCard,
  women: z.optional(z.nullable(z.strictObject(courseCard))),
  nines: z.optional(z.nullable(z.array(z.string()))),
  /** What the course's card calls the first hole, where that is not 1. */
  firstHole: z.optional(int.check(z.gte(1), z.lte(18))),
});

const format = z.union([
  z.enum(['stroke-play', 'stroke-play-gross', 'stableford', 'modified-stableford', 'par-bogey']),
  z.strictObject({
    points: z.strictObject({
      name: z.enum(['stableford', 'modified-stableford', 'par-bogey']),
      from: int,
      points: z.array(int),
      eachBetter: int,
      by: z.enum(['net', 'gross']),
      holeInOne: int,
      albatross: int,
    }),
  }),
  z.strictObject({
    maximum: z.union([
      z.strictObject({ kind: z.enum(['double-par', 'net-double-bogey']) }),
      z.strictObject({ kind: z.enum(['over-par', 'fixed']), strokes: int }),
    ]),
    basis: z.enum(['gross', 'net']),
  }),
]);

const onPars = <Of extends z.ZodMiniType>(of: Of) => z.strictObject({ 3: of, 4: of, 5: of });
const someOnPars = z.strictObject({ 3: z.optional(int), 4: z.optional(int), 5: z.optional(int) });
const holeCap = z.nullable(z.union([z.enum(['double-par', 'par+2', 'par+3', '5-7-9']), onPars(int)]));
const holeCapOn = z.enum(['handicap', 'gross']);
const end = z.nullable(z.union([tenths, both(z.nullable(tenths))]));
export const PEORIAS = [
  'peoria',
  'double-peoria',
  'modified-peoria',
  'new-new-peoria',
  'new-new-peoria-taiwan',
  'nine-hole-peoria',
  'nine-hole-double-peoria',
] as const;
const peoriaDay = z.strictObject({
  system: z.enum(PEORIAS),
  countedHoles: z.array(z.nullable(holes)),
  holeCount: z.optional(int),
  composition: z.optional(
    z.nullable(z.strictObject({ on: z.enum(['card', 'each-nine']), pars: onPars(int), eachNine: z.optional(someOnPars) })),
  ),
  multiplier: z.optional(tenths),
  factor: z.optional(tenths),
  base: z.optional(z.enum(['course-par', 'counted-par'])),
  holeCap: z.optional(holeCap),
  holeCapOn: z.optional(holeCapOn),
  floor: z.optional(end),
  ceiling: z.optional(end),
  rounding: z.optional(z.enum(['tenth', 'stroke'])),
});
const dayHandicap = z.union([
  z.strictObject({ system: z.enum(['none', 'system-36', 'modified-system-36']) }),
  z.strictObject({
    system: z.literal('callaway'),
    firstHoles: z.optional(z.union([z.literal(15), z.literal(16)])),
    holeCapOn: z.optional(holeCapOn),
    ceiling: z.optional(z.nullable(tenths)),
  }),
  peoriaDay,
]);

const cap = z.nullable(z.strictObject({ above: z.number(), countsAs: z.number() }));
const limit = z.strictObject({ min: z.nullable(z.number()), max: z.nullable(z.number()) });
const restrictions = {
  cap: z.optional(cap),
  handicapLimits: z.optional(z.nullable(both(limit))),
  allowance: z.optional(z.number()),
};

const segment = z.union([
  z.strictObject({ whole: z.literal(true) }),
  z.strictObject({ nine: z.string(), last: int }),
  z.strictObject({ last: int }),
  z.strictObject({ first: int }),
  z.strictObject({ holes }),
  z.strictObject({ hardest: int }),
]);
const tieKey = z.union([
  z.strictObject({ by: z.literal('handicap'), wins: z.enum(['lower', 'higher']) }),
  z.strictObject({ by: z.literal('gross') }),
  z.strictObject({ by: z.enum(['last-round', 'last-rounds']), score: basis }),
  z.strictObject({
    by: z.literal('countback'),
    segments: z.array(segment),
    score: basis,
    order: z.optional(z.literal('play')),
    share: z.optional(z.enum(['rounded', 'received'])),
  }),
  z.strictObject({ by: z.literal('age'), wins: z.literal('older') }),
  z.strictObject({ by: z.literal('gender'), wins: z.literal('f') }),
  z.strictObject({ by: z.literal('manual'), order: z.array(z.string()) }),
]);
const tieKeys = z.array(tieKey);

export const rules = z.strictObject({
  /** Missing: the first. */
  edition: z.optional(int.check(z.gte(1))),
  rounds: z.array(course).check(z.minLength(1)),
  roundsOver: z.optional(int),
  format,
  dayHandicap,
  divisionDayHandicap: z.optional(z.record(z.string(), dayHandicap)),
  divisionRestrictions: z.optional(z.record(z.string(), z.strictObject(restrictions))),
  ...restrictions,
  cap,
  netFloor: z.nullable(int),
  ties: z.strictObject({ gross: tieKeys, net: tieKeys, points: tieKeys }),
});

export const awardRule = z.strictObject({
  id: z.string(),
  kind: z.enum([
    ...['best-gross', 'best-net', 'division-place', 'place', 'worst', 'raspberry', 'booby', 'king', 'wave', 'peoria'],
    ...['longest-drive', 'nearest-pin', 'nearest-line', 'hole-in-one', 'gift', 'contest-place'],
  ] as AwardRule['kind'][]),
  basis,
  tieKeys: z.optional(tieKeys),
  division: z.optional(z.string()),
  place: z.optional(int),
  toPar: z.optional(int),
  wave: z.optional(z.enum(['largest', 'smallest', 'level'])),
  secondNineBetter: z.optional(z.boolean()),
  hole: z.optional(int),
  round: z.optional(int),
  contest: z.optional(z.string()),
  group: z.optional(z.string()),
  player: z.optional(z.string()),
  peoria: z.optional(peoriaDay),
  gender: z.optional(gender),
  of: z.optional(z.enum(['sides', 'partners'])),
  main: z.boolean(),
  membersOnly: z.boolean(),
});

export const measurement = z.strictObject({
  id: z.string(),
  kind: z.enum(['longest-drive', 'nearest-pin', 'nearest-line']),
  hole: int,
  round: z.optional(int),
  centimetres: int,
  driveCentimetres: z.optional(int),
  onTarget: z.boolean(),
});
