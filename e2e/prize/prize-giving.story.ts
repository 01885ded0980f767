import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { enterCards, prepareTournament } from '../kit/tournament.ts';

/** Over par on the last hole. */
const GOLFERS = [
  ['Nguyễn Văn An', 0],
  ['Lê Minh Châu', 1],
  ['Trần Thị Bình', 2],
] as const;

test('the winners are presented from the last award to the first, which publishes them; a picture of them is made', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const prepared = await playedTournament(page);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1920, height: 1080 } });
  const trouble = watchForTrouble(context);
  const television = await context.newPage();
  await television.goto(`${prepared.path}/live?tv=1`);

  await test.step('nobody outside sees them yet; the manager goes to the presentation of the awards', async () => {
    await page.goto(`${prepared.path}/winners`);
    await expect(page.getByText('Chưa công bố', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Trình chiếu', exact: true }).click();
    await page.getByRole('button', { name: 'Bắt đầu trình chiếu' }).click();
    await expect(television.getByText('Sắp bắt đầu')).toBeVisible();
  });
  await test.step('award by award, the television shows what the presenter shows', async () => {
    const next = page.getByRole('button', { name: 'Tiếp', exact: true });
    for (const isLeft = () => next.isVisible(); await isLeft(); ) {
      const name = await page
        .getByRole('region', { name: 'Tiếp theo, chỉ bạn thấy' })
        .getByText(/An|Châu|Bình/)
        .textContent();
      await next.click();
      await expect(page.getByRole('region', { name: 'Đang chiếu' })).toContainText(name ?? '');
      await expect(television.getByRole('main')).toContainText(name ?? '');
    }
    await expect(television.getByRole('main')).toContainText('Best Gross');
    await expectAccessible(television);
  });
  await test.step('the end publishes them', async () => {
    await page.getByRole('button', { name: 'Kết thúc và công bố giải thưởng' }).click();
    await page.goto(`${prepared.path}/winners`);
    await expect(page.getByText(/^Đã công bố lúc/)).toBeVisible();
    await television.goto(`${prepared.path}/live`);
    await expect(television.getByRole('region', { name: 'Kết quả giải thưởng' })).toContainText('Nguyễn Văn An');
    await savedPicture(television, 'Ảnh kết quả để chia sẻ');
  });
  await test.step('a picture of one of them is drawn and saved', async () => {
    await page.getByRole('button', { name: 'Thao tác khác' }).click();
    await page.getByRole('menuitem', { name: 'Ảnh chia sẻ' }).click();
    await expect(page.getByRole('img', { name: 'Ảnh có tên giải đấu, các giải thưởng và người nhận' })).toBeVisible();
    await expectAccessible(page);
    await savedPicture(page, 'Tải ảnh');
  });
  expect(trouble).toEqual([]);
  await context.close();
});

async function playedTournament(page: Page) {
  const prepared = await prepareTournament(
    page,
    [['A', 0, 36]],
    GOLFERS.map(([name]) => ({ name, handicapCourse: 0 })),
  );
  await enterCards(page, prepared, Object.fromEntries(GOLFERS), 18);
  return prepared;
}

/** Presses the button and looks at the file: its size, and that it has more than one colour. */
async function savedPicture(page: Page, button: string): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  const bytes = await readFile(await download.path());
  const seen = await page.evaluate(async (base64) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${base64}` });
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const light = Array.from(data).filter((value, at) => at % 4 === 0 && value > 240).length;
    return { width: image.width, height: image.height, hasLetters: light > 1000 };
  }, bytes.toString('base64'));
  expect(seen).toEqual({ width: 1080, height: 1350, hasLetters: true });
}
