import { defaultsOf, email, line, lines, name, phone, timeZone, webPage } from './kind.ts';

/** A golf club, with how to reach it. */
export const CLUB = {
  name: name(),
  timeZone: timeZone({ usual: 'Asia/Ho_Chi_Minh' }),
  address: line(300),
  city: line(100),
  state: line(100),
  country: line(100),
  phone: phone(40),
  email: email(),
  website: webPage(),
  investor: line(200),
  note: lines(2000),
};
export const CLUB_DEFAULTS = defaultsOf(CLUB);
