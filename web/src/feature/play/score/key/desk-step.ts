import { holeIndex } from '@fairway/api/rule/field/round-hole';
import { type HoleScore, MOST_STROKES } from '@fairway/golf';
import type { DeskKey, Direction } from './desk-key.ts';
import { type PasteProblem, readPastedCard } from './pasted-card.ts';

/** Where the next key writes; holes are numbered as on the course's card. */
export type DeskCell = { readonly playerId: string; readonly hole: number };
/** A typed score: the value before, and the value now. */
export type Change = DeskCell & { readonly before: HoleScore; readonly after: HoleScore };

/** The cards that the keys move through, in the order on screen. */
export type DeskCard = {
  readonly playerId: string;
  /** What the course's card calls the first hole of the round, whose scores come in order. */
  readonly firstHole: number;
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
  readonly place: DeskCell | null;
  /** Keys that wait for more: `1`, or `+` and its first digit. */
  readonly typed: string;
  /** The scores entered in this session, oldest first, for undo; what was pasted together is undone together. */
  readonly entered: readonly (readonly Change[])[];
  /** It waits for an answer. */
  readonly question: Question | null;
  /** The card of the cursor, once the person has written on it: a full one then warns no more. */
  readonly writingOn: string | null;
  /** The keys came to this card by themselves, past the last hole of the one before: nobody has looked at it yet. */
  readonly ranOn: boolean;
};

export const EMPTY_DESK: Desk = { place: null, typed: '', entered: [], question: null, writingOn: null, ranOn: false };

/** Where the cursor goes once something is written. */
type Onward = 'stay' | 'next' | Direction | { readonly place: DeskCell | null };
type Score = { readonly hole: number; readonly after: HoleScore };
/** What the desk asks before it writes on the card of the cursor. Enter writes; Escape, Backspace and undo do not. */
export type Question = {
  readonly about: 'hole-in-one' | 'full-card' | 'filled-hole';
  readonly changes: readonly Change[];
  readonly onward: Onward;
};

/** The result of a key. `end`: it went past the last hole of the last card on screen. */
export type Step = {
  readonly desk: Desk;
  readonly changes: readonly Change[];
  readonly problem: 'not-writable' | 'out-of-range' | 'nothing-to-undo' | 'changed-meanwhile' | PasteProblem | null;
  readonly end: boolean;
};

const scoreOn = (card: DeskCard | undefined, hole: number): HoleScore => card?.scores[holeIndex(card, hole)] ?? null;
const lastOn = ({ firstHole, scores }: DeskCard): number => firstHole + scores.length - 1;

const quiet = (desk: Desk): Step => ({ desk, changes: [], problem: null, end: false });

/** What a key does: 2–9 are a score at once, a leading 1 waits, `+` takes two digits. */
export function press(desk: Desk, key: DeskKey, cards: DeskCards): Step {
  return ofOneCard(desk.question === null ? pressed(desk, key, cards) : answered(desk, desk.question, key, cards));
}

/** Goes to a hole, as a click does. A waiting 1 is asked about first; leaving is no answer to that, but keeps a full card as it is. */
export function goTo(desk: Desk, place: DeskCell | null, cards: DeskCards): Step {
  const onward = { place };
  if (desk.question?.about === 'hole-in-one') return quiet({ ...desk, question: { ...desk.question, onward } });
  return ofOneCard(endTyping({ ...desk, question: null, ranOn: false }, onward, cards));
}

/** Another card warns again. */
function ofOneCard(step: Step): Step {
  const { place, writingOn } = step.desk;
  return writingOn === null || writingOn === place?.playerId ? step : { ...step, desk: { ...step.desk, writingOn: null } };
}

function pressed(desk: Desk, key: DeskKey, cards: DeskCards): Step {
  if (key.kind === 'undo') return undone(desk, cards);
  if (desk.place === null) return quiet(desk);
  switch (key.kind) {
    case 'digit':
      return digit(desk, key.digit, cards);
    case 'two-digits':
      return writableAt(desk, cards) ? quiet({ ...desk, typed: '+' }) : refused(desk, 'not-writable');
    case 'pick-up':
      return written(desk, 'pickup', 'next', cards);
    case 'clear':
      return written(desk, null, 'stay', cards);
    case 'back':
      return back(desk, cards);
    case 'cancel':
      return quiet({ ...desk, typed: '' });
    case 'enter':
      return endTyping(desk, 'next', cards);
    case 'move':
      return endTyping({ ...desk, ranOn: false }, key.direction, cards);
    case 'paste':
      return pasted(desk, key.text, cards);
  }
}

