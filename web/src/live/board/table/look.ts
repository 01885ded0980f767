import type { PublicBoard, PublicBoardLine } from '@fairway/api';
import { BASES } from '@fairway/golf';
import { placeOf, type Ranking } from '../../../feature/play/leaderboard/ranking.ts';

/** What a person saw when they last looked at a board: the places of each player, one for each list of `LISTS`. */
export type Look = { readonly version: number; readonly places: Readonly<Record<string, readonly (number | null)[]>> };

const LISTS = BASES.flatMap((basis) => [true, false].map((isField) => ({ basis, isField })));

const placesOf = (line: PublicBoardLine): (number | null)[] =>
  LISTS.map(({ basis, isField }) => (isField ? line.places : line.divisionPlaces)[basis]?.position ?? null);

export const lookAt = ({ boardVersion, lines }: Pick<PublicBoard, 'boardVersion' | 'lines'>): Look => ({
  version: boardVersion,
  places: Object.fromEntries(lines.map((line) => [line.playerId, placesOf(line)])),
});

/** How many places a player has gained on a list since the last look, or lost (below 0); 0 also for who had no place then or has none now. */
export function placesGained(look: Look, line: PublicBoardLine, ranking: Ranking): number {
  const list = LISTS.findIndex(({ basis, isField }) => basis === ranking.basis && isField === (ranking.divisionId === null));
  const before = look.places[line.playerId]?.[list] ?? null;
  const now = placeOf(line, ranking)?.position ?? null;
  return before === null || now === null ? 0 : before - now;
}
