import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { cardOver, type EntryBody, type Event, seedEvent, wholeCard } from '../../../test/event.ts';
import { division, player } from '../../db/schema.ts';

export const scratch = { handicapCourse: 0 };
export type Given = Parameters<typeof seedEvent>[2] & { cut?: number | null };

/** A tournament with a line in its first division, two of four unless told otherwise, and what is done to its rounds through the routes. */
export function cutScene(test: TestApp) {
  const at = (event: Event, round: number, deed = '') => `${event.path}/rounds/${event.roundIds[round - 1]}${deed}` as const;
  const scene = {
    at,
    event: async ({ cut = 2, ...given }: Given = {}): Promise<Event> => {
      const made = await seedEvent(test.db, test.clubId, { players: Array(4).fill(scratch), divisions: ['A'], rounds: 2, ...given });
      await test.db
        .update(division)
        .set({ cut })
        .where(eq(division.id, made.divisionIds[0] ?? ''));
      return made;
    },
    finish: (event: Event, round = 1) => test.ask('manager', `POST ${at(event, round, '/finish')}`),
    reopen: (event: Event, round = 1) => test.ask('manager', `POST ${at(event, round, '/reopen')}`),
    preview: async (event: Event, round = 1) => (await test.ask('reader', `GET ${at(event, round, '/finish')}`)).body,
    enter: (event: Event, round: number, entries: EntryBody[]) => test.ask('reader', `POST ${at(event, round, '/entries')}`, { entries }),
    /** Player n plays a round so many over par, all of it on the first hole. */
    play: async (event: Event, round: number, over: readonly (number | null)[]) => {
      const cards = over.map((strokes, nth) => (strokes === null ? [] : wholeCard(event.playerIds[nth] ?? '', cardOver({ 1: strokes }))));
      for (const entries of cards) if (entries.length > 0) expect((await scene.enter(event, round, entries)).status).toBe(200);
    },
    board: async (event: Event, who: 'office' | 'public' = 'office') =>
      (
        await test.ask(
          who === 'office' ? 'reader' : null,
          who === 'office' ? `GET ${event.path}/leaderboard` : `GET /api/live/tournaments/${event.id}`,
        )
      ).body,
    /** Who has the status on the board, by the number of the player. */
    cutOn: async (event: Event) =>
      (await scene.board(event)).lines
        .filter(({ status }: { status: string }) => status === 'cut')
        .map(({ playerId }: { playerId: string }) => event.playerIds.indexOf(playerId))
        .sort(),
    setStatus: async (event: Event, nth: number, round: number, status: string) => {
      const [row] = await test.db
        .select({ version: player.version })
        .from(player)
        .where(eq(player.id, event.playerIds[nth] ?? ''));
      return test.ask('editor', `PATCH ${event.path}/players/${event.playerIds[nth]}`, {
        version: row?.version,
        card: { roundId: event.roundIds[round - 1], status },
      });
    },
  };
  return scene;
}
