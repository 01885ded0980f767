import type { Player, PlayerCard } from '@fairway/api';
import { wholeStrokes } from '@fairway/golf';
import type { TournamentRow } from '../../write.ts';
import { handicapOf, tenthsOf } from '../division/handicap.ts';
import { playingHandicap } from '../division/playing-handicap.ts';
import type { DivisionRow } from '../division/store.ts';
import { computedCourseHandicap } from '../tournament/course-handicap.ts';
import type { RoundRow } from '../tournament/store.ts';
import type { PlayerRow } from './store.ts';

/** What a person may write of a player, as on the wire. */
export type PlayerFields = Omit<
  Player,
  'id' | 'tournamentId' | 'version' | 'age' | 'handicapCourseComputed' | 'hasScores' | 'anonymisedAt' | 'cards'
>;

type PlayerParts = {
  row: PlayerRow;
  cards: Omit<PlayerCard, 'playingHandicap'>[];
  hasScores: boolean;
  /** The player's division, if there is one. */
  division: DivisionRow | null;
};

export function wirePlayer(
  { row, cards, hasScores, division }: PlayerParts,
  tournament: TournamentRow,
  rounds: readonly RoundRow[],
): Player {
  const { id, tournamentId, version } = row;
  const day = division?.calculateHandicapDay ?? tournament.calculateHandicapDay;
  const computed = computedCourseHandicap(row, rounds);
  const playedIn = (roundId: string) => playingHandicap(row, roundId, { tournament, division, rounds });
  return {
    ...fieldsOf(row),
    id,
    tournamentId,
    version,
    age: ageAt(tournament.date, row),
    handicapCourseComputed: computed && wholeStrokes(computed.exact),
    hasScores,
    anonymisedAt: row.anonymisedAt?.toISOString() ?? null,
    // The day handicap comes from the card: the board has it, once it may be shown.
    cards: cards.map((card) => ({ ...card, playingHandicap: day === 'none' ? playedIn(card.roundId) : null })),
  };
}

/** Full years at that day; from a birth year alone, the difference of years. Null also for a birth after that day. */
function ageAt(day: string, { birthday, birthYear }: Pick<PlayerRow, 'birthday' | 'birthYear'>): number | null {
  const year = birthday ? Number(birthday.slice(0, 4)) : birthYear;
  if (year === null) return null;
  const before = birthday !== null && day.slice(5) < birthday.slice(5) ? 1 : 0;
  const age = Number(day.slice(0, 4)) - year - before;
  return age < 0 ? null : age;
}

export const fieldsOf = (row: PlayerRow): PlayerFields => ({
  name: row.name,
  gender: row.gender,
  vga: row.vga,
  divisionId: row.divisionId,
  divisionPinned: row.divisionPinned,
  handicapCourse: handicapOf(row.handicapCourse),
  handicapIndex: handicapOf(row.handicapIndex),
  birthday: row.birthday,
  birthYear: row.birthYear,
  member: row.member,
  absent: row.absent,
  initials: row.initials,
  phone: row.phone,
  email: row.email,
  tee: row.tee,
  note: row.note,
});

/** The same for the database; a number without digits (“VGA”) counts as none. */
export const columnsOf = (fields: PlayerFields): Omit<PlayerRow, 'id' | 'tournamentId' | 'anonymisedAt' | 'version' | 'createdAt'> => ({
  name: fields.name,
  gender: fields.gender,
  vga: fields.vga || null,
  divisionId: fields.divisionId,
  divisionPinned: fields.divisionPinned,
  handicapCourse: tenthsOf(fields.handicapCourse),
  handicapIndex: tenthsOf(fields.handicapIndex),
  birthday: fields.birthday,
  birthYear: fields.birthYear,
  member: fields.member,
  absent: fields.absent,
  initials: fields.initials,
  phone: fields.phone,
  email: fields.email,
  tee: fields.tee,
  note: fields.note,
});
