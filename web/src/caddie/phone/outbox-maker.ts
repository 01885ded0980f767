import type { MarkerEntry, MarkerMeasurement, MarkerOutcome } from '@fairway/api';
import type { ReadableStore } from '../../lib/store.ts';
import { alone } from '../../outbox/alone.ts';
import type { Keeper } from '../../outbox/keeper.ts';
import { type Fact, type Outbox, toSend } from '../../outbox/outbox.ts';
import { createOutboxStore, type OutboxStore, type Sent } from '../../outbox/outbox-store.ts';
import { forgetAdmission } from '../keep/admission-keeper.ts';
import { entryKeeper, shotKeeper } from '../keep/entry-keeper.ts';
import { ask, Refusal, unsentQuery } from '../request.ts';
import { type Admission, type Besides, isWord, withMeasured, withOutcomes } from './admission.ts';
import { holesIn } from './holes-left.ts';

export type PhoneOutbox = OutboxStore<MarkerEntry>;
export type ShotOutbox = OutboxStore<Besides>;
/** What an earlier flight has still to send. */
export type OlderOutbox = ReadableStore<Outbox<MarkerEntry | Besides>> & Pick<PhoneOutbox, 'sendNow'>;

type Parts = {
  /** The admission that the phone shows. */
  readonly current: () => Admission | null;
  readonly update: (id: string, change: (admission: Admission) => Admission) => void;
  readonly refresh: () => Promise<void>;
};

/** Makes the outboxes of a flight that the phone scores for: of its strokes, and of what is beside them. */
export function outboxMaker({ current, update, refresh }: Parts) {
  /** Sends a batch, and shows what the answers change before the flight is read again, once the outbox has them too. */
  const sent = async (
    id: string,
    answer: Promise<{ outcomes: readonly MarkerOutcome[] }>,
    change: (admission: Admission, outcomes: readonly MarkerOutcome[]) => Admission,
  ): Promise<Sent> => {
    try {
      const { outcomes } = await answer;
      update(id, (admission) => change(admission, outcomes));
      setTimeout(refresh);
      return { outcomes };
    } catch (error) {
      return error instanceof Refusal && error.isFinal ? { refused: error.message } : 'postponed';
    }
  };
  return ({ id, token: first }: Admission): readonly [PhoneOutbox, ShotOutbox] => {
    /** A flight's code that was printed again gives the phone another token for the same flight. */
    const token = () => {
      const admission = current();
      return admission !== null && admission.id === id ? admission.token : first;
    };
    const after = (batch: readonly Fact[]) => unsentQuery(holesLeft(strokes, shots, batch));
    const strokes: PhoneOutbox = outboxOf(entryKeeper(id), `marker ${id}`, (batch) =>
      sent(
        id,
        ask('POST /api/marker/entries', { token: token(), query: after(batch), body: { entries: [...batch] } }),
        (admission, outcomes) => withOutcomes(admission, batch, outcomes),
      ),
    );
    const shots: ShotOutbox = outboxOf(shotKeeper(id), `marker ${id} shots`, (batch) => {
      // what the answer does not name is sent the next time
      const words = batch.filter(isWord);
      const isWords = words.length > 0;
      return sent(
        id,
        ask(isWords ? 'POST /api/marker/match-entries' : 'POST /api/marker/measurements', {
          token: token(),
          query: after(isWords ? words : batch),
          body: isWords ? { entries: words } : { measurements: batch as MarkerMeasurement[] },
        }),
        (admission, outcomes) => withMeasured(admission, batch, outcomes),
      );
    });
    return [strokes, shots];
  };
}

const outboxOf = <Entry extends Fact>(keeper: Keeper<Entry>, name: string, send: (batch: readonly Entry[]) => Promise<Sent>) =>
  createOutboxStore({ keeper, turn: alone(name), send, now: Date.now, chance: Math.random });

/** The holes of which something is still here, once `batch` is sent. */
export const holesLeft = (strokes: PhoneOutbox, shots: ShotOutbox, batch: readonly Fact[] = []): number => {
  const sent = new Set(batch.map(({ id }) => id));
  return holesIn([...toSend(strokes.getState()), ...toSend(shots.getState())].filter(({ id }) => !sent.has(id)));
};

/** The outboxes of earlier flights that have something left; the other flights are forgotten. */
export async function stillSending(
  before: readonly Admission[],
  outboxesOf: (admission: Admission) => readonly OlderOutbox[],
): Promise<OlderOutbox[]> {
  const read = before.map(async (admission) => {
    const unsent = [await entryKeeper(admission.id).read(), await shotKeeper(admission.id).read()].flat();
    if (unsent.length > 0) return outboxesOf(admission);
    void forgetAdmission(admission.id);
    return [];
  });
  return (await Promise.all(read)).flat();
}
