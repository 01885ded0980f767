import type { NewEntry, ScoreSheet, Tournament } from '@fairway/api';
import { TOTAL } from '@fairway/golf';
import { useRef, useState } from 'react';
import { newId } from '../../../../lib/id.ts';
import type { PersonMark } from '../card/finder/finder.ts';
import type { DeskKey } from '../key/desk-key.ts';
import { type Change, type Desk, type DeskCell, EMPTY_DESK, goTo, press, type Step } from '../key/desk-step.ts';
import type { Author } from '../outbox/author.ts';
import { deviceName, useDeskOutbox } from '../outbox/desk-outbox.ts';
import { createCountingMarks } from './counting-mark.ts';
import { cardsOnScreen, type DeskAddress, startingPlace } from './desk-address.ts';
import { type CardView, createCardViews, deskCardsOf, type HoleView, holeOf, type Received, shutOf, viewOf } from './desk-view.ts';
import { createFlightMarks } from './flight-odd.ts';

const toEntry = ({ playerId, hole, after }: Look, views: readonly CardView[]): NewEntry => ({
  id: newId(),
  playerId,
  hole,
  score: after,
  replaces: headOf(viewOf(views, playerId), hole),
  enteredAt: new Date().toISOString(),
  device: deviceName(),
});

const headOf = (view: CardView | undefined, hole: number): string | null =>
  (hole === TOTAL ? view?.total : holeOf(view, hole))?.head ?? null;

/** Who looked again at a hole, and what they found. */
export type Look = Pick<Change, 'playerId' | 'hole' | 'after'>;

const keyOf = ({ playerId, hole }: DeskCell): string => `${playerId} ${hole}`;
const samePlace = (one: DeskCell | null, other: DeskCell | null): boolean => one?.playerId === other?.playerId && one?.hole === other?.hole;

/** What the last step did. `key`: that of the keyboard, null for a click; `nth`: the same problem twice is two. */
type LastStep = Omit<Step, 'desk'> & { readonly key: DeskKey['kind'] | null; readonly nth: number };

type Options = {
  readonly tournament: Tournament;
  readonly sheet: ScoreSheet;
  /** Whose entries these are. */
  readonly author: Author;
  readonly received: Received;
  readonly people: ReadonlyMap<string, PersonMark>;
  /** Which cards are on screen. */
  readonly address: DeskAddress;
  /** Called when the cursor comes to a place. */
  readonly onPlace: (place: DeskCell | null) => void;
};

/** The score desk: the cards, where the cursor is, and what a key does. */
export function useDesk({ tournament, sheet, author, received, people, address, onPlace }: Options) {
  const { store, outbox } = useDeskOutbox(tournament.id, sheet.roundId, author);
  const [viewsOf] = useState(createCardViews);
  const [step, setStep] = useState<LastStep>({ problem: null, end: false, changes: [], key: null, nth: 0 });
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [marksOf] = useState(createFlightMarks);
  const [countingOf] = useState(createCountingMarks);
  const views = countingOf(marksOf(viewsOf(sheet, outbox.unsent, shutOf(tournament), received)), sheet.sides);
  const [desk, setDesk] = useState<Desk>(() => ({ ...EMPTY_DESK, place: startingPlace(views, address, people) }));
  const currentCard = desk.place?.playerId ?? address.card;
  const shown = cardsOnScreen(views, { ...address, card: currentCard }, people);
  const cards = deskCardsOf(shown, views);

  // Focusing a cell fires an event between a key and its drawing, so handlers never use what was drawn last.
  const latest = useRef(desk);
  const run = (next: Step, key: DeskKey['kind'] | null = null) => {
    if (next.changes.length > 0) store.enter(next.changes.map((change) => withDrive(toEntry(change, views))));
    const moved = next.desk.place !== latest.current.place;
    latest.current = next.desk;
    setDesk(next.desk);
    setStep(({ nth }) => ({ problem: next.problem, end: next.end, changes: next.changes, key, nth: nth + 1 }));
    if (moved) onPlace(next.desk.place);
  };
  const withDrive = (entry: NewEntry): NewEntry => {
    const driveBy = chosen.get(keyOf(entry));
    return driveBy === undefined || entry.score === null ? entry : { ...entry, driveBy };
  };
  /** Whose tee shot was used on a hole; one chosen before the hole has a score goes with it. */
  const drive = (place: DeskCell, by: string) => {
    const score = holeOf(viewOf(views, place.playerId), place.hole)?.score ?? null;
    setChosen((current) => new Map(current).set(keyOf(place), by));
    if (score !== null) store.enter([{ ...toEntry({ ...place, after: score }, views), driveBy: by }]);
  };
  /** A second look at holes. */
  const look = (looks: readonly Look[]) => store.enter(looks.map((one) => ({ ...toEntry(one, views), check: true })));
  const asked = oddPlace(views, [desk.place, desk.entered.at(-1)?.at(-1)]);
  return {
    views,
    look,
    drive,
    driveOn: (place: DeskCell): string | null => {
      const view = viewOf(views, place.playerId);
      const hole = holeOf(view, place.hole);
      return (view && hole && view.drives[view.holes.indexOf(hole)]) ?? (hole?.score === null ? (chosen.get(keyOf(place)) ?? null) : null);
    },
    /** Writes the total of a card, or clears it; the same total again confirms it. */
    enterTotal: (playerId: string, strokes: number | null) => {
      const entry = toEntry({ playerId, hole: TOTAL, after: strokes }, views);
      const stands = viewOf(views, playerId)?.total.strokes ?? null;
      if (strokes !== null || stands !== null) store.enter([strokes === stands ? { ...entry, check: true } : entry]);
    },
    /** The odd score that the desk asks about: that of the cursor, else the one typed last. */
    asked,
    confirmAsked: () => {
      if (asked?.view.writable) look([{ playerId: asked.view.playerId, hole: asked.hole.hole, after: asked.hole.score }]);
    },
    shown,
    /** The card of the cursor, else of the address. */
    currentCard,
    desk,
    problem: step.problem,
    end: step.end,
    last: step,
    outbox,
    store,
    press: (key: DeskKey) => run(press(latest.current, key, cards), key.kind),
    goTo: (place: DeskCell | null) => {
      if (!samePlace(place, latest.current.place)) run(goTo(latest.current, place, cards));
    },
    /** The keys are about to go elsewhere; true: they should not, since a waiting 1 is now asked about. */
    leave: (): boolean => {
      if (latest.current.typed === '' || latest.current.question !== null) return false;
      run(goTo(latest.current, latest.current.place, cards));
      return latest.current.question !== null;
    },
    /** Whether keys go to a card that can be seen. */
    hasPlace: () => cards.order.includes(latest.current.place?.playerId ?? ''),
  };
}

type OddPlace = { readonly view: CardView; readonly hole: HoleView };

function oddPlace(views: readonly CardView[], places: readonly (DeskCell | null | undefined)[]): OddPlace | null {
  for (const place of places) {
    const view = viewOf(views, place?.playerId);
    const hole = place && holeOf(view, place.hole);
    if (view && hole && hole.odd !== null && hole.dispute === null) return { view, hole };
  }
  return null;
}

export type DeskState = ReturnType<typeof useDesk>;
