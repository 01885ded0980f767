import { award } from '../../../db/schema/field/award.ts';
import { card, entry, flight, player, sidePartner } from '../../../db/schema/field/player.ts';
import { division, foreignAuthor, regulationVersion, round, sponsor, tournament } from '../../../db/schema/field/tournament.ts';
import { cardConfirmation } from '../../../db/schema/play/marker.ts';
import { contest, match, matchEntry, matchSession, team, teamPlayer } from '../../../db/schema/play/match.ts';
import { measurement } from '../../../db/schema/play/measurement.ts';
import { countedHole } from '../../../db/schema/result/counted-hole.ts';
import { awardDecision, finalResult } from '../../../db/schema/result/result.ts';

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
