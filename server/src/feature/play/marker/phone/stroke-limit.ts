import { createLimit } from '../../../../access/limit.ts';
import type { Marker } from '../../../../access/principal.ts';

/** Strokes and measured shots of one phone in a minute: a round of five players twice over, or as many as one request may have. */
export const MOST_PHONE_STROKES = 200;
/** The same of all phones of one code. */
export const MOST_LINK_STROKES = 400;

/** Counts what a phone sends; what is too much is refused with the time to come back, and the phone keeps it until then. */
export function limitStrokes(): (marker: Pick<Marker, 'id' | 'deviceId'>, strokes: number) => void {
  const [phones, links] = [createLimit(MOST_PHONE_STROKES), createLimit(MOST_LINK_STROKES)];
  return ({ id: linkId, deviceId }, strokes) => {
    phones.take(deviceId, strokes);
    links.take(linkId, strokes);
  };
}

const MOST_AT_ONCE = 25;

/** A phone that was without coverage sends much at once. It is written a little at a time: whoever waits has their turn in between. */
export async function littleByLittle<Sent, Outcome>(
  sent: readonly Sent[],
  write: (some: readonly Sent[]) => Promise<readonly Outcome[]>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < sent.length; from += MOST_AT_ONCE) outcomes.push(...(await write(sent.slice(from, from + MOST_AT_ONCE))));
  return outcomes;
}
