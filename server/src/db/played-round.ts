import { playedCard, type WholeCard } from '@fairway/api/rule/field/round-hole';
import { type SQL, sql } from 'drizzle-orm';
import type { round } from './schema/field/tournament.ts';
import { type WithWomen, withWomen } from './women-card.ts';

type Row = typeof round.$inferSelect;
type Whole = WithWomen<Row>;
const CARD = ['courseName', 'par', 'strokeIndex', 'women', 'tees', 'nines', 'holes'] as const;
/** A round's own copy of a course's card, and which of its holes are played: as it is written and shown in settings. */
export type RoundCard = Pick<Whole, (typeof CARD)[number]>;

/**
 * A round as it is played: its pars, indexes and tees are those of its own holes, and `firstHole` is what the course's card calls the first.
 * The whole `card` is for settings and copies alone.
 */
export type PlayedRound = Whole & { firstHole: number; card: RoundCard };

export function playedRound(row: Row): PlayedRound {
  const whole = withWomen(row);
  return { ...playedCard(whole satisfies WholeCard), card: roundCard(whole) };
}

const roundCard = (of: RoundCard): RoundCard => Object.fromEntries(CARD.map((field) => [field, of[field]])) as RoundCard;

/** The same numbers in SQL, of a row of rounds: those of its first and of its last hole. */
export const firstHoleOf = (row: SQL): SQL<number> => sql`case when ${row}.holes = 'back' then cardinality(${row}.par) / 2 + 1 else 1 end`;
export const lastHoleOf = (row: SQL): SQL<number> =>
  sql`case when ${row}.holes = 'front' then cardinality(${row}.par) / 2 else cardinality(${row}.par) end`;
export const holeCountOf = (row: SQL): SQL<number> =>
  sql`case when ${row}.holes = 'all' then cardinality(${row}.par) else cardinality(${row}.par) / 2 end`;
