import { randomUUID } from 'node:crypto';
import { type NewMarkerLink, tournamentCode } from '@fairway/api';
import QRCode from 'qrcode';
import { createLink } from '../../../../access/marker-store.ts';
import { hashOf } from '../../../../access/token.ts';
import type { Config } from '../../../../config.ts';
import type { Transaction } from '../../../../db/database.ts';
import { fieldError } from '../../../../error/app-error.ts';
import type { Action } from '../../../../write/action.ts';
import { type Actor, type Writer, writeTournament } from '../../../../write/write.ts';
import type { Passwords } from '../../../account/auth/passwords.ts';
import { flightsAmong, insertLinks, revokeWhere } from './store.ts';

/** A code before it is kept: what nobody can read again, and the row. */
export type NewCode = Awaited<ReturnType<typeof newLink>>;
type NamedFlight = { id: string; number: string };
type WantedLinks = { roundId: string; flightIds: readonly string[]; replace: boolean };

/**
 * Where a phone opens a link: what the QR code says stands in the fragment, which no server and no log ever sees. The page itself is that
 * of the tournament, for those who type the six digits.
 */
export const linkUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, tournamentId: string, link: string): string =>
  `${publicUrl}/live/marker/${tournamentCode(tournamentId)}#${link}`;

/** A new QR code for each flight; those that they have stay, unless they are replaced. Nobody gets what a code says a second time. */
export async function makeLinks(
  deps: Writer & { config: Config; passwords: Passwords },
  actor: Actor,
  wanted: WantedLinks,
): Promise<NewMarkerLink[]> {
  const { roundId, replace } = wanted;
  const flightIds = [...new Set(wanted.flightIds)];
  const flights = await flightsAmong(deps.db, roundId, flightIds);
  if (flights.length < flightIds.length) throw fieldError('flightIds', 'not-found');
  const made = await newCodes(deps.passwords, flights);
  return writeTournament(deps, actor, {
    ...(!replace && { unseen: true }), // as in `revokeLink`
    change: async (tx) => {
      const now = deps.clock();
      if (replace) await revokeWhere(tx, now, { flightIds });
      return { ...(await keepCodes(tx, now, { roundId, made })), kind: replace ? 'links-replaced' : 'links-made' };
    },
    answer: (_, { id }) => Promise.all(made.map((one) => saidOnce(linkUrl(deps.config, id, one.link), one))),
  });
}

/** A code for each flight; nobody can use one before it is kept. */
export async function newCodes(passwords: Passwords, flights: readonly NamedFlight[]): Promise<NewCode[]> {
  const made: NewCode[] = [];
  // one after the other: a hash takes a core for 10 ms, and others log in meanwhile
  for (const flight of flights) made.push(await newLink(passwords, flight));
  return made;
}

/** From now on phones come in by these codes; beside those that the flights have. */
export async function keepCodes(
  tx: Transaction,
  now: Date,
  { roundId, made }: { roundId: string; made: readonly NewCode[] },
): Promise<Action> {
  await insertLinks(
    tx,
    made.map(({ row }) => ({ ...row, roundId, createdAt: now })),
  );
  const flights = made.map(({ row }) => row.flightNumber);
  return { kind: 'links-made', subjectType: 'round', subjectId: roundId, after: { flights } };
}

/** Everything that goes on paper, with the QR code as a picture. */
async function saidOnce(url: string, { row, code }: NewCode): Promise<NewMarkerLink> {
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
  return { id: row.id, flightId: row.flightId, url, picture: `data:image/svg+xml,${encodeURIComponent(svg)}`, code };
}

async function newLink(passwords: Passwords, { id: flightId, number: flightNumber }: NamedFlight) {
  const { link, code } = createLink();
  return {
    link,
    code,
    row: { id: randomUUID(), flightId, flightNumber, tokenHash: hashOf(link), codeHash: await passwords.hashOfCode(code) },
  };
}

/** Raises the version of the boards, though none shows it: entries of its phones that are judged at this moment are judged again. */
export const revokeLink = (deps: Writer, actor: Actor, linkId: string): Promise<void> =>
  writeTournament(deps, actor, {
    change: async (tx) => {
      const flights = await revokeWhere(tx, deps.clock(), { linkId });
      return flights.length === 0 ? null : { kind: 'deleted', subjectType: 'marker-link', subjectId: linkId, before: { flights } };
    },
    answer: async () => undefined,
  });
