import type { Transaction } from '../db/open.ts';
import type { User } from '../feature/auth/session-store.ts';
import { type ClubRecord, passWall, required } from '../feature/auth/wall.ts';
import { addDivision } from '../feature/division/division.ts';
import type { Actor } from '../feature/tournament/open.ts';
import { createTournament } from '../feature/tournament/tournament.ts';
import type { Input } from '../route.ts';
import type { CourseCard } from './course.ts';

type Settings = Omit<Input<'POST /api/tournaments'>['body'], 'clubId' | 'course'>;

/** Divisions of a club day: men by course handicap from 0 to 36, cut at these two, and one for the ladies. */
const divisionsAt = (first: number, second: number) => [
  { name: 'Bảng A', gender: 'm' as const, handicapCourseFrom: 0, handicapCourseTo: first },
  { name: 'Bảng B', gender: 'm' as const, handicapCourseFrom: first + 1, handicapCourseTo: second },
  { name: 'Bảng C', gender: 'm' as const, handicapCourseFrom: second + 1, handicapCourseTo: 36 },
  { name: 'Bảng Nữ', gender: 'f' as const, handicapCourseFrom: 0, handicapCourseTo: 36 },
];

/** A tournament with its divisions, made by a user of the demo as he would make it himself. */
export async function createClubDay(
  tx: Transaction,
  { user, club }: { user: User; club: ClubRecord },
  settings: Settings,
  { name, par, strokeIndex }: CourseCard,
  cuts: readonly [number, number],
): Promise<{ actor: Actor; roundId: string }> {
  const body = { ...settings, clubId: club.id, course: { courseName: name, par, strokeIndex } };
  const tournament = await createTournament(tx, { user, club }, body);
  const scope = await passWall(tx, user, { tournamentId: tournament.id });
  const actor = { user, tournament: required(scope.tournament) };
  for (const division of divisionsAt(...cuts)) await addDivision(tx, actor, { ...division, tournamentId: tournament.id });
  return { actor, roundId: tournament.rounds[0]?.id ?? '' };
}
