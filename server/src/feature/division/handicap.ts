/** A handicap of the wire (14.4) in the tenths of the database and the engine (144). */
export function tenthsOf(handicap: number): number;
export function tenthsOf(handicap: number | null): number | null;
export function tenthsOf(handicap: number | null): number | null {
  return handicap === null ? null : Math.round(handicap * 10);
}

/** Tenths (144) as a handicap of the wire (14.4). */
export function handicapOf(tenths: number): number;
export function handicapOf(tenths: number | null): number | null;
export function handicapOf(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}
