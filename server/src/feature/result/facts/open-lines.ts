import type { LedgerLine, ScoreLine } from '@fairway/facts';
import type { Competition } from '../../../engine/competition/competition.ts';
import { isOfWinners } from '../../../engine/ledger/ledger.ts';
import { entryLines } from '../../../engine/ledger/score-line.ts';
import type { ChangeRow, EntryRow } from '../../../engine/ledger/store.ts';
import { mapInSlices } from '../../../work/slice.ts';
import { hiddenOf, hidesAnything } from '../../play/leaderboard/hidden.ts';
import { isHiddenHole } from '../../play/leaderboard/public-competition.ts';

/** The lines of a ledger as the database has them, and how many there are of the moment that is told. */
export type Rows = { changes: readonly ChangeRow[]; entries: readonly EntryRow[]; count: number };

/** In the place of a line that is not in the database any more: it leads to no head. */
const LOST: LedgerLine = { commit: '0'.repeat(64), opened: null };

/** `competition` as staff know it: what it hides from the public stays closed, and decisions stay so until the winners are published. */
export async function publicLines(
  { changes, entries, count }: Rows,
  competition: Competition,
  winnersPublished: boolean,
): Promise<LedgerLine[]> {
  const opens = { competition, isOpen: !hidesAnything(competition) && !competition.handicapPending, winnersPublished };
  const lines: LedgerLine[] = [];
  const put = (serial: number, commit: string, opened: LedgerLine['opened']) => {
    lines[serial - 1] = { commit, opened };
  };
  for (const { serial, commit, salt, content } of changes) put(serial, commit, maySeeChange(opens, content) ? { salt, content } : null);
  const lineOf = entryLines();
  await mapInSlices(entries, (entry) => {
    const line = lineOf(entry);
    const { serial, commit, salt } = entry;
    if (serial !== null && commit !== null && salt !== null)
      put(serial, commit, maySeeScore(competition, line) ? { salt, content: line } : null);
  });
  return Array.from({ length: count }, (_, nth) => lines[nth] ?? LOST);
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
