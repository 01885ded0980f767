import { cardConfirmation } from '../../db/schema/marker.ts';
import { measurement } from '../../db/schema/measurement.ts';
import { card, entry, flight, player } from '../../db/schema/player.ts';
import { awardDecision, finalResult } from '../../db/schema/result.ts';
import { award, countedHole, division, foreignAuthor, regulationVersion, round, sponsor, tournament } from '../../db/schema/tournament.ts';

/** Where the records of a file are kept. */
export const TABLES = {
  ...{ tournament, foreignAuthor, regulationVersion, round, division, sponsor, award, flight, player, card, entry, measurement },
  ...{ cardConfirmation, countedHole, awardDecision, finalResult },
};
