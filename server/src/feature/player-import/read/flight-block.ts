import type { ImportField } from '@fairway/api';
import { flightText, startNote } from './flight-text.ts';

/** A row between the sheet and the preview: the text of each field. */
export type ListRow = { row: number; cells: Partial<Record<ImportField, string>> };
/** A player's row; or a text that ends a flight and begins the next one ('': none begins); null: a row that changes nothing. */
export type ListItem = (ListRow & { isMerged: boolean }) | { begins: string } | null;

/**
 * Gives every player the flight that stands in the first of its rows. A flight lasts as long as its merged cell; without one
 * until the next flight, a title or a blank row. If the sheet repeats the flight in every row, an empty cell means no flight.
 */
export function spreadFlights(items: readonly ListItem[]): ListRow[] {
  const isRepeated = repeatsFlights(items);
  const rows: ListRow[] = [];
  let lasting = '';
  let hasPlayers = false;
  for (const item of items) {
    if (item === null) continue;
    if ('begins' in item) {
      // between the title of a flight and its players there may be a blank row
      if (item.begins !== '' || hasPlayers) lasting = item.begins;
      hasPlayers = false;
      continue;
    }
    const { row, cells, isMerged } = item;
    if (cells.flight) lasting = isMerged || isRepeated ? '' : cells.flight;
    rows.push(withFlight({ row, cells }, cells.flight || lasting));
    hasPlayers = true;
  }
  return sharedStart(rows);
}

function repeatsFlights(items: readonly ListItem[]): boolean {
  const flights = items.map((item) => (item !== null && 'row' in item && !item.isMerged ? item.cells.flight : undefined));
  return flights.some((flight, at) => flight && flight === flights[at + 1]);
}

/** The time and the hole may be in the flight's cell or in a note; a cell of their own wins. */
function withFlight({ row, cells }: ListRow, text: string): ListRow {
  const { flight, teeTime, startingHole } = flightText(text);
  const noted = startNote(cells.note ?? '');
  const isNoted = noted.startingHole !== '' && !cells.startingHole && !startingHole;
  return {
    row,
    cells: {
      ...cells,
      flight,
      teeTime: cells.teeTime || teeTime,
      startingHole: cells.startingHole || startingHole || noted.startingHole,
      note: isNoted ? noted.note : (cells.note ?? ''),
    },
  };
}

/** A flight starts together: rows without a time and a hole take them from another row of the flight. */
function sharedStart(rows: readonly ListRow[]): ListRow[] {
  const starts = new Map<string, { teeTime: string; startingHole: string }>();
  for (const { cells } of rows) {
    const { flight = '', teeTime = '', startingHole = '' } = cells;
    const known = starts.get(flight);
    if (flight !== '') starts.set(flight, { teeTime: known?.teeTime || teeTime, startingHole: known?.startingHole || startingHole });
  }
  return rows.map(({ row, cells }) => {
    const { teeTime = '', startingHole = '' } = starts.get(cells.flight ?? '') ?? {};
    return { row, cells: { ...cells, teeTime: cells.teeTime || teeTime, startingHole: cells.startingHole || startingHole } };
  });
}
