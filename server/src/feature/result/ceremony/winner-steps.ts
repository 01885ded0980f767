import type { StaffBoard, Winner, WinnersStep } from '@fairway/api';
import { namesOn } from '../../play/leaderboard/named.ts';

/** Award by award, the last of the plan first. An award that nobody gets is not presented. Names are those of the board. */
export function winnerSteps(
  { distanceUnit, ...board }: Pick<StaffBoard, 'lines' | 'sides' | 'matches' | 'distanceUnit'>,
  winners: readonly Winner[],
): WinnersStep[] {
  const names = namesOn(board);
  const colours = new Map(board.matches?.teams.map(({ id, colour }) => [id, colour]));
  const partnersOf = new Map([...board.lines, ...(board.sides?.lines ?? [])].map(({ playerId, partners }) => [playerId, partners]));
  return winners.toReversed().flatMap((award): WinnersStep[] => {
    const { awardId, kind, name, nameEnglish, divisionName, place, hole, gender, contest, measure, prize, winner } = award;
    if (winner === null) return [];
    const { playerId, value } = winner;
    const called = { kind, name, nameEnglish, divisionName, place, hole, gender, ...(contest && { contest }) };
    const partners = partnersOf.get(playerId);
    const colour = colours.get(playerId);
    const person = { playerId, name: names.get(playerId) ?? '', value, ...(partners && { partners }), ...(colour && { colour }) };
    return [{ kind: 'winners', awardId, award: called, measure, distanceUnit, prize, winner: person }];
  });
}
