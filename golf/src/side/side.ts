import type { Card } from '../card.ts';
import type { Competitor, Status } from '../competitor.ts';
import type { DeclaredHandicap } from '../handicap/playing-handicap.ts';

/**
 * How a side scores. With balls of their own the best `counting` scores of the partners count on each hole (Rule 23: one
 * partner may have no score); with one ball (Rule 22, scramble) the side has one card and a handicap of its own.
 */
export type SideFormat = {
  readonly size: { readonly from: number; readonly to: number };
  readonly ball: { readonly kind: 'own'; readonly counting: number } | { readonly kind: 'one' };
};

/** The formats of sides that have a name. */
export type SideFormatName = 'four-ball' | 'foursomes' | 'greensomes' | 'scramble';

const pair = { from: 2, to: 2 };

/** Formats of sides by name; the best k of n by `bestOf`. */
export const SIDE_FORMATS: Readonly<Record<SideFormatName, SideFormat>> = {
  'four-ball': { size: pair, ball: { kind: 'own', counting: 1 } },
  foursomes: { size: pair, ball: { kind: 'one' } },
  greensomes: { size: pair, ball: { kind: 'one' } },
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

/** Partners who compete together. */
export type Side = {
  readonly id: string;
  readonly division: string | null;
  readonly status: Status;
  /** With their own handicaps and, where each plays a ball, their own cards. */
  readonly partners: readonly Competitor[];
  /** With one ball: the team handicap, summed unrounded (`teamHandicap`) and rounded once when it is used; null: none. */
  readonly handicap: DeclaredHandicap | null;
  /** With one ball: the team handicap of each round, as Competitor.handicaps. */
  readonly handicaps?: Competitor['handicaps'];
  /** With one ball: the side's card, one a round. */
  readonly cards: readonly Card[];
};

/** The holes that a side begins on, one a round: those of the first partner whose holes are known. */
export function startingHolesOf({ partners }: Side): NonNullable<Competitor['startingHoles']> {
  return partners.find(({ startingHoles }) => startingHoles !== undefined)?.startingHoles ?? [];
}

/** Why a side may not play a format. */
export type SideProblem =
  | { code: 'size'; partners: number }
  | { code: 'partner-twice'; partner: string }
  | { code: 'counting'; counting: number }
  /** Fewer partners play than balls count: those who did not start, withdrew or are disqualified score no more. */
  | { code: 'too-few-play'; playing: number };

/**
 * Everything that keeps sides from playing a format, or from finishing; empty when they may.
 *
 * @example sideProblems(SIDE_FORMATS['four-ball'], sides) // [{ side: 'an-binh', problem: { code: 'size', partners: 3 } }]
 */
export function sideProblems({ size, ball }: SideFormat, sides: readonly Side[]): readonly { side: string; problem: SideProblem }[] {
  const sideOf = new Map<string, string>();
  return sides.flatMap(({ id, partners }) => {
    const problems: SideProblem[] = [];
    const { length } = partners;
    if (length < size.from || length > size.to) problems.push({ code: 'size', partners: length });
    if (ball.kind === 'own' && !(ball.counting >= 1 && ball.counting <= length))
      problems.push({ code: 'counting', counting: ball.counting });
    const playing = partners.filter(({ status }) => status === 'ok').length;
    if (ball.kind === 'own' && playing < Math.min(ball.counting, length)) problems.push({ code: 'too-few-play', playing });
    for (const partner of partners) {
      if (sideOf.has(partner.id)) problems.push({ code: 'partner-twice', partner: partner.id });
      sideOf.set(partner.id, id);
    }
    return problems.map((problem) => ({ side: id, problem }));
  });
}
