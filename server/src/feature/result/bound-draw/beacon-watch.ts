import { QUICKNET, randomnessOf, roundAt } from '@fairway/facts/draw';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { tournament } from '../../../db/schema/field/tournament.ts';
import type { Deps } from '../../../http/route.ts';
import { createSchedule } from '../../../work/schedule.ts';
import type { Action } from '../../../write/action.ts';
import { holdTournament, write } from '../../../write/write.ts';
import { sealBallots } from './ballot.ts';
import { fetchSignature } from './beacon.ts';
import { requireDraw } from './bound-draw.ts';
import { decide } from './outcome.ts';
import { type DrawRow, type DueDraw, findDue, phaseOf, updateDraw } from './store.ts';

const LOOK = { firstAfterMs: 15_000, everyMs: 10_000 } as const;
/** A signature that only shows what would have been is asked for this often, and for this long. */
const AGAIN_MS = 10 * 60_000;
const GIVEN_UP_AFTER_ROUNDS = (30 * 86_400) / QUICKNET.periodSeconds;

/** Seals the lots of ballots that have closed, and fetches the numbers that draws were bound to. Two processes may look at once: each fact is written once. */
type BeaconWatch = { look(): Promise<void>; start(): Promise<void>; stop(): Promise<void> };

type Parts = Pick<Deps, 'db' | 'config' | 'clock' | 'live' | 'tellLedger' | 'report'>;

export function createBeaconWatch(deps: Parts): BeaconWatch {
  const { db, config, clock, report } = deps;
  const { beaconRelays: relays } = config;
  const stopping = new AbortController();
  const triedAt = new Map<string, number>();

  const lookAt = async (due: DueDraw): Promise<void> => {
    const isLate = clock() >= new Date(due.source.hallFrom);
    if (due.isWaiting && isLate) await record(deps, due, toHall);
    if (!due.isWaiting || isLate) {
      const now = clock().getTime();
      if (now - (triedAt.get(due.id) ?? 0) < AGAIN_MS) return;
      triedAt.set(due.id, now);
    }
    const signature = await fetchSignature(relays, due.source.round, stopping.signal);
    if (signature !== null) await record(deps, due, (tx, row) => keepSignature(tx, row, signature, clock()));
  };

  const look = async (): Promise<void> => {
    await sealBallots(deps);
    const newest = roundAt(new Date(clock().getTime() - QUICKNET.periodSeconds * 1000 + 1));
    const draws = await findDue(db, { newest, oldest: newest - GIVEN_UP_AFTER_ROUNDS });
    // one that fails must not keep the others
    for (const due of draws) await lookAt(due).catch(report);
  };

  const toHall = async (tx: Transaction, row: DrawRow): Promise<Action | null> => {
    if (phaseOf(row) !== 'waiting') return null;
    await updateDraw(tx, row.id, { hallAt: clock() });
    return { kind: 'draw-in-hall', subjectType: 'tournament', subjectId: row.tournamentId };
  };

  const schedule = createSchedule(look, LOOK, report);
  return {
    look,
    start: schedule.start, // also without relays: what was begun while there were some falls to the hall in time
    stop: async () => {
      stopping.abort();
      await schedule.stop();
    },
  };
}

/** Whatever decided, the page shows what the named round gives. */
async function keepSignature(tx: Transaction, row: DrawRow, signature: string, now: Date): Promise<Action | null> {
  if (row.signature !== null) return null;
  await updateDraw(tx, row.id, { signature, signatureAt: now });
  if (phaseOf(row) === 'waiting') return decide(tx, row, [randomnessOf(signature)], now);
  return { kind: 'draw-signature', subjectType: 'tournament', subjectId: row.tournamentId };
}

const record = (deps: Parts, { id, tournamentId, siteId }: DueDraw, change: (tx: Transaction, row: DrawRow) => Promise<Action | null>) =>
  write(
    deps,
    { principal: null, siteId, tournamentId },
    {
      change: async (tx) => {
        await holdTournament(tx, tournamentId);
        return change(tx, await requireDraw(tx, tournamentId, id));
      },
      boards: () => eq(tournament.id, tournamentId),
      answer: async () => undefined,
    },
  );
