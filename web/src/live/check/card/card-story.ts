import type { DayFacts, LineScore, LineSource } from '@fairway/facts';

/** What the ledger says of a hole at one moment. */
export type Stroke = {
  readonly serial: number;
  readonly value: LineScore;
  /** When it was received, and when it was typed; null: it was there when the ledger began. */
  readonly at: string;
  readonly entered: string | null;
  readonly source: LineSource | null;
  readonly settles: boolean;
  /** It is what the hole says, it was until another line, or it differed and never was. */
  readonly is: 'standing' | 'replaced' | 'aside';
};
/** Hole 0: the total of a card whose holes are not known. The last line first. */
export type HoleStory = { readonly hole: number; readonly strokes: readonly Stroke[] };
export type Change = {
  readonly serial: number;
  readonly at: string;
  readonly of: 'handicap' | 'status' | 'division' | 'other';
  /** As the ledger has it: handicaps in tenths a round, a status, a division's id; null: the player was not on the list, or is no more. */
  readonly before: unknown;
  readonly after: unknown;
};
type CardStory = {
  /** By the number of the round, each with the holes that have a line. */
  readonly rounds: readonly { readonly number: number; readonly holes: readonly HoleStory[] }[];
  readonly changes: readonly Change[];
};

/** Everything that the opened lines say of a player. */
export function cardStory({ core, ledger }: Pick<DayFacts, 'core' | 'ledger'>, playerId: string): CardStory {
  const holes = new Map<string, Stroke[]>();
  const changes: Change[] = [];
  let known: unknown = null;
  const put = (round: string, hole: number, stroke: Stroke) => {
    const key = `${round} ${hole}`;
    const before = holes.get(key) ?? [];
    const earlier =
      stroke.is === 'standing' ? before.map((one) => (one.is === 'standing' ? { ...one, is: 'replaced' as const } : one)) : before;
    holes.set(key, [stroke, ...earlier]);
  };
  ledger?.lines.forEach(({ opened }, nth) => {
    const [content, serial] = [opened?.content, nth + 1];
    if (content?.kind === 'score' && content.player === playerId) {
      const { round, hole, value, at, entered, source, settles, stands } = content;
      put(round, hole, { serial, value, at, entered, source, settles, is: stands ? 'standing' : 'aside' });
    } else if (content?.kind === 'change' && content.of === 'competitor' && content.id === playerId) {
      changes.push(...changesOf(known, content.value, { serial, at: content.at }));
      known = content.value;
    } else if (content?.kind === 'opening') {
      const { at } = content;
      known = content.changes.find(({ of, id }) => of === 'competitor' && id === playerId)?.value ?? null;
      for (const [round, player, hole, value] of content.scores)
        if (player === playerId) put(round, hole, { serial, value, at, entered: null, source: null, settles: false, is: 'standing' });
    }
  });
  const rounds = core.rounds.map(({ id, number }) => ({
    number,
    holes: [...holes]
      .flatMap(([key, strokes]) => (key.startsWith(`${id} `) ? [{ hole: Number(key.slice(id.length + 1)), strokes }] : []))
      .sort((one, other) => (one.hole || 99) - (other.hole || 99)),
  }));
  return { rounds: rounds.filter((round) => round.holes.length > 0), changes };
}

type GolferState = { readonly playedOff?: unknown; readonly status?: unknown; readonly division?: unknown } | null;

function changesOf(before: unknown, after: unknown, line: Pick<Change, 'serial' | 'at'>): Change[] {
  const [was, is] = [before as GolferState, after as GolferState];
  if (was === null || is === null) return [{ ...line, of: 'status', before: was?.status ?? null, after: is?.status ?? null }];
  const parts = [
    { of: 'handicap' as const, before: was.playedOff, after: is.playedOff },
    { of: 'status' as const, before: was.status, after: is.status },
    { of: 'division' as const, before: was.division, after: is.division },
  ].filter((part) => JSON.stringify(part.before) !== JSON.stringify(part.after));
  if (parts.length === 0) return [{ ...line, of: 'other', before: null, after: null }];
  return parts.map((part) => ({ ...line, ...part }));
}
