import { type HoleScore, MOST_STROKES } from '@fairway/golf';

/** Where the next key writes. Holes count from 1. */
export type Place = { readonly playerId: string; readonly hole: number };
/** A typed score: the value before, and the value now. */
export type Change = Place & { readonly before: HoleScore; readonly after: HoleScore };

/** The cards that the keys move through, in the order on screen. */
export type DeskCard = {
  readonly playerId: string;
  readonly scores: readonly HoleScore[];
  readonly writable: boolean;
  /** Scores are expected of this player: they have no status. */
  readonly expected: boolean;
};
export type DeskCards = {
  readonly order: readonly string[];
  /** Every card of the round, on screen or not. */
  readonly byPlayer: ReadonlyMap<string, DeskCard>;
};

export type Desk = {
  readonly place: Place | null;
  /** Keys that wait for more: `1`, or `+` and its first digit. */
  readonly typed: string;
  /** The scores typed in this session, oldest first, for undo. */
  readonly changes: readonly Change[];
};

export const EMPTY_DESK: Desk = { place: null, typed: '', changes: [] };

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';
export type DeskKey =
  | { readonly kind: 'digit'; readonly digit: number }
  /** Opens a number of two digits: `+ 2 3` is 23. */
  | { readonly kind: 'two-digits' }
  | { readonly kind: 'pick-up' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'back' }
  | { readonly kind: 'enter' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'move'; readonly direction: Direction };

/** The result of a key. `end`: it went past the last hole of the last card on screen. */
export type Step = {
  readonly desk: Desk;
  readonly changes: readonly Change[];
  readonly problem: 'not-writable' | 'out-of-range' | 'nothing-to-undo' | 'changed-meanwhile' | null;
  readonly end: boolean;
};

const HOLES = 18;

const NAMED: Readonly<Record<string, DeskKey>> = {
  '+': { kind: 'two-digits' },
  '.': { kind: 'pick-up' },
  ',': { kind: 'pick-up' },
  Decimal: { kind: 'pick-up' },
  Backspace: { kind: 'back' },
  Delete: { kind: 'clear' },
  Enter: { kind: 'enter' },
  Escape: { kind: 'cancel' },
  ArrowLeft: { kind: 'move', direction: 'left' },
  ArrowRight: { kind: 'move', direction: 'right' },
  ArrowUp: { kind: 'move', direction: 'up' },
  ArrowDown: { kind: 'move', direction: 'down' },
  Home: { kind: 'move', direction: 'first' },
  End: { kind: 'move', direction: 'last' },
};

type Pressed = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** What a pressed key means at the desk; null: the browser handles it. */
export function deskKeyOf({ key, ctrlKey, metaKey, altKey }: Pressed): DeskKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' ? { kind: 'undo' } : null;
  if (/^\d$/.test(key)) return { kind: 'digit', digit: Number(key) };
  return NAMED[key] ?? null;
}

const quiet = (desk: Desk): Step => ({ desk, changes: [], problem: null, end: false });

/** What a key does: 2–9 are a score at once, a leading 1 waits, `+` takes two digits. */
export function press(desk: Desk, key: DeskKey, cards: DeskCards): Step {
  if (key.kind === 'undo') return undone(desk, cards);
  if (desk.place === null) return quiet(desk);
  switch (key.kind) {
    case 'digit':
      return digit(desk, key.digit, cards);
    case 'two-digits':
      return writableAt(desk, cards) ? quiet({ ...desk, typed: '+' }) : refused(desk, 'not-writable');
    case 'pick-up':
      return scored(desk, 'pickup', cards);
    case 'clear':
      return written(desk, null, cards);
    case 'back':
      return back(desk, cards);
    case 'cancel':
      return quiet({ ...desk, typed: '' });
    case 'enter':
      return desk.typed === '' ? advanced(quiet(desk), cards) : whatWasTyped(desk, cards, (step) => advanced(step, cards));
    case 'move':
      return whatWasTyped(desk, cards, (step) => moved(step, key.direction, cards));
  }
}

/** Goes to a hole, as a click does; a waiting 1 then counts as 1. */
export function goTo(desk: Desk, place: Place | null, cards: DeskCards): Step {
  return whatWasTyped(desk, cards, (step) => ({ ...step, desk: { ...step.desk, place } }));
}

const refused = (desk: Desk, problem: Step['problem']): Step => ({ desk: { ...desk, typed: '' }, changes: [], problem, end: false });
const cardAt = (desk: Desk, cards: DeskCards): DeskCard | undefined => cards.byPlayer.get(desk.place?.playerId ?? '');
const writableAt = (desk: Desk, cards: DeskCards): boolean => cardAt(desk, cards)?.writable ?? false;

