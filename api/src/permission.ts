/** The numeric right of a site manager (specification §6). A super administrator may do everything. */
export type Right = 0 | 1 | 2;

/**
 * Everything that a signed-in person may be allowed to do, and the right that it takes: at least this number, or super administrator.
 * Routes, guards, tabs, menus and buttons ask for a permission by its name.
 */
export const PERMISSIONS = {
  'club.read': 0,
  'club.write': 2,
  /** The list of every club, and new ones (specification §2). */
  'club.admin': 'super-admin',
  'course.write': 2,
  'tournament.read': 0,
  'tournament.write': 2,
  /** All of a tournament as a file: also what players keep private. */
  'tournament.export': 2,
  /** Opens a closed tournament again. */
  'tournament.reopen': 'super-admin',
  'round.write': 2,
  'counted-holes.write': 2,
  /** Binds a draw to public numbers, and abandons it. */
  'draw.write': 2,
  /** Hides results from the public, and presents them. */
  'suspense.write': 2,
  'division.write': 2,
  /** Puts players who have no division into one. */
  'division.assign': 1,
  'player.write': 1,
  'player.import': 1,
  /** Draws and arranges the flights of a round. */
  'flight.write': 1,
  /** Arranges matches: teams, cups, knock-outs, who meets whom. */
  'match.write': 1,
  'score.write': 0,
  /** QR codes for the flights' phones, and which phones are let in. */
  'link.write': 1,
  /** Confirms one of two scores that differ. */
  'score.settle': 1,
  /** The committee's choice of a winner. */
  'award.decide': 2,
  /** Shows the winners to the public. */
  'winner.publish': 2,
  'backup.read': 'super-admin',
  /** Makes a backup now. */
  'backup.write': 'super-admin',
  /** What is wrong with the settings of the server, and a new key for one that is lost. */
  'setting.admin': 'super-admin',
  /** The own site's page, with its people and contracts. */
  'site.read': 0,
  'site.admin': 'super-admin',
  /** API keys of the own site. */
  'key.write': 2,
  /** Own formats, tiebreaks, countbacks and plays of the site. */
  'definition.write': 2,
  /** A player's name and everything private, removed at their request. */
  'player.anonymise': 2,
  /** The register of golfers of the own site. */
  'golfer.read': 0,
  'golfer.write': 1,
  /** Who entered a tournament by its form. */
  'signup.read': 0,
  'signup.write': 1,
  /** Writes the form, and opens it. */
  'signup-form.write': 2,
  /** The money of entries: accounts, lines of banks, what goes back. */
  'payment.read': 2,
  'payment.write': 2,
  /** How the own site works out the handicaps of its golfers. */
  'handicap-rule.write': 2,
  /** The seasons of the own site, and their tables. */
  'season.read': 0,
  'season.write': 1,
  /** Publishes a table. */
  'season.publish': 2,
  'contract.admin': 'super-admin',
  'user.admin': 'super-admin',
  'support.admin': 'super-admin',
  /** The mails that are not delivered, and a test mail. */
  'mail.admin': 'super-admin',
  /** Takes a new key by which this installation signs results. */
  'site-key.write': 'super-admin',
  /** The addresses by which people reach this server, and its certificate. */
  'address.admin': 'super-admin',
} as const satisfies Readonly<Record<string, Right | 'super-admin'>>;

export type Permission = keyof typeof PERMISSIONS;

/**
 * What an API key of a site may do: with a key that only reads, the GET routes among them. Everything else is closed to keys, as is what
 * any signed-in person may do: users, keys, sessions, contracts, and what a person decides with a reason or in secret.
 */
const KEY_PERMISSIONS = [
  'club.read',
  'club.write',
  'course.write',
  'tournament.read',
  'tournament.write',
  'tournament.export',
  'round.write',
  'division.write',
  'division.assign',
  'match.write',
  'player.write',
  'player.import',
  'flight.write',
  'score.write',
] as const satisfies readonly Permission[];
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

export const isOpenToKeys = (access: string): access is KeyPermission => KEY_PERMISSIONS.some((permission) => permission === access);

/** Whether a person with this right may do something. Which records they may do it to is up to the tenant scope. */
export function mayDo(
  { isSuperAdmin, right }: { readonly isSuperAdmin: boolean; readonly right: number },
  permission: Permission,
): boolean {
  const needed: Right | 'super-admin' = PERMISSIONS[permission];
  return isSuperAdmin || (needed !== 'super-admin' && right >= needed);
}
