import type { EntryOutcome, NewEntry, ScoreCard, ScoreSheet } from '@fairway/api';
import { holeIndex } from '@fairway/api/rule/field/round-hole';
import { TOTAL, totalDiffers } from '@fairway/golf';
import { driveAfter } from '../../../../lib/play/drive-after.ts';

/** The sheet with what the server applied of a batch, so that no score flickers back until the sheet is fetched again. */
export function withApplied(
  sheet: ScoreSheet,
  batch: readonly NewEntry[],
  { boardVersion, outcomes }: { readonly boardVersion: number; readonly outcomes: readonly EntryOutcome[] },
): ScoreSheet {
  const ids = new Set(outcomes.filter(({ outcome }) => outcome === 'applied').map(({ id }) => id));
  const byPlayer = Map.groupBy(
    batch.filter(({ id }) => ids.has(id)),
    ({ playerId }) => playerId,
  );
  const cards = sheet.cards.map((card) => withEntries(card, byPlayer.get(card.playerId) ?? [], sheet));
  return { ...sheet, cards, boardVersion: Math.max(sheet.boardVersion, boardVersion) };
}

function withEntries(card: ScoreCard, entries: readonly NewEntry[], round: Pick<ScoreSheet, 'firstHole'>): ScoreCard {
  if (entries.length === 0) return card;
  const holes = [...card.holes];
  const heads = [...card.entries];
  const confirmed = new Set(card.confirmed);
  const drives = [...(card.side?.drives ?? [])];
  let { total, totalEntry } = card;
  for (const { hole, score, id, check, driveBy } of entries) {
    const at = holeIndex(round, hole);
    const before = hole === TOTAL ? total : holes[at];
    if (check && before === score) {
      confirmed.add(hole);
      continue;
    }
    if (before !== score) confirmed.delete(hole);
    if (hole === TOTAL) {
      total = score === 'pickup' ? null : score;
      totalEntry = id;
    } else {
      holes[at] = score;
      heads[at] = id;
      if (drives.length > 0) drives[at] = driveAfter(drives[at] ?? null, { score, driveBy });
    }
  }
  const differs = totalDiffers(total, holes, holes.length);
  const side = card.side && { ...card.side, drives };
  return { ...card, side, holes, entries: heads, total, totalEntry, totalDiffers: differs, confirmed: [...confirmed] };
}