/** Digits wait while something is asked, so that nobody answers without looking. Moving on from a full card leaves it as it is. */
function answered(desk: Desk, { about, changes, onward }: Question, key: DeskKey, cards: DeskCards): Step {
  switch (key.kind) {
    case 'enter':
      return writtenAll({ ...desk, ranOn: false }, changes, onward, cards, true);
    case 'cancel':
    case 'back':
    case 'clear':
    case 'undo':
      return quiet({ ...desk, typed: '', question: null });
    case 'move':
      return about === 'hole-in-one' ? quiet(desk) : pressed({ ...desk, question: null }, key, cards);
    default:
      return quiet(desk);
  }
}

const refused = (desk: Desk, problem: Step['problem']): Step => ({ desk: { ...desk, typed: '' }, changes: [], problem, end: false });
const cardAt = (desk: Desk, cards: DeskCards): DeskCard | undefined => cards.byPlayer.get(desk.place?.playerId ?? '');
const writableAt = (desk: Desk, cards: DeskCards): boolean => cardAt(desk, cards)?.writable ?? false;

function digit(desk: Desk, number: number, cards: DeskCards): Step {
  if (!writableAt(desk, cards)) return refused(desk, 'not-writable');
  if (desk.typed === '1') return written(desk, 10 + number, 'next', cards);
  if (desk.typed === '+') return number >= 1 && number <= 3 ? quiet({ ...desk, typed: `+${number}` }) : refused(desk, 'out-of-range');
  if (desk.typed.startsWith('+')) return written(desk, Number(desk.typed.slice(1)) * 10 + number, 'next', cards);
  if (number === 1) return quiet({ ...desk, typed: '1' });
  return number === 0 ? quiet(desk) : written(desk, number, 'next', cards);
}

/** Ends a waiting number if it can end: `+2` is two strokes, 1 is asked about, `+` alone is nothing. */
function endTyping(desk: Desk, onward: Onward, cards: DeskCards): Step {
  const number = Number(desk.typed.replace('+', ''));
  return number === 0 ? gone(quiet({ ...desk, typed: '' }), onward, cards) : written(desk, number, onward, cards);
}

const written = (desk: Desk, after: HoleScore, onward: Onward, cards: DeskCards): Step =>
  writtenAll(desk, [{ hole: desk.place?.hole ?? cardAt(desk, cards)?.firstHole ?? 1, after }], onward, cards);

/** A whole card at once; the cursor stays on it, so that it can be compared with the paper. */
function pasted(desk: Desk, text: string, cards: DeskCards): Step {
  const card = cardAt(desk, cards);
  if (card === undefined) return quiet(desk);
  const read = readPastedCard(text, { firstHole: card.firstHole, par: card.scores });
  if ('code' in read) return refused(desk, read);
  const place = desk.place && { ...desk.place, hole: lastOn(card) };
  return writtenAll(
    desk,
    read.map((after, at) => ({ hole: card.firstHole + at, after })),
    { place },
    cards,
  );
}

/** Writes on the card of the cursor. The same score again is no change: so a card can be checked by typing it again. */
function writtenAll(desk: Desk, scores: readonly Score[], onward: Onward, cards: DeskCards, agreed = false): Step {
  const card = cardAt(desk, cards);
  if (!card?.writable) return refused({ ...desk, question: null }, 'not-writable');
  if (scores.some(({ after }) => typeof after === 'number' && after > MOST_STROKES)) return refused(desk, 'out-of-range');
  const { playerId } = card;
  const all = scores.map(({ hole, after }) => ({ playerId, hole, before: scoreOn(card, hole), after }));
  const changes = all.filter(({ before, after }) => before !== after);
  const next = { ...desk, typed: '', question: null };
  if (changes.length === 0) return gone(quiet(next), onward, cards);
  const about = agreed ? null : questionAbout(desk, card, changes);
  if (about !== null) {
    return quiet({ ...next, typed: about === 'hole-in-one' ? desk.typed : '', question: { about, changes, onward } });
  }
  const written = { ...next, entered: [...desk.entered, changes], writingOn: playerId };
  return gone({ desk: written, changes, problem: null, end: false }, onward, cards);
}

