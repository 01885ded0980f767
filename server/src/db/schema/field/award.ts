import { dayHandicapRule, tiebreakRule } from '@fairway/api';
import { AWARD_KINDS, AWARD_WINNERS, SIDE_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { GENDERS } from '@fairway/api/choice/field/player';
import type { PRIZE } from '@fairway/api/record/prize';
import type { Basis } from '@fairway/golf';
import { bigint, boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ColumnsOf } from '../../record.ts';
import { id, kept, partOf } from '../column.ts';
import { contest } from '../play/match.ts';
import { division, sponsor, tournament } from './tournament.ts';

/** A prize or a side award of a tournament, in the order of its plan; what is null is as its kind or the tournament has it. */
export const award = pgTable(
  'award',
  {
    id,
    tournamentId: partOf(() => tournament.id),
    position: smallint().notNull(),
    kind: text({ enum: [...AWARD_KINDS, ...SIDE_AWARD_KINDS] }).notNull(),
    name: text(),
    nameEnglish: text(),
    /** Counts towards “one main prize each”. */
    main: boolean().notNull(),
    /** `3, 7m, 12f`, of a side award. */
    holes: text(),
    basis: text().$type<Basis>(),
    /** Of this division alone; it is deleted with the division. */
    divisionId: uuid().references(() => division.id, { onDelete: 'cascade' }),
    /** Of the places of this contest alone; it is deleted with the contest. */
    contestId: uuid().references(() => contest.id, { onDelete: 'cascade' }),
    gender: text({ enum: GENDERS }),
    wonBy: text({ enum: AWARD_WINNERS }),
    places: smallint(),
    backups: smallint().notNull().default(0),
    membersOnly: boolean(),
    every: smallint(),
    tiebreak: text(),
    /** The copy of that definition. */
    tiebreakRule: kept(tiebreakRule),
    /** Of a Peoria of its own: what it has otherwise than usual. */
    dayHandicapRule: kept(dayHandicapRule),
    /** In đồng. */
    value: bigint({ mode: 'number' }),
    gift: text(),
    sponsorId: uuid().references(() => sponsor.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.tournamentId)],
) satisfies ColumnsOf<typeof PRIZE>;
