import { strokesOf } from '@fairway/golf';
import { type Say, useWords } from '../words.ts';
import { type CardView, type HoleView, scoresOf, totalsOf } from './card-view.ts';
import { Score } from './score.tsx';
import { ToPar } from './to-par.tsx';
import { scoresText } from './told.ts';

type Props = { card: CardView; hole: number; isActive: boolean; storageRefuses: boolean; onOpen: () => void };

/** A player on a hole: who, how they stand, their score there and where it is. */
export function PlayerRow({ card, hole, isActive, storageRefuses, onOpen }: Props) {
  const { t } = useWords();
  const view = card.holes[hole - 1];
  if (view === undefined) return null;
  const differ = view.differing.length > 0 && t('differ', { scores: scoresText(t, view.differing) });
  const about = [view.reason, differ].filter(Boolean);
  const idOf = (at: number) => `about-${card.playerId}-${at}`;
  return (
    <li className={isActive ? 'player is-active' : 'player'}>
      <button
        type="button"
        aria-pressed={isActive}
        aria-describedby={about.map((_, at) => idOf(at)).join(' ') || undefined}
        onClick={onOpen}
      >
        <span className="player-name">{card.name}</span>
        <Standing card={card} />
        <span className={`player-where is-${view.where}`}>{whereText(t, view, storageRefuses)}</span>
        <span className="player-score">
          <Score score={view.score} par={view.par} />
        </span>
      </button>
      {about.map((sentence, at) => (
        <p key={sentence || ''} id={idOf(at)} className="differ">
          {sentence}
        </p>
      ))}
    </li>
  );
}

/** OUT, IN, the total and to par over the holes played; or why the player has none. */
function Standing({ card }: { card: CardView }) {
  const { t } = useWords();
  if (card.status !== 'ok') return <span className="player-standing">{t(`status.${card.status}`)}</span>;
  const scores = scoresOf(card);
  const { total, toPar } = totalsOf(card);
  const figures = { OUT: strokesOf(scores.slice(0, 9)), IN: strokesOf(scores.slice(9)), TOT: total };
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
