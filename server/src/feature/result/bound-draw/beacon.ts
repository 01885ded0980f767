import { QUICKNET } from '@fairway/facts/draw';
import { z } from 'zod';

const PATIENCE_MS = 5_000;
/** An answer is a few hundred bytes. */
const MOST_BYTES = 4_096;

const answer = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

/** Loaded when the first round is checked. */
const loadCheck = async () => (await import('@fairway/facts/draw/beacon-signature')).isSignedByBeacon;

/**
 * The beacon's signature of a round, from the first relay that has one that holds; null: none has. Nothing of a tournament is sent, only the
 * number of the round.
 */
export async function fetchSignature(relays: readonly string[], round: number, stop: AbortSignal): Promise<string | null> {
  for (const relay of relays) {
    const beacon = await askRelay(relay, round, stop).catch(() => null);
    if (beacon?.round === round && (await loadCheck())(round, beacon.signature)) return beacon.signature;
  }
  return null;
}

async function askRelay(relay: string, round: number, stop: AbortSignal): Promise<z.infer<typeof answer> | null> {
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), stop]);
  const response = await fetch(`${relay.replace(/\/+$/, '')}/${QUICKNET.chainHash}/public/${round}`, { signal, redirect: 'error' });
  if (!response.ok || response.body === null) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) return null; // leaving the loop ends the request
    chunks.push(chunk);
  }
  return answer.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8'))).data ?? null;
}
