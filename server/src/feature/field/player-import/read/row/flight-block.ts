import { startOf } from '../../value/start.ts';
import { flightText, startNote } from './flight-text.ts';
import type { ListItem, ListRow } from './list-row.ts';

/**
 * Gives every player the flight that stands in the first of its rows. A flight lasts as long as its merged cell; without one
 * until the next flight, a title or a blank row. If the sheet repeats the flight in every row, an empty cell means no flight. `start` is the
 * hole that a title names for all of them; `isOwn`: no cell of our own list says what another one is there for.
 */
export function spreadFlights(items: readonly ListItem[], { start = '', isOwn = false } = {}): ListRow[] {
  const isRepeated = repeatsFlights(items);
  const rows: ListRow[] = [];
  let lasting = '';
  let title = flightText('');
  let hasPlayers = false;
  for (const item of withLastingStarts(items)) {
    if (item === null) continue;
    if ('begins' in item) {
      // between the title of a flight and its players there may be a blank row
      if (item.begins !== '' || hasPlayers) lasting = item.begins;
      if (item.isTitle) title = flightText(item.begins);
      if (title.flight !== '') title = flightText('');
      hasPlayers = false;
      continue;
    }
    const { isMerged, ...row } = item;
    const { flight: own } = row.cells;
    if (own) lasting = isMerged || isRepeated ? '' : own;
    const titled = { teeTime: title.teeTime, startingHole: title.startingHole || start };
    rows.push(withFlight(row, own || lasting, { titled, isOwn }));
    hasPlayers = true;
  }
  return sharedStart(rows);
}

function repeatsFlights(items: readonly ListItem[]): boolean {
  const flights = items.map((item) => (item !== null && 'row' in item && !item.isMerged ? item.cells.flight : undefined));
  return flights.some((flight, at) => flight && flight === flights[at + 1]);
}

type Start = { teeTime: string; startingHole: string };

/** If a list has no flights, and its times and holes stand only in the first row of each, the rows below start with it. */
function withLastingStarts(items: readonly ListItem[]): readonly ListItem[] {
  const rows = items.flatMap((item) => (item !== null && 'row' in item ? [item.cells] : []));
  const started = rows.filter(({ teeTime, startingHole }) => teeTime || startingHole);
  if (rows.some(({ flight }) => flight) || started.length === 0 || started.length * 2 > rows.length) return items;
  let lasting: Start = { teeTime: '', startingHole: '' };
  return items.map((item) => {
    if (item === null || 'begins' in item) {
      lasting = { teeTime: '', startingHole: '' };
      return item;
    }
    const { teeTime = '', startingHole = '' } = item.cells;
    if (teeTime || startingHole) lasting = { teeTime, startingHole };
    return { ...item, cells: { ...item.cells, ...lasting } };
  });
}

/** The time and the hole may be in the flight's cell or in a note; a cell of their own wins. */
function withFlight({ cells, ...row }: ListRow, text: string, { titled, isOwn }: { titled: Start; isOwn: boolean }): ListRow {
  const { flight, teeTime, startingHole } = isOwn ? { flight: text, teeTime: '', startingHole: '' } : flightText(text);
  const both = startOf(cells.startingHole ?? '');
  const own = both?.teeTime ? `${both.hole}${both.side ?? ''}` : (cells.startingHole ?? '');
  const noted = startNote(cells.note ?? '');
  const isNoted = !isOwn && noted.startingHole !== '' && own === '' && !startingHole;
  return {
    ...row,
    cells: {
      ...cells,
      flight,
      teeTime: cells.teeTime || teeTime || both?.teeTime || titled.teeTime,
      startingHole: own || startingHole || (isNoted ? noted.startingHole : titled.startingHole),
      note: isNoted ? noted.note : (cells.note ?? ''),
    },
  };
}

/** A flight starts together: rows without a time and a hole take them from another row of the flight. */
function sharedStart(rows: readonly ListRow[]): ListRow[] {
  const starts = new Map<string, Start>();
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
