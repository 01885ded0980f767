import { type Access, isOpenToKeys, type MarkerAccess, mayDo } from '@fairway/api';

/** A person who signed in, a marker link (a caddie's QR code), an API key of a site, or the link of a team's captain or of a signup. */
export const PRINCIPAL_KINDS = ['person', 'link', 'key', 'captain', 'signup'] as const;

/** Who asks. What they write carries their kind and id. */
export type Principal = {
  kind: (typeof PRINCIPAL_KINDS)[number];
  id: string;
  name: string;
  /** null: no site; for a super administrator, every site. */
  siteId: string | null;
  isSuperAdmin: boolean;
  /** What they may do: see PERMISSIONS. */
  right: number;
};
export type Person = Principal & {
  kind: 'person';
  username: string;
  email: string | null;
  owesSecondFactor: boolean;
  oneKeyShortcuts: boolean;
};

/** An API key asks for its site, like a manager with right 2, but only what is open to keys. */
export type KeyHolder = Principal & { kind: 'key'; siteId: string; mayWrite: boolean };
/** A phone that came in by a marker link: it writes as that link, on that device. */
export type Marker = Principal & {
  kind: 'link';
  siteId: string;
  deviceId: string;
  tournamentId: string;
  roundId: string;
  /** The flight that it reads and writes; null: see `ended` and `waits`. */
  flightId: string | null;
  /** Why it reads nothing any more, and what it sends is held. */
  ended: 'marker-link-ended' | 'phone-shut-out' | null;
  /** The desk has not let it in yet: it neither reads nor sends. */
  waits: boolean;
  /** It asks from a browser that it has left for another one: the hash of that one's token; null: from the one in use. */
  leftBrowser: string | null;
};
/** Whoever has the link of a team's captain: they read and write for that team, until the tournament is closed. */
export type Captain = Principal & { kind: 'captain'; siteId: string; tournamentId: string; ended: boolean };
/** Whoever has the link of a signup, or of a sponsor's package. */
export type Applicant = Principal & { kind: 'signup'; siteId: string; tournamentId: string; isPackage: boolean };
/** Who may call the routes of the office. */
export type Caller = Person | KeyHolder;
export type AnyCaller = Caller | Marker | Captain | Applicant;

export const isMarkerAccess = (access: Access): access is MarkerAccess => access === 'marker' || access === 'marker-late';

/** Whether they may see what belongs to a site. */
export const maySee = ({ isSuperAdmin, siteId }: Principal, ofSite: string): boolean => isSuperAdmin || siteId === ofSite;

/** Whether they may call a route at all. `anyone` never gets here: whoever asks is not looked for. */
export function mayCall(caller: AnyCaller, access: Exclude<Access, 'anyone'>, method: string): boolean {
  if (caller.kind === 'link' || isMarkerAccess(access)) return caller.kind === 'link' && isMarkerAccess(access);
  if (caller.kind === 'captain' || access === 'captain') return caller.kind === 'captain' && access === 'captain';
  if (caller.kind === 'signup' || access === 'signup') return caller.kind === 'signup' && access === 'signup';
  if (caller.kind === 'key') return isOpenToKeys(access) && (caller.mayWrite || isRead(method));
  return access === 'own-account' || access === 'signed-in' || mayDo(caller, access);
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
