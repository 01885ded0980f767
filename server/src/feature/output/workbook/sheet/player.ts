import { IMPORT_FIELDS, type ImportField } from '@fairway/api';
import { inStartingOrder } from '@fairway/golf';
import type { RoundFacts } from '../../../../engine/competition/store.ts';
import { finishedRounds } from '../../../../engine/tournament/rules.ts';
import { AppError } from '../../../../error/app-error.ts';
import { byGivenName } from '../../../../text/name-order.ts';
import { findDivisions } from '../../../field/division/store.ts';
import type { Facts } from '../../../field/player-import/fact.ts';
import { findKnownPlayers } from '../../../field/player-import/store.ts';
import { factText } from '../../../field/player-import/value/fact-text.ts';
import { type Cell, type Column, count, date, handicap, numberOrText, type SheetPlan, sheetOf, text, time } from '../plan.ts';
import { roundsAsked } from './round.ts';
import type { SheetQuestion, Sheets } from './sheet.ts';

/**
 * The list of players in the columns of the import, which reads it again and finds nothing to change. A sheet for each round with flights;
 * that of the round that is next comes first, as the import reads it into that round.
 */
export async function playerSheets({ reading, language, t, roundId }: SheetQuestion): Promise<Sheets> {
  const { db, tournament, rounds } = reading;
  const divisions = await findDivisions(db, tournament.id);
  const columns: Column<Facts>[] = [
    { title: t('workbook:column.number'), of: (_, nth) => count(nth + 1) },
    ...IMPORT_FIELDS.map((field): Column<Facts> => {
      const textOf = (facts: Facts) => factText(field, facts, { language, divisions });
      const inText = (facts: Facts) => text(field === 'division' ? marked(textOf(facts), facts, t) : textOf(facts));
      return { title: t(`entry-list:field.${field}`), of: TYPED[field] ?? inText };
    }),
  ];
  const sheets: SheetPlan[] = [];
  for (const round of roundsListed(rounds, roundId)) {
    const players = (await findKnownPlayers(db, tournament, round?.id ?? null)).map(({ facts }) => facts);
    if (players.length === 0) throw new AppError('paper-no-players');
    if (sheets.length > 0 && players.every(({ flight }) => flight === null)) continue;
    const ofRound = rounds.length > 1 && round ? [t('paper:round', { number: round.number })] : [];
    const [name, title] = ['entry-list:sheet', 'workbook:kind.player'] as const;
    sheets.push(sheetOf({ name: [t(name), ...ofRound].join(' · '), title: [t(title), ...ofRound].join(' · ') }, columns, inOrder(players)));
  }
  return { sheets };
}

/** The round that was asked for, or the next one and the others. A tournament without rounds has players too. */
function roundsListed(rounds: readonly RoundFacts[], roundId: string | undefined): readonly (RoundFacts | null)[] {
  if (roundId !== undefined) return roundsAsked(rounds, roundId);
  const next = rounds[Math.min(finishedRounds(rounds), rounds.length - 1)] ?? null;
  return [next, ...rounds.filter((round) => round !== next)];
}

/** A division that the tournament found says so: the import leaves it open to change again. */
const marked = (division: string, { divisionPinned }: Facts, t: SheetQuestion['t']): string =>
  divisionPinned || division === '' ? division : t('entry-list:value.automatic', { division });

/** What is no text; the others are as the import’s own words have them. */
const TYPED: Partial<Record<ImportField, (facts: Facts) => Cell>> = {
  birthday: ({ birthday, birthYear }) => date(birthday) ?? count(birthYear),
  handicapIndex: ({ handicapIndex }) => handicap(handicapIndex === null ? null : handicapIndex / 10),
  handicapCourse: ({ handicapCourse }) => handicap(handicapCourse === null ? null : handicapCourse / 10),
  flight: ({ flight }) => numberOrText(flight),
  teeTime: ({ teeTime }) => time(teeTime),
  startingHole: ({ startingHole, startingSide }) => (startingSide === null ? count(startingHole) : `${startingHole}${startingSide}`),
};

/**
 * Those without a flight by given name, then flight by flight. They come first: below a flight of one, an empty cell would mean that flight
 * to the import.
 */
function inOrder(players: readonly Facts[]): Facts[] {
  const alone = players.filter(({ flight }) => flight === null).sort(byGivenName);
  const flights = [
    ...Map.groupBy(
      players.filter(({ flight }) => flight !== null),
      ({ flight }) => flight,
    ).values(),
  ];
  const started = inStartingOrder(
    flights.flatMap((members) => {
      const [{ flight, teeTime, startingHole, startingSide } = members[0] as Facts] = members;
      return [{ number: flight ?? '', teeTime, startingHole, startingSide, members }];
    }),
  );
  return [...alone, ...started.flatMap(({ members }) => members)];
}
