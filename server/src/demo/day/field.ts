import { type Course, courseCard } from '@fairway/golf';
import type { Transaction } from '../../db/database.ts';
import { insertAll } from '../../db/row.ts';
import { activity } from '../../db/schema/account/activity.ts';
import { readyLedger } from '../../engine/ledger/ledger.ts';
import { findRounds } from '../../engine/tournament/store.ts';
import { eligibilityOf } from '../../feature/field/division/eligibility.ts';
import { findDivisions } from '../../feature/field/division/store.ts';
import { placed } from '../../feature/field/player/placement.ts';
import { columnsOf, type PlayerFields } from '../../feature/field/player/wire.ts';
import { playRound } from '../../feature/output/rehearsal/play.ts';
import type { Random } from '../../random.ts';
import { type FlightStart, writeGolfers } from '../../scene/scene.ts';
import { type ScoreRow, writeScores } from '../../scene/score.ts';
import type { TournamentRow } from '../../write/write.ts';
import { minutesAfter } from './club-day.ts';

/** Where and when a flight of four starts, and how many holes it has played. */
export type Start = FlightStart & { startingHole: number; played: number };

export type Field = {
  tournament: TournamentRow & { siteId: string };
  roundId: string;
  course: Course;
  people: readonly PlayerFields[];
  /** One per flight; four people each, in their order. */
  starts: readonly Start[];
  /** People who withdrew after some holes, by their place in the list. */
  withdrawn?: ReadonlyMap<number, number>;
  enteredBy: string;
  /** When a flight entered its nth hole, counted from 0. */
  enteredAt: (start: Start, nth: number) => Date;
  random: Random;
};

/** Writes a whole field: players in their divisions, cards, and the scores so far. Returns the scores. */
export async function writeField(tx: Transaction, field: Field): Promise<ScoreRow[]> {
  const { tournament, roundId, people, starts, withdrawn } = field;
  const divisions = await findDivisions(tx, tournament.id);
  const rounds = await findRounds(tx, tournament.id);
  const placing = { divisions, rounds, eligibility: eligibilityOf(tournament), autoAssign: true };
  const golfers = people.map((person, nth) => ({
    ...columnsOf(person),
    divisionId: placed(person, { current: null }, placing),
    flight: starts[Math.floor(nth / 4)]?.number ?? null,
    bagTag: String(nth + 1).padStart(3, '0'),
    caddieNumber: String(101 + ((nth * 37) % 180)),
    status: withdrawn?.has(nth) ? ('WD' as const) : person.absent ? ('DNS' as const) : ('ok' as const),
  }));
  const playerIds = await writeGolfers(tx, { id: tournament.id, roundIds: [roundId] }, golfers, starts);
  await recordList(tx, field, playerIds);
  const scores = people.flatMap((person, nth) => {
    const start = starts[Math.floor(nth / 4)];
    return start ? scoresOf(field, playerIds[nth] ?? '', person, { ...start, played: holesPlayed(field, nth, person, start) }) : [];
  });
  // its first line says how the field stood before the first score
  const [first] = scores.map(({ enteredAt }) => enteredAt).sort();
  if (first !== undefined) await readyLedger(tx, tournament.id, minutesAfter(new Date(first), -1));
  await writeScores(tx, scores);
  return scores;
}

/** The list came in some days before: the log says where the handicaps are from. */
async function recordList(tx: Transaction, { tournament, starts: [first], enteredBy, enteredAt }: Field, created: string[]): Promise<void> {
  if (first === undefined) return;
  const { id, siteId } = tournament;
  const line = { siteId, tournamentId: id, principalKind: 'person', principalId: enteredBy, kind: 'import', subjectType: 'tournament' };
  const after = { counts: { created: created.length }, created };
  await insertAll(tx, activity, [{ ...line, subjectId: id, after, at: minutesAfter(enteredAt(first, 0), -DAYS_BEFORE * 24 * 60) }]);
}
const DAYS_BEFORE = 3;

const holesPlayed = ({ withdrawn }: Field, nth: number, { absent }: PlayerFields, { played }: Start) =>
  absent ? 0 : Math.min(played, withdrawn?.get(nth) ?? played);

function scoresOf(field: Field, playerId: string, person: PlayerFields, start: Start): ScoreRow[] {
  const strokes = playRound(courseCard(field.course, person.gender), person.handicapCourse ?? 24, field.random);
  return Array.from({ length: start.played }, (_, nth) => {
    const at = (start.startingHole - 1 + nth) % 18;
    const enteredAt = field.enteredAt(start, nth).toISOString();
    return { playerId, roundId: field.roundId, hole: at + 1, strokes: strokes[at] ?? 0, personId: field.enteredBy, enteredAt };
  });
}
