import { BEST_HANDICAP, MAX_HANDICAP_INDEX } from '@fairway/golf';
import { GENDERS } from '../choice/field/player.ts';
import { choice, code, date, defaultsOf, email, line, lines, name, phone, reference, tenths, whole } from './kind.ts';

/** A person in the register of a site, beyond any one tournament. */
export const GOLFER = {
  name: name(),
  gender: choice(GENDERS, { needed: true }),
  birthday: date({ private: true }),
  /** Where only that is known. */
  birthYear: whole(1900, 2100, { private: true }),
  /** Digits only, however it was written: “VGA 38632” is 38632. */
  vga: code(10, { private: true }),
  phone: phone(20, { private: 'contact' }),
  /** Any more of them, with commas between. */
  otherPhone: line(200, { private: 'contact' }),
  email: email({ private: 'contact' }),
  /** As the golfer declared it last, and when. */
  handicapIndex: tenths(BEST_HANDICAP / 10, MAX_HANDICAP_INDEX / 10, { private: true }),
  handicapDate: date({ private: true }),
  note: lines(2000, { private: true }),
};
export const GOLFER_DEFAULTS = defaultsOf(GOLFER);

/** A golfer's membership of a club. */
export const MEMBERSHIP = {
  clubId: reference({ needed: true }),
  number: code(30),
  /** As the club calls it: “full”, “weekday”, “corporate”. */
  kind: line(60),
  from: date(),
  /** The last day; null: it has no end yet. */
  to: date(),
};
export const MEMBERSHIP_DEFAULTS = defaultsOf(MEMBERSHIP);

/** Who signs up for a tournament, as they say themselves. Without a name: a place for which nobody is named yet. */
export const SIGNUP_PERSON = {
  name: line(200),
  gender: choice(GENDERS),
  phone: GOLFER.phone,
  email: GOLFER.email,
  vga: GOLFER.vga,
  birthYear: GOLFER.birthYear,
  handicapIndex: GOLFER.handicapIndex,
  memberNumber: code(30, { private: true }),
};

/** What an invoice needs that somebody asks for: Fairway keeps it for the accountant, and writes no invoice itself. */
export const INVOICE = {
  buyer: line(200, { needed: true, private: true }),
  /** 0312345678, a branch 0312345678-001, a person 012345678901; null: a buyer without one. */
  taxCode: code(20, { private: true }),
  address: line(300, { needed: true, private: true }),
  email: email({ private: 'contact' }),
};
