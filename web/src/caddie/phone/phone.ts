import type { MarkerFlight, MarkerMatchEntry, MarkerMeasurement } from '@fairway/api';
import { isInApp } from '@fairway/api/rule/account/app-browser';
import type { HoleScore } from '@fairway/golf';
import { lastOf } from '@fairway/golf';
import { newId } from '../../lib/id.ts';
import { createStore, type ReadableStore } from '../../lib/store.ts';
import { keepAdmission, readAdmissions } from '../keep/admission-keeper.ts';
import { ask, NoAnswer, type Opens, Refusal, unsentQuery } from '../request.ts';
import { hideSecret } from './address.ts';
import { type Admission, NO_SHOTS, withFlight } from './admission.ts';
import { attemptOf } from './attempt.ts';
import { holesLeft, type OlderOutbox, outboxMaker, type PhoneOutbox, type ShotOutbox, stillSending } from './outbox-maker.ts';
import { keepWaiting, keptWaiting, type Waiting } from './waiting.ts';

type Offer = { readonly token: string; readonly flight: MarkerFlight };
/** What was scanned, or typed in its place. */
export type Key =
  | { readonly link: string }
  | { readonly pass: string; readonly attempt?: string }
  | { readonly tournament: string; readonly flight: string; readonly code: string };
/** Why this phone is not in: the server's sentence, and the hour of a key that is too early; a fault of the page; or no answer. */
export type Trouble = {
  readonly why: { readonly sentence: string; readonly opens?: Opens | undefined } | 'fault' | 'no-answer';
  /** To try again; null: it would not open either. */
  readonly key: Key | null;
};

export type PhoneState = {
  readonly stage: 'opening' | 'door' | 'waiting' | 'handover' | 'course';
  readonly admission: Admission | null;
  readonly outbox: PhoneOutbox | null;
  /** The measured shots and words of matches that are still to be sent: a stroke that cannot be sent never stops them, nor they it. */
  readonly shots: ShotOutbox | null;
  /** Another flight that was scanned, which the caddie is asked about. */
  readonly offer: Offer | null;
  /** The right digits were typed, and the desk has to let this phone in. */
  readonly waiting: Waiting | null;
  readonly trouble: Trouble | null;
  /** Of flights that this phone scored for before, and that still have something unsent. */
  readonly older: readonly OlderOutbox[];
};

/** As it is typed here. */
type Typed<Of> = Omit<Of, 'id' | 'enteredAt'>;

export type Phone = ReadableStore<PhoneState> & {
  readonly start: (key: Key | null) => Promise<void>;
  readonly open: (key: Key) => Promise<void>;
  /** Waits no longer to be let in. */
  readonly leave: () => void;
  /** Goes to the flight that was scanned; what this one has not sent is still sent. */
  readonly handOver: () => Promise<void>;
  /** Stays with this flight, whatever was scanned. */
  readonly stay: () => void;
  readonly enter: (stroke: { playerId: string; hole: number; score: HoleScore; replaces: string | null; driveBy?: string }) => void;
  /** Enters what is beside the strokes. */
  readonly besides: (one: Typed<MarkerMeasurement> | Typed<MarkerMatchEntry>) => void;
  readonly refresh: () => Promise<void>;
  readonly confirm: (confirmation: { id: string; playerId: string; total: number }) => Promise<void>;
};

const OPENING: PhoneState = {
  ...{ stage: 'opening', admission: null, outbox: null, shots: null },
  ...{ offer: null, waiting: null, trouble: null, older: [] },
};

/** How often a phone that waits asks whether it is let in. */
const ASK_AGAIN_MS = 3_000;

