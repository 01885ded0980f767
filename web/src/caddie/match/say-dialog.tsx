import type { MarkerMatchEntry } from '@fairway/api';
import type { Winner } from '@fairway/golf';
import { useState } from 'react';
import { Dialog } from '../../light/dialog.tsx';
import { useWords } from '../words.ts';
import { enterByWords, isByWords } from './by-words.ts';
import { isOver, isOverBefore, lastOwn, type MatchView, wordOn } from './match-view.ts';
import { calledSides, saidWord } from './said.ts';
import { useMatchWords } from './words.ts';

/** Says something of a match, which who listens is told. */
export type Say = (view: MatchView, message: string, word: Pick<MarkerMatchEntry, 'hole' | 'word'> & Partial<MarkerMatchEntry>) => void;
export type SayProps = { view: MatchView; hole: number; say: Say; tell: (message: string) => void };

const SIDES: readonly Winner[] = [0, 1];

/** What is rarer: a hole or the match conceded, the last word taken back, and how the holes are entered. */
export function SayDialog({ view, hole, say, tell, onClose }: SayProps & { onClose: () => void }) {
  const t = useMatchWords();
  const { t: page } = useWords();
  const [sure, setSure] = useState<Winner | null>(null);
  const called = calledSides(view);
  const last = lastOwn(view);
  const undo = last === null ? '' : t('say.undo', { said: saidWord(t, view, last.word) });
  const isWords = isByWords(view.round);
  const turn = t(isWords ? 'say.byStrokes' : 'say.byWords');
  const mayConcede = !isOverBefore(view, hole) && wordOn(view, hole)?.word.kind !== 'hole-conceded';
  const then = (done: () => void) => () => {
    done();
    onClose();
  };
  const saying = (message: string, word: MarkerMatchEntry['word']) => then(() => say(view, message, { hole, word }));
  return (
    <Dialog titleId="match-title" onClose={onClose}>
      <h2 id="match-title">{t('title', { number: view.match.number })}</h2>
      <div className="match-acts">
        {mayConcede &&
          SIDES.map((by) => (
            <button
              key={by}
              type="button"
              className="button"
              onClick={saying(t('say.concedeHole', { side: called[by], hole }), { kind: 'hole-conceded', hole, by })}
            >
              {t('say.concedeHole', { side: called[by], hole })}
            </button>
          ))}
        {!isOver(view) &&
          SIDES.map((by) => (
            <button
              key={by}
              type="button"
              className={sure === by ? 'button match-sure' : 'button button-plain'}
              onClick={
                sure === by ? saying(t('say.concedeMatch', { side: called[by] }), { kind: 'match-conceded', by, hole }) : () => setSure(by)
              }
            >
              {t(sure === by ? 'say.sure' : 'say.concedeMatch', { side: called[by] })}
            </button>
          ))}
        {last !== null && (
          <button type="button" className="button button-plain" onClick={saying(undo, { kind: 'struck', fact: last.id })}>
            {undo}
          </button>
        )}
        {!view.needsWords && (
          <button
            type="button"
            className="button button-plain"
            onClick={then(() => {
              enterByWords(view.round, !isWords);
              tell(turn);
            })}
          >
            {turn}
          </button>
        )}
      </div>
      <button type="button" className="button button-plain" onClick={onClose}>
        {page('close')}
      </button>
    </Dialog>
  );
}
