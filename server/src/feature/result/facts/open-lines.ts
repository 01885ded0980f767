import type { LedgerLine, ScoreLine } from '@fairway/facts';
import type { Competition } from '../../../engine/competition/competition.ts';
import { isOfWinners } from '../../../engine/ledger/ledger.ts';
import type { ChangeRow } from '../../../engine/ledger/store.ts';
import { hiddenOf, hidesAnything } from '../../play/leaderboard/hidden.ts';
import { isHiddenHole } from '../../play/leaderboard/public-competition.ts';
import type { KeptScore } from './kept-score-line.ts';

/** The lines of a ledger, and how many there are of the moment that is told. */
export type Rows = { changes: readonly ChangeRow[]; scores: readonly KeptScore[]; count: number };

/** In the place of a line that is not in the database any more: it leads to no head. */
const LOST: LedgerLine = { commit: '0'.repeat(64), opened: null };

/** `competition` as staff know it: what it hides from the public stays closed, and decisions stay so until the winners are published. */
export function publicLines({ changes, scores, count }: Rows, competition: Competition, winnersPublished: boolean): LedgerLine[] {
  const opens = { competition, isOpen: !hidesAnything(competition) && !competition.handicapPending, winnersPublished };
  const lines = new Array<LedgerLine>(count).fill(LOST);
  for (const { serial, commit, salt, content } of changes)
    if (serial <= count) lines[serial - 1] = { commit, opened: maySeeChange(opens, content) ? { salt, content } : null };
  for (const { serial, content, open, closed } of scores)
    if (serial <= count) lines[serial - 1] = maySeeScore(competition, content) ? open : closed;
  return lines;
}

type Opens = { isOpen: boolean; winnersPublished: boolean };

function maySeeChange({ isOpen, winnersPublished }: Opens, content: ChangeRow['content']): boolean {
  return isOpen && (winnersPublished || content.kind === 'opening' || !isOfWinners(content.of));
}

function maySeeScore(competition: Competition, { player: playerId, round, hole, at }: ScoreLine): boolean {
  const player = competition.players.get(playerId);
  // a side that plays one ball in matches has a card and no line on the board: its scores are told while nothing is hidden
  if (!player) return !hidesAnything(competition) && competition.matchPlay?.sides.some(({ id }) => id === playerId) === true;
  const { frozenAt } = hiddenOf(competition, player.divisionId);
  if (frozenAt !== null && at > frozenAt.toISOString()) return false;
  return !isHiddenHole(
    competition,
    player,
    competition.rounds.findIndex(({ id }) => id === round),
    hole,
  );
}
