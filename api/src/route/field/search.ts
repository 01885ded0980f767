import { z } from 'zod';
import { id, text } from '../../check/field.ts';
import { defineRoutes } from '../../route.ts';
import { listedTournament } from './tournament.ts';

const item = z.object({ id, name: z.string(), clubId: id, clubName: z.string(), date: z.iso.date(), lastDate: z.iso.date() });

export const searchRoutes = defineRoutes({
  'GET /api/search': {
    access: 'tournament.read',
    summary:
      'Tournaments, players and golfers of the register that the user may see by words of their names, without diacritics; of each eight, the newest first where they have a date',
    query: z.object({ words: text.max(100) }),
    answer: z.object({
      tournaments: z.array(item.extend(listedTournament.pick({ state: true, phase: true, playedToday: true }).shape)),
      players: z.array(item.extend({ tournamentId: id, tournamentName: z.string() })),
      /** Also by their VGA number. */
      golfers: z.array(z.object({ id, name: z.string(), vga: z.string().nullable(), clubs: z.array(z.string()) })),
    }),
  },
});
