import { inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/database.ts';
import { club } from '../../../db/schema/account/club.ts';
import { consent, golferJoin, membership } from '../../../db/schema/field/golfer.ts';
import { bankLine, booking, invoiceRequest, refund, refundAccount } from '../../../db/schema/field/payment.ts';
import { signup, signupForm } from '../../../db/schema/field/signup.ts';
import { season, seasonOpening, seasonPublication } from '../../../db/schema/result/season.ts';
import { forgetSignups } from '../player/forget-signup.ts';

/** Whose golfer's each signup is (`key`): by their row in the tournament, or, without one, by their name and a number or address of their own. */
export const SIGNUPS = sql`(
  select s.id as key, j.golfer_id from signup s join golfer_join j on j.player_id = s.player_id and j.undone_at is null
  union select s.id, g.id from signup s join tournament t on t.id = s.tournament_id join club c on c.id = t.club_id
    join golfer g on g.site_id = c.site_id and g.name_key = s.name_key and coalesce(s.gender, g.gender) = g.gender
      and coalesce(extract(year from g.birthday), g.birth_year, s.birth_year, 0) = coalesce(s.birth_year, extract(year from g.birthday), g.birth_year, 0)
      and g.evidence && array['vga ' || regexp_replace(s.vga, '^0+(?=\\d)', ''), 'email ' || lower(trim(s.email)),
        'phone ' || regexp_replace(regexp_replace(s.phone, '\\D', '', 'g'), '^(84|0)', '')]
    where s.player_id is null and s.name is not null)`;

export type Owned = {
  table: PgTable;
  /** The golfer; where it goes by a signup, that. */
  of: PgColumn;
  through?: SQL;
  /** What was taken back counts no more. */
  stands?: SQL;
  /** As the golfer gets it in their file. Missing: it is told with the tournament. */
  file?: Record<string, SQLWrapper>;
  /** What taking back a merge asks: since when it is there, and what it is called. Missing: it goes with the row that it hangs on. */
  asked?: { id: PgColumn; at: SQLWrapper; name: SQLWrapper; date: SQLWrapper };
  /** What was taken off, when, and how it comes back: taking back a merge asks that too, where it still may. */
  gone?: { at: PgColumn; back: Record<string, null>; mayReturn?: SQL };
  /** The last day from which the months of contacts count. */
  lastDay?: SQLWrapper;
  /** Contacts are kept while it is so. */
  keeps?: (day: SQL) => SQL;
  /** What removal does. Missing: it is deleted. */
  remove?: (tx: Transaction, own: SQL, now: Date) => Promise<unknown>;
};

/** What the signup that it hangs on says of it: its removal takes along what is of a person. */
const stays = async (): Promise<void> => undefined;
const ofTournament = (column: 'name' | 'last_date', id: SQLWrapper) =>
  sql`(select t.${sql.raw(column)} from tournament t where t.id = ${id})`;
const tournamentOf = (signupId: PgColumn) => ofTournament('name', sql`(select s.tournament_id from ${signup} s where s.id = ${signupId})`);
const tournamentOfPlayer = sql`(select p.tournament_id from player p where p.id = ${golferJoin.playerId})`;
const publication = (what: SQL) =>
  sql`(select ${what} from ${seasonPublication} p join ${season} s on s.id = p.season_id where p.id = ${seasonOpening.publicationId})`;
const fromLine = (column: 'day' | 'payer_name', id: PgColumn) => sql`(select l.${sql.raw(column)} from ${bankLine} l where l.id = ${id})`;

/**
 * Everything of a golfer that stands beside their record: what taking back a merge asks, their file, their removal and the months of contacts all go by
 * this list. A table that comes to it is a line here. In the order in which it is removed.
 */
export const OWNED = {
  signup: {
    table: signup,
    of: signup.id,
    through: SIGNUPS,
    file: {
      ...{ tournament: ofTournament('name', signup.tournamentId), state: signup.state, appliedAt: signup.appliedAt, name: signup.name },
      ...{ gender: signup.gender, phone: signup.phone, email: signup.email, vga: signup.vga, birthYear: signup.birthYear },
      ...{ handicapIndex: sql`${signup.handicapIndex} / 10.0::float8`, memberNumber: signup.memberNumber, guardian: signup.guardian },
      answers: sql`(select coalesce(jsonb_agg(jsonb_build_object('question', q.of -> 'text', 'answer', a.of -> 'value')), '[]')
        from jsonb_array_elements(${signup.answers}) a(of) left join ${signupForm} f on f.tournament_id = ${signup.tournamentId}
        left join lateral jsonb_array_elements(f.form -> 'questions') q(of) on q.of -> 'id' = a.of -> 'questionId')`,
      ...{ extras: signup.extras, wishes: signup.wishes, consents: signup.consents, prices: signup.lines },
    },
    lastDay: sql`greatest(${signup.appliedAt}::date, ${ofTournament('last_date', signup.tournamentId)})`,
    remove: (tx, own) => forgetSignups(tx, own, { name: null, knownAs: [] }),
  },
  booking: {
    table: booking,
    of: booking.signupId,
    through: SIGNUPS,
    file: {
      ...{ tournament: tournamentOf(booking.signupId), amount: booking.amount, at: booking.at, source: booking.source, note: booking.note },
      ...{ day: fromLine('day', booking.lineId), payer: fromLine('payer_name', booking.lineId) },
    },
    lastDay: sql`${booking.at}::date`,
    remove: stays,
  },
  refund: {
    table: refund,
    of: refund.signupId,
    through: SIGNUPS,
    file: { tournament: tournamentOf(refund.signupId), amount: refund.amount, at: refund.at, sent: fromLine('day', refund.lineId) },
    lastDay: sql`${refund.at}::date`,
    remove: stays,
  },
  refundAccount: {
    table: refundAccount,
    of: refundAccount.signupId,
    through: SIGNUPS,
    file: {
      ...{ tournament: tournamentOf(refundAccount.signupId), bank: refundAccount.bank },
      ...{ number: refundAccount.number, holder: refundAccount.holder },
    },
    remove: stays,
  },
  invoice: {
    table: invoiceRequest,
    of: invoiceRequest.signupId,
    through: SIGNUPS,
    file: {
      ...{ tournament: tournamentOf(invoiceRequest.signupId), buyer: invoiceRequest.buyer, taxCode: invoiceRequest.taxCode },
      ...{ address: invoiceRequest.address, email: invoiceRequest.email, number: invoiceRequest.number },
    },
    remove: stays,
  },
  join: {
    table: golferJoin,
    of: golferJoin.golferId,
    stands: isNull(golferJoin.undoneAt),
    asked: {
      ...{ id: golferJoin.id, at: golferJoin.at },
      ...{
        name: ofTournament('name', tournamentOfPlayer),
        date: sql`(select t.date from tournament t where t.id = ${tournamentOfPlayer})::text`,
      },
    },
    gone: {
      at: golferJoin.undoneAt,
      back: { undoneAt: null, undoneByKind: null, undoneById: null },
      mayReturn: sql`exists (select from player p where p.id = ${golferJoin.playerId} and p.anonymised_at is null)
        and not exists (select from golfer_join j where j.player_id = ${golferJoin.playerId} and j.undone_at is null)`,
    },
    lastDay: ofTournament('last_date', tournamentOfPlayer),
  },
  membership: {
    table: membership,
    of: membership.golferId,
    stands: isNull(membership.removedAt),
    file: {
      club: sql`(select c.name from ${club} c where c.id = ${membership.clubId})`,
      ...{ number: membership.number, kind: membership.kind, from: membership.from, to: membership.to },
      removedAt: membership.removedAt,
    },
    asked: {
      ...{ id: membership.id, at: membership.createdAt, date: sql`${membership.from}::text` },
      name: sql`(select c.name from ${club} c where c.id = ${membership.clubId})`,
    },
    gone: { at: membership.removedAt, back: { removedAt: null } },
    lastDay: membership.to,
    keeps: (day) => sql`coalesce(${membership.to} >= ${day}, true)`,
  },
  consent: {
    table: consent,
    of: consent.golferId,
    file: {
      ...{ purpose: consent.purpose, textVersion: consent.textVersion, guardian: consent.guardian },
      ...{ givenAt: consent.givenAt, withdrawnAt: consent.withdrawnAt },
    },
    asked: { id: consent.id, at: consent.givenAt, name: consent.purpose, date: sql`${consent.givenAt}::date::text` },
    gone: {
      at: consent.withdrawnAt,
      back: { withdrawnAt: null },
      mayReturn: sql`not exists (select from consent c where c.golfer_id = ${consent.golferId} and c.purpose = ${consent.purpose}
        and c.withdrawn_at is null)`,
    },
    lastDay: sql`greatest(${consent.givenAt}, ${consent.withdrawnAt})::date`,
    keeps: () => sql`(${consent.purpose} = 'contacts' and ${consent.withdrawnAt} is null)`,
    // the agreement stays, without the name
    remove: (tx, own, now) =>
      tx
        .update(consent)
        .set({ withdrawnAt: sql`coalesce(${consent.withdrawnAt}, ${now.toISOString()}::timestamptz)`, guardian: null })
        .where(own),
  },
  // what is published stays, and says of nobody any more which rows of it they were
  season: {
    table: seasonOpening,
    of: seasonOpening.golferId,
    file: {
      season: publication(sql`s.name`),
      number: publication(sql`p.number`),
      at: publication(sql`p.at`),
      opened: seasonOpening.results,
    },
    asked: {
      ...{ id: seasonOpening.person, at: publication(sql`p.at`), date: publication(sql`p.at::date::text`) },
      name: publication(sql`s.name || ' ' || p.number`),
    },
  },
} satisfies Record<string, Owned>;

/** The rows of a table that are these golfers', also those that were taken off. */
export const isOwned = ({ of, through }: Owned, golferIds: readonly string[]): SQL =>
  through
    ? sql`${of} in (select o.key from ${through} o where o.golfer_id = any(${sql.param([...golferIds])}::uuid[]))`
    : inArray(of, [...golferIds]);
