import type { ReactNode } from 'react';
import { type Say, useWords } from '../words.ts';
import { type CardView, type HoleView, holeOn, ninesOfView, totalsOf } from './card-view.ts';
import { Score } from './score.tsx';
import { ToPar } from './to-par.tsx';
import { scoresText } from './told.ts';

type Props = { card: CardView; hole: number; isActive: boolean; storageRefuses: boolean; side?: SideParts | undefined; onOpen: () => void };
/** What a row shows of a side: above it, below the name, beside the score, and below it. */
export type SideParts = Readonly<Record<'above' | 'name' | 'score' | 'below', ReactNode>>;

/** A player on a hole: who, how they stand, their score there and where it is. */
export function PlayerRow({ card, hole, isActive, storageRefuses, side, onOpen }: Props) {
  const { t } = useWords();
  const view = holeOn(card, hole);
  if (view === undefined) return null;
  const differ = view.differing.length > 0 && t('differ', { scores: scoresText(t, view.differing) });
  const about = [view.reason, differ].filter(Boolean);
  const idOf = (at: number) => `about-${card.playerId}-${at}`;
  return (
    <li className={isActive ? 'player is-active' : 'player'}>
      {side?.above}
      <button
        type="button"
        aria-pressed={isActive}
        aria-describedby={about.map((_, at) => idOf(at)).join(' ') || undefined}
        onClick={onOpen}
      >
        <span className="player-name">
          {card.name}
          {side?.name}
        </span>
        <Standing card={card} />
        <span className={`player-where is-${view.where}`}>{whereText(t, view, storageRefuses)}</span>
        <span className="player-score">
          <Score score={view.score} par={view.par} />
          {side?.score}
        </span>
      </button>
      {side?.below}
      {about.map((sentence, at) => (
        <p key={sentence || ''} id={idOf(at)} className="differ">
          {sentence}
        </p>
      ))}
    </li>
  );
}

/** OUT and IN where both are played, the total and to par over the holes played; or why the player has none. */
function Standing({ card }: { card: CardView }) {
  const { t } = useWords();
  if (card.status !== 'ok') return <span className="player-standing">{t(`status.${card.status}`)}</span>;
  const { total, toPar } = totalsOf(card);
  const figures = { ...ninesOfView(card), TOT: total };
  return (
    <span className="player-standing">
      {Object.entries(figures).map(([name, strokes]) => (
        <span key={name} aria-hidden={strokes === null}>
          {name} <b>{strokes ?? '–'}</b>
        </span>
      ))}
      {toPar !== null && (
        <b>
          <ToPar t={t} toPar={toPar} />
        </b>
      )}
    </span>
  );
}

function whereText(t: Say, { where, confirmed }: HoleView, storageRefuses: boolean): string {
  if (where === 'empty') return '';
  if (where === 'in-memory') return storageRefuses ? t('where.in-memory') : '…';
  if (where === 'received') return confirmed ? `✓✓ ${t('confirmed')}` : `✓ ${t('where.received')}`;
  return t(`where.${where}`);
}