function digit(desk: Desk, number: number, cards: DeskCards): Step {
  if (!writableAt(desk, cards)) return refused(desk, 'not-writable');
  if (desk.typed === '1') return scored(desk, 10 + number, cards);
  if (desk.typed === '+') return number >= 1 && number <= 3 ? quiet({ ...desk, typed: `+${number}` }) : refused(desk, 'out-of-range');
  if (desk.typed.startsWith('+')) return scored(desk, Number(desk.typed.slice(1)) * 10 + number, cards);
  if (number === 1) return quiet({ ...desk, typed: '1' });
  return number === 0 ? quiet(desk) : scored(desk, number, cards);
}

/** Ends a waiting number if it can end: 1 is a hole in one, `+2` is two strokes, `+` alone is nothing. */
function whatWasTyped(desk: Desk, cards: DeskCards, then: (step: Step) => Step): Step {
  const number = Number(desk.typed.replace('+', ''));
  if (number === 0) return then(quiet({ ...desk, typed: '' }));
  const step = written(desk, number, cards);
  return step.problem === null ? then(step) : step;
}

function scored(desk: Desk, score: HoleScore, cards: DeskCards): Step {
  const step = written(desk, score, cards);
  return step.problem === null ? advanced(step, cards) : step;
}

/** Writes a score at the cursor. The same score again is no change: so a card can be checked by typing it again. */
function written(desk: Desk, score: HoleScore, cards: DeskCards): Step {
  const card = cardAt(desk, cards);
  if (desk.place === null || !card?.writable) return refused(desk, 'not-writable');
  if (typeof score === 'number' && score > MOST_STROKES) return refused(desk, 'out-of-range');
  const before = card.scores[desk.place.hole - 1] ?? null;
  const next = { ...desk, typed: '' };
  if (before === score) return quiet(next);
  const change = { ...desk.place, before, after: score };
  return { desk: { ...next, changes: [...desk.changes, change] }, changes: [change], problem: null, end: false };
}

/** Backspace drops the waiting keys, else clears the hole, else goes back to the hole before. */
function back(desk: Desk, cards: DeskCards): Step {
  if (desk.typed !== '') return quiet({ ...desk, typed: desk.typed.slice(0, -1) });
  const empty = (cardAt(desk, cards)?.scores[(desk.place?.hole ?? 1) - 1] ?? null) === null;
  return empty ? moved(quiet(desk), 'left', cards) : written(desk, null, cards);
}

/** Goes to the next hole; after the last one to the first hole of the next card with expected scores. */
function advanced(step: Step, { order, byPlayer }: DeskCards): Step {
  const { place } = step.desk;
  if (place === null) return step;
  if (place.hole < HOLES) return { ...step, desk: { ...step.desk, place: { ...place, hole: place.hole + 1 } } };
  const next = order.slice(order.indexOf(place.playerId) + 1).find((playerId) => byPlayer.get(playerId)?.expected);
  if (next === undefined) return { ...step, end: true };
  return { ...step, desk: { ...step.desk, place: { playerId: next, hole: 1 } } };
}

function moved(step: Step, direction: Direction, { order }: DeskCards): Step {
  const { place } = step.desk;
  if (place === null) return step;
  const row = order.indexOf(place.playerId);
  const to = {
    left: { row, hole: place.hole - 1 },
    right: { row, hole: place.hole + 1 },
    up: { row: row - 1, hole: place.hole },
    down: { row: row + 1, hole: place.hole },
    first: { row, hole: 1 },
    last: { row, hole: HOLES },
  }[direction];
  const playerId = order[to.row];
  if (playerId === undefined || to.hole < 1 || to.hole > HOLES) return step;
  return { ...step, desk: { ...step.desk, place: { playerId, hole: to.hole } } };
}

/** Takes the last change back by writing the score from before, unless another person has written there since. */
function undone(desk: Desk, cards: DeskCards): Step {
  if (desk.typed !== '') return quiet({ ...desk, typed: '' });
  const last = desk.changes.at(-1);
  if (last === undefined) return refused(desk, 'nothing-to-undo');
  const { playerId, hole, before, after } = last;
  const rest = { ...desk, changes: desk.changes.slice(0, -1) };
  const card = cards.byPlayer.get(playerId);
  if (!card?.writable) return refused(rest, 'not-writable');
  if ((card.scores[hole - 1] ?? null) !== after) return refused(rest, 'changed-meanwhile');
  const place = cards.order.includes(playerId) ? { playerId, hole } : desk.place;
  return { desk: { ...rest, place }, changes: [{ playerId, hole, before: after, after: before }], problem: null, end: false };
}
