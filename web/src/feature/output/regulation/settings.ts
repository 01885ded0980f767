import type { Division, StaffContest, Tournament } from '@fairway/api';
import type { DayHandicapId } from '@fairway/api/choice/field/tournament';
import { halvesOf, playedCard } from '@fairway/api/rule/field/round-hole';
import { type Basis, isPeoria, PEORIA_RULES, type PeoriaName, peoriaOn } from '@fairway/golf';

/** What regulations are about. */
export type RegulationSettings = {
  readonly tournament: Tournament;
  readonly divisions: readonly Division[];
  /** The seals of the counted holes that stand now. */
  readonly seals?: readonly StandingSeal[];
  /** Where matches are played. */
  readonly contests?: readonly StaffContest[];
};
type StandingSeal = {
  readonly round: number;
  readonly divisionId: string | null;
  readonly awardId: string | null;
  readonly seal: string;
};

/** The list that the format ranks by. */
export const basisOf = ({ tournament: { formatRule } }: RegulationSettings): Basis =>
  'points' in formatRule ? 'points' : formatRule.basis;

/** The lists on which a tie can matter, the format's own first. */
export function basesOf(settings: RegulationSettings): readonly Basis[] {
  const named = settings.tournament.awards.flatMap(({ kind, basis }): Basis[] => {
    if (basis !== null) return [basis];
    return kind === 'best-gross' ? ['gross'] : kind === 'best-net' ? ['net'] : [];
  });
  return [...new Set([basisOf(settings), ...named])];
}

/** Every day handicap that is played off, the tournament's first. */
export const dayHandicapsOf = ({ tournament, divisions }: RegulationSettings): readonly DayHandicapId[] => [
  ...new Set([tournament.calculateHandicapDay, ...divisions.flatMap(({ calculateHandicapDay: own }) => own ?? [])]),
];

/** How many holes each round has. */
const roundHolesOf = ({ tournament: { rounds } }: Pick<RegulationSettings, 'tournament'>): readonly number[] =>
  rounds.map((round) => playedCard(round).par.length);
/** Which rounds there are: of nine holes, of more, or both. */
export function roundLengths(settings: Pick<RegulationSettings, 'tournament'>): { readonly nine: boolean; readonly whole: boolean } {
  const nines = settings.tournament.rounds.map((round) => halvesOf(playedCard(round).par).length === 1);
  return { nine: nines.includes(true), whole: nines.includes(false) };
}
/** `18`; of rounds that differ `18 + 9`. */
export function sayRoundHoles(settings: Pick<RegulationSettings, 'tournament'>): string {
  const holes = roundHolesOf(settings);
  return (new Set(holes).size > 1 ? holes : holes.slice(0, 1)).join(' + ');
}

/** How many holes are hidden, for each Peoria of the tournament, of a division or beside the cards. */
export const hiddenCountsOf = (settings: RegulationSettings): readonly number[] => [
  ...new Set(
    [...dayHandicapsOf(settings), ...settings.tournament.sideAwards.map(({ kind }) => kind)].flatMap((name) =>
      isPeoria(name as DayHandicapId)
        ? roundHolesOf(settings).map((holes) => PEORIA_RULES[peoriaOn(name as PeoriaName, holes) ?? (name as PeoriaName)].holeCount)
        : [],
    ),
  ),
];
