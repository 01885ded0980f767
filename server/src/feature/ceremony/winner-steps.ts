import type { StaffBoard, Winner, WinnersStep } from '@fairway/api';

/** Award by award, the last of the plan first. An award that nobody gets is not presented. Names are those of the board. */
export function winnerSteps(
  { lines, distanceUnit }: Pick<StaffBoard, 'lines' | 'distanceUnit'>,
  winners: readonly Winner[],
): WinnersStep[] {
  const names = new Map(lines.map(({ playerId, name }) => [playerId, name]));
  return winners.toReversed().flatMap((award): WinnersStep[] => {
    const { awardId, kind, name, nameEnglish, divisionName, place, hole, gender, measure, prize, winner } = award;
    if (winner === null) return [];
    const { playerId, value } = winner;
    const called = { kind, name, nameEnglish, divisionName, place, hole, gender };
    const shown = { playerId, name: names.get(playerId) ?? '', value };
    return [{ kind: 'winners', awardId, award: called, measure, distanceUnit, prize, winner: shown }];
  });
}
