import { eq } from 'drizzle-orm';
import type { Person, TestApp } from '../../../test/app.ts';
import type { EntryBody, Event } from '../../../test/event.ts';
import { tournament } from '../../db/schema.ts';

/** What is done to the cards of a round through the routes, and what is read of them. */
export function scoreScene(test: TestApp) {
  const send = (event: Event, entries: EntryBody[], who: Person = 'reader', headers = {}) =>
    test.ask(who, `POST ${event.roundPath}/entries`, { entries }, headers);
  const sheet = async (event: Event) => (await test.ask('reader', `GET ${event.roundPath}/scores`)).body;
  return {
    send,
    sheet,
    outcomes: async (event: Event, entries: EntryBody[], who: Person = 'reader') => {
      const { body } = await send(event, entries, who);
      return body.outcomes.map(({ outcome, code }: { outcome: string; code: string | null }) => code ?? outcome);
    },
    cardOf: async (event: Event, nth = 0) =>
      (await sheet(event)).cards.find((one: { playerId: string }) => one.playerId === event.playerIds[nth]),
    boardVersion: async (event: Event) => {
      const [row] = await test.db.select().from(tournament).where(eq(tournament.id, event.id));
      return row?.boardVersion;
    },
  };
}
