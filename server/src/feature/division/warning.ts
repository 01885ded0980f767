import type { DivisionWarning } from '@fairway/api';
import { divisionProblems, type Eligibility, misfits, type Unassigned } from '@fairway/golf';
import { handicapOf } from '../../db/record.ts';
import { golfDivision } from './eligibility.ts';
import type { DivisionRow } from './store.ts';

export type Person = Unassigned & { id: string; name: string; divisionId: string | null };

/** What a committee should look at: handicaps that fit no division or two, and players who do not fit their division or fit none. */
export function divisionWarnings(rows: readonly DivisionRow[], people: readonly Person[], eligibility: Eligibility): DivisionWarning[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nameOf = (id: string) => byId.get(id)?.name ?? '';
  const ranges = rows.length === 0 ? [] : divisionProblems(rows.map(golfDivision), eligibility);
  return [
    ...ranges.map((problem): DivisionWarning => {
      const { gender } = problem;
      const run = { gender, from: handicapOf(problem.from), to: handicapOf(problem.to) };
      return problem.code === 'gap' ? { kind: 'gap', ...run } : { kind: 'overlap', ...run, divisions: problem.divisions.map(nameOf) };
    }),
    ...people.flatMap((person) => personWarning(person, byId.get(person.divisionId ?? ''), eligibility) ?? []),
  ];
}

function personWarning(person: Person, row: DivisionRow | undefined, eligibility: Eligibility): DivisionWarning | null {
  const declared = eligibility.measure === 'course' ? person.handicapCourse : person.handicapIndex;
  const who = { playerId: person.id, name: person.name, handicap: handicapOf(declared) };
  if (!row) return { kind: 'unassigned', ...who };
  const outside = misfits(golfDivision(row), person, eligibility).some(({ code }) => code === 'handicap');
  return outside ? { kind: 'out-of-range', ...who, division: row.name } : null;
}
