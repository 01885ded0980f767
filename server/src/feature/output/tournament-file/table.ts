import { award } from '../../../db/schema/award.ts';
import { countedHole } from '../../../db/schema/counted-hole.ts';
import { cardConfirmation } from '../../../db/schema/marker.ts';
import { contest, match, matchEntry, matchSession, team, teamPlayer } from '../../../db/schema/match.ts';
import { measurement } from '../../../db/schema/measurement.ts';
import { card, entry, flight, player, sidePartner } from '../../../db/schema/player.ts';
import { awardDecision, finalResult } from '../../../db/schema/result.ts';
import { division, foreignAuthor, regulationVersion, round, sponsor, tournament } from '../../../db/schema/tournament.ts';

/** Where the records of a file are kept. */
export const TABLES = {
  ...{
    tournament,
    foreignAuthor,
    regulationVersion,
    round,
    division,
    sponsor,
    award,
    flight,
    player,
    sidePartner,
    card,
    entry,
    measurement,
  },
  ...{ cardConfirmation, countedHole, awardDecision, finalResult },
  ...{ team, teamPlayer, contest, matchSession, match, matchEntry },
};
