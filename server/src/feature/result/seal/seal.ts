import type { PublicSeals, SealedList } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { listOwners } from '../../../engine/competition/list-owner.ts';
import { requireTournamentFacts } from '../../../engine/competition/store.ts';
import { findSealings } from '../../../engine/tournament/counted-hole/store.ts';
import { findRounds } from '../../../engine/tournament/store.ts';
import { firstTeeTime } from '../../field/tournament/regulation.ts';

type Sealing = Awaited<ReturnType<typeof findSealings>>[number];

/** The seals of every list of counted holes, in the order of their entering. */
export async function publicSeals(db: Database, tournamentId: string): Promise<PublicSeals> {
  const { name, timeZone } = await requireTournamentFacts(db, tournamentId);
  const rounds = await findRounds(db, tournamentId);
  const ownerOf = await listOwners(db, tournamentId);
  const sealings = await findSealings(
    db,
    rounds.map(({ id }) => id),
  );
  const lists: SealedList[] = [];
  for (const { id: roundId, number } of rounds) {
    const ofRound = sealings.filter((one) => one.roundId === roundId);
    if (ofRound.length === 0) continue;
    const startsAt = (await firstTeeTime(db, tournamentId, number))?.toISOString() ?? null;
    for (const of of Map.groupBy(ofRound, ({ divisionId, awardId }) => divisionId ?? awardId).values()) {
      const { divisionId = null, awardId = null } = of[0] ?? {};
      lists.push({
        ...{ roundId, number, startsAt },
        ...ownerOf({ divisionId, awardId }),
        seals: of.map(({ seal, at, reason, drawId }) => ({ seal, at: at.toISOString(), reason, drawId })),
        opened: openedOf(of),
      });
    }
  }
  return { tournamentId, name, timeZone, lists };
}

/** The list that stands, once it is published. */
function openedOf([latest]: readonly Sealing[]): SealedList['opened'] {
  return latest?.holes && latest.salt ? { holes: latest.holes, salt: latest.salt } : null;
}
