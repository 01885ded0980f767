import { startOf } from '../value/start.ts';
import { flightText, startNote } from './flight-text.ts';
import type { ListRow } from './row.ts';

/** A player's row; or a text that ends a flight and begins the next one ('': none begins); null: a row that changes nothing. */
export type ListItem = (ListRow & { isMerged: boolean }) | { begins: string } | null;

/**
 * Gives every player the flight that stands in the first of its rows. A flight lasts as long as its merged cell; without one
 * until the next flight, a title or a blank row. If the sheet repeats the flight in every row, an empty cell means no flight. `start` is the
 * hole that a title names for all of them.
 */
export function spreadFlights(items: readonly ListItem[], start = ''): ListRow[] {
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
    const { isMerged, ...row } = item;
    const { flight: own } = row.cells;
    if (own) lasting = isMerged || isRepeated ? '' : own;
    rows.push(withFlight(row, own || lasting, start));
    hasPlayers = true;
  }
  return sharedStart(rows);
}

function repeatsFlights(items: readonly ListItem[]): boolean {
  const flights = items.map((item) => (item !== null && 'row' in item && !item.isMerged ? item.cells.flight : undefined));
  return flights.some((flight, at) => flight && flight === flights[at + 1]);
}

/** The time and the hole may be in the flight's cell or in a note; a cell of their own wins. */
function withFlight({ cells, ...row }: ListRow, text: string, start: string): ListRow {
  const { flight, teeTime, startingHole } = flightText(text);
  const both = startOf(cells.startingHole ?? '');
  const own = both?.teeTime ? `${both.hole}${both.side ?? ''}` : (cells.startingHole ?? '');
  const noted = startNote(cells.note ?? '');
  const isNoted = noted.startingHole !== '' && own === '' && !startingHole;
  return {
    ...row,
    cells: {
      ...cells,
      flight,
      teeTime: cells.teeTime || teeTime || both?.teeTime || '',
      startingHole: own || startingHole || noted.startingHole || start,
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
  return rows.map(({ cells, ...row }) => {
    const { teeTime = '', startingHole = '' } = starts.get(cells.flight ?? '') ?? {};
    return { ...row, cells: { ...cells, teeTime: cells.teeTime || teeTime, startingHole: cells.startingHole || startingHole } };
  });
}
