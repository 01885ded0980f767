import type { SayMatch } from '@fairway/api/word/match-text';
import { BracketNode, BracketRounds } from '../../../feature/play/match/picture/bracket-rounds.tsx';
import type { ShownNode, ShownRound } from '../../../feature/play/match/picture/bracket-shape.ts';
import inks from '../../../ui/style/ink.module.css';

/** Rounds of a knock-out across the whole screen; below the final the match for third place. */
export function TelevisionBracket({ rounds, third, t }: { rounds: readonly ShownRound[]; third: ShownNode | null; t: SayMatch }) {
  return (
    <div className={`tv-bracket ${inks.ink}`}>
      <BracketRounds rounds={rounds} t={t} />
      {third !== null && (
        <section className="tv-third">
          <h3>{t('bracket.thirdPlace')}</h3>
          <ol>
            <BracketNode node={third} t={t} />
          </ol>
        </section>
      )}
    </div>
  );
}
