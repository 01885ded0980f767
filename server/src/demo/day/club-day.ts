import { DIVISION, DIVISION_DEFAULTS } from '@fairway/api/record/division';
import type { Person } from '../../access/principal.ts';
import { resolveScope, type Scope } from '../../access/scope.ts';
import type { Transaction } from '../../db/database.ts';
import { rowOf } from '../../db/record.ts';
import { requireTournamentFacts } from '../../engine/competition/store.ts';
import { closeTournament } from '../../feature/result/result/close.ts';
import { finishRound } from '../../feature/result/result/finish.ts';
import { publishWinners } from '../../feature/result/winner/publication.ts';
import { type Scene, writeScene } from '../../scene/scene.ts';
import { dateAt } from '../../text/calendar.ts';
import { recordActivity } from '../../write/action.ts';
import { type Actor, actorOf, type Writer } from '../../write/write.ts';
import { type CourseCard, demoTees } from '../course.ts';

/** Who does what in the demo: a super administrator, right 2 and right 1. */
export type DemoPeople = { admin: Person; manager: Person; editor: Person };
/** What writing a day of the demo needs: the database, the person who writes, the time. */
export type DemoDay = { deps: Writer; tx: Transaction; club: NonNullable<Scope['club']>; people: DemoPeople; now: Date };

const MINUTE = 60_000;
export const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE);
/** So many days from today: the time, and the date at the club. */
export function dayAt({ club, now }: DemoDay, days: number): { day: Date; date: string } {
  const day = minutesAfter(now, days * 24 * 60);
  return { day, date: dateAt(day, club.timeZone) };
}
/** The birth years of golfers between 24 and 70. */
export const yearsBefore = (day: Date) => ({ from: day.getUTCFullYear() - 70, to: day.getUTCFullYear() - 24 });

/** Divisions of a club day: men by course handicap from 0 to 36, cut at these two, and one for the ladies. */
const divisionsAt = (first: number, second: number) =>
  [
    { name: 'Bảng A', gender: 'm' as const, handicapCourseFrom: 0, handicapCourseTo: first },
    { name: 'Bảng B', gender: 'm' as const, handicapCourseFrom: first + 1, handicapCourseTo: second },
    { name: 'Bảng C', gender: 'm' as const, handicapCourseFrom: second + 1, handicapCourseTo: 36 },
    { name: 'Bảng Nữ', gender: 'f' as const, handicapCourseFrom: 0, handicapCourseTo: 36 },
  ].map((division) => rowOf(DIVISION, { ...DIVISION_DEFAULTS, ...division }));

/** `cuts`: of the divisions, or none; `later`: the days of more rounds on the same course. */
type ClubDay = { settings: Scene['settings']; course: CourseCard; cuts?: readonly [number, number]; later?: readonly string[] };

/** A public tournament of the club, which its manager made. */
export async function writeClubDay(
  { deps, tx, club, people: { manager: principal } }: DemoDay,
  { settings, course: { name: courseName, par, strokeIndex, ...card }, cuts, later = [] }: ClubDay,
): Promise<{ actor: Actor; roundId: string; roundIds: string[] }> {
  const tees = demoTees(card).map(({ unit: _, lengths: __, ...tee }) => tee);
  const { id, roundIds } = await writeScene(tx, club.id, {
    settings: { ...settings, location: club.city, public: true },
    rounds: [settings.date, ...later].map((date) => ({ date, courseName, par, strokeIndex, tees })),
    divisions: cuts ? divisionsAt(...cuts) : [],
  });
  const after = { name: settings.name, date: settings.date };
  const created = { kind: 'created', subjectType: 'tournament', subjectId: id, after } as const;
  await recordActivity(tx, { principal, siteId: club.siteId, tournamentId: id }, created);
  const { tournament } = await resolveScope(deps.db, principal, { tournamentId: id });
  if (!tournament) throw new Error('the tournament of the demo was not written');
  return { actor: actorOf({ principal, scope: { tournament } }), roundId: roundIds[0] ?? '', roundIds };
}

/** The round is finished, the tournament closed, and its winners public. */
export async function endDay({ deps, tx }: DemoDay, actor: Actor, roundId: string): Promise<void> {
  await finishRound(deps, actor, roundId);
  await closeTournament(deps, actor);
  const { boardVersion } = await requireTournamentFacts(tx, actor.tournament.id);
  await publishWinners(deps, actor, boardVersion);
}
