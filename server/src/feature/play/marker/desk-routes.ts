import { randomUUID } from 'node:crypto';
import type { deskRoutes as deskApi, PhoneOfDay } from '@fairway/api';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../error/app-error.ts';
import type { Deps, Handlers } from '../../../http/route.ts';
import { readDay } from '../score/day.ts';
import { entriesFrom } from '../score/device-store.ts';
import type { Scoring } from '../score/score.ts';
import { findScoreCard } from '../score/sheet.ts';
import { undoChange } from '../score/undo-change.ts';
import { previewUndo, undoDevice } from '../score/undo-device.ts';
import { countWaiting } from './held/store.ts';
import { findLinkedFlights } from './link/store.ts';

/** What the desk asks for beside the cards themselves. */
export const deskHandlers = ({ db, clock }: Deps, scoring: Scoring): Handlers<typeof deskApi> => ({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/day': async ({ scope: { round, tournament } }) => {
    const now = clock();
    const day = await readDay(db, round, tournament.timeZone, now);
    return { ...day, phones: await phonesOfDay(db, round.id), held: await countWaiting(db, round.id, now) };
  },

  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo': async ({ scope: { tournament, round }, principal, body }) => {
    await undoChange(scoring, { tournamentId: tournament.id, roundId: round.id, principal }, body);
    const card = await findScoreCard(db, round, body.playerId);
    if (!card) throw new AppError('player-not-in-round');
    return card;
  },

  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device/preview': async ({ scope: { tournament, round }, body }) => {
    const entries = await entriesFrom(db, round.id, { ...body, timeZone: tournament.timeZone });
    return previewUndo(db, { tournamentId: tournament.id, roundId: round.id }, entries);
  },

  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo-device': async ({ scope: { tournament, round }, principal, body }) => {
    const entries = await entriesFrom(db, round.id, { ...body, timeZone: tournament.timeZone });
    const desk = { tournamentId: tournament.id, roundId: round.id, principal };
    return undoDevice(scoring, desk, { entries, reason: body.reason, newId: randomUUID });
  },
});

/** The phones of codes that stand, let in and not shut out. */
async function phonesOfDay(db: Database, roundId: string): Promise<PhoneOfDay[]> {
  const flights = await findLinkedFlights(db, roundId);
  return flights.flatMap(({ number, links }) =>
    links
      .filter(({ revokedAt }) => revokedAt === null)
      .flatMap(({ devices }) => devices)
      .filter(({ shutOutAt, waitingSince }) => shutOutAt === null && waitingSince === null)
      .map(({ id, browser, system, unsent, elsewhere, heardAt }) => ({ id, flight: number, browser, system, unsent, elsewhere, heardAt })),
  );
}
