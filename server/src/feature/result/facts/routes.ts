import type { factsRoutes, SiteKey } from '@fairway/api';
import type { DayFacts } from '@fairway/facts';
import type { CountLookup } from '../../../access/rate-limit.ts';
import { AppError } from '../../../error/app-error.ts';
import { namedFile } from '../../../file/file-name.ts';
import { createKept } from '../../../http/kept-answer.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { write } from '../../../write/write.ts';
import type { LiveBoard } from '../../play/leaderboard/live/live-board.ts';
import { publicAnswer, publicSnapshots } from '../../play/leaderboard/live/public-snapshot.ts';
import { factsBytes } from './facts-bytes.ts';
import type { PublicFacts } from './public-facts.ts';
import { fileScript, resultFile } from './result-file.ts';
import { publicKeys, renewKey, secretKeyOf } from './site-key.ts';

/** Whoever asks within a second gets the same list. */
const KEYS = { ageMs: 1_000, most: 1 } as const;

export const factsHandlers = (
  deps: Deps,
  { boards }: LiveBoard,
  facts: PublicFacts,
  countLookup: CountLookup,
  web: string,
): Handlers<typeof factsRoutes> => {
  const keys = createKept<{ items: SiteKey[] }>(KEYS, Date.now);
  const requireFacts = async (tournamentId: string): Promise<DayFacts> => {
    const dayFacts = await facts.read(tournamentId);
    if (!dayFacts) throw new AppError('tournament-not-found');
    return dayFacts;
  };
  return {
    'GET /api/live/tournaments/:tournamentId/facts.json': publicAnswer(
      publicSnapshots(boards, countLookup),
      async ({ board }) => factsBytes(await requireFacts(board.tournamentId)),
      countLookup,
    ),
    'GET /api/live/tournaments/:tournamentId/result.html': publicAnswer(
      publicSnapshots(boards, countLookup),
      async ({ board, isFinal }) => {
        if (!isFinal) throw new AppError('result-not-final');
        const script = await fileScript(web);
        const dayFacts = await requireFacts(board.tournamentId);
        if (!dayFacts.final) throw new AppError('result-not-final'); // it was opened again meanwhile
        return Buffer.from(await resultFile(dayFacts, script));
      },
      countLookup,
      { type: 'text/html; charset=utf-8', disposition: ({ name, date }) => namedFile('attachment', [name, date], 'html') },
    ),
    'GET /api/live/keys': async () =>
      keys.get('', async () => {
        await secretKeyOf(deps);
        return { items: await publicKeys(deps.db) };
      }),
    'POST /api/site-keys': async ({ principal, body }) => {
      if (!deps.encryption.isOn) throw new AppError('no-secret');
      return write(
        deps,
        { principal, siteId: null },
        {
          change: async (tx) => ({ kind: 'key-renewed', subjectType: 'site-key', subjectId: await renewKey(tx, deps, body), after: body }),
          answer: async (tx) => ({ items: await publicKeys(tx) }),
        },
      );
    },
  };
};
