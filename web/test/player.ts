import type { Division, Player } from '@fairway/api';
import { DIVISION_DEFAULTS } from '@fairway/api/record/division';
import { PLAYER_DEFAULTS } from '@fairway/api/record/player';

/** A division open to all, changed by what is given. */
export const division = (id: string, over: Partial<Division> = {}): Division => ({
  id,
  name: id,
  tournamentId: 't',
  position: 1,
  playerCount: 0,
  version: 1,
  gender: 'a',
  ...DIVISION_DEFAULTS,
  ...over,
});

type PlayerCard = Player['cards'][number];

/** A man with only a name and a card in round `r`, changed by what is given. */
export const player = (name: string, over: Partial<Player> = {}, card: Partial<PlayerCard> = {}): Player => ({
  id: name,
  kind: 'player',
  partners: [],
  tournamentId: 't',
  version: 1,
  name,
  gender: 'm',
  ...PLAYER_DEFAULTS,
  divisionPinned: false,
  age: null,
  handicapCourseComputed: null,
  anonymisedAt: null,
  hasScores: false,
  cards: [
    {
      roundId: 'r',
      flight: null,
      teeTime: null,
      startingHole: null,
      startingSide: null,
      bagTag: null,
      caddieNumber: null,
      status: 'ok',
      flightVersion: null,
      playingHandicap: null,
      mostLikely: null,
      ...card,
    },
  ],
  ...over,
});
