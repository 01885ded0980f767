import type { MessageKey, MessageParams, NewEntry } from '@fairway/api';
import { judgeEntry, MOST_HOLES, MOST_STROKES, type Refusal, TOTAL } from '@fairway/golf';
import { golfEntry, type StoredEntry, toGolf } from '../../../engine/competition/entry/golf-entry.ts';
import { isPlausible } from '../../../engine/competition/entry/plausible.ts';
import { holesPlayed } from '../../../engine/tournament/side/partner-hole.ts';
import type { Author } from './append-store.ts';
import type { RoundState } from './store.ts';

/** An entry as it was sent; of one that was held, what was seen of its clock when it came. */
export type SentEntry = NewEntry & { clockWrong?: boolean };

export type Verdict = {
  entry: SentEntry;
  outcome: 'applied' | 'repeated' | 'disputed' | 'refused';
  refusal: { code: MessageKey; params?: MessageParams } | null;
  /** The row to append: only for an entry that is new and not refused. */
  write: StoredEntry | null;
};

const CODES: Readonly<Record<Refusal, MessageKey>> = {
  ended: 'tournament-ended',
  locked: 'tournament-locked',
  'no-such-hole': 'hole-out-of-range',
  'not-a-score': 'score-out-of-range',
  'not-a-total': 'total-out-of-range',
  'markers-cannot-settle': 'forbidden',
  'reason-missing': 'required',
  'id-reused': 'entry-id-taken',
};

export function storedEntry(entry: SentEntry, roundId: string, { kind, id }: Author, now: Date): StoredEntry {
  const enteredAt = Date.parse(entry.enteredAt);
  const isPossible = isPlausible(enteredAt, now);
  return {
    id: entry.id,
    playerId: entry.playerId,
    roundId,
    hole: entry.hole,
    strokes: typeof entry.score === 'number' ? entry.score : null,
    pickup: entry.score === 'pickup',
    driveBy: entry.driveBy ?? null,
    source: kind === 'link' ? 'marker' : entry.check ? 'check' : 'desk',
    principalKind: kind,
    principalId: id,
    device: entry.device,
    enteredAt: (isPossible ? new Date(enteredAt) : now).toISOString(),
    clockWrong: entry.clockWrong === true || !isPossible,
    replaces: entry.replaces,
    reason: null,
  };
}

/**
 * What becomes of each entry of a batch, in the order of the batch. Earlier entries of the batch count for the later ones.
 *
 * A player who missed the cut does not play the round, and strokes say that a player who did not start it did: take that status
 * off first. Any other status, of this round or an earlier one, is no reason to refuse: the strokes of one who withdrew, returned no
 * card or was disqualified are facts all the same. A caddie's phone may deliver them after the status was set, the desk may type a card
 * in before the committee takes a DQ back, and a status set by mistake is fixed by taking it off. A player with a status has no place, whatever the strokes.
 */
export function judgeBatch(
  roundState: RoundState,
  roundId: string,
  entries: readonly SentEntry[],
  principal: Author,
  now: Date,
): Verdict[] {
  const byId = new Map(roundState.entries.map((entry) => [entry.id, entry]));
  const holes = Map.groupBy(
    roundState.entries.filter((entry) => entry.roundId === roundId),
    holeKey,
  );
  let seq = roundState.entries.reduce((last, entry) => Math.max(last, entry.seq), 0);
  return entries.map((entry) => {
    const judged = { ...storedEntry(entry, roundId, principal, now), seq: ++seq, serial: null };
    // like a player of another tournament: whether the id is taken there is nobody's business here
    if (roundState.foreign.includes(entry.id)) return refused(entry, principal.kind === 'link' ? 'beyond-flight' : 'player-not-in-round');
    const same = byId.get(entry.id);
    if (same && (same.playerId !== entry.playerId || same.roundId !== roundId)) return refused(entry, 'entry-id-taken');
    const here = holes.get(holeKey(judged)) ?? [];
    const before = same ? [...here, same] : here;
    const refusal = same
      ? null
      : ((principal.kind === 'link' ? phoneRefusalOf(roundState, entry, here) : null) ?? refusalOf(roundState, entry));
    if (refusal) return refused(entry, refusal, roundState);
    const outcome = judgeEntry(before.map(toGolf), golfEntry(judged), { tournament: roundState.state, holes: holesFor(roundState, entry) });
    if (typeof outcome === 'object') return refused(entry, CODES[outcome.refused], roundState);
    if (outcome === 'repeated') return { entry, outcome, refusal: null, write: null };
    byId.set(judged.id, judged);
    holes.set(holeKey(judged), [...here, judged]);
    return { entry, outcome, refusal: null, write: judged };
  });
}

const holeKey = ({ playerId, hole }: { playerId: string; hole: number }) => `${playerId} ${hole}`;

/** Every entry of a hole is read again with each later one, and with each board: more than this is no correction any more. */
export const MOST_OF_PHONES_ON_A_HOLE = 100;

/** A phone writes for its own flight, no card that its player has confirmed, and no hole that phones have changed without end. */
function phoneRefusalOf({ inFlight, confirmed }: RoundState, { playerId }: NewEntry, here: readonly StoredEntry[]): MessageKey | null {
  if (!inFlight.includes(playerId)) return 'not-in-flight';
  if (confirmed.includes(playerId)) return 'card-confirmed';
  return here.filter(({ source }) => source === 'marker').length < MOST_OF_PHONES_ON_A_HOLE ? null : 'hole-full';
}

function refusalOf(roundState: RoundState, entry: NewEntry): MessageKey | null {
  const { playerId } = entry;
  if (roundState.finished) return 'round-finished';
  if (!roundState.players.includes(playerId)) return 'player-not-in-round';
  if (isElsewhere(roundState, entry.hole)) return 'hole-not-in-round';
  if (entry.driveBy && !playedOn(roundState, entry, entry.driveBy)) return 'drive-not-of-side';
  if (roundState.cut.includes(playerId)) return 'player-missed-cut';
  if (roundState.notStarted.includes(playerId) && entry.score !== null) return 'player-did-not-start';
  return null;
}

/** Whether a golfer played for a side on a hole: whose tee shot was used, whoever plays for it now. */
function playedOn({ partners, firstHole, lastHole }: RoundState, { playerId, hole }: NewEntry, by: string): boolean {
  const round = { firstHole, par: Array.from({ length: lastHole - firstHole + 1 }) };
  const own = partners.filter(({ sideId }) => sideId === playerId);
  return own.some((one) => one.playerId === by && (holesPlayed(one, own, round)?.includes(hole) ?? true));
}

/** A total is that of the holes of the round; holes themselves are numbered by the course's card. */
const holesFor = ({ firstHole, lastHole }: RoundState, { hole }: NewEntry): number =>
  hole === TOTAL ? lastHole - firstHole + 1 : MOST_HOLES;

/** A hole of the course that this round does not play. */
const isElsewhere = ({ firstHole, lastHole }: RoundState, hole: number): boolean =>
  hole >= 1 && hole <= MOST_HOLES && (hole < firstHole || hole > lastHole);

const refused = (entry: SentEntry, code: MessageKey, { firstHole = 1, lastHole = MOST_HOLES }: Span = {}): Verdict => {
  const least = lastHole - firstHole + 1;
  const params = { hole: entry.hole, least, most: least * MOST_STROKES };
  return { entry, outcome: 'refused', refusal: { code, params }, write: null };
};
type Span = Partial<Pick<RoundState, 'firstHole' | 'lastHole'>>;
