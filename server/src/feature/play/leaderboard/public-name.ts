import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { BETWEEN_PARTNERS } from '../../../db/keep-sides.ts';
import { player } from '../../../db/schema/field/player.ts';

/** The tone of a Vietnamese letter is no part of it: “Á” is the letter A, “Ấ” is Â, and “Đ” is a letter of its own. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/**
 * The first letter of each word of a name: “Nguyễn Đức Ánh” is “N.Đ.A.”. A family name such as Nguyễn tells nothing, but beside a given name it
 * names a person, so neither is written out. Why so: docs/decision/0038.
 */
function initialsOf(name: string): string {
  // a side is called by its partners
  if (name.includes(BETWEEN_PARTNERS)) return name.split(BETWEEN_PARTNERS).map(initialsOf).join(BETWEEN_PARTNERS);
  const letters = name
    .normalize('NFC')
    .split(/[\s-]+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  const initials = letters.map((letter) => `${letter.normalize('NFD').replace(TONES, '').normalize('NFC').toUpperCase()}.`);
  return initials.join('') || '–';
}

/** The one way of a player's name to a public page: in full, unless they are to be shown as initials. */
export const publicName = ({ name, initials }: { name: string; initials: boolean }): string => (initials ? initialsOf(name) : name);

/** Lines with the names that the public reads. */
export const publiclyNamed = <Line extends Named & { partners?: Named[] | undefined }>(
  lines: readonly Line[],
  byInitials: ReadonlySet<string>,
): Line[] => lines.map((line) => publiclyNamedLine(line, byInitials));

/** One of them. */
export function publiclyNamedLine<Line extends Named & { partners?: Named[] | undefined }>(
  line: Line,
  byInitials: ReadonlySet<string>,
): Line {
  const named = publiclyCalled(line, byInitials);
  return line.partners ? { ...named, partners: line.partners.map((partner) => publiclyCalled(partner, byInitials)) } : named;
}

type Named = { playerId: string; name: string };
/** The same of one who is called by name alone. */
export const publiclyCalled = <Of extends Named>(of: Of, byInitials: ReadonlySet<string>): Of =>
  byInitials.has(of.playerId) ? { ...of, name: publicName({ ...of, initials: true }) } : of;

/** Who is shown as initials now: a result that was frozen earlier does not know it. */
export const playersByInitials = async (db: Database, tournamentId: string): Promise<ReadonlySet<string>> =>
  new Set((await initialsOfPlayers(db, tournamentId)).map(({ playerId }) => playerId));

/** The same players with what the public reads instead of their names. */
export async function initialsOfPlayers(db: Database, tournamentId: string): Promise<{ playerId: string; name: string }[]> {
  const rows = await db
    .select({ playerId: player.id, name: player.name })
    .from(player)
    .where(and(eq(player.tournamentId, tournamentId), eq(player.initials, true)));
  return rows.map(({ playerId, name }) => ({ playerId, name: initialsOf(name) }));
}
