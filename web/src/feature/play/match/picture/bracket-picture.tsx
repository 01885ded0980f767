import type { BracketShown, PublicMatch } from '@fairway/api';
import type { SayMatch } from '@fairway/api/word/match-text';
import { useState } from 'react';
import inks from '../../../../ui/style/ink.module.css';
import classes from './bracket.module.css';
import { BracketNode, BracketRounds } from './bracket-rounds.tsx';
import { bracketShape, currentRound, type ShownNode, type ShownRound } from './bracket-shape.ts';

/** So many rounds stand side by side where there is room; a phone shows the first of them. */
const SHOWN = 4;

type Props = {
  bracket: BracketShown;
  matches: ReadonlyMap<string, PublicMatch>;
  t: SayMatch;
  /** A tap on a match; missing: nothing opens. */
  onOpen?: (matchId: string) => void;
};

/** A knock-out as a picture: on a phone a round at a time, on a wide screen four; who goes on, byes, third place and consolation. */
export function BracketPicture({ bracket, matches, t, onOpen }: Props) {
  const shape = bracketShape(bracket, matches, t);
  const champion = bracket.entrants.find(({ id }) => id === bracket.champion)?.name;
  return (
    <div className={`${classes.bracket} ${inks.ink}`} translate="no">
      {champion !== undefined && <p className={classes.champion}>{t('bracket.champion', { name: champion })}</p>}
      <h2 className="for-listeners">{t('bracket.name')}</h2>
      <Rounds rounds={shape.main} third={shape.third} label={t('bracket.name')} t={t} onOpen={onOpen} />
      {shape.consolation.length > 0 && (
        <>
          <h2 className={classes.part}>{t('bracket.consolation')}</h2>
          <Rounds rounds={shape.consolation} third={null} label={t('bracket.consolation')} t={t} onOpen={onOpen} />
        </>
      )}
    </div>
  );
}

type RoundsProps = { rounds: readonly ShownRound[]; third: ShownNode | null; label: string; t: SayMatch; onOpen: Props['onOpen'] };

function Rounds({ rounds, third, label, t, onOpen }: RoundsProps) {
  const [chosen, choose] = useState<number | null>(null);
  const last = rounds.length - 1;
  const at = Math.min(chosen ?? currentRound(rounds), last);
  // on a wide screen the rounds before fill what the last ones leave
  const from = Math.max(0, Math.min(at, rounds.length - SHOWN));
  const visible = rounds.slice(from, Math.max(at + 1, from + SHOWN));
  return (
    <section aria-label={label}>
      {rounds.length > 1 && (
        <nav className={classes.steps} aria-label={`${label}: ${t('bracket.rounds')}`}>
          <Step sign="‹" words={t('bracket.previous')} isOff={at === 0} onStep={() => choose(at - 1)} />
          <ol>
            {rounds.map(({ title }, nth) => (
              <li key={title}>
                <button type="button" aria-current={nth === at ? 'true' : undefined} onClick={() => choose(nth)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
          <Step sign="›" words={t('bracket.next')} isOff={at === last} onStep={() => choose(at + 1)} />
        </nav>
      )}
      <BracketRounds rounds={visible} current={at - from} t={t} onOpen={onOpen} />
      {third !== null && (
        <div className={at === last ? classes.third : `${classes.third} ${classes.wide}`}>
          <h3>{t('bracket.thirdPlace')}</h3>
          <ul>
            <BracketNode node={third} t={t} onOpen={onOpen} />
          </ul>
        </div>
      )}
    </section>
  );
}

function Step({ sign, words, isOff, onStep }: { sign: string; words: string; isOff: boolean; onStep: () => void }) {
  return (
    <button type="button" className={classes.step} disabled={isOff} onClick={onStep}>
      <span aria-hidden="true">{sign}</span>
      <span className="for-listeners">{words}</span>
    </button>
  );
}
