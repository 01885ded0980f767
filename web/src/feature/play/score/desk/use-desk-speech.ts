import type { SayOf } from '@fairway/api/word/say';
import { type HoleScore, TOTAL } from '@fairway/golf';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { speak } from '../../../../ui/page/speak.ts';
import type { DeskCell } from '../key/desk-step.ts';
import { holeText, scoreText } from '../review/score-text.ts';
import { type CardView, type HoleView, holeOf, viewOf } from './desk-view.ts';
import { hear, heardBefore, type News } from './heard.ts';
import type { DeskState } from './use-desk.ts';

type Words = SayOf<['score', 'word']>;

/**
 * What the desk says to who hears it. At once: what a key changed, what was refused, differs or was settled, or was changed elsewhere under
 * the cursor. Saved strokes are summed a card, where eighteen sentences would come between eighteen keys.
 */
export function useDeskSpeech({ views, outbox, desk, last }: Pick<DeskState, 'views' | 'outbox' | 'desk' | 'last'>): void {
  const { t } = useTranslation(['score', 'word']);
  const heard = useRef(heardBefore(outbox));
  const told = useRef(last);
  const differing = useRef<readonly DeskCell[]>([]);
  const cursor = useRef<{ readonly place: DeskCell; readonly hole: HoleView } | null>(null);
  useEffect(() => {
    if (told.current !== last) say(changeText(t, last, views));
    told.current = last;
    const { heard: next, news } = hear(heard.current, views, outbox, desk.place);
    // what was answered a moment ago, and stands on the card only now, was typed here
    const ownUnseen = heard.current.unseen;
    heard.current = next;
    for (const sentence of newsTexts(t, news, views)) say(sentence, 'assertive');
    for (const cell of differing.current) say(settledText(t, cell, views));
    differing.current = views.flatMap(({ playerId, card }) => card.disputes.map(({ hole }) => ({ playerId, hole })));
    for (const { view, holes } of news.saved) say(savedText(t, view, holes));

    const { place } = desk;
    const hole = place === null ? undefined : holeOf(viewOf(views, place.playerId), place.hole);
    const before = cursor.current;
    cursor.current = place === null || hole === undefined ? null : { place, hole };
    const isOwn = ownUnseen.some((entry) => entry.playerId === place?.playerId && entry.hole === place.hole);
    if (before !== null && before.place === place && hole !== undefined && !isOwn && isOfOther(before.hole, hole)) {
      say(t('spoken.other', { hole: holeName(t, place, views), before: standing(t, before.hole.score), after: standing(t, hole.score) }));
    }
  });
}

const say = (sentence: string | null, politeness?: 'assertive'): void => {
  if (sentence !== null) speak(sentence, politeness);
};

/** Nothing typed here has changed the hole, and no dispute that comes or goes tells of it. */
const isOfOther = (before: HoleView, now: HoleView): boolean =>
  before.score !== now.score && before.saving === 'saved' && now.saving === 'saved' && before.dispute === null && now.dispute === null;

/** “Nguyễn Văn An, hole 5”. */
const holeName = (t: Words, { playerId, hole }: DeskCell, views: readonly CardView[]): string =>
  [viewOf(views, playerId)?.card.name, holeText(t, hole)].filter(Boolean).join(', ');

/** A score as it stands: none is no deed. */
const standing = (t: Words, score: HoleScore): string => (score === null ? t('nothing') : scoreText(t, score));

/** What the last key changed; null: nothing but a stroke on an empty hole, which is summed. */
function changeText(t: Words, { changes, key }: DeskState['last'], views: readonly CardView[]): string | null {
  const [first] = changes;
  if (first === undefined) return null;
  const hole = holeName(t, first, views);
  if (key === 'undo') {
    if (changes.length > 1) return t('spoken.undoneMany', { name: viewOf(views, first.playerId)?.card.name ?? '', count: changes.length });
    return t('spoken.undone', { hole, after: standing(t, first.after) });
  }
  if (key === 'paste') return t('spoken.pasted', { name: viewOf(views, first.playerId)?.card.name ?? '', count: changes.length });
  if (first.before === null) return null;
  if (first.after === null) return t('spoken.cleared', { hole, before: scoreText(t, first.before) });
  return t('spoken.changed', { hole, before: scoreText(t, first.before), after: scoreText(t, first.after) });
}

/** What a person should look at, and why. */
function newsTexts(t: Words, { refused, disputed }: News, views: readonly CardView[]): readonly string[] {
  const [first] = refused;
  const ofRefused =
    first === undefined
      ? []
      : refused.length > 1
        ? [t('saving.refused', { count: refused.length, reason: first.refused ?? '' })]
        : [t('spoken.refused', { hole: holeName(t, first.entry, views), reason: first.refused ?? '' })];
  const ofDisputed = disputed.map((entry) => {
    const dispute = viewOf(views, entry.playerId)?.card.disputes.find(({ hole }) => hole === entry.hole);
    const other = [dispute?.shown, ...(dispute?.rivals ?? [])].find((one) => one !== undefined && one.score !== entry.score);
    return t('spoken.disputed', {
      hole: holeName(t, entry, views),
      mine: standing(t, entry.score),
      other: standing(t, other?.score ?? null),
    });
  });
  return [...ofRefused, ...ofDisputed];
}

/** A hole or a total on which scores differed; null: they still do. */
function settledText(t: Words, cell: DeskCell, views: readonly CardView[]): string | null {
  const view = viewOf(views, cell.playerId);
  if (view === undefined || view.card.disputes.some(({ hole }) => hole === cell.hole)) return null;
  const score = cell.hole === TOTAL ? view.total.strokes : (holeOf(view, cell.hole)?.score ?? null);
  return t('spoken.settled', { hole: holeName(t, cell, views), after: standing(t, score) });
}

const savedText = (t: Words, { card, missing, totals }: CardView, count: number): string =>
  missing.length === 0 && totals.total !== null
    ? t('spoken.savedFull', { name: card.name, count, total: totals.total })
    : t('spoken.saved', { name: card.name, count });
