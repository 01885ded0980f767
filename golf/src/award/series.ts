import type { AwardKind, AwardRule } from './award.ts';
import { isOfContest } from './contest-award.ts';
import { isMeasured } from './measured.ts';

const SERIES = ['of', 'basis', 'division', 'gender', 'toPar', 'wave', 'secondNineBetter', 'hole', 'round'] as const;

/** Awards of which one player holds one: the places of a division, the measured shots of one kind, the places of one Peoria. */
export function sameSeries(one: AwardRule, other: AwardRule): boolean {
  if (one.kind !== other.kind || one.kind === 'gift' || isOfContest(one)) return false;
  return isMeasured(one) || (SERIES.every((field) => one[field] === other[field]) && samePeoria(one, other));
}

function samePeoria({ peoria: one }: AwardRule, { peoria: other }: AwardRule): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** In order of priority, but each after those of its series that come before it: the better places, the earlier holes. */
export function inTurn(awards: readonly AwardRule[]): readonly AwardRule[] {
  const waiting = awards.map((award) => ({
    award,
    turn: awards.reduce(
      (latest, other, at) => (other === award || (sameSeries(other, award) && rankOf(other) < rankOf(award)) ? at : latest),
      -1,
    ),
  }));
  return [...waiting].sort((a, b) => a.turn - b.turn || rankOf(a.award) - rankOf(b.award)).map(({ award }) => award);
}

/** For a hole its position in the tournament, the holes of a round before those of the next; else the place. */
function rankOf(award: AwardRule): number {
  const { place = 1, round = 1, hole = 0 } = award;
  return isMeasured(award) ? round * 100 + hole : place;
}

/** Those whose place is counted among the players who may still win; the others name a place of the list as it stands. */
const AMONG_ELIGIBLE: readonly AwardKind[] = ['best-gross', 'best-net', 'division-place', 'peoria'];

/** How many better places of its series have no award: as many players are ahead of its winner without one. */
export function unlistedPlaces(awards: readonly AwardRule[], award: AwardRule): number {
  const { kind, place = 1 } = award;
  if (!AMONG_ELIGIBLE.includes(kind)) return 0;
  const better = awards.filter((other) => sameSeries(other, award) && rankOf(other) < place);
  return place - 1 - new Set(better.map(rankOf)).size;
}