/** A caddie's phone: which flight it is in, what it knows of it, and what it still has to send. */
export function createPhone(): Phone {
  const store = createStore<PhoneState>(() => OPENING);
  const { getState: state, setState } = store;

  const update = (id: string, change: (admission: Admission) => Admission): void => {
    const { admission } = state();
    if (admission?.id !== id) return;
    const next = change(admission);
    setState({ admission: next });
    keepAdmission(next).catch(() => undefined);
  };

  const outboxesOf = outboxMaker({ current: () => state().admission, update, refresh: () => refresh() });

  const admit = async (offer: Offer): Promise<void> => {
    const flight = { ...NO_SHOTS, ...offer.flight };
    const admission: Admission = { id: newId(), ...offer, flight, held: [], heldShots: [], ended: null, admittedAt: Date.now() };
    await hideOnceKept(admission);
    const [outbox, shots] = outboxesOf(admission);
    setState({ stage: 'course', admission, outbox, shots, offer: null, trouble: null });
  };

  const comeIn = async (offer: Offer): Promise<void> => {
    const { admission } = state();
    if (admission === null) return admit(offer);
    if (!isSameFlight(admission.flight, offer.flight)) return setState({ stage: 'handover', offer, trouble: null });
    update(admission.id, (current) => ({ ...withFlight(current, offer.flight), token: offer.token }));
    setState({ stage: 'course', trouble: null });
    await hideOnceKept(state().admission ?? admission);
  };

  const open = async (shown: Key): Promise<void> => {
    const { admission } = state();
    const key = 'pass' in shown ? { attempt: attemptOf(shown.pass), ...shown } : shown;
    const known = (admission ?? keptWaiting())?.token;
    try {
      const { token, flight } = await ask('POST /api/marker/devices', { body: { ...key, ...(known !== undefined && { known }) } });
      if (flight !== null) await letIn({ token, flight });
      else if ('flight' in key) void wait({ token, flight: key.flight });
    } catch (error) {
      const trouble = troubleOf(error, key);
      if ('pass' in key && error instanceof Refusal && trouble.key === null) hideSecret(); // it opens nothing any more
      setState({ stage: admission === null ? 'door' : 'course', trouble });
    }
  };

  const letIn = (offer: Offer): Promise<void> => {
    leave();
    return comeIn(offer);
  };

  const leave = (): void => {
    keepWaiting(null);
    setState({ ...(state().stage === 'waiting' && { stage: 'door' }), waiting: null });
  };

  /** Asks again and again until the desk has let this phone in, or its code has ended. */
  const wait = async (waiting: Waiting): Promise<void> => {
    keepWaiting(waiting);
    setState({ stage: 'waiting', waiting, trouble: null });
    while (state().waiting === waiting) {
      try {
        const flight = await ask('GET /api/marker/flight', { token: waiting.token });
        if (state().waiting === waiting) await letIn({ token: waiting.token, flight });
      } catch (error) {
        const isTold = error instanceof Refusal && error.status === 401 && error.code !== 'phone-waits';
        if (isTold && state().waiting === waiting) {
          if (error.isEnd) leave();
          setState({ trouble: { why: { sentence: error.message }, key: null } });
        }
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      }
    }
  };

  const stay = (): void => {
    setState({ stage: 'course', offer: null, trouble: null });
    hideSecret();
  };

  const handOver = async (): Promise<void> => {
    const { offer, outbox, shots, older } = state();
    if (offer === null) return;
    if (outbox !== null && shots !== null) setState({ older: [...older, outbox, shots] });
    await admit(offer);
  };

  const start = async (key: Key | null): Promise<void> => {
    const admissions = await readAdmissions().catch(() => []);
    const [current, before] = [lastOf(admissions), admissions.slice(0, -1)];
    if (current !== undefined) {
      const [outbox, shots] = outboxesOf(current);
      const older = await stillSending(before, outboxesOf).catch(() => []);
      await Promise.all([outbox.ready, shots.ready]);
      setState({ admission: current, outbox, shots, older });
    }
    // the pass in the address of an app's browser is its own, for another one
    const isOwn = current !== undefined && isInApp(navigator.userAgent) && key !== null && 'pass' in key;
    if (key !== null && !isOwn) return open(key);
    const waiting = keptWaiting();
    if (current === undefined && waiting !== null) return void wait(waiting);
    setState({ stage: current === undefined ? 'door' : 'course' });
  };

  const refresh = async (): Promise<void> => {
    const { admission, outbox, shots } = state();
    if (admission === null || outbox === null || shots === null) return;
    const query = unsentQuery(holesLeft(outbox, shots));
    try {
      const flight = await ask('GET /api/marker/flight', { token: admission.token, query });
      update(admission.id, (current) => withFlight(current, flight, admission));
    } catch (error) {
      if (error instanceof Refusal && error.isEnd) update(admission.id, (current) => ({ ...current, ended: error.message }));
    }
  };

  return {
    ...store,
    start,
    open,
    leave,
    handOver,
    stay,
    refresh,
    enter: (stroke) => state().outbox?.enter([{ id: newId(), ...stroke, enteredAt: new Date().toISOString() }]),
    besides: (one) => state().shots?.enter([{ id: newId(), ...one, enteredAt: new Date().toISOString() }]),
    confirm: async (confirmation) => {
      const { admission } = state();
      if (admission === null) return;
      const flight = await ask('POST /api/marker/confirmations', { token: admission.token, body: confirmation });
      update(admission.id, (current) => withFlight(current, flight, admission));
    },
  };
}

export function troubleOf(error: unknown, key: Key): Trouble {
  if (error instanceof Refusal)
    return { why: { sentence: error.message, opens: error.opens }, key: error.isEnd || error.isFinal ? null : key };
  return error instanceof NoAnswer ? { why: 'no-answer', key } : { why: 'fault', key: null };
}

/** A phone that cannot read again what it keeps needs the secret in the address after a reload. */
async function hideOnceKept(admission: Admission): Promise<void> {
  const admissions = await keepAdmission(admission)
    .then(readAdmissions)
    .catch(() => []);
  if (admissions.some(({ id }) => id === admission.id)) hideSecret();
}

const isSameFlight = (one: MarkerFlight, other: MarkerFlight): boolean =>
  one.round.id === other.round.id && one.flight.number === other.flight.number;
