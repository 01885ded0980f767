import type { HoleScore } from '@fairway/golf';
import { type DeskKey, deskKeyOf } from '../src/feature/play/score/key/desk-key.ts';
import { type Change, type Desk, type DeskCards, EMPTY_DESK, goTo, press, type Step } from '../src/feature/play/score/key/desk-step.ts';

export const an = 'an';
export const binh = 'binh';
export const chi = 'chi';

export type Field = Record<string, HoleScore[]>;
export const empty = (): HoleScore[] => Array(18).fill(null);
/** `closed`: cards that take no scores. `withdrawn`: cards that take them but are not expected. */
export const cardsOf = (field: Field, closed: readonly string[] = [], withdrawn: readonly string[] = []): DeskCards => ({
  order: Object.keys(field),
  byPlayer: new Map(
    Object.entries(field).map(([playerId, scores]) => [
      playerId,
      {
        playerId,
        firstHole: 1,
        scores,
        writable: !closed.includes(playerId),
        expected: !closed.includes(playerId) && !withdrawn.includes(playerId),
      },
    ]),
  ),
});

/** A key as the browser names it, what it means at the desk, or a click on a hole. */
type Pressed = string | DeskKey | { readonly click: Desk['place'] };

function keyOf(key: string | DeskKey): DeskKey {
  if (typeof key !== 'string') return key;
  const deskKey = deskKeyOf({ key: key.replace('Ctrl-', ''), ctrlKey: key.startsWith('Ctrl-'), metaKey: false, altKey: false });
  if (deskKey === null) throw new Error(`${key} is no key of the desk`);
  return deskKey;
}

/** Presses keys one after the other on cards that take the scores, like the screen. */
export function type(
  keys: string | readonly Pressed[],
  options: { at?: Desk['place']; field?: Field; closed?: readonly string[]; withdrawn?: readonly string[] } = {},
) {
  const field = structuredClone(options.field ?? { [an]: empty(), [binh]: empty() });
  const changes: Change[] = [];
  let step: Step = { desk: { ...EMPTY_DESK, place: options.at ?? { playerId: an, hole: 1 } }, changes: [], problem: null, end: false };
  for (const key of keys) {
    const cards = cardsOf(field, options.closed, options.withdrawn);
    const clicked = typeof key !== 'string' && 'click' in key;
    step = clicked ? goTo(step.desk, key.click, cards) : press(step.desk, keyOf(key), cards);
    for (const change of step.changes) {
      changes.push(change);
      (field[change.playerId] as HoleScore[])[change.hole - 1] = change.after;
    }
  }
  return { ...step, field, all: changes };
}
