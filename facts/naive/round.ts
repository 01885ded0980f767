/**
 * A second computation of a day, made from docs/facts.md alone, to be compared with the engine: it imports nothing of it, takes the page
 * sentence by sentence, and looks at everything again each time. What one round of a player comes to.
 */

export type Score = number | 'pickup' | null;
export type Basis = 'gross' | 'net' | 'points';
export type Holes = { par: number[]; strokeIndex: number[] | null };
export type Course = Holes & { women?: Holes | null; nines?: string[] | null };
type ByGender<Of> = { m: Of; f: Of };
export type Points = { from: number; points: number[]; eachBetter: number; by: 'net' | 'gross'; holeInOne: number; albatross: number };
type Maximum = { kind: 'double-par' | 'over-par' | 'fixed' | 'net-double-bogey'; strokes?: number };
type Cap = 'double-par' | 'par+2' | 'par+3' | '5-7-9' | Record<number, number> | null;
type End = number | null | ByGender<number | null>;
export type Day = {
  system: string;
  firstHoles?: number;
  holeCapOn?: 'handicap' | 'gross';
  ceiling?: End;
  floor?: End;
  countedHoles?: (number[] | null)[];
  multiplier?: number;
  factor?: number;
  base?: string;
  holeCap?: Cap;
  rounding?: string;
};
type Limits = {
  cap?: { above: number; countsAs: number } | null;
  handicapLimits?: ByGender<{ min: number | null; max: number | null }> | null;
};
export type Rules = Limits & {
  edition?: 1 | 2 | 3;
  rounds: Course[];
  roundsOver?: number;
  format: string | { points: Points } | { maximum: Maximum; basis: Basis };
  dayHandicap: Day;
  divisionDayHandicap?: Record<string, Day>;
  divisionRestrictions?: Record<string, Limits>;
  netFloor: number | null;
};
export type Player = {
  id: string;
  division: string | null;
  gender: 'm' | 'f';
  status: string;
  playedOff: (number | null)[];
  startingHoles: (number | null)[];
  born: number | null;
  cards: Score[][];
  totals: (number | null)[];
};

export type Round = {
  par: number[];
  /** What keys take off the strokes of each hole: its par above that of the course itself. */
  above: number[];
  played: Score[];
  counted: Score[];
  isComplete: boolean;
  hasBegun: boolean;
  isTotal: boolean;
  hasNoTotal: boolean;
  strokes: number;
  toPar: number;
  handicap: number | null;
  isOfDay: boolean;
  /** On each hole off whole strokes; null: there is no stroke index. */
  received: (strokes: number) => number[] | null;
  /** Of a card that is made of several: the points of each hole, which no table gives any more. */
  points?: number[] | null;
};

const STABLEFORD: Points = { from: 0, points: [2, 1, 0], eachBetter: 1, by: 'net', holeInOne: 0, albatross: 0 };
const TABLES: Record<string, Points> = {
  'modified-stableford': { ...STABLEFORD, from: -3, points: [8, 5, 2, 0, -1, -3], eachBetter: 0 },
  'par-bogey': { ...STABLEFORD, from: -1, points: [1, 0, -1], eachBetter: 0 },
};

export const add = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const halfUp = (value: number): number => Math.floor(value + 0.5);
const isNumber = (score: Score | undefined): score is number => typeof score === 'number';

export function tableOf({ format }: Rules): Points {
  if (typeof format === 'string') return TABLES[format] ?? STABLEFORD;
  return 'points' in format ? format.points : STABLEFORD;
}

const hasPointsList = ({ format }: Rules): boolean =>
  typeof format === 'string' ? ['stableford', 'modified-stableford', 'par-bogey'].includes(format) : 'points' in format;
const maximumOf = ({ format }: Rules): Maximum | null => (typeof format !== 'string' && 'maximum' in format ? format.maximum : null);
export const dayOf = (rules: Rules, { division }: Player): Day => rules.divisionDayHandicap?.[division ?? ''] ?? rules.dayHandicap;

/** On nine holes a Peoria has its form for nine, with half of the ends that are given. */
function ofHoles(day: Day, holes: number): Day {
  if (holes !== 9 || (day.system !== 'peoria' && day.system !== 'double-peoria')) return day;
  const half = (tenths: number | null) => tenths && tenths / 2;
  const end = (of: End): End => (of !== null && typeof of === 'object' ? { m: half(of.m), f: half(of.f) } : half(of));
  const ends = Object.fromEntries(
    (['floor', 'ceiling'] as const).flatMap((name) => (day[name] === undefined ? [] : [[name, end(day[name])]])),
  );
  return { ...day, ...ends, system: `nine-hole-${day.system}` };
}

