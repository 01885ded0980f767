import { type FullRules, figureOn, type Key, type Ranked, type Scored, scored } from './list.ts';
import type { Basis, Course, Holes, Player, Round, Score } from './round.ts';
import { aboveOf, add, netOfHoles, pointsOf, tableOf } from './round.ts';

/** The naive computation: sides whose partners play a ball each. */

type Partner = { player: string; status: string; playedOff: (number | null)[]; plays: (number[] | null)[] };
type Side = { id: string; division: string | null; status: string; partners: Partner[] };
export type Sides = { of: 'holes' | 'rounds'; counting: number; list: Side[] };
/** A partner of a side, as they are for it. */
type Mate = { player: Player; plays: (number[] | null)[] };

/** The sides on a list, and the keys that separate them. */
export function sidesOn(basis: Basis, rules: FullRules, sides: Sides, players: Player[]): { pool: Ranked[]; keys: Key[] } {
  const matesOf = ({ partners }: Side): Mate[] =>
    partners.flatMap(({ player, status, playedOff, plays }) => {
      const own = players.find(({ id }) => id === player);
      return own ? [{ player: { ...own, status, playedOff }, plays }] : [];
    });
  const everyone = sides.list.flatMap(matesOf).map(({ player }) => player);
  const pool = sides.list.flatMap((side): Ranked[] => {
    const mates = matesOf(side);
    const { rounds, figure, isComplete } =
      sides.of === 'holes' ? byHoles(basis, rules, sides.counting, mates, everyone) : byRounds(basis, rules, sides.counting, mates);
    if (side.status !== 'ok' || figure === null) return [];
    return [{ player: asPlayer(side, mates, rules), rounds, isComplete, figure }];
  });
  return { pool, keys: sides.of === 'holes' ? rules.ties[basis].map(onSideCard) : rules.ties[basis] };
}

type Made = { rounds: Round[]; figure: number | null; isComplete: boolean };

const playsIn = ({ plays }: Mate, nth: number): boolean => plays[nth]?.length !== 0;
const playsOn = ({ plays }: Mate, nth: number, hole: number): boolean => plays[nth]?.includes(hole) ?? true;

/** What the keys read of a side beside its card. */
function asPlayer({ id, division, status }: Side, mates: Mate[], { rounds }: FullRules): Player {
  const starts = rounds.map((_, nth) => {
    const holes = mates.filter((mate) => playsIn(mate, nth)).map(({ player }) => player.startingHoles[nth] ?? null);
    return holes.find((hole) => hole !== null) ?? null;
  });
  return { id, division, status, gender: 'm', playedOff: [], startingHoles: starts, born: null, cards: [], totals: [] };
}

/** A side's card holds what counts on the list: each key reads it as strokes. */
const onSideCard = (key: Key): Key => (key.score === undefined ? key : { ...key, score: 'gross', share: undefined });

const courseOf = (course: Course, { gender }: Pick<Player, 'gender'>): Holes => (gender === 'f' ? (course.women ?? course) : course);

/** The lowest par among the cards of those who play for the sides of a list. */
const lowestPar = (course: Course, everyone: Player[]): number => Math.min(...everyone.map((player) => add(courseOf(course, player).par)));

/** The pars that a side is compared with: by net those of a card of the lowest par. */
function parsOf(basis: Basis, rules: FullRules, course: Course, own: Holes, everyone: Player[]): number[] {
  if (basis !== 'net' || rules.edition === 1 || everyone.length === 0) return own.par;
  const least = lowestPar(course, everyone);
  return [own, course, course.women ?? course].find(({ par }) => add(par) === least)?.par ?? own.par;
}

