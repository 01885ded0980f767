import { editionRules, MATCH_FORMATS, type Status, type Winner } from '@fairway/golf';
import { type Competition, statusOf } from '../competition/competition.ts';
import type { FieldPlayer } from '../competition/field.ts';
import type { MatchRow } from '../competition/match-store.ts';
import { isOutWithSide } from '../competition/own-ball.ts';
import type { RoundFacts } from '../competition/store.ts';

/** Which sides of a match are disqualified in its round, and so lose it. */
export function disqualifiedOf(
  { competition, rows }: { competition: Competition; rows: ReadonlyMap<string, FieldPlayer> },
  { format }: MatchRow,
  sides: readonly [FieldPlayer, FieldPlayer],
  round: RoundFacts,
): readonly Winner[] {
  if (!editionRules(competition.rules.edition).disqualifiedLosesMatch) return [];
  const cardOf = (id: string) => cardIn(rows.get(id), round);
  const isOut = (side: FieldPlayer): boolean => {
    // whoever plays one ball has its card; a side whose partners play their own is out with all of them, or as the committee said of one
    if (side.kind === 'player' || MATCH_FORMATS[format].ball.kind === 'one') return cardOf(side.id)?.status === 'DQ';
    const partners = side.partners.filter(({ roundId }) => roundId === round.id);
    const areOut = partners.length > 0 && partners.every(({ playerId }) => cardOf(playerId)?.status === 'DQ');
    return areOut || partners.some((partner) => isOutWithSide(partner, cardOf));
  };
  return ([0, 1] as const).filter((which) => isOut(sides[which]));
}

/** How a golfer's ball counts in the matches of a round: a disqualification in a later one takes nothing from what they played until then. */
export function countedIn({ rules, rounds }: Competition, of: FieldPlayer, { number }: RoundFacts): { status?: Status } {
  if (!editionRules(rules.edition).disqualifiedLosesMatch) return {};
  return { status: statusOf(rounds.filter((round) => round.number <= number).map((round) => cardIn(of, round))) };
}

const cardIn = (of: FieldPlayer | undefined, { id }: RoundFacts) => of?.cards.find(({ roundId }) => roundId === id);