export function roundOf(rules: Rules, player: Player, nth: number, usualDay: Day): Round {
  const course = rules.rounds[nth] as Course;
  const day = ofHoles(usualDay, course.par.length);
  const { par, strokeIndex } = player.gender === 'f' ? (course.women ?? course) : course;
  const ranks = strokeIndex && (par.length < 18 ? strokeIndex.map((own) => strokeIndex.filter((one) => one <= own).length) : strokeIndex);
  const received: Round['received'] = (strokes) => {
    const each = Math.floor(strokes / par.length);
    return ranks?.map((index) => each + (index <= strokes - each * par.length ? 1 : 0)) ?? null;
  };
  const maximum = maximumOf(rules);
  const total = player.totals[nth] ?? null;
  const scores = par.map((_, at) => player.cards[nth]?.[at] ?? null);
  const isTotal = total !== null && scores.includes(null) && (maximum !== null || !scores.includes('pickup'));
  const played = !isTotal && blanksCount(rules, player, nth) ? scores.map((score) => score ?? 'pickup') : scores;
  const playedOff = player.playedOff[nth] ?? null;
  const given = playedOff === null ? null : received(playedOff / 10);
  const onGross = grossCaps(day, par);
  const counted = played.map((score, at): Score => {
    if (score === null) return null;
    const most = [
      ...(maximum ? [mostOf(maximum, par[at] as number, given ? (given[at] as number) : null)] : []),
      ...(onGross ? [onGross[at] as number] : []),
    ];
    if (most.length === 0) return score;
    return score === 'pickup' ? Math.min(...most) : Math.min(score, ...most);
  });
  const holedOut = counted.flatMap((score, at) => (isNumber(score) ? [at] : []));
  const strokes = isTotal ? total : add(holedOut.map((at) => counted[at] as number));
  const isComplete = isTotal || !counted.includes(null);
  const isOfDay = day.system !== 'none';
  const ofDay = isOfDay && isComplete && !isTotal ? handicapOfDay(rules, player, day, nth, par, counted) : null;
  return {
    ...{ par, above: aboveOf(rules, course, par), played, counted, isComplete, isTotal, isOfDay, strokes, received },
    hasBegun: isTotal || counted.some((score) => score !== null),
    hasNoTotal: isTotal ? maximum !== null || onGross !== null : counted.includes('pickup'),
    toPar: strokes - add(isTotal ? par : holedOut.map((at) => par[at] as number)),
    handicap: isOfDay ? ofDay : playedOff,
  };
}

/** From edition 3 on; nothing before. */
export const aboveOf = ({ edition = 1 }: Rules, course: Course, par: number[]): number[] =>
  par.map((of, at) => (edition < 3 ? 0 : of - (course.par[at] as number)));

function blanksCount(rules: Rules, { status, cards, totals }: Player, nth: number): boolean {
  if (nth >= (rules.roundsOver ?? 0) || (!hasPointsList(rules) && maximumOf(rules) === null)) return false;
  const hasScore = (card: Score[] | undefined) => (card ?? []).some((score) => score !== null);
  if (status === 'ok') return cards.some(hasScore) || totals.some((total) => total !== null);
  return status === 'cut' && hasScore(cards[nth]);
}

function mostOf({ kind, strokes = 0 }: Maximum, par: number, received: number | null): number {
  if (kind === 'double-par') return 2 * par;
  if (kind === 'over-par') return par + strokes;
  if (kind === 'fixed') return strokes;
  return received === null ? par + 5 : Math.min(par + 5, par + 2 + received);
}

function capOf(cap: Cap, par: number): number | null {
  if (cap === null) return null;
  if (typeof cap === 'object') return cap[par] as number;
  if (cap === '5-7-9') return ({ 3: 5, 4: 7, 5: 9 } as Record<number, number>)[par] as number;
  return cap === 'double-par' ? 2 * par : par + Number(cap.slice(-1));
}

type Peoria = Required<Pick<Day, 'multiplier' | 'factor' | 'base' | 'holeCap' | 'floor' | 'ceiling' | 'rounding' | 'holeCapOn'>>;
const USUAL: Peoria = {
  ...{ multiplier: 30, factor: 8, base: 'course-par', holeCap: 'double-par', floor: 0, ceiling: 360 },
  ...{ rounding: 'tenth', holeCapOn: 'handicap' },
};
const PEORIAS: Record<string, Peoria> = {
  peoria: USUAL,
  'double-peoria': { ...USUAL, multiplier: 15 },
  'modified-peoria': { ...USUAL, multiplier: 28, factor: 10, base: 'counted-par', holeCap: 'par+3' },
  'new-new-peoria': { ...USUAL, multiplier: 20 },
  'new-new-peoria-taiwan': { ...USUAL, multiplier: 15, holeCap: '5-7-9' },
  'nine-hole-peoria': { ...USUAL, ceiling: 180 },
  'nine-hole-double-peoria': { ...USUAL, multiplier: 15, ceiling: 180 },
};

/** What no hole counts more than on any list; null: as played. */
function grossCaps(day: Day, par: number[]): number[] | null {
  if (day.system === 'callaway') return day.holeCapOn === 'gross' ? par.map((of) => 2 * of) : null;
  const peoria = PEORIAS[day.system];
  if (!peoria) return null;
  const { holeCap, holeCapOn } = { ...peoria, ...day };
  return holeCapOn === 'gross' && holeCap !== null ? par.map((of) => capOf(holeCap, of) as number) : null;
}