/** The best balls of each hole. */
function byHoles(basis: Basis, rules: FullRules, counting: number, mates: Mate[], everyone: Player[]): Made {
  const without = mates.map((mate) => ({ ...mate, player: { ...mate.player, totals: [] } }));
  const own = without.map(({ player }) => scored(rules, player));
  const closed = without.map(({ player }) => scored(rules, withoutBlanks(rules, player)));
  const isOfWomen = mates.length > 0 && mates.every(({ player }) => player.gender === 'f');
  const { points, from } = tableOf(rules);
  const rounds = rules.rounds.map((course, nth) => {
    const par = parsOf(basis, rules, course, courseOf(course, { gender: isOfWomen ? 'f' : 'm' }), everyone);
    const addedTo = (one: number) =>
      rules.edition === 1 ? 0 : add(courseOf(course, mates[one]?.player as Player).par) - lowestPar(course, everyone);
    const counted = par.map((_, at): Score => {
      const here = mates.flatMap((mate, one) => (playsOn(mate, nth, at + 1) && countsFor(rules, mate) ? [one] : []));
      const balls = (of: Scored[]) =>
        here.flatMap((one) => ballOf(basis, rules, (of[one] as Scored).rounds[nth] as Round, at, addedTo(one)) ?? []);
      const isOut = (one: number) => mates[one]?.player.status !== 'ok';
      let all = balls(own);
      if (all.length < counting) {
        if (here.some((one) => !isOut(one) && own[one]?.rounds[nth]?.counted[at] == null)) return null;
        all = balls(own.map((one, nthMate) => (isOut(nthMate) ? (closed[nthMate] as Scored) : one)));
      }
      return all.length < counting ? 'pickup' : add(all.sort((a, b) => a - b).slice(0, counting));
    });
    const last = mates.flatMap((mate, one) => (playsOn(mate, nth, par.length) ? [own[one]?.rounds[nth]?.handicap ?? null] : []));
    const forPar = par.map((of) => counting * (basis === 'points' ? -(points[-from] ?? 0) : of));
    const above = aboveOf(rules, course, par).map((of) => (basis === 'points' ? 0 : counting * of));
    return cardOf({ counted, above, par: forPar, handicap: last.includes(null) ? null : add(last as number[]) });
  });
  const begun = rounds.filter(({ hasBegun }) => hasBegun);
  const isOver = begun.some(({ hasNoTotal }) => hasNoTotal);
  const figure = begun.length === 0 || isOver ? null : add(begun.map(({ toPar }) => toPar));
  return { rounds, figure, isComplete: rounds.every(({ isComplete }) => isComplete) };
}

/** The ball of a partner who is disqualified counts on no hole. */
const countsFor = ({ edition }: FullRules, { player }: Mate): boolean => edition === 1 || player.status !== 'DQ';

const withoutBlanks = ({ rounds }: FullRules, player: Player): Player => ({
  ...player,
  cards: rounds.map(({ par }, nth) => par.map((_, at) => player.cards[nth]?.[at] ?? 'pickup')),
});

/** What a ball counts on a hole of the list, the smaller the better; null: it has no score, or none that counts. */
function ballOf(basis: Basis, rules: FullRules, round: Round, at: number, added: number): number | null {
  const score = round.counted[at] ?? null;
  if (score === null) return null;
  if (basis === 'points') {
    const points = pointsOf(rules, round)?.[at];
    return points === undefined ? null : -points;
  }
  const strokes = (basis === 'net' ? netOfHoles(round, added) : round.counted)?.[at];
  return typeof strokes === 'number' ? strokes : null;
}

type Card = { counted: Score[]; above: number[]; par: number[]; handicap: number | null };

function cardOf({ counted, above, par, handicap }: Card): Round {
  const holed = counted.flatMap((score, at) => (typeof score === 'number' ? [at] : []));
  const strokes = add(holed.map((at) => counted[at] as number));
  return {
    ...{ par, above, played: counted, counted, strokes, handicap, isTotal: false, isOfDay: false },
    isComplete: !counted.includes(null),
    hasBegun: counted.some((score) => score !== null),
    hasNoTotal: counted.includes('pickup'),
    toPar: strokes - add(holed.map((at) => par[at] as number)),
    received: () => null,
  };
}

