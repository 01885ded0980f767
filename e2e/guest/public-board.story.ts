import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessibility.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { ask, enterScore, prepareTournament } from '../kit/tournament.ts';

const AN = 'Nguyễn Văn An';
const BINH = 'Trần Thị Bình';

test('a spectator follows a player, reads why, and sees what has changed when they want to', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const golfers = [AN, BINH].map((name) => ({ name, handicapCourse: 0 }));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  await enterScore(page, prepared, AN, 1, 3);
  await enterScore(page, prepared, BINH, 1, 4);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const trouble = watchForTrouble(context);
  const board = await context.newPage();
  await board.goto(`${prepared.path}/live`);
  const line = (name: string) => board.locator('tr[data-player]').filter({ hasText: name });

  await test.step('a first look has no arrows; a stroke later the one who has gained has one', async () => {
    await expect(line(BINH).locator('.place')).toHaveText('2');
    await enterScore(page, prepared, BINH, 2, 2);
    await expect(line(BINH).locator('.place')).toHaveText('11, lên 1 hạng');
    await expect(line(AN).locator('.place')).toHaveText('21, xuống 1 hạng');
  });
  await test.step('a star keeps a player on top, also after a reload', async () => {
    await line(AN)
      .getByRole('button', { name: `Theo dõi ${AN}` })
      .click();
    await board.reload();
    const mine = board.locator('tbody').filter({ hasText: 'Người tôi theo dõi' });
    await expect(mine.getByRole('row').filter({ hasText: AN })).toBeVisible();
    await expect(mine).toHaveCSS('position', 'sticky');
    await expect(line(BINH).locator('.move')).toHaveCount(0);
  });
  await test.step('one tap opens the card and the reasons; meanwhile new standings wait', async () => {
    await line(BINH).getByRole('button', { name: BINH, exact: true }).click();
    const card = board.getByRole('region', { name: BINH });
    await expect(card).toContainText(`Vì sao ${BINH} ở vị trí này?`);
    await expect(card).toContainText('Hạng 1 trong 2 golfer.');
    await expectAccessible(board);
    await enterScore(page, prepared, AN, 2, 2);
    await expect(board.getByRole('button', { name: '2 thay đổi' })).toBeVisible();
    await expect(line(AN).locator('.place')).toHaveText('2');
    await board.getByRole('button', { name: '2 thay đổi' }).press('Enter');
    await expect(board.getByRole('main')).toBeFocused();
    await expect(line(AN).locator('.place')).toContainText('1');
    await expect(card).toContainText('Hạng 2 trong 2 golfer.');
    await line(BINH).getByRole('button', { name: BINH, exact: true }).click();
    await expect(card).toHaveCount(0);
  });
  await test.step('the flights are where they play', async () => {
    await board.getByRole('link', { name: 'Trên sân' }).click();
    await expect(board.getByRole('listitem').filter({ hasText: 'Flight 1' }).first()).toContainText('Hố 3');
    await expectAccessible(board);
  });
  await test.step('a board that the browser translates follows strokes, a card, a search, a division and the language like any other', async () => {
    const [plain, translated] = [await context.newPage(), await context.newPage()];
    const both = [plain, translated];
    const rows = (of: Page) => of.locator('tr').evaluateAll((all) => all.map((row) => row.textContent));
    const expectSame = async (row: Locator) => {
      await expect(row).toHaveCount(1);
      await expect.poll(() => rows(translated)).toEqual(await rows(plain));
    };
    for (const page of both) await page.goto(`${prepared.path}/live`);
    const lineOn = (page: Page) => page.locator('tr[data-player]').filter({ hasText: AN });
    await expect(lineOn(translated)).toHaveAttribute('translate', 'no');
    await translated.evaluate(translateForEver);
    await expect(lineOn(translated).locator('font font').first()).toBeVisible();
    for (const hole of [3, 4, 5]) {
      await enterScore(page, prepared, AN, hole, hole);
      await expectSame(lineOn(plain).filter({ has: plain.locator('.thru', { hasText: String(hole) }) }));
    }
    for (const page of both) await page.getByRole('button', { name: BINH, exact: true }).click();
    await expectSame(plain.locator('.opened').filter({ hasText: 'Hạng 2 trong 2 golfer.' }));
    for (const page of both) await page.getByRole('button', { name: BINH, exact: true }).click();
    for (const page of both) await page.getByRole('searchbox').fill('bin');
    await expectSame(plain.locator('tr[data-player]'));
    for (const page of both) await page.getByRole('searchbox').fill('');
    for (const page of both) await page.getByRole('link', { name: 'Bảng A' }).click();
    await expectSame(plain.locator('.tab[aria-current]').filter({ hasText: 'Bảng A' }));
    for (const page of both) await page.getByLabel('Ngôn ngữ').selectOption('en');
    await expectSame(plain.locator('thead').filter({ hasText: 'Player' }));
    await translated.getByLabel('Language').selectOption('vi');
    for (const page of both) await page.close();
  });
  await test.step('a guest reads it in Korean; the club’s television finds the tournament by itself', async () => {
    await board.getByLabel('Ngôn ngữ').selectOption('ko');
    await expect(board.getByLabel('언어')).toHaveValue('ko');
    await expect(board.locator('html')).toHaveAttribute('lang', 'ko');
    const { clubId, version, timeZone } = await ask(page, 'GET', `/api${prepared.path}`);
    const date = new Date().toLocaleDateString('en-CA', { timeZone });
    await ask(page, 'PATCH', `/api${prepared.path}`, { date, version });
    await board.setViewportSize({ width: 1920, height: 1080 });
    await board.goto(`/live/tv?club=${clubId}`);
    await expect(board.getByRole('table', { name: '리더보드' })).toContainText(AN);
    await expect.poll(() => board.locator('.tv-code').evaluate((code) => (code as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(board);
  });
  expect(trouble).toEqual([]);
  await context.close();
});

/** What a browser's translation does to a page: in place of every text, whatever the page asks for, stands another in two elements; it goes on. */
function translateForEver(): void {
  const translate = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: ChildNode[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('font, script, option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
}
