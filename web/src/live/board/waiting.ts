import type { PublicBoard, PublicBoardLine } from '@fairway/api';

type Board = Pick<PublicBoard, 'boardVersion' | 'ledger' | 'lines'>;

/** The players whose line is another than before. */
export function changedPlayers(before: Board, after: Board): string[] {
  const lines = new Map(before.lines.map((line) => [line.playerId, JSON.stringify(line)]));
  return after.lines.filter((line) => lines.get(line.playerId) !== JSON.stringify(line)).map(({ playerId }) => playerId);
}

/** How many lines of a newer board can wait until whoever is reading wants them; 0: it is shown at once. */
export function waitingLines(onScreen: Board, latest: Board): number {
  return frameOf(onScreen) === frameOf(latest) ? changedPlayers(onScreen, latest).length : 0;
}

/**
 * What never waits: who plays and under which name, and all that a board says beside the figures of its lines and the head of its ledger, which
 * every stroke changes.
 */
function frameOf({ boardVersion: _, ledger: __, lines, ...rest }: Board): string {
  const names = lines.map(({ playerId, name }: PublicBoardLine) => `${playerId} ${name}`).sort();
  return JSON.stringify([rest, names]);
}
