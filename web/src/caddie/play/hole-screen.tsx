import type { HoleScore } from '@fairway/golf';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type Say, useWords } from '../words.ts';
import { type CardView, type HoleView, holeOn } from './card-view.ts';
import type { HolesShown, SideOf } from './hole-strip.tsx';
import { HoleStrip } from './hole-strip.tsx';
import { KeyPad } from './key-pad.tsx';
import { PlayerRow } from './player-row.tsx';
import { holeAfter, holeBefore } from './playing-order.ts';
import { missingOn, nextPlayer } from './progress.ts';

export type Stroke = { playerId: string; hole: number; score: HoleScore; replaces: string | null };
type Props = {
  hole: number;
  holes: HolesShown;
  cards: readonly CardView[];
  storageRefuses: boolean;
  sideOf: SideOf | undefined;
  /** What is measured on this hole. */
  awards: ReactNode;
  onEnter: (stroke: Stroke) => void;
  onHole: (hole: number) => void;
  onAll: () => void;
  onCheck: () => void;
};

/** One hole with its players, and the keys below: everything within a thumb's reach. */
export function HoleScreen({ hole, holes, cards, storageRefuses, sideOf, awards, onEnter, onHole, onAll, onCheck }: Props) {
  const { t } = useWords();
  const [playerId, setPlayer] = useState(() => missingOn(cards, hole)[0]?.playerId ?? null);
  const { order } = holes;
  const visibleCards = holes.hidesCards ? [] : cards;
  const active = visibleCards.find((card) => card.playerId === playerId) ?? null;
  const [before, after] = [holeBefore(order, hole), holeAfter(order, hole)];
  useEffect(startOnKeys, []);
  useLayoutEffect(() => scrollTo(0, 0), []);
  useEffect(() => {
    // at once, and again when a line above them comes or goes
    const sizes = new ResizeObserver(showActive);
    if (playerId !== null) sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [playerId]);
  const enter = (card: CardView, score: HoleScore) => {
    onEnter({ playerId: card.playerId, hole, score, replaces: holeOn(card, hole)?.head ?? null });
    setPlayer(score === null ? card.playerId : nextPlayer(cards, hole, card.playerId));
  };
  return (
    <main className="hole">
      {holes.top}
      <HoleStrip hole={hole} holes={holes} onOpen={onAll} />
      <div className="row between hole-head">
        <Step hole={before} sign="‹" label={before === null ? '' : t('move.previous', { hole: before })} onHole={onHole} />
        <h2>
          {t('hole', { hole })}
          <small className="hole-about">{aboutHole(cards, hole, t)}</small>
        </h2>
        <Step hole={after} sign="›" label={after === null ? '' : t('move.next', { hole: after })} onHole={onHole} />
      </div>
      {holes.onHole(hole)}
      <ul className="players">
        {visibleCards.map((card) => (
          <PlayerRow
            key={card.playerId}
            {...{ card, hole, storageRefuses }}
            side={sideOf?.(card, hole)}
            isActive={card.playerId === playerId}
            onOpen={() => setPlayer(card.playerId)}
          />
        ))}
      </ul>
      {awards}
      <div className="keys">
        {active !== null ? (
          <KeyPad card={active} hole={hole} onScore={(score) => enter(active, score)} />
        ) : (
          <button type="button" className="button button-next" data-landing onClick={() => (after === null ? onCheck() : onHole(after))}>
            {after === null ? t('move.check') : t('move.next', { hole: after })}
          </button>
        )}
      </div>
    </main>
  );
}

/** While nothing has the focus, the keys get it: a keyboard’s digits go there. A phone that is only touched shows no ring. */
function startOnKeys(): void {
  const keys = document.querySelector<HTMLElement>('.keys [data-landing]');
  if (keys === null || document.activeElement !== document.body || !matchMedia('(hover: hover)').matches) return;
  keys.tabIndex = -1;
  keys.focus(); // in a low window they stand below the players, out of sight
}

/** Below matches, or in a large flight, whom the keys write for may be out of sight. In a low window the keys name them, and stay where they are. */
function showActive(): void {
  if (matchMedia('(max-height: 30rem)').matches) return;
  document.querySelector('.player.is-active button')?.scrollIntoView({ block: 'nearest' });
}

/** Par and index, and those of women where they differ and both are in the flight: `Par 4 · nữ 5 · Index 7`. */
function aboutHole(cards: readonly CardView[], hole: number, t: Say): string {
  return [parText(cards, hole, t), figureOf('index', cards, hole, t)].filter(Boolean).join(' · ');
}

/** `Par 4`, `Par 4 · nữ 5`. */
export const parText = (cards: readonly CardView[], hole: number, t: Say): string => figureOf('par', cards, hole, t);

function figureOf(name: 'par' | 'index', cards: readonly CardView[], hole: number, t: Say): string {
  // a flight that a phone keeps from an older release does not say who plays by which card
  const holeOf = (isOfWomen: boolean) =>
    holeOn(
      cards.find(({ women }) => Boolean(women) === isOfWomen),
      hole,
    );
  const own = holeOf(false) ?? holeOf(true);
  const women = holeOf(true) ?? own;
  if (own === undefined || women === undefined) return '';
  const of = ({ par, strokeIndex }: HoleView) => (name === 'par' ? par : strokeIndex);
  const [ofOwn, ofWomen] = [of(own), of(women)];
  if (ofOwn === null) return '';
  return ofWomen === null || ofWomen === ofOwn
    ? t(name, { par: ofOwn, index: ofOwn })
    : t(`${name}Both`, { par: ofOwn, index: ofOwn, women: ofWomen });
}

type StepProps = { hole: number | null; sign: string; label: string; onHole: (hole: number) => void };

function Step({ hole, sign, label, onHole }: StepProps) {
  return (
    <button
      type="button"
      className="step"
      aria-label={label}
      disabled={hole === null}
      hidden={hole === null}
      onClick={() => onHole(hole ?? 1)}
    >
      {sign}
    </button>
  );
}
