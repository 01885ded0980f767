import { z } from 'zod';
import { SHORT_SCREENS } from '../../choice/field/short-address.ts';
import { defineRoutes } from '../../route.ts';

/** A short address as it is printed: `https://golf.example.com/t/K7MF9XWR`. It leads to a screen, and admits nobody. */
export const shortAddress = z.object({ screen: z.enum(SHORT_SCREENS), address: z.string() });
export type ShortAddress = z.infer<typeof shortAddress>;

export const shortAddressRoutes = defineRoutes({
  'GET /api/tournaments/:tournamentId/short-addresses': {
    access: 'tournament.read',
    summary: 'The short addresses of a tournament’s public pages; they are made when they are asked for first, and stay',
    answer: z.object({ items: z.array(shortAddress) }),
  },
  'GET /api/live/short-addresses/:code': {
    access: 'anyone',
    summary: 'Where a short address leads, for pages at another origin; 404 alike for one that is private, deleted or unknown',
    params: { code: z.string().max(100) },
    answer: z.object({ path: z.string() }),
  },
});
