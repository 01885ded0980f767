import type { StaffBoard, StaffBoardLine, StandingsStep } from '@fairway/api';
import type { Basis } from '@fairway/golf';

type Wanted = { divisionId: string | null; basis: Basis; fromPlace: number };
type StepLine = StandingsStep['lines'][number];

/** Place by place, the last one first; those who share a place are one step. Without a place nobody is presented. */
export function standingSteps({ lines }: Pick<StaffBoard, 'lines'>, { divisionId, basis, fromPlace }: Wanted): StandingsStep[] {
  const placed = lines
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
const presented = (line: StaffBoardLine, place: StepLine['place'], basis: Basis): StepLine => ({
  playerId: line.playerId,
  name: line.name,
  divisionId: line.divisionId,
  gross: line.gross,
  grossToPar: line.grossToPar,
  handicap: line.handicap,
  net: line.net,
  netToPar: line.netToPar,
  points: basis === 'points' ? line.points : null,
  place,
});
