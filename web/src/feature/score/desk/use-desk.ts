import type { NewEntry, ScoreSheet, Tournament } from '@fairway/contract';
import { useState } from 'react';
import { deviceName, newId, useDeskOutbox } from '../outbox/desk-outbox.ts';
import { cardsOnScreen, type DeskAddress, startingPlace } from './desk-address.ts';
import { type Change, type Desk, type DeskKey, EMPTY_DESK, goTo, type Place, press, type Step } from './desk-key.ts';
import { type CardView, createCardViews, deskCardsOf } from './desk-view.ts';

const toEntry = ({ playerId, hole, after }: Change, views: readonly CardView[]): NewEntry => ({
  id: newId(),
  playerId,
  hole,
  score: after,
  replaces: views.find((view) => view.playerId === playerId)?.holes[hole - 1]?.head ?? null,
  enteredAt: new Date().toISOString(),
  device: deviceName(),
});

type Options = {
  readonly tournament: Tournament;
  readonly sheet: ScoreSheet;
  /** Whose entries these are. */
  readonly author: string;
  /** Which cards are on screen. */
  readonly address: DeskAddress;
  /** Called when the cursor comes to a place. */
  readonly onPlace: (place: Place | null) => void;
};

/** The score desk: the cards, where the cursor is, and what a key does. */
export function useDesk({ tournament, sheet, author, address, onPlace }: Options) {
  const { store, outbox } = useDeskOutbox(tournament.id, sheet.roundId, author);
  const [viewsOf] = useState(createCardViews);
  const [step, setStep] = useState<Pick<Step, 'problem' | 'end'>>({ problem: null, end: false });
  const views = viewsOf(sheet, outbox.unsent, tournament.state === 'closed');
  const shown = cardsOnScreen(views, address);
  const [desk, setDesk] = useState<Desk>(() => ({ ...EMPTY_DESK, place: startingPlace(views, address) }));
  const cards = deskCardsOf(shown, views);

  const run = (next: Step) => {
    if (next.changes.length > 0) store.enter(next.changes.map((change) => toEntry(change, views)));
    setDesk(next.desk);
    setStep({ problem: next.problem, end: next.end });
    if (next.desk.place !== desk.place) onPlace(next.desk.place);
  };
  return {
    views,
    shown,
    desk,
    problem: step.problem,
    end: step.end,
    outbox,
    store,
    press: (key: DeskKey) => run(press(desk, key, cards)),
    goTo: (place: Place | null) => run(goTo(desk, place, cards)),
  };
}

export type DeskState = ReturnType<typeof useDesk>;
