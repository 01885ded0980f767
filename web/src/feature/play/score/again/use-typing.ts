import { firstHoleIn, holeIndex, holesOf, type PlayedHoles } from '@fairway/api/rule/field/round-hole';
import type { HoleScore } from '@fairway/golf';
import { useRef, useState } from 'react';
import type { DeskKey } from '../key/desk-key.ts';
import { type Desk, EMPTY_DESK, goTo, press, type Step } from '../key/desk-step.ts';

/** A card typed with the keys of the desk on blank holes; nothing is sent. `onEnd`: the last hole is typed. */
export function useTyping(playerId: string, round: PlayedHoles, onEnd: () => void) {
  const [state, setState] = useState(() => ({
    desk: { ...EMPTY_DESK, place: { playerId, hole: firstHoleIn(round) } } as Desk,
    typed: holesOf(round).map(() => null) as readonly HoleScore[],
  }));
  // Keys may come faster than they are drawn.
  const latest = useRef(state);
  const cards = () => {
    const card = { playerId, firstHole: firstHoleIn(round), scores: latest.current.typed, writable: true, expected: true };
    return { order: [playerId], byPlayer: new Map([[playerId, card]]) };
  };
  const run = ({ desk, changes, end }: Step) => {
    const typed = [...latest.current.typed];
    for (const { hole, after } of changes) typed[holeIndex(round, hole)] = after;
    latest.current = { desk, typed };
    setState(latest.current);
    if (end && desk.question === null && !typed.includes(null)) onEnd();
  };
  return {
    ...state,
    press: (key: DeskKey) => run(press(latest.current.desk, key, cards())),
    goTo: (hole: number) => run(goTo(latest.current.desk, { playerId, hole }, cards())),
  };
}
