import { BEST_HANDICAP, MAX_COURSE_HANDICAP, MAX_HANDICAP_INDEX } from '@fairway/golf';
import { GENDERS } from '../choice/field/player.ts';
import { choice, code, date, defaultsOf, email, line, lines, name, phone, reference, tenths, whole, yesNo } from './kind.ts';

/** A golfer of a tournament. What belongs to one round of theirs is their card. */
export const PLAYER = {
  name: name(),
  gender: choice(GENDERS, { needed: true }),
  /** Digits only, however it was written: “VGA 38632” is 38632. */
  vga: code(10, { private: true }),
  divisionId: reference(),
  /** Strokes; a plus handicap is negative. */
  handicapCourse: tenths(BEST_HANDICAP / 10, MAX_COURSE_HANDICAP / 10),
  handicapIndex: tenths(BEST_HANDICAP / 10, MAX_HANDICAP_INDEX / 10),
  birthday: date({ private: true }),
  /** Where only that is known. */
  birthYear: whole(1900, 2100, { private: true }),
  member: yesNo(),
  /** Whoever reads public pages sees their initials in place of their name. */
  initials: yesNo(),
  /** Not at the prize giving, so that prizes move on. Who did not play has the status DNS. */
  absent: yesNo(),
  phone: phone(20, { private: 'contact' }),
  email: email({ private: 'contact' }),
  /** The name of one of the rounds' tees, however it is written. */
  tee: line(60),
  note: lines(2000, { private: true }),
};
export const PLAYER_DEFAULTS = defaultsOf(PLAYER);
