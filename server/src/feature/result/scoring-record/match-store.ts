import type { Play } from '@fairway/api/choice/field/side';
import type { SidePlayName } from '@fairway/golf';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { finalResult } from '../../../db/schema/result/result.ts';

/** A golfer's match in a round. */
export type OwnMatch = {
  /** How they shared a ball in it; null: they had their own. */
  oneBall: SidePlayName | null;
  /** The holes of the round, from 1, that were won or halved. */
  cameOut: readonly number[];
};

type OfTournament = {
  readonly id: string;
  readonly play: Play;
  readonly rounds: readonly { readonly id: string; readonly firstHole: number }[];
};

/** The matches of these tournaments as they stood when those were closed, by golfer and round. */
export async function findMatches(db: Database, shown: readonly OfTournament[]): Promise<Map<string, Map<string, OwnMatch>>> {
  const ofGolfer = new Map<string, Map<string, OwnMatch>>();
  const firstHoles = new Map(
    shown.filter(({ play }) => play === 'match').flatMap(({ rounds }) => rounds.map((of) => [of.id, of.firstHole])),
  );
  const ids = shown.flatMap(({ id, play }) => (play === 'match' ? [id] : []));
  if (ids.length === 0) return ofGolfer;
  const results = await db.select({ contests: finalResult.contests }).from(finalResult).where(inArray(finalResult.tournamentId, ids));
  for (const { roundId, matches } of results.flatMap(({ contests }) => contests?.items ?? []).flatMap(({ sessions }) => sessions)) {
    for (const { format, sides, holes } of matches) {
      const first = firstHoles.get(roundId) ?? 1;
      const cameOut = holes.filter(({ hole, on, winner }) => hole === on && winner !== null).map(({ on }) => on - first + 1);
      const own = { oneBall: format === 'singles' || format === 'four-ball' ? null : format, cameOut };
      for (const side of sides) {
        for (const playerId of [side?.id ?? '', ...(side?.partners.map((one) => one.playerId) ?? [])])
          ofGolfer.set(playerId, (ofGolfer.get(playerId) ?? new Map<string, OwnMatch>()).set(roundId, own));
      }
    }
  }
  return ofGolfer;
}
