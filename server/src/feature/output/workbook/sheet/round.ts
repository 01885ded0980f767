import type { RoundFacts } from '../../../../engine/competition/store.ts';
import { AppError } from '../../../../error/app-error.ts';
import { roundContent } from '../../report/round.ts';
import type { ReportFlight, ReportPartner, ReportPlayer, RoundContent } from '../../report/round-content.ts';
import { roundDetail } from '../../report/word.ts';
import { type Column, handicap, numberOrText, sheetOf, text, time } from '../plan.ts';
import type { SheetQuestion, Sheets } from './sheet.ts';

type StartLine = { flight: ReportFlight; player: ReportPlayer };

/** As on the wall: everybody in starting order, with the names that the public reads. */
export const startSheets = (question: SheetQuestion): Promise<Sheets> =>
  sheetsOf(question, 'start-list', [
    ...startColumns(question, ({ publicName }) => publicName),
    { title: question.t('paper:column.handicap'), of: ({ player }) => handicap(player.handicap) },
  ]);

/** For the starter: what is handed out at the first tee too. */
export const flightSheets = (question: SheetQuestion): Promise<Sheets> => {
  const { t } = question;
  return sheetsOf(question, 'flight-sheet', [
    ...startColumns(question, ({ name }) => name),
    { title: t('paper:column.handicap'), of: ({ player }) => handicap(player.handicap) },
    { title: t('workbook:column.tee'), of: ({ player }) => text(player.tee) },
    { title: t('paper:column.bagTag'), of: ({ player }) => text(player.bagTag) },
    { title: t('paper:column.caddie'), of: ({ player }) => text(player.caddieNumber) },
    { title: t('workbook:column.cart'), of: ({ flight }) => text(flight.cart) },
    { title: t('paper:column.here'), of: () => null },
    { title: t('workbook:column.flightNote'), of: ({ flight }) => text(flight.note) },
  ]);
};

const startColumns = ({ t }: SheetQuestion, nameOf: (of: ReportPartner) => string): Column<StartLine>[] => [
  { title: t('paper:column.flight'), of: ({ flight }) => numberOrText(flight.number) },
  { title: t('workbook:column.teeTime'), of: ({ flight }) => time(flight.teeTime) },
  { title: t('workbook:column.startingHole'), of: ({ flight }) => numberOrText(flight.hole) },
  { title: t('paper:column.player'), of: ({ player }) => nameOf(player) },
  { title: t('workbook:column.side'), of: ({ player }) => text(sideIn(player, nameOf)) },
  { title: t('paper:column.division'), of: ({ player }) => text(player.division) },
];

/** The partners of a side, or the side of a golfer. */
const sideIn = ({ partners, side }: ReportPlayer, nameOf: (of: ReportPartner) => string): string | null =>
  partners.length > 0 ? partners.map(nameOf).join(', ') : side;

/** A sheet for each round that has flights. */
async function sheetsOf(
  { reading, t, roundId }: SheetQuestion,
  kind: 'start-list' | 'flight-sheet',
  columns: Column<StartLine>[],
): Promise<Sheets> {
  const contents: RoundContent[] = [];
  for (const round of roundsAsked(reading.rounds, roundId)) contents.push(await roundContent(reading, round));
  const drawn = contents.filter(({ flights }) => flights.length > 0);
  if (drawn.length === 0)
    throw new AppError(contents.some(({ unassigned }) => unassigned.length > 0) ? 'paper-no-flights' : 'paper-no-players');
  const hasSides = drawn.some(({ flights }) =>
    flights.some(({ players }) => players.some((one) => sideIn(one, ({ name }) => name) !== null)),
  );
  const visible = hasSides ? columns : columns.filter(({ title }) => title !== t('workbook:column.side'));
  const sheets = drawn.map((content) => {
    const lines = content.flights.flatMap((flight) => flight.players.map((player) => ({ flight, player })));
    const title = `${t(`workbook:kind.${kind}`)} · ${roundDetail({ t }, content)}`;
    return sheetOf({ name: t('paper:round', { number: content.round.number }), title }, visible, lines);
  });
  return { sheets };
}

/** One round of the tournament, or all. */
export function roundsAsked(rounds: readonly RoundFacts[], roundId: string | undefined): readonly RoundFacts[] {
  if (roundId === undefined) return rounds;
  const ofRound = rounds.filter(({ id }) => id === roundId);
  if (ofRound.length === 0) throw new AppError('not-found');
  return ofRound;
}
