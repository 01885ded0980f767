import type { PublicBoardLine, StaffBoard, StandingsStep } from '@fairway/api';
import type { Basis } from '@fairway/golf';

type Wanted = { divisionId: string | null; basis: Basis; fromPlace: number; list: 'sides' | 'players' | null };
type StepLine = StandingsStep['lines'][number];

/**
 * Place by place, the last one first; those who share a place are one step. Without a place nobody is presented. Where sides play a ball each
 * it is they, unless the players are asked for.
 */
export function standingSteps(
  { lines, sides }: Pick<StaffBoard, 'lines' | 'sides'>,
  { divisionId, basis, fromPlace, list }: Wanted,
): StandingsStep[] {
  const own: readonly PublicBoardLine[] = list !== 'players' && sides ? sides.lines : lines;
  const placed = own
    .filter((line) => divisionId === null || line.divisionId === divisionId)
    .flatMap((line): StepLine[] => {
      const place = (divisionId === null ? line.places : line.divisionPlaces)[basis] ?? null;
      return place === null || place.position > fromPlace ? [] : [presented(line, place, basis)];
    });
  return [...Map.groupBy(placed, ({ place }) => place.position)]
    .sort(([a], [b]) => b - a)
    .map(([, tied]) => ({ kind: 'standings', lines: tied }));
}

/** The figures that the public board has for this basis. */
const presented = (line: PublicBoardLine, place: StepLine['place'], basis: Basis): StepLine => ({
  playerId: line.playerId,
  name: line.name,
  divisionId: line.divisionId,
  gross: line.gross,
  grossToPar: line.grossToPar,
  handicap: line.handicap,
  net: line.net,
  netToPar: line.netToPar,
  points: basis === 'points' ? line.points : null,
  ...(line.partners && { partners: line.partners }),
  place,
});
