import { cardHole, playedCard } from '@fairway/api/rule/field/round-hole';
import { MOST_STROKES } from '@fairway/golf';
import { NOTHING, type Range, type Tried, type TriedSource, withRange, withScore, withSettings } from './tried.ts';

/** A question that clubs ask, and what is tried to answer it. */
export type Example = { readonly question: 'tie' | 'cap' | 'division' | 'score'; readonly tried: Tried };

/** Caps that clubs use, of which the first lower one is tried. */
const CAPS = [28, 24, 18];
/** So many strokes off the upper end of a division. */
const NARROWER = 2;

/** What is worth trying of this tournament: only what it has, and only what differs from it. */
export function examplesOf(source: TriedSource): readonly Example[] {
  return [tieExample(source), capExample(source), divisionExample(source), scoreExample(source)].filter((example) => example !== null);
}

function tieExample({ tournament, choices }: TriedSource): Example | null {
  const other = choices.tiebreak.find(({ id }) => id !== tournament.tiebreak);
  return other ? { question: 'tie', tried: withSettings(NOTHING, { tiebreak: other.id }, tournament) } : null;
}

function capExample({ tournament }: TriedSource): Example | null {
  const cap = CAPS.find((one) => one < Math.min(tournament.capAbove, tournament.capCountsAs));
  return cap ? { question: 'cap', tried: withSettings(NOTHING, { capAbove: cap, capCountsAs: cap }, tournament) } : null;
}

function divisionExample({ tournament, divisions }: TriedSource): Example | null {
  const [start, end]: readonly [Range, Range] = tournament.useHandicapCourse
    ? ['handicapCourseFrom', 'handicapCourseTo']
    : ['handicapIndexFrom', 'handicapIndexTo'];
  const division = divisions.find((one) => (one[end] ?? 0) - NARROWER > (one[start] ?? 0));
  const to = division?.[end];
  return division && typeof to === 'number'
    ? { question: 'division', tried: withRange(NOTHING, division, { [end]: to - NARROWER }) }
    : null;
}

/** The last hole of whoever stands first on the board, with a stroke more. */
function scoreExample({ tournament, board }: TriedSource): Example | null {
  for (const line of board?.lines ?? []) {
    for (const round of tournament.rounds.toReversed()) {
      const scores = line.rounds[round.number - 1] ?? [];
      const at = scores.findLastIndex((score) => typeof score === 'number' && score < MOST_STROKES);
      const score = scores[at];
      if (typeof score !== 'number') continue;
      return {
        question: 'score',
        tried: withScore(NOTHING, {
          playerId: line.playerId,
          roundId: round.id,
          hole: cardHole(playedCard(round), at + 1),
          score: score + 1,
        }),
      };
    }
  }
  return null;
}
