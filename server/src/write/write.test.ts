import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { testApp } from '../../test/kit/app.ts';
import { seedEvent } from '../../test/kit/event.ts';
import type { Principal } from '../access/principal.ts';
import type { TournamentRecord } from '../access/tournament-record.ts';
import { tournament } from '../db/schema/field/tournament.ts';
import { tellLedger } from '../engine/ledger/ledger.ts';
import { writeTournament } from './write.ts';

const test = await testApp();

it('begins one change of a tournament at a time, so that strokes wait for that one and not for all that were asked for', async () => {
  const { id } = await seedEvent(test.db, test.clubId, { players: 1 });
  const [own] = await test.db.select().from(tournament).where(eq(tournament.id, id));
  const actor = { principal: {} as Principal, tournament: { ...own, siteId: test.siteId } as TournamentRecord };
  const writer = { db: test.db, clock: () => new Date(), live: { invalidate: () => {} }, tellLedger };
  const begun = vi.spyOn(test.db, 'transaction');
  const [first, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = async () => {
    first.resolve();
    await end.promise;
    return null;
  };
  const changes = Array.from({ length: 5 }, () => writeTournament(writer, actor, { change, answer: async () => undefined }));
  await first.promise;
  expect(begun).toHaveBeenCalledTimes(1);
  end.resolve();
  await Promise.all(changes);
  expect(begun).toHaveBeenCalledTimes(5);
});
