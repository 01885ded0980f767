import type { Card } from '../card.ts';
import type { Competitor, Status } from '../competitor.ts';
import type { Gender } from '../gender.ts';
import type { DeclaredHandicap } from '../handicap/playing-handicap.ts';
import { drivesFit } from './drives.ts';

/**
 * How a side scores. With balls of their own the best `counting` scores of the partners count on each hole (Rule 23: one
 * partner may have no score); `rounds`: the best `counting` results of the partners count in each round, as the Eisenhower Trophy has
 * it; with one ball (Rule 22, scramble) the side has one card and a handicap of its own.
 */
export type SideFormat = {
  readonly size: { readonly from: number; readonly to: number };
  readonly ball: { readonly kind: 'own' | 'rounds'; readonly counting: number } | { readonly kind: 'one' };
};

/** The formats of sides that have a name. */
export type SideFormatName = 'four-ball' | 'foursomes' | 'greensomes' | 'chapman' | 'scramble';

const pair = { from: 2, to: 2 };

/** Formats of sides by name; the best k of n by `bestOf`. Chapman (Pinehurst): both drive, each plays the other's ball, then one is played on. */
export const SIDE_FORMATS: Readonly<Record<SideFormatName, SideFormat>> = {
  'four-ball': { size: pair, ball: { kind: 'own', counting: 1 } },
  foursomes: { size: pair, ball: { kind: 'one' } },
  greensomes: { size: pair, ball: { kind: 'one' } },
  chapman: { size: pair, ball: { kind: 'one' } },
  scramble: { size: { from: 2, to: 4 }, ball: { kind: 'one' } },
};

/**
 * The best `counting` scores of `size` partners on each hole.
 *
 * @example bestOf(2, 4) // { size: { from: 4, to: 4 }, ball: { kind: 'own', counting: 2 } }
 */
export function bestOf(counting: number, size: number): SideFormat {
  return { size: { from: size, to: size }, ball: { kind: 'own', counting } };
}

/**
 * The best `counting` results of `size` partners in each round.
 *
 * @example bestRounds(3, 4) // { size: { from: 4, to: 4 }, ball: { kind: 'rounds', counting: 3 } }
 */
export function bestRounds(counting: number, size: number): SideFormat {
  return { size: { from: size, to: size }, ball: { kind: 'rounds', counting } };
}

/** Partners who compete together. */
export type Side = {
  readonly id: string;
  readonly division: string | null;
  readonly status: Status;
  /** With their own handicaps and, where each plays a ball, their own cards. */
  readonly partners: readonly Competitor[];
  /**
   * Where not all partners play every round: who does, one list a round, for the balls of their own and in matches. A round beyond the list is
   * played by all. Missing: all are.
   */
  readonly inRounds?: readonly (readonly PartnerInRound[])[];
  /** With one ball: the side handicap, summed unrounded (`sideHandicap`) and rounded once when it is used; null: none. */
  readonly handicap: DeclaredHandicap | null;
  /** With one ball: the side handicap of each round, as Competitor.handicaps. */
  readonly handicaps?: Competitor['handicaps'];
  /** With one ball: the side's card, one a round. */
  readonly cards: readonly Card[];
};

/** A partner, by id, who plays in a round: all its holes, or the named ones alone, as a club allows a substitute within a round. */
export type PartnerInRound = { readonly partner: string; readonly holes?: readonly number[] };

/** The places in `partners` of those who play in a round, from 0; on a hole, or on any. Others play no ball there, and nobody waits for them. */
export function playingIn({ partners, inRounds }: Pick<Side, 'partners' | 'inRounds'>, nth: number, hole?: number): readonly number[] {
  const own = inRounds?.[nth];
  const plays = (id: string) =>
    own === undefined ||
    own.some(({ partner, holes }) => partner === id && (hole === undefined || holes === undefined || holes.includes(hole)));
  return partners.flatMap(({ id }, at) => (plays(id) ? at : []));
}

/** The gender of all partners; null of a mixed side, and of none. */
export function genderOf({ partners: [first, ...others] }: { readonly partners: readonly Pick<Competitor, 'gender'>[] }): Gender | null {
  return first !== undefined && others.every(({ gender }) => gender === first.gender) ? first.gender : null;
}

