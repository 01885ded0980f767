import type { ShortScreen } from '@fairway/api/choice/field/short-address';
import type { FastifyRequest } from 'fastify';
import type { CountLookup } from '../../../access/rate-limit.ts';
import type { Database } from '../../../db/database.ts';
import { createKept } from '../../../http/kept-answer.ts';
import { readShortCode } from './code.ts';
import { needsPublic, pathOf, type ShortTarget } from './screen.ts';
import { findByCode, findCodes, insertCodes } from './store.ts';

type AddressDeps = { db: Database; publicUrl: string };

/**
 * The short addresses of screens of a tournament, in the order of `targets`: `https://golf.example.com/t/K7MF9XWR`. A screen gets its code when
 * a paper, the television or the office asks for it first, and keeps it.
 */
export async function shortAddresses(
  { db, publicUrl }: AddressDeps,
  tournamentId: string,
  targets: readonly ShortTarget[],
): Promise<string[]> {
  for (;;) {
    const codes = new Map((await findCodes(db, tournamentId)).map((row) => [keyOf(row), row.code]));
    const missing = targets.filter((target) => !codes.has(keyOf(target)));
    if (missing.length === 0) return targets.map((target) => `${publicUrl}/t/${codes.get(keyOf(target))}`);
    await insertCodes(db, tournamentId, missing);
  }
}

const keyOf = ({ screen, playerId }: ShortTarget): string => `${screen} ${playerId}`;

/** The short address of a screen of the whole tournament. */
export async function shortAddressOf(place: AddressDeps, tournamentId: string, screen: ShortScreen): Promise<string> {
  const [address = ''] = await shortAddresses(place, tournamentId, [{ screen, playerId: null }]);
  return address;
}

/** For how long a code is not looked for again, and how many of them: a hall scans the codes of its cards within minutes. */
const KEPT = { ageMs: 1500, most: 5000 } as const;

type Parts = { db: Database; clock: () => Date; isPublic: (tournamentId: string) => Promise<boolean>; countLookup: CountLookup };
/** The path that a code leads to; null: nothing that whoever asks may know of, be it private, deleted, unknown or no code at all. */
export type FindShortPath = (typed: string, request: FastifyRequest) => Promise<string | null>;

/** Every look-up counts for its address until it has led somewhere, so that whoever tries codes is held up, and a hall that scans is not. */
export function createShortPaths({ db, clock, isPublic, countLookup }: Parts): FindShortPath {
  const cache = createKept<Awaited<ReturnType<typeof findByCode>>>(KEPT, () => clock().getTime());
  const pathTo = async (typed: string): Promise<string | null> => {
    const code = readShortCode(typed);
    const address = code && (await cache.get(code, () => findByCode(db, code)));
    if (!address || (needsPublic(address.screen) && !(await isPublic(address.tournamentId)))) return null;
    return pathOf(address.tournamentId, address);
  };
  return async (typed, request) => {
    const takeBack = countLookup(request);
    let path: string | null | undefined;
    try {
      path = await pathTo(typed);
    } finally {
      if (path !== null) takeBack();
    }
    return path;
  };
}
