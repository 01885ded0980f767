import type { EntryOutcome, NewEntry, ScoreCard, ScoreSheet } from '@fairway/api';

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
  for (const { hole, score, id, check } of entries) {
    if (check && holes[hole - 1] === score) {
      confirmed.add(hole);
      continue;
    }
    if (holes[hole - 1] !== score) confirmed.delete(hole);
    holes[hole - 1] = score;
    heads[hole - 1] = id;
  }
  return { ...card, holes, entries: heads, confirmed: [...confirmed] };
}
