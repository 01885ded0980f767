import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from '../../lib/page/leaving.ts';
import { useStore } from '../../lib/store.ts';
import { keepDraining } from '../../outbox/drain.ts';
import type { AppDoorOf } from '../app-browser/app-door.tsx';
import { AllHoles } from '../card/all-holes.tsx';
import { CheckScreen } from '../card/check-screen.tsx';
import type { Admission } from '../phone/admission.ts';
import type { PhoneOutbox, ShotOutbox } from '../phone/outbox-maker.ts';
import type { Phone } from '../phone/phone.ts';
import { Notices } from '../state/notices.tsx';
import { SendingLine } from '../state/sending-line.tsx';
import { useWords } from '../words.ts';
import { type CardView, cardView } from './card-view.ts';
import { HoleScreen, parText } from './hole-screen.tsx';
import type { HolesShown } from './hole-strip.tsx';
import { playingOrder } from './playing-order.ts';
import { holeFill, openHole } from './progress.ts';
import { changesTold, holeTold, strokeTold } from './told.ts';

type Props = { phone: Phone; admission: Admission; outbox: PhoneOutbox; shots: ShotOutbox; AppDoor: AppDoorOf | undefined };
type FlightView = 'hole' | 'all' | 'check';

/** The flight that this phone is in: its holes, or all of them, or the cards to confirm. */
export function FlightScreen({ phone, admission, outbox: store, shots: shotStore, AppDoor }: Props) {
  const outbox = useStore(store);
  const shots = useStore(shotStore);
  const { older } = useStore(phone);
  const { flight, held, heldShots } = admission;
  const order = playingOrder(flight.flight.startingHole, flight.round);
  const cards = flight.cards.map((card) => cardView(card, flight.round, outbox, held));
  const [hole, setHole] = useState(() => openHole(cards, order));
  const [shown, setShown] = useState<FlightView>('hole');
  useEffect(() => {
    const ends = [store, shotStore, ...older].map(keepDraining);
    return () => ends.forEach((end) => void end());
  }, [store, shotStore, older]);
  const { t } = useWords();
  const { told, tell } = useTold(cards);
  useReading(phone);
  const sides = usePart(!!flight.sides, () => import('../side/side-part.tsx'));
  const measure = usePart(flight.sideAwards.length > 0, () => import('../measure/hole-awards.tsx'));
  const matchPart = usePart(!!flight.matches, () => import('../match/match-part.tsx'));
  const holes: HolesShown = matchPart
    ? matchPart.holesWithMatches({ phone, flight, cards, outbox: shots, held: heldShots, order, tell })
    : { order, fillOf: (one) => holeFill(cards, one), openAt: (one) => one, onHole: () => null };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what is open
  useEffect(() => setHole(holes.openAt), [matchPart]);
  // a long list was scrolled to the button that leads on: what it opens begins at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at the top
  useLayoutEffect(() => scrollTo(0, 0), [shown]);
  useLeavingQuestion(outbox.unkept.length + shots.unkept.length > 0);
  const goTo = (next: number) => {
    setHole(next);
    setShown('hole');
    tell(holeTold(t, next, parText(cards, next, t)));
  };
  const screen = (
    <>
      {shown === 'hole' && (
        <HoleScreen
          key={hole}
          {...{ hole, holes, cards }}
          storageRefuses={outbox.storageRefuses}
          awards={
            measure && (
              <measure.HoleAwards
                {...{ hole, flight }}
                cards={sides ? sides.peopleOf(cards) : cards}
                shots={{ flight, outbox: shots, held: heldShots }}
                onMeasure={phone.besides}
              />
            )
          }
          sideOf={sides ? sides.sideOf({ phone, admission, cards, outbox }) : holes.sideOf}
          onEnter={(stroke) => {
            phone.enter(sides ? sides.withDrive(flight, stroke) : stroke);
            tell(strokeTold(t, cards, hole, stroke.playerId, stroke.score));
          }}
          onHole={goTo}
          onAll={() => setShown('all')}
          onCheck={() => setShown('check')}
        />
      )}
      {shown === 'all' && <AllHoles {...{ hole, holes, cards }} onHole={goTo} onCheck={() => setShown('check')} />}
      {shown === 'check' && <CheckScreen phone={phone} cards={cards} outbox={outbox} onBack={() => setShown('hole')} />}
    </>
  );
  return (
    <>
      {/* drawn anew with each message, so that the same one twice is told twice */}
      <p role="status" className="for-listeners">
        <span key={told.nth}>{told.message}</span>
      </p>
      <SendingLine {...{ outbox, store, shots, shotStore, older, cards }} sayWord={holes.sayWord} />
      <Notices phone={phone} admission={admission} outbox={outbox} shots={shots} />
      {AppDoor ? <AppDoor {...{ admission, store, shotStore }}>{screen}</AppDoor> : screen}
    </>
  );
}

/** What is told to who listens: what was typed and where the keys are now, and what came from elsewhere. */
function useTold(cards: readonly CardView[]) {
  const { t } = useWords();
  const [told, setTold] = useState({ message: '', nth: 0 });
  const tell = (message: string) => setTold(({ nth }) => ({ message, nth: nth + 1 }));
  const before = useRef(cards);
  useEffect(() => {
    const changes = changesTold(t, before.current, cards);
    before.current = cards;
    if (changes.length > 0) tell(changes.join(' '));
  });
  return { told, tell };
}

/** A part that few flights need, once it is loaded: it is kept on the phone with the page. */
function usePart<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part every time
  useEffect(() => {
    if (isNeeded) load().then(setPart);
  }, [isNeeded]);
  return part;
}

/** Leaving loses what is in memory alone: the browser asks first. */
function useLeavingQuestion(loses: boolean): void {
  useEffect(() => (loses ? askBeforeLeaving() : undefined), [loses]);
}

const EVERY_MS = 20_000;

/** Reads what others entered: now, when the page is seen again, and every 20 s while it is. */
function useReading({ refresh }: Phone): void {
  useEffect(() => {
    const read = () => {
      if (!document.hidden) void refresh();
    };
    read();
    const timer = setInterval(read, EVERY_MS);
    document.addEventListener('visibilitychange', read);
    window.addEventListener('online', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('online', read);
    };
  }, [refresh]);
}
