import type { HiddenPart, ShownWinner } from '@fairway/api';
import type { Course } from '@fairway/golf';
import { bestShots, type Shot } from '../../../engine/competition/shot-store.ts';
import type { DivisionFacts, TournamentFacts } from '../../../engine/competition/store.ts';

/** What the public does not see of some players: their last holes, or everything since a moment. */
export type Hidden = { holes: number; frozenAt: Date | null };

type Suspended = {
  tournament: Pick<TournamentFacts, 'hiddenHoles' | 'frozenAt'>;
  divisions: readonly Pick<DivisionFacts, 'id' | 'frozenAt' | 'revealedAt'>[];
};

const NOTHING: Hidden = { holes: 0, frozenAt: null };

/** Whether the public sees less than staff. */
export const hidesAnything = ({ tournament, divisions }: Suspended): boolean =>
  tournament.hiddenHoles > 0 || tournament.frozenAt !== null || divisions.some(({ frozenAt }) => frozenAt !== null);

/** Whether a result is final: the tournament is closed, nothing is hidden, and the winners are published if there are prizes. */
export const isFinal = (
  of: Suspended & { tournament: Pick<TournamentFacts, 'state' | 'publishedWinners'>; prizes: readonly unknown[] },
): boolean => of.tournament.state === 'closed' && !hidesAnything(of) && (of.tournament.publishedWinners !== null || of.prizes.length === 0);

/** The published winners, each with their best shot; they would tell what is hidden, so they wait until nothing is. */
export function shownWinners(
  of: Suspended & { tournament: Pick<TournamentFacts, 'publishedWinners'> },
  shots: readonly Shot[],
): ShownWinner[] | null {
  if (hidesAnything(of)) return null;
  const best = bestShots(shots);
  return (
    of.tournament.publishedWinners?.map((won) => {
      const own = best.find(({ playerId, kind, hole }) => playerId === won.playerId && kind === won.award && hole === won.hole);
      return { ...won, centimetres: own?.centimetres ?? null };
    }) ?? null
  );
}

/** What is hidden of the players of a division; null: of those without one. A division that was presented shows everything. */
export function hiddenOf({ tournament, divisions }: Suspended, divisionId: string | null): Hidden {
  const division = divisions.find(({ id }) => id === divisionId);
  if (division?.revealedAt) return NOTHING;
  return { holes: tournament.hiddenHoles, frozenAt: earlier(tournament.frozenAt, division?.frozenAt ?? null) };
}

const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/** At most half of the holes of a round: nine of eighteen, four of nine. */
export const mostHidden = (holes: number, count: number): number => Math.min(holes, Math.floor(count / 2));

type UnderWay = { rounds: readonly Pick<Course, 'par'>[]; currentRound: number };

/** The same in words of the board: one part where it is alike for all, else one for each division that hides something. */
export function hiddenPartsOf(of: Suspended & UnderWay): HiddenPart[] {
  const count = of.rounds[of.currentRound]?.par.length ?? 0;
  const partOf = (divisionId: string | null) => {
    const { holes, frozenAt } = hiddenOf(of, divisionId);
    return { divisionId, holes: mostHidden(holes, count), frozenAt: frozenAt?.toISOString() ?? null };
  };
  const whole = partOf(null);
  const parts = of.divisions.map(({ id }) => partOf(id));
  const isAlike = parts.every(({ holes, frozenAt }) => holes === whole.holes && frozenAt === whole.frozenAt);
  return (isAlike ? [whole] : parts).filter(({ holes, frozenAt }) => holes > 0 || frozenAt !== null);
}
