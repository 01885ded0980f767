import type { Principal } from '../access/principal.ts';
import { resolveScope, type Scope } from '../access/scope.ts';
import { addDivision } from '../feature/field/division/division.ts';
import { createTournament } from '../feature/field/tournament/tournament.ts';
import type { Input } from '../http/route.ts';
import { type Actor, actorOf, type Writer } from '../write/write.ts';
import { type CourseCard, demoTees } from './course.ts';

type Settings = Omit<Input<'POST /api/tournaments'>['body'], 'clubId' | 'course'>;

/** Divisions of a club day: men by course handicap from 0 to 36, cut at these two, and one for the ladies. */
const divisionsAt = (first: number, second: number) => [
  { name: 'Bảng A', gender: 'm' as const, handicapCourseFrom: 0, handicapCourseTo: first },
  { name: 'Bảng B', gender: 'm' as const, handicapCourseFrom: first + 1, handicapCourseTo: second },
  { name: 'Bảng C', gender: 'm' as const, handicapCourseFrom: second + 1, handicapCourseTo: 36 },
  { name: 'Bảng Nữ', gender: 'f' as const, handicapCourseFrom: 0, handicapCourseTo: 36 },
];

/** A tournament, with divisions unless `cuts` is null, made in the same way as a person makes it. */
export async function createClubDay(
  deps: Writer,
  { principal, club }: { principal: Principal; club: NonNullable<Scope['club']> },
  settings: Settings,
  card: CourseCard,
  cuts: readonly [number, number] | null,
): Promise<{ actor: Actor; roundId: string }> {
  const { name: courseName, par, strokeIndex } = card;
  const tees = demoTees(card).map(({ unit: _, lengths: __, ...tee }) => tee);
  const body = {
    ...settings,
    clubId: club.id,
    course: { courseName, par, strokeIndex, women: null, tees, nines: null, holes: 'all' as const },
  };
  const created = await createTournament(deps, { principal, club }, body);
  const { tournament } = await resolveScope(deps.db, principal, { tournamentId: created.id });
  if (!tournament) throw new Error('the tournament of the demo was not written');
  const actor = actorOf({ principal, scope: { tournament } });
  for (const division of cuts ? divisionsAt(...cuts) : []) await addDivision(deps, actor, { ...division, tournamentId: created.id });
  return { actor, roundId: created.rounds[0]?.id ?? '' };
}
