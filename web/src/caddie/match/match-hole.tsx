import type { HoleWinner } from '@fairway/golf';
import { useState } from 'react';
import { useWords } from '../words.ts';
import { differingOn, headOn, isOverBefore, lineOn, playedOn, saidOn, wordOn } from './match-view.ts';
import { calledSides, saidHole, saidWord } from './said.ts';
import { SayDialog, type SayProps } from './say-dialog.tsx';
import { useMatchWords } from './words.ts';

type OnHoleProps = SayProps & { isWords: boolean; isOne: boolean };

/** A match on a hole: how the hole came out, the keys where nobody writes strokes, and what is said besides. */
export function OnHole({ view, hole, isWords, isOne, say, tell }: OnHoleProps) {
  const t = useMatchWords();
  const { t: page } = useWords();
  const [isOpen, setOpen] = useState(false);
  const line = lineOn(view, hole);
  const word = wordOn(view, hole);
  const isOver = isOverBefore(view, hole);
  const winner = line?.winner ?? saidOn(view, hole);
  const extra = playedOn(view, hole);
  const differing = differingOn(view, hole);
  const { number } = view.match;
  const where = word !== null && (word.reason ?? (word.where === 'in-memory' ? '…' : page(`where.${word.where}`)));
  return (
    <section className="row between gap-8 wrap match-hole" aria-label={t('key.of', { hole, number })}>
      <p>
        {extra !== null && <small>{t('extra', { hole: extra })}. </small>}
        {!isOne && `${t('title', { number })}: `}
        {saidHole(t, view, winner, line?.by === 'conceded')}
        {where && <small className={`match-where is-${word?.where}`}> {where}</small>}
      </p>
      <button type="button" className="button button-plain" onClick={() => setOpen(true)}>
        {t('open')}
      </button>
      {isWords && <Keys {...{ view, hole, say }} />}
      {isOver && <p className="match-note">{t('over')}</p>}
      {differing.length > 0 && (
        <p className="differ">{t('differ', { results: differing.map((one) => saidHole(t, view, one)).join(` ${page('or')} `) })}</p>
      )}
      {isOpen && <SayDialog {...{ view, hole, say, tell }} onClose={() => setOpen(false)} />}
    </section>
  );
}

const WINNERS: readonly HoleWinner[] = [0, 'halved', 1];

/** A hole as won, halved or lost; the key that is pressed already clears it. */
function Keys({ view, hole, say }: Omit<SayProps, 'tell'>) {
  const t = useMatchWords();
  const called = calledSides(view);
  const current = saidOn(view, hole);
  const enter = (winner: HoleWinner | null) => {
    const word = { kind: 'hole', hole, winner } as const;
    say(view, saidWord(t, view, word), { hole, word, replaces: headOn(view, hole) });
  };
  return (
    <div role="toolbar" className="match-keys" aria-label={t('key.of', { hole, number: view.match.number })}>
      {WINNERS.map((winner) => (
        <button
          key={winner}
          type="button"
          className="key key-word"
          aria-pressed={current === winner}
          onClick={() => enter(current === winner ? null : winner)}
        >
          {winner === 'halved' ? t('key.halved') : t('key.won', { side: called[winner] })}
        </button>
      ))}
    </div>
  );
}
