import type { PublicDraw, PublicSeals } from '@fairway/api';
import type { LotOutcome } from '@fairway/facts/draw/ballot';
import type { DrawFinding } from '@fairway/facts/draw/bound-draw';
import type { DrawnLine } from '@fairway/facts/draw/drawn-line';

/**
 * What a seed decides: counted holes, the golfers of flights by their ids in order, the lots of a ballot in order with what they get, once there was
 * something to give, or what is drawn for matches line by line.
 */
export type Outcome =
  | { readonly kind: 'counted-holes'; readonly holes: readonly number[] }
  | { readonly kind: 'flights'; readonly order: readonly string[] }
  | { readonly kind: 'ballot'; readonly order: readonly number[]; readonly given: readonly LotOutcome[] | null }
  | { readonly kind: 'lines'; readonly lines: readonly DrawnLine[] };

/** What does not agree in a draw; `holes-differ`: the holes that were published are not those of the draw. */
export type Finding = DrawFinding | { code: 'holes-differ'; stated: readonly number[]; made: readonly number[] };

/** What this device made of what is published of a draw; null: not open, or for something else. */
export type CheckedDraw = {
  readonly findings: readonly Finding[];
  /** What the seal is made of. */
  readonly text: string | null;
  readonly seed: string | null;
  readonly outcome: Outcome | null;
  /** What the named round would have given where something else decided. */
  readonly namedSeed: string | null;
  readonly namedOutcome: Outcome | null;
};

/** Whether the beacon signed a round so. Its part loads only where a draw has a number of the beacon. */
export async function isSignedByBeacon(round: number, signature: string): Promise<boolean> {
  return (await import('@fairway/facts/draw/beacon-signature')).isSignedByBeacon(round, signature);
}
// each loads only where a draw is of it
const loadHoles = async () => (await import('@fairway/facts/draw/outcome')).holesBySeed;
const loadOrder = async () => (await import('@fairway/facts/draw/order')).orderBySeed;
const loadLots = async () => import('@fairway/facts/draw/ballot');
const loadLines = async () => (await import('@fairway/facts/draw/drawn-line')).drawnLines;

/** Checks a draw on this device, with the published lists of counted holes; the server is asked nothing. */
export async function checkedDraw(draw: PublicDraw, lists: PublicSeals['lists']): Promise<CheckedDraw> {
  const { source, signature, secret } = draw;
  const { drawFindings, publishedSeed, sealedText, seedOfNamedRound } = await import('@fairway/facts/draw/bound-draw');
  const isSigned = source.kind === 'beacon' && signature !== null ? await isSignedByBeacon(source.round, signature) : null;
  const [seed, namedSeed] = [publishedSeed(draw), seedOfNamedRound(draw)];
  const [outcome, stated] = [await outcomeBy(draw, seed), publishedHoles(draw, lists)];
  const made = outcome?.kind === 'counted-holes' ? outcome.holes : null;
  const isOther = stated !== null && made !== null && stated.join() !== made.join();
  const findings = [...drawFindings(draw, isSigned), ...(isOther ? [{ code: 'holes-differ', stated, made } as const] : [])];
  const text = secret === null ? null : sealedText({ ...draw, secret });
  return { findings, text, seed, outcome, namedSeed, namedOutcome: await outcomeBy(draw, namedSeed) };
}

/** The list that was published of this draw; null: none. */
const publishedHoles = ({ id }: PublicDraw, lists: PublicSeals['lists']): readonly number[] | null =>
  lists.find(({ seals }) => seals[0]?.drawId === id)?.opened?.holes ?? null;

async function outcomeBy({ subject, ballot }: PublicDraw, seed: string | null): Promise<Outcome | null> {
  if (seed === null || subject.kind === 'lucky-draw') return null;
  if (subject.kind === 'ballot') {
    const { drawnLots, lotOutcomes } = await loadLots();
    const order = drawnLots(subject, seed);
    return { kind: subject.kind, order, given: ballot?.room ? lotOutcomes(subject, order, ballot.room) : null };
  }
  if (subject.kind === 'flights') return { kind: subject.kind, order: (await loadOrder())(subject.playerIds, seed) };
  if (subject.kind !== 'counted-holes') return { kind: 'lines', lines: (await loadLines())(subject, seed) };
  const holes = (await loadHoles())(subject.day, subject, seed);
  return holes && { kind: subject.kind, holes };
}
