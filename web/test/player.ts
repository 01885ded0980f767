import type { Division, Player } from '@fairway/api';
import { DIVISION_DEFAULTS } from '@fairway/api/record/division';

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
  tournamentId: 't',
  version: 1,
  name,
  gender: 'm',
  vga: null,
  divisionId: null,
  divisionPinned: false,
  handicapCourse: null,
  handicapIndex: null,
  birthday: null,
  birthYear: null,
  age: null,
  handicapCourseComputed: null,
  member: false,
  absent: false,
  initials: false,
  phone: null,
  email: null,
  tee: null,
  note: null,
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
      ...card,
    },
  ],
  ...over,
});
