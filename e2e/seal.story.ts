import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { logIn, test, watchForTrouble } from './fairway.ts';
import { ask, prepareTournament } from './tournament.ts';

const GOLFERS = [
  ['Trần Thị Bình', 1],
  ['Lê Minh Châu', 2],
] as const;

test('hidden holes are drawn and sealed, revealed hole by hole, and checked by the viewer’s own browser', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const { path, roundId, playerIds } = await prepareTournament(
    page,
    [['A', 0, 36]],
    GOLFERS.map(([name]) => ({ name, handicapCourse: 0 })),
  );
  const { version } = await ask(page, 'GET', `/api${path}`);
  await ask(page, 'PATCH', `/api${path}`, { version, calculateHandicapDay: 'new-new-peoria-taiwan' });
  const entries = GOLFERS.flatMap(([name, over]) =>
    Array.from({ length: 18 }, (_, at) => ({
      id: crypto.randomUUID(),
      playerId: playerIds.get(name),
      hole: at + 1,
      score: 4 + over,
      replaces: null,
      enteredAt: new Date().toISOString(),
    })),
  );
  await ask(page, 'POST', `/api${path}/rounds/${roundId}/entries`, { entries });
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const trouble = watchForTrouble(context);
  const [television, phone] = [await context.newPage(), await context.newPage()];

  await test.step('the draw seals a list that nobody sees', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Bốc thăm' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bốc thăm' }).click();
    await expect(page.getByText('Đã niêm phong 12 hố.')).toBeVisible();
    await expect(page.getByText(/^Mã [0-9a-f]{8}…/)).toBeVisible();
    await expectAccessible(page);
    await phone.goto(`${path}/live`);
    await phone.getByRole('link', { name: 'Seal of the hidden holes' }).click();
    await expect(phone.getByText('appear here once they are revealed')).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step('hole by hole, two pages follow; until the last one it is provisional', async () => {
    await television.goto(`${path}/live?tv=1`);
    await phone.goto(`${path}/live?ceremony=1`);
    await page.goto(`${path}/presentation`);
    await page.getByRole('button', { name: 'Công bố hố ẩn từng hố' }).click();
    await expect(page.getByText('Hố ẩn thứ 1 trên 12. Chưa ai biết là hố nào.')).toBeVisible();
    const next = page.getByRole('button', { name: 'Tiếp', exact: true });
    await next.click();
    for (const watching of [television, phone]) {
      await expect(watching.getByText('Provisional, by 1 of 12 hidden holes')).toBeVisible();
      await expect(watching.getByText('Lê Minh Châu')).toBeVisible();
    }
    await expectAccessible(phone);
    for (let nth = 2; nth <= 12; nth++) {
      await next.click();
      await expect(television.getByText(`Hidden hole ${nth} of 12`)).toBeVisible();
    }
    await expect(phone.getByText('All 12 hidden holes')).toBeVisible();
    await page.getByRole('button', { name: 'Kết thúc và công bố hố ẩn' }).click();
    await expect(television.getByText('Hidden hole 12 of 12')).toBeHidden();
  });

  await test.step('the viewer’s browser makes the seal again from the holes and the salt', async () => {
    await phone.goto(`${path}/live/seal`);
    await expect(phone.getByText('It matches.')).toBeVisible();
    await expectAccessible(phone);
  });
  expect(trouble).toEqual([]);
  await context.close();
});
