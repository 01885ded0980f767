import type { NewEntry, ScoreCard } from '@fairway/api';
import { holeIndex } from '@fairway/api/rule/field/round-hole';
import { TOTAL } from '@fairway/golf';
import { type Outbox, refusedOnes, toSend, type Unsent } from '../../../../outbox/outbox.ts';
import type { DeskCell } from '../key/desk-step.ts';
import { type CardView, viewOf } from './desk-view.ts';

/** What came of the strokes typed here, as far as it was told. */
export type Heard = {
  readonly outbox: Outbox;
  /** Answered, but the cards do not show it yet. */
  readonly unseen: readonly NewEntry[];
  /** The holes that were saved and not told yet, by player. */
  readonly saved: ReadonlyMap<string, ReadonlySet<number>>;
};

/** `saved`: cards, each with how many of its holes were saved. `refused`, `disputed`: entries that a person should look at. */
export type News = {
  readonly saved: readonly { readonly view: CardView; readonly holes: number }[];
  readonly refused: readonly Unsent[];
  readonly disputed: readonly NewEntry[];
};

export const heardBefore = (outbox: Outbox): Heard => ({ outbox, unseen: [], saved: new Map() });

/**
 * What there is to tell now. Refusals and differences at once; what is saved in one piece a card: when nothing of it waits any more, and the keys
 * have gone elsewhere or no hole of it is missing.
 */
export function hear(heard: Heard, views: readonly CardView[], outbox: Outbox, cursor: DeskCell | null): { heard: Heard; news: News } {
  const ids = new Set(outbox.unsent.map(({ entry }) => entry.id));
  const wereRefused = new Set(refusedOnes(heard.outbox).map(({ entry }) => entry.id));
  const answered = toSend(heard.outbox).filter(({ id, check }) => !ids.has(id) && !check);
  const entries = [...heard.unseen, ...answered];
  const unseen = entries.filter((entry) => !isSeen(entry, viewOf(views, entry.playerId)));
  const seen = entries.filter((entry) => !unseen.includes(entry));
  const saved = new Map(heard.saved);
  for (const { playerId, hole } of seen) saved.set(playerId, new Set([...(saved.get(playerId) ?? []), hole]));
  const waiting = new Set([...toSend(outbox), ...unseen].map(({ playerId }) => playerId));
  const cards = views.filter(
    ({ playerId, missing }) => saved.has(playerId) && !waiting.has(playerId) && (playerId !== cursor?.playerId || missing.length === 0),
  );
  const news = {
    saved: cards.map((view) => ({ view, holes: saved.get(view.playerId)?.size ?? 0 })),
    refused: refusedOnes(outbox).filter(({ entry }) => !wereRefused.has(entry.id)),
    disputed: seen.filter(({ playerId, hole }) => disputeOf(viewOf(views, playerId)?.card, hole) !== undefined),
  };
  for (const { playerId } of cards) saved.delete(playerId);
  return { heard: { outbox, unseen, saved }, news };
}

/** Whether the card is younger than the entry: what the entry replaced stands there no more. A card that is gone shows nothing. */
const isSeen = ({ hole, replaces }: NewEntry, view: CardView | undefined): boolean =>
  view === undefined || (hole === TOTAL ? view.card.totalEntry : (view.card.entries[holeIndex(view, hole)] ?? null)) !== replaces;

const disputeOf = (card: ScoreCard | undefined, hole: number) => card?.disputes.find((dispute) => dispute.hole === hole);
