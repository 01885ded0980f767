import type { Arrangement, Flight, FlightPlayer } from '@fairway/api';
import { codeOf } from '@fairway/api/rule/typed-keys';

/** A golfer on the sheet of tags, with the flight that they are in; null: in none. */
export type TagRow = { readonly player: FlightPlayer; readonly flight: Flight | null };

/** The golfers in starting order, those without a flight last. */
export const tagRows = ({ flights, unassigned }: Arrangement): readonly TagRow[] => [
  ...flights.flatMap((flight) => flight.players.map((player) => ({ player, flight }))),
  ...unassigned.map((player) => ({ player, flight: null })),
];

const TAG_FIELDS = ['bagTag', 'caddieNumber', 'cart'] as const;
export type TagField = (typeof TAG_FIELDS)[number];

/** What stands in a cell; the cart is the flight’s. */
export const tagText = ({ player, flight }: TagRow, field: TagField): string => (field === 'cart' ? flight?.cart : player[field]) ?? '';

/** Tags and caddie of a player; what is not named stays. */
export type TagChange = { readonly bagTag?: string | null; readonly caddieNumber?: string | null };

type Edit = { readonly rowId: string; readonly columnId: string; readonly before: string; readonly after: string };
type TagChanges = {
  readonly tags: readonly (readonly [string, TagChange])[];
  readonly carts: readonly (readonly [string, string | null])[];
};

/** What is to be written for edits of the sheet: one change a golfer, and one a flight for its cart, where the last text of its rows counts. */
export function askedBy(edits: readonly Edit[], rows: readonly TagRow[]): TagChanges {
  const flightOf = new Map(rows.map(({ player, flight }) => [player.playerId, flight?.id]));
  const tags = new Map<string, TagChange>();
  const carts = new Map<string, string | null>();
  for (const { rowId, columnId, after } of edits) {
    // the server refuses what is no code; a cart is called as the club likes
    const text = (columnId === 'cart' ? after.trim() : (codeOf(after) ?? after.trim())) || null;
    const flightId = flightOf.get(rowId);
    if (columnId !== 'cart') tags.set(rowId, { ...tags.get(rowId), [columnId]: text });
    else if (flightId !== undefined) carts.set(flightId, text);
  }
  return { tags: [...tags], carts: [...carts] };
}

/**
 * The edits of cells that say what their author saw: an undo takes back nothing that another person has written since. A cart is written in
 * every row of its flight, and one of them is enough.
 */
export function stillSeen<Of extends Edit>(edits: readonly Of[], rows: readonly TagRow[], textOf: typeof tagText): readonly Of[] {
  const rowOf = new Map(rows.map((row) => [row.player.playerId, row]));
  const cellOf = ({ rowId, columnId }: Edit) => `${columnId} ${columnId === 'cart' ? rowOf.get(rowId)?.flight?.id : rowId}`;
  const seen = edits.filter(({ rowId, columnId, before }) => {
    const row = rowOf.get(rowId);
    return row !== undefined && textOf(row, columnId as TagField) === before.trim();
  });
  const cells = new Set(seen.map(cellOf));
  return edits.filter((edit) => cells.has(cellOf(edit)));
}
