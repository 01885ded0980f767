import type { PublicRegulations, RegulationHistory, RegulationVersion } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { safeRegulations } from '../../../engine/tournament/regulation-text.ts';
import { findReplaced, findVersions, firstTeeTime } from '../../field/tournament/regulation.ts';

export async function regulationHistory(db: Database, tournamentId: string): Promise<RegulationHistory> {
  const startsAt = await firstTeeTime(db, tournamentId);
  return { startsAt: startsAt?.toISOString() ?? null, versions: await wireVersions(db, tournamentId) };
}

const wireVersions = async (db: Database, tournamentId: string): Promise<RegulationVersion[]> =>
  (await findVersions(db, tournamentId)).map(({ replacedAt, ...texts }) => ({
    ...safeRegulations(texts),
    replacedAt: replacedAt.toISOString(),
  }));

/** The regulations as anyone may read them, and what they were when play began. */
export async function publicRegulations(db: Database, tournamentId: string): Promise<PublicRegulations> {
  const { name, clubName, date, lastDate, timeZone, regulations, regulationsEnglish } = await requireTournamentFacts(db, tournamentId);
  const replaced = await findReplaced(db, tournamentId);
  return {
    ...{ tournamentId, name, clubName, date, lastDate, timeZone },
    ...safeRegulations({ regulations, regulationsEnglish }),
    changed: replaced && { at: replaced.at.toISOString(), started: safeRegulations(replaced.started) },
  };
}
