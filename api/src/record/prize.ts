import { BASES } from '@fairway/golf';
import { AWARD_WINNERS } from '../choice/field/award.ts';
import { GENDERS } from '../choice/field/player.ts';
import type { DayHandicapRule } from '../route/field/day-handicap.ts';
import { choice, defaultsOf, line, money, reference, rule, whole, yesNo } from './kind.ts';

/** What a prize of a tournament is beside its kind. What is empty is as its kind, or as the tournament. */
export const PRIZE = {
  /** Its own name, and the same in English; null: that of its kind. */
  name: line(100),
  nameEnglish: line(100),
  /** Counts towards “one main prize each”. */
  main: yesNo({ needed: true }),
  /** null: as its kind; a division's by the tournament's own list. */
  basis: choice(BASES),
  /** Of one division alone. */
  divisionId: reference(),
  /** Of the places of one cup, knock-out or groups alone. */
  contestId: reference(),
  /** Of one gender alone. */
  gender: choice(GENDERS),
  /** Where sides play a ball each: who wins it; null: the sides, if its kind is ranked on a list. */
  wonBy: choice(AWARD_WINNERS),
  /** How many win it; null: three of a division or a contest, else one. */
  places: whole(1, 20),
  /** How many who would move up are named for each place. */
  backups: whole(0, 10, { usual: 0 }),
  /** null: as the tournament has it for main awards. */
  membersOnly: yesNo({ mayBeEmpty: true }),
  /** The n of `every-nth`: 5 stands for every fifth. */
  every: whole(2, 100),
  /** Tie keys of its own: of a copy of this definition, as a tournament has one. */
  tiebreak: line(60),
  /** With a Peoria of its own: what it has otherwise than usual; null: nothing. */
  dayHandicapRule: rule<DayHandicapRule>()(),
  value: money(1_000_000_000_000),
  /** What the winner gets. */
  gift: line(200),
  /** Who gives it, of the tournament's sponsors. */
  sponsorId: reference(),
};
export const AWARD_DEFAULTS = defaultsOf(PRIZE);
