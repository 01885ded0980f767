import { randomUUID } from 'node:crypto';
import type { deskRoutes as deskApi } from '@fairway/api';
import { AppError } from '../../http/errors.ts';
import type { Deps, Handlers } from '../../http/route.ts';
import { readDay } from '../score/day.ts';
import { entriesFrom } from '../score/device-store.ts';
import type { Scoring } from '../score/score.ts';
import { findScoreCard } from '../score/sheet.ts';
import { undoChange } from '../score/undo-change.ts';
import { previewUndo, undoDevice } from '../score/undo-device.ts';
import { countWaiting } from './held-store.ts';
import { silentPhones } from './silent-phone.ts';

/** What the desk asks for beside the cards themselves. */
export const deskHandlers = ({ db, clock }: Deps, scoring: Scoring): Handlers<typeof deskApi> => ({
  'GET /api/tournaments/:tournamentId/rounds/:roundId/day': async ({ scope: { round, tournament } }) => {
    const now = clock();
    const day = await readDay(db, round, tournament.timeZone, now);
    const phones = (await silentPhones(db, [round.id], now)).map(({ roundId: _, ...phone }) => phone);
    return { ...day, phones, held: await countWaiting(db, round.id, now) };
  },

  'POST /api/tournaments/:tournamentId/rounds/:roundId/undo': async ({ scope: { tournament, round }, principal, body }) => {
    await undoChange(scoring, { tournamentId: tournament.id, roundId: round.id, principal }, body);
    const card = await findScoreCard(db, round.id, body.playerId);
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
