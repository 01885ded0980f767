import type { EntryOutcome, NewEntry, ScoreCard, ScoreSheet } from '@fairway/api';
import { TOTAL, totalDiffers } from '@fairway/golf';

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
  const cards = sheet.cards.map((card) => withEntries(card, byPlayer.get(card.playerId) ?? []));
  return { ...sheet, cards, boardVersion: Math.max(sheet.boardVersion, boardVersion) };
}

function withEntries(card: ScoreCard, entries: readonly NewEntry[]): ScoreCard {
  if (entries.length === 0) return card;
  const holes = [...card.holes];
  const heads = [...card.entries];
  const confirmed = new Set(card.confirmed);
  let { total, totalEntry } = card;
  for (const { hole, score, id, check } of entries) {
    const before = hole === TOTAL ? total : holes[hole - 1];
    if (check && before === score) {
      confirmed.add(hole);
      continue;
    }
    if (before !== score) confirmed.delete(hole);
    if (hole === TOTAL) {
      total = score === 'pickup' ? null : score;
      totalEntry = id;
    } else {
      holes[hole - 1] = score;
      heads[hole - 1] = id;
    }
  }
  const differs = totalDiffers(total, holes, holes.length);
  return { ...card, holes, entries: heads, total, totalEntry, totalDiffers: differs, confirmed: [...confirmed] };
}