function handicapOfDay(rules: Rules, player: Player, day: Day, nth: number, par: number[], counted: Score[]): number | null {
  const own = bySystem(day, player, nth, par, counted);
  if (own === null) return null;
  const { cap, handicapLimits } = { ...rules, ...rules.divisionRestrictions?.[player.division ?? ''] };
  const tenths = par.length === 9 ? 5 : 10; // half of each on nine holes
  const capped = cap && own > cap.above * tenths ? cap.countsAs * tenths : own;
  const { min = null, max = null } = handicapLimits?.[player.gender] ?? {};
  const held = max !== null && capped > max * tenths ? max * tenths : min !== null && capped < min * tenths ? min * tenths : capped;
  const playedOff = player.playedOff[nth] ?? null;
  return day.system === 'modified-system-36' && playedOff !== null ? Math.min(held, playedOff) : held;
}

function bySystem(day: Day, player: Player, nth: number, par: number[], counted: Score[]): number | null {
  if (day.system === 'system-36' || day.system === 'modified-system-36') {
    const points = counted.map((score, at) => (isNumber(score) ? Math.max(0, Math.min(2, 2 + (par[at] as number) - score)) : 0));
    return 10 * (2 * par.length - add(points));
  }
  return day.system === 'callaway' ? callaway(day, par, counted) : peoria(day, player, nth, par, counted);
}

function callaway({ firstHoles = 16, ceiling = 500 }: Day, par: number[], counted: Score[]): number | null {
  if (par.length !== 18) return null;
  const holes = counted.map((score, at) => (isNumber(score) ? Math.min(score, 2 * (par[at] as number)) : 2 * (par[at] as number)));
  const sum = add(holes) + 72 - add(par);
  if (sum <= 72) return 0;
  const over = Math.min(sum, 130) - 76;
  const halves = sum <= 75 ? 1 : 2 + Math.floor(over / 5);
  const adjustment = sum <= 75 ? sum - 75 : (over % 5) - 2;
  const worst = holes.slice(0, firstHoles).sort((a, b) => b - a);
  const whole = add(worst.slice(0, Math.floor(halves / 2)));
  const half = halves % 2 === 1 ? Math.ceil((worst[Math.floor(halves / 2)] as number) / 2) : 0;
  const handicap = 10 * (whole + half + adjustment);
  return ceiling === null ? handicap : Math.min(handicap, ceiling as number);
}

function peoria(day: Day, { gender }: Player, nth: number, par: number[], counted: Score[]): number | null {
  const holes = day.countedHoles?.[nth] ?? null;
  if (holes === null) return null;
  const rule = { ...(PEORIAS[day.system] as Peoria), ...day };
  const counts = holes.map((hole) => {
    const [score, most] = [counted[hole - 1] as Score, capOf(rule.holeCap, par[hole - 1] as number)];
    if (!isNumber(score)) return most;
    return most === null ? score : Math.min(score, most);
  });
  if (counts.includes(null)) return null;
  // both factors are tenths: a hundredth of a tenth of a stroke is the unit
  const base = rule.base === 'counted-par' ? add(holes.map((hole) => par[hole - 1] as number)) * rule.multiplier : add(par) * 10;
  const hundredths = (add(counts as number[]) * rule.multiplier - base) * rule.factor;
  const handicap = rule.rounding === 'stroke' ? 10 * halfUp(hundredths / 100) : halfUp(hundredths / 10);
  const end = (of: End): number | null => (of !== null && typeof of === 'object' ? of[gender] : of);
  const [floor, ceiling] = [end(rule.floor), end(rule.ceiling)];
  if (floor !== null && handicap < floor) return floor;
  return ceiling !== null && handicap > ceiling ? ceiling : handicap;
}

/** The points of each hole; null: there are none. */
export function pointsOf(rules: Rules, { counted, par, isTotal, handicap, received, points: made }: Round): number[] | null {
  if (made !== undefined) return made;
  const { from, points, eachBetter, by, holeInOne, albatross } = tableOf(rules);
  const strokes = by === 'gross' ? par.map(() => 0) : handicap === null ? null : received(halfUp(handicap / 10));
  if (isTotal || strokes === null) return null;
  return counted.map((score, hole) => {
    if (score === null) return 0;
    if (score === 'pickup') return points[points.length - 1] as number;
    const at = score - (par[hole] as number) - (strokes[hole] as number) - from;
    const own = at < 0 ? (points[0] as number) - at * eachBetter : (points[Math.min(at, points.length - 1)] as number);
    return own + (score === 1 ? holeInOne : score === (par[hole] as number) - 3 ? albatross : 0);
  });
}

/** Strokes less those received on each hole, off the handicap of the round and what is added to it; null: nobody can say. */
export function netOfHoles({ counted, handicap, received }: Round, added = 0): Score[] | null {
  const strokes = handicap === null ? null : received(halfUp(handicap / 10) + added);
  return strokes && counted.map((score, at) => (isNumber(score) ? score - (strokes[at] as number) : null));
}
