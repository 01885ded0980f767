import { expect } from '@playwright/test';
import { makeSheet } from '../caddie.ts';
import { logIn, test } from '../fairway.ts';
import { ask, enterScore, prepareTournament } from '../tournament.ts';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { board, caddie, type Office } from './scenario.ts';
import { webkit } from './webkit.ts';

test.use({ outage: true });

const PLAYERS = ['Nguyễn Văn An', 'Trần Quốc Bình'];

for (const { name, ...choice } of [chromium(), firefox(), webkit()]) {
  if ('missing' in choice) {
    test.skip(`${name} was not tried: ${choice.missing}`, () => undefined);
    continue;
  }
  test(`${name}: a caddie’s strokes arrive, also those from while the server was away; a board moves and a card opens`, async ({
    page,
    browser,
    server,
  }) => {
    await logIn(page, 'manager');
    const golfers = PLAYERS.map((golfer) => ({ name: golfer, handicapCourse: 0 }));
    const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
    const { path, roundId, playerIds } = prepared;
    const received = async () => {
      const cards = [...playerIds.values()].map((id) => ask(page, 'GET', `/api${path}/rounds/${roundId}/players/${id}/entries`));
      return (await Promise.all(cards)).reduce((sum, { items }) => sum + items.length, 0);
    };
    const office: Office = {
      ...server,
      sheet: server.url + (await makeSheet(page, prepared)).address,
      board: `${server.url}${path}/live`,
      players: PLAYERS,
      enter: async (player, hole, score) => expect(await enterScore(page, prepared, player, hole, score)).toBe('applied'),
      received,
    };
    const driver = await choice.open(browser);
    try {
      const lacks = await caddie(driver, office);
      if (lacks !== null) process.stdout.write(`  ${name}: ${lacks}\n`);
      await board(driver, office);
    } finally {
      await driver.close();
    }
  });
}
