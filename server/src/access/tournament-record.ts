import type { tournament } from '../db/schema/field/tournament.ts';

/** A tournament as a request finds it, with what its club says. */
export type TournamentRecord = typeof tournament.$inferSelect & { siteId: string; clubName: string; timeZone: string };