/** The holes that a side begins on, one a round: of the first who plays in it and whose hole is known. */
export function startingHolesOf(side: Side): NonNullable<Competitor['startingHoles']> {
  const rounds = Math.max(0, ...side.partners.map(({ startingHoles }) => startingHoles?.length ?? 0));
  return Array.from({ length: rounds }, (_, nth) => {
    const holes = playingIn(side, nth).map((at) => side.partners[at]?.startingHoles?.[nth] ?? null);
    return holes.find((hole) => hole !== null) ?? null;
  });
}

/** Why a side may not play a format; `round`, from 1, of a side whose partners change. */
export type SideProblem = { readonly round?: number } & (
  | { code: 'size'; partners: number }
  | { code: 'partner-twice'; partner: string }
  | { code: 'counting'; counting: number }
  /** The drives of all partners together are more than the holes of a round, or no whole number. */
  | { code: 'drives'; drives: number }
  /** Fewer partners play than balls or results count: those who did not start, withdrew or are disqualified score no more. */
  | { code: 'too-few-play'; playing: number }
);

/**
 * Everything that keeps sides from playing a format, or from finishing; empty when they may. `drives`: how many of each partner's have to be
 * used in a round of `holes`.
 *
 * @example sideProblems(SIDE_FORMATS['four-ball'], sides) // [{ side: 'an-binh', problem: { code: 'size', partners: 3 } }]
 */
export function sideProblems(
  format: SideFormat,
  sides: readonly Side[],
  { drives = null, holes = 18 }: { readonly drives?: number | null; readonly holes?: number } = {},
): readonly { side: string; problem: SideProblem }[] {
  const rounds = Math.max(1, ...sides.map(({ inRounds }) => inRounds?.length ?? 0));
  const seen = new Set<string>();
  return sides.flatMap((side) => {
    const problems = Array.from({ length: rounds }, (_, nth): readonly SideProblem[] => {
      const twice = playingIn(side, nth).flatMap((at): readonly SideProblem[] => {
        const partner = side.partners[at]?.id ?? '';
        const isTaken = seen.has(`${nth} ${partner}`);
        seen.add(`${nth} ${partner}`);
        return isTaken ? [{ code: 'partner-twice', partner }] : [];
      });
      return [...numberProblems(format, side, nth, holes), ...drivesProblems(side, nth, holes, drives), ...twice];
    });
    const inRounds = problems.flatMap((ofRound, nth) => ofRound.map((problem): SideProblem => ({ round: nth + 1, ...problem })));
    // a side whose partners stay has the problems of its first round in all of them
    const ofSide = side.inRounds === undefined ? (problems.find(({ length }) => length > 0) ?? []) : inRounds;
    return ofSide.map((problem) => ({ side: side.id, problem }));
  });
}

/** How many play, at least and at most on a hole. */
function numbersIn(side: Side, nth: number, holes: number): readonly [number, number] {
  const onHoles = Array.from({ length: holes }, (_, at) => playingIn(side, nth, at + 1).length);
  return [Math.min(...onHoles), Math.max(...onHoles)];
}

function numberProblems({ size, ball }: SideFormat, side: Side, nth: number, holes: number): readonly SideProblem[] {
  const [fewest, most] = numbersIn(side, nth, holes);
  const problems: SideProblem[] = [];
  if (fewest < size.from || most > size.to) problems.push({ code: 'size', partners: fewest < size.from ? fewest : most });
  if (ball.kind === 'one') return problems;
  const { counting } = ball;
  if (!(Number.isInteger(counting) && counting >= 1 && counting <= fewest)) problems.push({ code: 'counting', counting });
  const playing = playingIn(side, nth).filter((at) => side.partners[at]?.status === 'ok').length;
  return playing < Math.min(counting, fewest) ? [...problems, { code: 'too-few-play', playing }] : problems;
}

function drivesProblems(side: Side, nth: number, holes: number, drives: number | null): readonly SideProblem[] {
  const [, most] = numbersIn(side, nth, holes);
  return drives === null || drivesFit(drives, most, holes) ? [] : [{ code: 'drives', drives }];
}
