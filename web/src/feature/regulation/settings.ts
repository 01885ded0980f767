import type { Division, Tournament } from '@fairway/api';
import type { DayHandicapId } from '@fairway/api/choice/tournament';
import { type Basis, isPeoria, PEORIA_RULES } from '@fairway/golf';

/** What regulations are about. */
export type Settings = {
  readonly tournament: Tournament;
  readonly divisions: readonly Division[];
  /** The seals of the counted holes that stand now. */
  readonly seals?: readonly StandingSeal[];
};
export type StandingSeal = {
  readonly round: number;
  readonly divisionId: string | null;
  readonly awardId: string | null;
  readonly seal: string;
};

/** The list that the format ranks by. */
export const basisOf = ({ tournament: { formatRule } }: Settings): Basis => ('points' in formatRule ? 'points' : formatRule.basis);

/** The lists on which a tie can matter, the format's own first. */
export function basesOf(settings: Settings): readonly Basis[] {
  const named = settings.tournament.awards.flatMap(({ kind, basis }): Basis[] => {
    if (basis !== null) return [basis];
    return kind === 'best-gross' ? ['gross'] : kind === 'best-net' ? ['net'] : [];
  });
  return [...new Set([basisOf(settings), ...named])];
}

/** Every day handicap that is played off, the tournament's first. */
export const dayHandicapsOf = ({ tournament, divisions }: Settings): readonly DayHandicapId[] => [
  ...new Set([tournament.calculateHandicapDay, ...divisions.flatMap(({ calculateHandicapDay: own }) => own ?? [])]),
];

/** How many holes are hidden, for each Peoria of the tournament, of a division or beside the cards. */
export const hiddenCountsOf = (settings: Settings): readonly number[] => [
  ...new Set(
    [...dayHandicapsOf(settings), ...settings.tournament.sideAwards.map(({ kind }) => kind)].flatMap((name) =>
      isPeoria(name as DayHandicapId) ? PEORIA_RULES[name as keyof typeof PEORIA_RULES].holeCount : [],
    ),
  ),
];
