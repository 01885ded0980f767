import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { cardOver, type Event, PAR, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { division, tournament } from '../../../db/schema/field/tournament.ts';
import { winnerPublication } from '../../../db/schema/result/result.ts';

const test = await testApp();
const ask = async (route: Parameters<typeof test.ask>[1], body?: unknown) => {
  const answer = await test.ask('manager', route, body);
  expect([route, answer.status, answer.status < 300 ? null : answer.body]).toEqual([route, answer.status, null]);
  return answer.body;
};

/** A golfer who won a tournament of two by three strokes; it is closed, and its winners are public. */
async function played(settings: object = {}): Promise<{ id: string; event: Event }> {
  const event = await seedEvent(test.db, test.clubId, {
    settings: { name: 'Medal', date: '2026-03-10', public: true, awards: [{ kind: 'best-gross' }], ...settings },
    players: [{ name: 'Trần An' }, { name: 'Lê Bình' }],
    divisions: ['A'],
  });
  const entries = event.playerIds.flatMap((playerId, nth) =>
    PAR.map((par, hole) => stroke(playerId, hole + 1, par + (nth > 0 && hole < 3 ? 1 : 0))),
  );
  await ask(`POST ${event.roundPath}/entries`, { entries });
  return { id: await closed(event), event };
}

/** Closes a tournament, publishes its winners, and joins its first player to a golfer. */
async function closed(event: Event): Promise<string> {
  await ask(`POST ${event.roundPath}/finish`);
  await ask(`POST ${event.path}/close`);
  const { boardVersion } = await ask(`GET ${event.path}/winners`);
  await ask(`PUT ${event.path}/winners/publication`, { boardVersion });
  const { id } = await ask(`POST /api/sites/${test.siteId}/golfers`, { name: 'Trần An', gender: 'm' });
  await ask(`POST /api/golfers/${id}/joins`, { playerIds: event.playerIds.slice(0, 1) });
  return id;
}

describe('the career of a golfer', () => {
  it('has of a closed tournament their place, strokes by hole, what they were played off, and their prizes', async () => {
    const { id, event } = await played();
    const { items, waiting } = await ask(`GET /api/golfers/${id}/career`);
    expect(waiting).toBe(0);
    expect(items).toMatchObject([
      {
        ...{ tournamentId: event.id, name: 'Medal', date: '2026-03-10', clubName: 'Phoenix', kind: 'player', partners: [], status: 'ok' },
        ...{ divisionName: 'A', place: { position: 1, tied: false }, gross: 72, grossToPar: 0 },
        rounds: [{ courseName: 'Champion', firstHole: 1, par: PAR, scores: PAR }],
        prizes: [{ kind: 'best-gross', place: 1 }],
      },
    ]);
  });

  it('has of a side with a ball each their own card, with whom they played, and what the side won', async () => {
    const event = await seedEvent(test.db, test.clubId, {
      settings: {
        play: 'four-ball',
        formatRule: { basis: 'gross', maximum: null },
        awards: [{ kind: 'best-gross', main: true, wonBy: 'sides' }],
      },
      players: [{ name: 'Trần An' }, { name: 'Lê Bình' }, { name: 'Đỗ Chi' }, { name: 'Vũ Dũng' }],
    });
    const [an, binh, chi, dung] = event.playerIds;
    const sides = [
      { name: 'S', partners: [an, binh] },
      { name: 'T', partners: [chi, dung] },
    ];
    await ask(`POST ${event.path}/sides`, { sides });
    for (const id of event.playerIds)
      await ask(`POST ${event.roundPath}/entries`, { entries: wholeCard(id, cardOver(id === binh ? { 1: -1 } : {})) });
    const id = await closed(event);
    const { id: golferId } = await ask(`POST /api/sites/${test.siteId}/golfers`, { name: 'Lê Văn Bình', gender: 'm' });
    await ask(`POST /api/golfers/${golferId}/joins`, { playerIds: [binh] });
    expect((await ask(`GET /api/golfers/${id}/career`)).items).toMatchObject([
      { kind: 'player', partners: [{ name: 'Lê Bình', golferId }], gross: 72, prizes: [{ kind: 'best-gross', place: 1 }] },
    ]);
  });

  it.each([
    ['open', (of: Event) => test.db.update(tournament).set({ state: 'open' }).where(eq(tournament.id, of.id))],
    ['hiding its last holes', (of: Event) => test.db.update(tournament).set({ hiddenHoles: 3 }).where(eq(tournament.id, of.id))],
    ['frozen', (of: Event) => test.db.update(tournament).set({ frozenAt: new Date() }).where(eq(tournament.id, of.id))],
    ['frozen in a division', (of: Event) => test.db.update(division).set({ frozenAt: new Date() }).where(eq(division.tournamentId, of.id))],
    ['without published winners', (of: Event) => test.db.delete(winnerPublication).where(eq(winnerPublication.tournamentId, of.id))],
  ])('says nothing of a tournament that is %s, but that it waits', async (_, hide) => {
    const { id, event } = await played();
    await ask(`POST /api/golfers/${id}/consents`, { purpose: 'page' });
    await hide(event);
    const { page, ...career } = await ask(`GET /api/golfers/${id}/career`);
    expect(career).toEqual({ items: [], waiting: 1, seasons: [] });
    expect((await test.ask(null, `GET /api/live/golfers/${new URL(page.url).searchParams.get('id')}`)).body.items).toEqual([]);
  });
});