/** The best results of each round. */
function byRounds(basis: Basis, rules: FullRules, counting: number, mates: Mate[]): Made {
  const all = rules.rounds.map((_, nth) =>
    bestOf(
      basis,
      rules,
      counting,
      mates.filter((mate) => playsIn(mate, nth)),
      nth,
    ),
  );
  const full = all.filter(({ best }) => best.length === counting);
  const figure = full.length === 0 || all.some(({ isPossible }) => !isPossible) ? null : add(full.flatMap(({ best }) => best));
  return { rounds: all.map(({ round }) => round), figure, isComplete: all.every(({ isOver }) => isOver) };
}

function bestOf(basis: Basis, rules: FullRules, counting: number, mates: Mate[], nth: number) {
  const results = mates.map(({ player }) => {
    const own = scored(rules, player);
    const round = own.rounds[nth] as Round;
    const counts = mayCount(basis, player, round);
    // a round alone, of whoever plays on or has played it
    const figure = counts ? figureOn(basis, rules, { player: { ...player, status: 'ok' }, rounds: [round], isComplete: true }) : null;
    return { player, round, counts, figure };
  });
  const best = results
    .flatMap(({ figure, round }) => (figure === null ? [] : [{ figure, round }]))
    .sort((a, b) => a.figure - b.figure)
    .slice(0, counting);
  const isPossible = results.filter(({ counts }) => counts).length >= counting;
  const cards = best.length === counting ? best.map(({ round }) => round) : [];
  return {
    best: best.map(({ figure }) => figure),
    isPossible,
    isOver: results.every(({ player, round }) => player.status !== 'ok' || round.isComplete),
    round: asOneCard(rules, nth, cards, isPossible),
  };
}

function mayCount(basis: Basis, { status }: Player, { isTotal, hasNoTotal, isOfDay, isComplete }: Round): boolean {
  const isLost = basis === 'points' ? isTotal : hasNoTotal || (basis === 'net' && isTotal && isOfDay);
  return !isLost && (status === 'ok' || (isComplete && status !== 'DQ'));
}

const receivedBy = ({ handicap, received }: Round): number[] | null => received(Math.floor((handicap ?? 0) / 10 + 0.5));

/** The cards that count, added up hole by hole. */
function asOneCard(rules: FullRules, nth: number, cards: Round[], isPossible: boolean): Round {
  const { par } = rules.rounds[nth] as { par: number[] };
  const sum = (of: (card: Round) => number | null): number | null => {
    const figures = cards.map(of);
    return cards.length === 0 || figures.includes(null) ? null : add(figures as number[]);
  };
  const onHoles = (of: (card: Round) => (Score | undefined)[] | null): Score[] =>
    par.map((_, at): Score => {
      const scores = cards.map((card) => of(card)?.[at] ?? null);
      if (scores.length === 0 || scores.includes(null)) return null;
      return scores.includes('pickup') ? 'pickup' : add(scores as number[]);
    });
  const counted = onHoles(({ counted: of }) => of);
  const handicap = sum((card) => card.handicap);
  const hasPoints = cards.length > 0 && cards.every((card) => pointsOf(rules, card) !== null);
  return {
    ...{
      par,
      above: par.map((_, at) => add(cards.map((card) => card.above[at] as number))),
      played: counted,
      counted,
      handicap,
      isTotal: false,
      isOfDay: false,
      isComplete: true,
      hasBegun: cards.length > 0,
    },
    hasNoTotal: !isPossible || counted.includes('pickup'),
    strokes: sum(({ strokes }) => strokes) ?? 0,
    toPar: sum(({ toPar }) => toPar) ?? 0,
    // each off their own handicap, by their own card
    received: () => (cards.every((card) => receivedBy(card) !== null) ? (onHoles(receivedBy) as number[]) : null),
    points: hasPoints ? (onHoles((card) => pointsOf(rules, card)) as number[]) : null,
  };
}
