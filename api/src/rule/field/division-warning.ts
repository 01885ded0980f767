import { type Division, divisionProblems, type Eligibility, isOutOfRange, type Tenths, type Unassigned } from '@fairway/golf';
import type { DivisionWarning } from '../../route/field/division.ts';

/** A division as the rules see it, with its name. */
export type NamedDivision = Division & { readonly name: string };
/** A player as far as divisions go; handicaps in tenths, the course handicap as declared or computed. */
export type DivisionMember = Unassigned & { readonly id: string; readonly name: string; readonly divisionId: string | null };

/** What a committee should look at: handicaps that fit no division or two, and players who do not fit their division or have none. */
export function divisionWarnings(
  divisions: readonly NamedDivision[],
  people: readonly DivisionMember[],
  eligibility: Eligibility,
): DivisionWarning[] {
  const byId = new Map(divisions.map((division) => [division.id, division]));
  const nameOf = (id: string) => byId.get(id)?.name ?? '';
  const ranges = divisions.length === 0 ? [] : divisionProblems(divisions, eligibility);
  return [
    ...ranges.map((problem): DivisionWarning => {
      const { gender } = problem;
      const run = { gender, from: problem.from / 10, to: problem.to / 10 };
      return problem.code === 'gap' ? { kind: 'gap', ...run } : { kind: 'overlap', ...run, divisions: problem.divisions.map(nameOf) };
    }),
    ...people.flatMap((person) => personWarning(person, byId.get(person.divisionId ?? ''), eligibility) ?? []),
  ];
}

function personWarning(person: DivisionMember, division: NamedDivision | undefined, eligibility: Eligibility): DivisionWarning | null {
  const declared = eligibility.measure === 'course' ? person.handicapCourse : person.handicapIndex;
  const who = { playerId: person.id, name: person.name, handicap: strokes(declared) };
  if (!division) return { kind: 'unassigned', ...who };
  return isOutOfRange(division, person, eligibility) ? { kind: 'out-of-range', ...who, division: division.name } : null;
}

const strokes = (handicap: Tenths | null): number | null => (handicap === null ? null : handicap / 10);
