import type { SayMatch } from '@fairway/api/word/match-text';
import classes from './bracket.module.css';
import { isTree, type ShownNode, type ShownRound, type ShownSlot } from './bracket-shape.ts';

type Open = ((matchId: string) => void) | undefined;
type Props = {
  rounds: readonly ShownRound[];
  /** Which of them a narrow screen shows; missing: all of them, as a television does. */
  current?: number;
  t: SayMatch;
  onOpen?: Open;
};

/** Rounds of a knock-out side by side, with lines from each match to the next where every round halves. */
export function BracketRounds({ rounds, current, t, onOpen }: Props) {
  return (
    <div className={isTree(rounds) ? `${classes.rounds} ${classes.tree}` : classes.rounds}>
      {rounds.map(({ title, nodes }, nth) => (
        <section
          key={title}
          className={current === undefined || nth === current ? `grow ${classes.round}` : `grow ${classes.round} ${classes.wide}`}
        >
          <h3>{title}</h3>
          <ol>
            {nodes.map((node) => (
              <BracketNode key={node.id} node={node} t={t} onOpen={onOpen} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** A match, or the bye in its place: who leads or has won stands in bold behind an arrow, the score beside both. */
export function BracketNode({ node, t, onOpen }: { node: ShownNode; t: SayMatch; onOpen?: Open }) {
  const { matchId, score, sentence, isBye, slots, leader } = node;
  const inside = (
    <>
      {slots.map((slot, nth) => (
        <Slot key={`${nth === 0 ? 'upper' : 'lower'} ${slot.id}`} slot={slot} leads={leader === nth && !isBye} t={t} />
      ))}
      <span className={`strong one-line ${classes.score}`} aria-hidden="true">
        {score}
      </span>
      <span className="for-listeners">. {sentence}</span>
    </>
  );
  return (
    <li className={isBye ? `${classes.node} ${classes.bye}` : classes.node}>
      {matchId !== null && onOpen !== undefined ? (
        <button type="button" className={classes.box} onClick={() => onOpen(matchId)}>
          {inside}
        </button>
      ) : (
        <div className={classes.box}>{inside}</div>
      )}
    </li>
  );
}

function Slot({ slot: { name, seed, kind }, leads, t }: { slot: ShownSlot; leads: boolean; t: SayMatch }) {
  const className =
    kind === 'entrant' ? (leads ? `${classes.slot} strong ${classes.leads}` : classes.slot) : `${classes.slot} ${classes.soft}`;
  return (
    <span className={className}>
      {name}
      {seed !== null && (
        <span className={`quiet regular ${classes.seed}`}>
          <span aria-hidden="true"> [{seed}]</span>
          <span className="for-listeners">, {t('bracket.seed', { seed })}</span>
        </span>
      )}
    </span>
  );
}
