import { expect, type Page } from '@playwright/test';
import { makeSheet } from '../kit/caddie.ts';
import { logIn, test } from '../kit/fairway.ts';
import { ask, enterScore, prepareTournament } from '../kit/tournament.ts';
import { driverOf } from './driver.ts';
import { ENGINES, inEngine, PHONE } from './engine.ts';
import { board, caddie, type Office, translated } from './scenario.ts';

test.use({ outage: true });
test.setTimeout(240_000);

const PLAYERS = ['Nguyễn Văn An', 'Trần Quốc Bình'];

async function openOffice(page: Page, server: Pick<Office, 'stop' | 'start'> & { url: string }): Promise<Office> {
  await logIn(page, 'manager');
  const golfers = PLAYERS.map((golfer) => ({ name: golfer, handicapCourse: 0 }));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  const { path, roundId, playerIds } = prepared;
  const received = async () => {
    const cards = [...playerIds.values()].map((id) => ask(page, 'GET', `/api${path}/rounds/${roundId}/players/${id}/entries`));
    return (await Promise.all(cards)).reduce((sum, { items }) => sum + items.length, 0);
  };
  return {
    ...server,
    sheet: server.url + (await makeSheet(page, prepared)).address,
    board: `${server.url}${path}/live`,
    players: PLAYERS,
    enter: async (player, hole, score) => expect(await enterScore(page, prepared, player, hole, score)).toBe('applied'),
    received,
  };
}

for (const engine of ENGINES) {
  test(`${engine.name}: a caddie’s strokes arrive, also those from while the server was away`, async ({ page, server }) => {
    const office = await openOffice(page, server);
    await inEngine(engine, PHONE, async (driver) => {
      const lacks = await caddie(driver, office);
      if (lacks !== null) process.stdout.write(`  ${engine.name}: ${lacks}\n`);
    });
  });

  test(`${engine.name}: a board moves, also after the server was away, and a card opens`, async ({ page, server }) => {
    const office = await openOffice(page, server);
    await inEngine(engine, PHONE, (driver) => board(driver, office));
  });

  test(`${engine.name}: a translated board is the same as one that is not`, async ({ page, server, browser }) => {
    const office = await openOffice(page, server);
    for (const player of PLAYERS) for (const hole of [1, 2]) await office.enter(player, hole, 4);
    const plain = await browser.newPage({ viewport: PHONE });
    await inEngine(engine, PHONE, (driver) => translated(driver, driverOf(plain), office));
    await plain.close();
  });
}
