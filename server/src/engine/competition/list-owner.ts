import type { SealedList } from '@fairway/api';
import type { Database } from '../../db/database.ts';
import { findPrizes } from '../tournament/award-store.ts';
import { divisionFacts } from './store.ts';

type OwnerId = { divisionId: string | null; awardId: string | null };
type OwnerName = Pick<SealedList, 'division' | 'award'>;

/** Says whose a list of counted holes is: a division's or a prize's, by what the public calls it; both null: the tournament's, or one that was deleted. */
export async function listOwners(db: Database, tournamentId: string): Promise<(owner: OwnerId) => OwnerName> {
  const divisions = await divisionFacts(db, tournamentId);
  const prizes = await findPrizes(db, tournamentId);
  return ({ divisionId, awardId }) => {
    const division = divisions.find(({ id }) => id === divisionId);
    const prize = prizes.find(({ id }) => id === awardId);
    return {
      division: division ? { id: division.id, name: division.name } : null,
      award: prize
        ? ({ id: prize.id, kind: prize.kind, ownName: prize.name, ownNameEnglish: prize.nameEnglish } as SealedList['award'])
        : null,
    };
  };
}
