import { randomUUID } from 'node:crypto';
import { TOURNAMENT_DEFAULTS, usualAwards } from '@fairway/api';
import { FORMAT_RULES } from '@fairway/api/choice/account/definition';
import type { AWARD_KINDS, SIDE_AWARD_KINDS } from '@fairway/api/choice/field/award';
import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import { COUNTBACKS, TIEBREAKS } from '@fairway/golf';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { insertAll } from '../db/row.ts';
import { award } from '../db/schema/field/award.ts';
import { card, flight, player } from '../db/schema/field/player.ts';
import { division, round, tournament } from '../db/schema/field/tournament.ts';

type Given<Table extends PgTable> = Partial<Table['$inferInsert']>;
type Prize = Given<typeof award> & { kind: (typeof AWARD_KINDS | typeof SIDE_AWARD_KINDS)[number] };
type Settings = Omit<Given<typeof tournament>, 'clubId'> & { awards?: readonly Prize[]; sideAwards?: readonly Prize[] };

/** A golfer, or a side, with the number of their flight in every round (null: none) and what their cards say. */
export type Golfer = Given<typeof player> & { name: string; flight?: string | null } & Pick<
    Given<typeof card>,
    'status' | 'bagTag' | 'caddieNumber'
  >;
/** How a flight starts; one that is only named by golfers has nothing but its number. */
export type FlightStart = Given<typeof flight> & { number: string };

/** A tournament as a plain list, in the order of its parts; what is not said is usual. Handicaps are in tenths. */
export type Scene = {
  settings: Settings & { name: string; date: string };
  rounds: readonly (Given<typeof round> & { courseName: string; par: number[] })[];
  divisions?: readonly (Given<typeof division> & { name: string })[];
};
type WrittenScene = {
  id: string;
  roundIds: string[];
  divisionIds: string[];
  prizes: { id: string; kind: Prize['kind'] }[];
};

/** Writes a scene in a club, table by table, as it stands: nothing is checked, and no log tells of it. */
export async function writeScene(db: Database, clubId: string, { settings, rounds, divisions = [] }: Scene): Promise<WrittenScene> {
  const usual = { ...TOURNAMENT_DEFAULTS, awards: usualAwards(settings.play ?? TOURNAMENT_DEFAULTS.play) };
  const { awards, sideAwards, ...chosen } = { ...usual, ...settings };
  const id = randomUUID();
  const roundRows = rounds.map((row, at) => ({ id: randomUUID(), tournamentId: id, number: at + 1, date: chosen.date, ...row }));
  const lastDate =
    roundRows
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? chosen.date;
  await insertAll(db, tournament, [{ ...chosen, ...builtInRules(chosen), lastDate, ...settings, id, clubId }]);
  const prizes = [awards, sideAwards].flatMap((list) => list.map((prize, at) => prizeRow(id, prize, at + 1)));
  await insertAll(db, award, prizes);
  await insertAll(db, round, roundRows);
  const divisionRows = divisions.map((row, at) => ({
    ...{ id: randomUUID(), tournamentId: id, position: at + 1, gender: 'a' as const },
    ...row,
  }));
  await insertAll(db, division, divisionRows);
  return {
    id,
    roundIds: idsOf(roundRows),
    divisionIds: idsOf(divisionRows),
    prizes: prizes.map(({ id: prizeId, kind }) => ({ id: prizeId, kind })),
  };
}

/** Its copies of the definitions of the program. */
const builtInRules = ({ format, tiebreak, countback }: { format: string; tiebreak: string; countback: string }) => ({
  formatRule: ruleOf(FORMAT_RULES, format),
  tiebreakRule: ruleOf(TIEBREAKS, tiebreak),
  countbackRule: ruleOf(COUNTBACKS, countback),
});
const ruleOf = (rules: Readonly<Record<string, unknown>>, id: string): unknown => rules[id];

/** One with tie keys of its own has none of them yet. */
const prizeRow = (tournamentId: string, prize: Prize, position: number) => ({
  ...{ main: false, holes: null, ...AWARD_DEFAULTS, ...prize, id: randomUUID(), tournamentId, position },
  tiebreakRule: prize.tiebreak == null ? null : { gross: [], net: [], points: [] },
});

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Writes golfers into a tournament, in their flights and with a card in each of these rounds; returns their ids in the same order. */
export async function writeGolfers(
  db: Database,
  { id: tournamentId, roundIds }: Pick<WrittenScene, 'id' | 'roundIds'>,
  golfers: readonly Golfer[],
  starts: readonly FlightStart[] = [],
): Promise<string[]> {
  const rows = golfers.map((golfer) => ({ id: randomUUID(), tournamentId, gender: 'm' as const, ...golfer }));
  const numbers = new Set([...starts.map(({ number }) => number), ...golfers.flatMap((golfer) => golfer.flight ?? [])]);
  const flights = roundIds.flatMap((roundId) =>
    [...numbers].map((number) => ({ id: randomUUID() as string, roundId, number, ...starts.find((one) => one.number === number) })),
  );
  const idOf = new Map(flights.map(({ id, roundId, number }) => [`${roundId} ${number}`, id]));
  const cards = roundIds.flatMap((roundId) =>
    rows.map(({ id: playerId, flight: number = null, status, bagTag, caddieNumber }, nth) => {
      const place = number === null ? 0 : nth + 1;
      return { playerId, roundId, flightId: idOf.get(`${roundId} ${number}`) ?? null, place, status, bagTag, caddieNumber };
    }),
  );
  await insertAll(db, player, rows);
  await insertAll(db, flight, flights);
  await insertAll(db, card, cards);
  return idsOf(rows);
}
