import { cardHole, engineStart, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import { type Course, courseCard, type Gender, MOST_HOLES } from '@fairway/golf';
import type { Random } from '../../../random.ts';
import { playRound } from './play.ts';

/** A player, or a side, of the rehearsal: the handicap in whole strokes, where they start, and the partners who give tee shots in turn. */
export type Entrant = { playerId: string; gender: Gender; handicap: number; startingHole: number; drivers: readonly string[] };
export type DrawnScore = { playerId: string; hole: number; strokes: number; driveBy: string | null; source: 'desk' | 'check' };

/** With fewer players nobody withdraws: two must be able to finish. */
const FEWEST_TO_WITHDRAW = 3;

/**
 * What a desk meets on a day: the first half of the players, as they start, have whole cards, one of them with a hole on which a second
 * look differs; the others are on the course, and the last of them has withdrawn. `withdrawn`: null where the field is too small.
 */
export function drawScores(
  course: Course & PlayedHoles,
  entrants: readonly Entrant[],
  random: Random,
): { scores: DrawnScore[]; withdrawn: string | null } {
  const finished = Math.ceil(entrants.length / 2);
  const scores = entrants.flatMap((entrant, nth) => {
    const card = playRound(courseCard(course, entrant.gender), entrant.handicap, random);
    // a third to two thirds of the round
    const onCourse = Math.round((random.whole(6, 12) * card.length) / MOST_HOLES);
    return played(course, card, entrant, nth < finished ? card.length : onCourse);
  });
  const [first] = scores;
  const dispute: DrawnScore[] = first ? [{ ...first, strokes: first.strokes + 1, source: 'check' }] : [];
  const last = entrants.at(-1)?.playerId ?? null;
  return { scores: [...scores, ...dispute], withdrawn: entrants.length < FEWEST_TO_WITHDRAW ? null : last };
}

/** The first holes of a card, in the order in which the player plays them. */
function played(course: PlayedHoles, card: readonly number[], { playerId, startingHole, drivers }: Entrant, holes: number): DrawnScore[] {
  const start = engineStart(course, startingHole) ?? 1;
  return Array.from({ length: Math.min(holes, card.length) }, (_, nth) => {
    const at = (start - 1 + nth) % card.length;
    const driveBy = drivers[nth % drivers.length] ?? null;
    return { playerId, hole: cardHole(course, at + 1), strokes: card[at] ?? 0, driveBy, source: 'desk' };
  });
}
