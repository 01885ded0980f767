import type { Player, PlayerCard } from '@fairway/api';
import type { ValuesOf } from '@fairway/api/record/kind';
import { PLAYER } from '@fairway/api/record/player';
import { wholeStrokes } from '@fairway/golf';
import { rowOf, wireOf } from '../../../db/record.ts';
import type { player } from '../../../db/schema/field/player.ts';
import { computedCourseHandicap } from '../../../engine/tournament/course-handicap.ts';
import type { Partner } from '../../../engine/tournament/side/partner-store.ts';
import type { RoundRow } from '../../../engine/tournament/store.ts';
import type { TournamentRow } from '../../../write/write.ts';
import { playingHandicap } from '../division/playing-handicap.ts';
import type { DivisionRow } from '../division/store.ts';

export type PlayerRow = typeof player.$inferSelect;

/** What a person may write of a player, as on the wire, and how they came into their division. */
export type PlayerFields = ValuesOf<typeof PLAYER> & Pick<Player, 'divisionPinned'>;

type PlayerParts = {
  row: PlayerRow;
  /** Of a side: who plays for it, in every round. */
  partners: readonly Partner[];
  cards: Omit<PlayerCard, 'playingHandicap'>[];
  hasScores: boolean;
  /** The player's division, if there is one. */
  division: DivisionRow | null;
};

export function wirePlayer(
  { row, partners, cards, hasScores, division }: PlayerParts,
  tournament: TournamentRow,
  rounds: readonly RoundRow[],
): Player {
  const { id, tournamentId, version } = row;
  const day = division?.calculateHandicapDay ?? tournament.calculateHandicapDay;
  const computed = computedCourseHandicap(row, rounds);
  const playedIn = (roundId: string) => playingHandicap(row, partners, roundId, { tournament, division, rounds });
  return {
    ...fieldsOf(row),
    id,
    kind: row.kind,
    partners: partners.filter((one) => one.roundId === rounds[0]?.id).map(({ playerId, name }) => ({ playerId, name })),
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

export const fieldsOf = (row: PlayerRow): PlayerFields => ({ ...wireOf(PLAYER, row), divisionPinned: row.divisionPinned });

/** The same for the database; a number without digits (“VGA”) counts as none. */
export const columnsOf = ({ divisionPinned, ...fields }: PlayerFields): PlayerFields => ({
  ...rowOf(PLAYER, { ...fields, vga: fields.vga || null }),
  divisionPinned,
});
