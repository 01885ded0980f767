/** Whether the beacon made a signature, by its round and the signature, as “1000 b446…”. */
export type BeaconSignatures = Readonly<Record<string, boolean>>;

/** What is looked for in facts that may be anything. */
type Drawn = { core?: { draws?: { source?: { kind?: unknown; round?: unknown } | null; signature?: unknown }[] } } | null;

/** As the page of draws does it; loaded only where a draw has a signature of the beacon. */
const loadCheck = async () => (await import('../draw/check.ts')).isSignedByBeacon;

/**
 * Tries the beacon's signatures in facts on this device: none, and nothing loads, where no draw has one. Facts that are none have none. Fails
 * without the network.
 */
export async function beaconSignatures(text: string): Promise<BeaconSignatures> {
  const signed = signedRounds(text);
  if (signed.length === 0) return {};
  const isSigned = await loadCheck();
  const tried = signed.map(async ([round, signature]) => [`${round} ${signature}`, await isSigned(round, signature)] as const);
  return Object.fromEntries(await Promise.all(tried));
}

function signedRounds(text: string): (readonly [round: number, signature: string])[] {
  try {
    const draws = (JSON.parse(text) as Drawn)?.core?.draws ?? [];
    return draws.flatMap(({ source, signature }) =>
      source?.kind === 'beacon' && typeof source.round === 'number' && typeof signature === 'string' ? [[source.round, signature]] : [],
    );
  } catch {
    return []; // the checker says that these are no facts
  }
}
