/** Matches by a plain computation from the page of the format: nothing of the engine is used. */

type Winner = 0 | 1;
type Word = {
  kind: string;
  hole?: number | null;
  winner?: Winner | 'halved' | null;
  by?: Winner;
  reason?: string;
  fact?: string;
  part?: string;
  score?: Score;
};
type Score = { up: number; left: number; extraHole?: number };
type Ball = { id: string; strokes: number; disqualified?: true };
export type NaiveMatch = {
  id: string;
  teams: [string | null, string | null];
  sides: [string | null, string | null];
  balls: [Ball[], Ball[]];
  startingHole: number | null;
  disqualified?: Winner[];
  words: { id: string; word: Word }[];
};
export type NaiveSession = {
  round: number;
  points: { won: number; halved: number; lost: number };
  end: 'halved' | 'extra-holes';
  matches: NaiveMatch[];
};
export type Course = { par: number[]; strokeIndex: number[] | null; women?: { strokeIndex: number[] | null } | null };
/** `isOut`: disqualified, by the editions in which the match does not say it. */
type CardOf = (id: string) => { card: (number | 'pickup' | null)[]; woman: boolean; isOut: boolean };

/** How a match ended: its winner and the score, as far as the page of the format says them; null: it is not over. */
export type NaiveEnd = { winner: Winner | 'halved' | null; up?: number; left?: number; extraHole?: number } | null;

/** How a match without Nassau ended. */
export function naiveEnd({ end }: Pick<NaiveSession, 'end'>, match: NaiveMatch, course: Course, cardOf: CardOf): NaiveEnd {
  const words = standing(match.words);
  const decided = words.filter(({ kind }) => kind === 'committee').at(-1);
  if (decided) return { winner: decided.winner ?? null };
  const [out, both] = match.disqualified ?? [];
  if (out !== undefined) return { winner: both !== undefined ? null : out === 0 ? 1 : 0 };
  const holes = course.par.length;
  const first = match.startingHole ?? 1;
  const order = Array.from({ length: holes }, (_, nth) => ((first - 1 + nth) % holes) + 1);
  const ended = words.find(({ kind }) => kind === 'match-conceded' || kind === 'withdrawn');
  const stopAt = ended?.hole ? order.indexOf(ended.hole) : holes;
  let [lead, left] = [0, holes];
  for (const hole of order.slice(0, stopAt === -1 ? holes : stopAt)) {
    const won = wonOn(hole, hole, match, course, words, cardOf);
    if (won === undefined) continue;
    left--;
    lead += won === 0 ? 1 : won === 1 ? -1 : 0;
    if (Math.abs(lead) > left) return { winner: lead > 0 ? 0 : 1, up: Math.abs(lead), left };
  }
  if (left === 0 && lead === 0 && end === 'extra-holes') {
    for (let nth = 1; nth <= 36; nth++) {
      const won = wonOn(holes + nth, null, match, course, words, cardOf);
      if (won === undefined) break;
      if (won !== 'halved') return { winner: won, up: 1, left: 0, extraHole: nth };
    }
  } else if (left === 0) return { winner: 'halved' };
  const gone = words.filter(({ kind }) => kind === 'withdrawn').map(({ by }) => by);
  if (gone.includes(0) && gone.includes(1)) return { winner: null };
  if (ended) return { winner: ended.by === 0 ? 1 : 0 };
  const result = words.filter(({ kind }) => kind === 'result').at(-1);
  return result ? { winner: result.winner ?? null, ...result.score } : null;
}

function standing(words: NaiveMatch['words']): Word[] {
  const struck = new Set<string>();
  for (const { id, word } of [...words].reverse()) if (word.kind === 'struck' && !struck.has(id)) struck.add(word.fact ?? '');
  return words.filter(({ id }) => !struck.has(id)).map(({ word }) => word);
}

/** Undefined: not played. `on`: the hole of the card; null: an extra hole, whose strokes are on no card. */
function wonOn(
  hole: number,
  on: number | null,
  { balls }: NaiveMatch,
  course: Course,
  words: Word[],
  cardOf: CardOf,
): Winner | 'halved' | undefined {
  const conceded = words.find((word) => word.kind === 'hole-conceded' && word.hole === hole);
  if (conceded) return conceded.by === 0 ? 1 : 0;
  const winner = words.filter((word) => word.kind === 'hole' && word.hole === hole).at(-1)?.winner;
  if (winner != null) return winner;
  if (on === null) return undefined;
  const [one, other] = [best(balls[0]), best(balls[1])];
  if (one === 'conceded' || other === 'conceded') return one === other ? 'halved' : one === 'conceded' ? 1 : 0;
  if (one === null || other === null) return undefined;
  return one === other ? 'halved' : one < other ? 0 : 1;

  function best(all: Ball[]): number | 'conceded' | null {
    // of several the ball of one who is disqualified counts on no hole
    const side = all.filter(({ id, disqualified }) => all.length === 1 || !(disqualified || cardOf(id).isOut));
    const scores = side.map(({ id }) => cardOf(id).card[(on ?? 1) - 1] ?? null);
    const nets = side.flatMap(({ id, strokes }, nth) => {
      const score = scores[nth];
      return typeof score === 'number' ? [score - received(strokes, id)] : [];
    });
    if (nets.length > 0) return Math.min(...nets);
    return scores.length > 0 && scores.every((score) => score === 'pickup') ? 'conceded' : null;
  }

  function received(strokes: number, id: string): number {
    const index = (cardOf(id).woman && course.women ? course.women.strokeIndex : course.strokeIndex) ?? course.par.map((_, at) => at + 1);
    const rank = index.filter((one) => one < (index[(on ?? 1) - 1] ?? 0)).length + 1;
    const holes = course.par.length;
    return Math.floor(strokes / holes) + (rank <= strokes - holes * Math.floor(strokes / holes) ? 1 : 0);
  }
}

/** Points of a cup by team, in tenths, of matches that are over. */
export function naivePoints(
  sessions: readonly NaiveSession[],
  endOf: (session: NaiveSession, match: NaiveMatch) => NaiveEnd,
): Record<string, number> {
  const points: Record<string, number> = {};
  for (const session of sessions)
    for (const match of session.matches) {
      const end = endOf(session, match);
      if (end === null || end.winner === null) continue;
      match.teams.forEach((team, nth) => {
        const { won, halved, lost } = session.points;
        if (team !== null) points[team] = (points[team] ?? 0) + (end.winner === 'halved' ? halved : end.winner === nth ? won : lost);
      });
    }
  return points;
}
