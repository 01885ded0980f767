import type { MarkerEntry, MarkerFlight } from '@fairway/api';
import type { HoleScore } from '@fairway/golf';
import { newId } from '../../lib/new-id.ts';
import { createStore, type ReadableStore } from '../../lib/store.ts';
import { alone } from '../../outbox/alone.ts';
import { toSend } from '../../outbox/outbox.ts';
import { createOutboxStore, type OutboxStore, type Sent } from '../../outbox/outbox-store.ts';
import { forgetAdmission, keepAdmission, readAdmissions } from '../keep/admission-keeper.ts';
import { entryKeeper } from '../keep/entry-keeper.ts';
import { ask, Refusal } from '../request.ts';
import { hideSecret } from './address.ts';
import { type Admission, withFlight, withOutcomes } from './admission.ts';

export type PhoneOutbox = OutboxStore<MarkerEntry>;
type Offer = { readonly token: string; readonly flight: MarkerFlight };
/** What was scanned, or typed in its place. */
export type Key = { readonly link: string } | { readonly flight: string; readonly code: string };
/** Why a key did not open: the server's sentence, or null without an answer; and the key, to try again. */
type Trouble = { readonly sentence: string | null; readonly key: Key };

export type PhoneState = {
  readonly stage: 'opening' | 'door' | 'handover' | 'course';
  readonly admission: Admission | null;
  readonly outbox: PhoneOutbox | null;
  /** Another flight that was scanned, which the caddie is asked about. */
  readonly offer: Offer | null;
  readonly trouble: Trouble | null;
  /** Of flights that this phone scored for before, and that still have unsent strokes. */
  readonly older: readonly PhoneOutbox[];
};

export type Phone = ReadableStore<PhoneState> & {
  readonly start: (secret: string | null) => Promise<void>;
  readonly open: (key: Key) => Promise<void>;
  /** Goes to the flight that was scanned; what this one has not sent is still sent. */
  readonly handOver: () => Promise<void>;
  /** Stays with this flight, whatever was scanned. */
  readonly stay: () => void;
  readonly enter: (stroke: { playerId: string; hole: number; score: HoleScore; replaces: string | null }) => void;
  readonly refresh: () => Promise<void>;
  readonly confirm: (confirmation: { id: string; playerId: string; total: number }) => Promise<void>;
};

const OPENING: PhoneState = { stage: 'opening', admission: null, outbox: null, offer: null, trouble: null, older: [] };

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

  const outboxOf = ({ id, token }: Admission): PhoneOutbox => {
    const send = async (batch: readonly MarkerEntry[]): Promise<Sent> => {
      try {
        const { outcomes } = await ask('POST /api/marker/entries', { token: tokenOf(id) ?? token, body: { entries: [...batch] } });
        update(id, (admission) => withOutcomes(admission, batch, outcomes));
        void refresh();
        return { outcomes };
      } catch (error) {
        return error instanceof Refusal && error.isFinal ? { refused: error.message } : 'postponed';
      }
    };
    return createOutboxStore({ keeper: entryKeeper(id), turn: alone(`marker ${id}`), send, now: Date.now, chance: Math.random });
  };
  /** A flight's code that was printed again gives the phone another token for the same flight. */
  const tokenOf = (id: string): string | undefined => (state().admission?.id === id ? state().admission?.token : undefined);

  const admit = async (offer: Offer): Promise<void> => {
    const admission: Admission = { id: newId(), ...offer, held: [], ended: null, admittedAt: Date.now() };
    // a phone that cannot keep it needs the secret in the address after a reload
    await keepAdmission(admission).then(hideSecret, () => undefined);
    setState({ stage: 'course', admission, outbox: outboxOf(admission), offer: null, trouble: null });
  };

  const comeIn = async (offer: Offer): Promise<void> => {
    const { admission } = state();
    if (admission === null) return admit(offer);
    if (!isSameFlight(admission.flight, offer.flight)) return setState({ stage: 'handover', offer, trouble: null });
    update(admission.id, (known) => ({ ...withFlight(known, offer.flight), token: offer.token }));
    setState({ stage: 'course', trouble: null });
    hideSecret();
  };

  const open = async (key: Key): Promise<void> => {
    const { admission } = state();
    const known = admission === null || !('link' in key) ? {} : { known: admission.token };
    try {
      await comeIn(await ask('POST /api/marker/devices', { body: { ...key, ...known } }));
    } catch (error) {
      const sentence = error instanceof Refusal ? error.message : null;
      setState({ stage: admission === null ? 'door' : 'course', trouble: { sentence, key } });
    }
  };

  const stay = (): void => {
    setState({ stage: 'course', offer: null, trouble: null });
    hideSecret();
  };

  const handOver = async (): Promise<void> => {
    const { offer, outbox, older } = state();
    if (offer === null) return;
    if (outbox !== null) setState({ older: [...older, outbox] });
    await admit(offer);
  };

  const start = async (secret: string | null): Promise<void> => {
    const kept = await readAdmissions().catch(() => []);
    const [current, before] = [kept.at(-1), kept.slice(0, -1)];
    if (current !== undefined) {
      const [outbox, older] = [outboxOf(current), await stillSending(before, outboxOf).catch(() => [])];
      await outbox.ready;
      setState({ admission: current, outbox, older });
    }
    if (secret !== null) return open({ link: secret });
    setState({ stage: current === undefined ? 'door' : 'course' });
  };

  const refresh = async (): Promise<void> => {
    const { admission, outbox } = state();
    if (admission === null || outbox === null) return;
    const query = `?unsent=${toSend(outbox.getState()).length}`;
    try {
      const flight = await ask('GET /api/marker/flight', { token: admission.token, query });
      update(admission.id, (known) => withFlight(known, flight));
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) update(admission.id, (known) => ({ ...known, ended: error.message }));
    }
  };

  return {
    ...store,
    start,
    open,
    handOver,
    stay,
    refresh,
    enter: (stroke) => state().outbox?.enter([{ id: newId(), ...stroke, enteredAt: new Date().toISOString() }]),
    confirm: async (confirmation) => {
      const { admission } = state();
      if (admission === null) return;
      const flight = await ask('POST /api/marker/confirmations', { token: admission.token, body: confirmation });
      update(admission.id, (known) => withFlight(known, flight));
    },
  };
}

const isSameFlight = (one: MarkerFlight, other: MarkerFlight): boolean =>
  one.round.id === other.round.id && one.flight.number === other.flight.number;

/** The outboxes of earlier flights that have something left; the other flights are forgotten. */
async function stillSending(before: readonly Admission[], outboxOf: (admission: Admission) => PhoneOutbox): Promise<PhoneOutbox[]> {
  const read = await Promise.all(before.map(async (admission) => ({ admission, left: await entryKeeper(admission.id).read() })));
  for (const { admission, left } of read) if (left.length === 0) void forgetAdmission(admission.id);
  return read.filter(({ left }) => left.length > 0).map(({ admission }) => outboxOf(admission));
}
