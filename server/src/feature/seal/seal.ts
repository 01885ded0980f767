import type { PublicSeals, SealedList } from '@fairway/api';
import type { Database } from '../../db/open.ts';
import { divisionFacts, requireTournamentFacts } from '../competition/store.ts';
import { findPrizes } from '../tournament/award-store.ts';
import { findSealings } from '../tournament/counted-hole/store.ts';
import { firstTeeTime } from '../tournament/regulation.ts';
import { findRounds } from '../tournament/store.ts';

type Sealing = Awaited<ReturnType<typeof findSealings>>[number];

/** The seals of every list of counted holes, in the order of their entering. */
export async function publicSeals(db: Database, tournamentId: string): Promise<PublicSeals> {
  const { name, timeZone } = await requireTournamentFacts(db, tournamentId);
  const rounds = await findRounds(db, tournamentId);
  const divisions = await divisionFacts(db, tournamentId);
  const prizes = await findPrizes(db, tournamentId);
  const sealings = await findSealings(
    db,
    rounds.map(({ id }) => id),
  );
  const lists: SealedList[] = [];
  for (const { id: roundId, number } of rounds) {
    const startsAt = (await firstTeeTime(db, tournamentId, number))?.toISOString() ?? null;
    const byOwner = Map.groupBy(
      sealings.filter((one) => one.roundId === roundId),
      ({ divisionId, awardId }) => divisionId ?? awardId,
    );
    for (const [owner, of] of byOwner) {
      const division = divisions.find(({ id }) => id === owner);
      const prize = prizes.find(({ id }) => id === owner);
      lists.push({
        ...{ roundId, number, startsAt },
        division: division ? { id: division.id, name: division.name } : null,
        award: prize
          ? ({ id: prize.id, kind: prize.kind, ownName: prize.name, ownNameEnglish: prize.nameEnglish } as SealedList['award'])
          : null,
        seals: of.map(({ seal, at, reason }) => ({ seal, at: at.toISOString(), reason })),
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