/** A typed 1 may be a forgotten second digit; a card that was full, or has scores of others where the keys came by themselves, may be the wrong one. */
function questionAbout(desk: Desk, { playerId, scores: before }: DeskCard, changes: readonly Change[]): Question['about'] | null {
  if (changes.length === 1 && changes[0]?.after === 1) return 'hole-in-one';
  if (desk.writingOn !== playerId && before.every((score) => score !== null)) return 'full-card';
  return desk.ranOn && changes.some((change) => change.before !== null && !isOwn(desk, change)) ? 'filled-hole' : null;
}

/** Whether the score that would be replaced was typed here. */
const isOwn = ({ entered }: Desk, { playerId, hole, before }: Change): boolean =>
  entered.some((step) => step.some((one) => one.playerId === playerId && one.hole === hole && one.after === before));

/** Backspace drops the waiting keys, else clears the hole, else goes back to the hole before. */
function back(desk: Desk, cards: DeskCards): Step {
  if (desk.typed !== '') return quiet({ ...desk, typed: desk.typed.slice(0, -1) });
  const empty = desk.place === null || scoreOn(cardAt(desk, cards), desk.place.hole) === null;
  return empty ? moved(quiet(desk), 'left', cards) : written(desk, null, 'stay', cards);
}

function gone(step: Step, onward: Onward, cards: DeskCards): Step {
  if (onward === 'stay') return step;
  if (onward === 'next') return advanced(step, cards);
  return typeof onward === 'string' ? moved(step, onward, cards) : { ...step, desk: { ...step.desk, place: onward.place } };
}

/** Goes to the next hole; after the last one to the first hole of the next card with expected scores. */
function advanced(step: Step, { order, byPlayer }: DeskCards): Step {
  const { place } = step.desk;
  if (place === null) return step;
  const card = byPlayer.get(place.playerId);
  if (card && place.hole < lastOn(card)) return { ...step, desk: { ...step.desk, place: { ...place, hole: place.hole + 1 } } };
  const next = order.slice(order.indexOf(place.playerId) + 1).find((playerId) => byPlayer.get(playerId)?.expected);
  if (next === undefined) return { ...step, end: true };
  return { ...step, desk: { ...step.desk, place: { playerId: next, hole: byPlayer.get(next)?.firstHole ?? 1 }, ranOn: true } };
}

function moved(step: Step, direction: Direction, { order, byPlayer }: DeskCards): Step {
  const { place } = step.desk;
  const card = byPlayer.get(place?.playerId ?? '');
  if (place === null || card === undefined) return step;
  const [first, last] = [card.firstHole, lastOn(card)];
  const row = order.indexOf(place.playerId);
  const to = {
    left: { row, hole: place.hole - 1 },
    right: { row, hole: place.hole + 1 },
    up: { row: row - 1, hole: place.hole },
    down: { row: row + 1, hole: place.hole },
    first: { row, hole: first },
    last: { row, hole: last },
  }[direction];
  const playerId = order[to.row];
  if (playerId === undefined || to.hole < first || to.hole > last) return step;
  return { ...step, desk: { ...step.desk, place: { playerId, hole: to.hole } } };
}

/** Takes back what was entered last by writing the scores from before, unless another person has written there since. */
function undone(desk: Desk, cards: DeskCards): Step {
  if (desk.typed !== '') return quiet({ ...desk, typed: '' });
  const last = desk.entered.at(-1) ?? [];
  const [first] = last;
  if (first === undefined) return refused(desk, 'nothing-to-undo');
  const { playerId, hole } = first;
  const rest = { ...desk, entered: desk.entered.slice(0, -1) };
  const card = cards.byPlayer.get(playerId);
  if (!card?.writable) return refused(rest, 'not-writable');
  if (last.some((change) => scoreOn(card, change.hole) !== change.after)) return refused(rest, 'changed-meanwhile');
  const place = cards.order.includes(playerId) ? { playerId, hole } : desk.place;
  const changes = last.map((change) => ({ ...change, before: change.after, after: change.before }));
  return { desk: { ...rest, place, writingOn: playerId, ranOn: false }, changes, problem: null, end: false };
}
