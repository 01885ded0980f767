import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { addRound, ask, enterCards, enterScore, type Golfer, type Prepared, prepareTournament } from '../kit/tournament.ts';

const [AN, BINH, CHAU, DUNG, EM] = ['Nguyễn Văn An', 'Trần Đức Bình', 'Võ Minh Châu', 'Lê Hoàng Dũng', 'Phạm Quốc Em'] as const;
const GIANG = 'Đỗ Hương Giang';
const GOLFERS: readonly Golfer[] = [AN, BINH, CHAU, DUNG, EM, GIANG].map((name) => ({ name, handicapCourse: name === GIANG ? 20 : 0 }));
/** Two of division A go on, and those tied with the second; division B is not cut. */
const FIRST_ROUND = { [AN]: 0, [BINH]: 1, [CHAU]: 1, [DUNG]: 3, [EM]: 4, [GIANG]: 22 };
const [THROUGH, CUT] = [
  [AN, BINH, CHAU, GIANG],
  [DUNG, EM],
];

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** A phone that watches the public board. */
async function openBoard(browser: Browser, page: Page, { path }: Prepared): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: { width: 390, height: 844 } });
  const board = await context.newPage();
  await board.goto(`${path}/live`);
  await expect(board.getByText('Trực tiếp').first()).toBeVisible();
  return board;
}

/** A player's figures on the board of a phone: place, thru, to par. */
async function expectLine(board: Page, name: string, ...figures: readonly [place: string, thru: string, toPar: string]): Promise<void> {
  const cells = rowOf(board, name).locator('td:visible');
  for (const [at, figure] of figures.entries()) await expect(cells.nth(at)).toContainText(figure);
}

test.describe('a tournament of two days, eighteen holes and the back nine', () => {
  let first: Prepared;
  let second: Prepared;
  let board: Page;

  test.beforeEach(async ({ page, browser }) => {
    await logIn(page, 'manager');
    first = await prepareTournament(
      page,
      [
        ['Bảng A', 0, 18, 2],
        ['Bảng B', 19, 36],
      ],
      GOLFERS,
    );
    second = await addRound(page, first, 'back');
    await enterCards(page, first, FIRST_ROUND);
    board = await openBoard(browser, page, first);
  });
  test.afterEach(() => board.context().close());

  test('a player who misses the cut is listed before, is below the line, is not expected in the second round, and is back when the first is reopened', async ({
    page,
  }) => {
    await page.goto(`${first.path}/scores`);
    await finishFirst(page);
    await seeCut(board);
    await playOn(page, board);
    await reopenFirst(page, board);
  });

  test('between its rounds the board stands as after the first, and the first stroke of the second counts on', async ({ page }) => {
    await ask(page, 'POST', `/api${first.path}/rounds/${first.roundId}/finish`);
    await seeCut(board);
    await seeCard(board);
    await enterScore(page, second, BINH, 10, 3);
    await expectLine(board, BINH, 'T1', '1', 'E');
    await expectLine(board, AN, 'T1', '–', 'E');
    await expectLine(board, CHAU, '3', '–', '+1');
    await expect(board.getByText('Vòng 2 · 0/4 đã xong · 1 đang đánh')).toBeVisible();
  });
});

async function finishFirst(page: Page): Promise<void> {
  await test.step('finishing the first round lists who would miss the cut; cancelling changes nothing', async () => {
    const dialog = page.getByRole('dialog', { name: 'Kết thúc vòng 1?' });
    await expect(page.getByText('6/6 thẻ đủ 18 hố')).toBeVisible();
    await page.getByRole('button', { name: 'Kết thúc vòng' }).click();
    await expect(dialog).toContainText(`Bảng A: 2 golfer đầu được đánh tiếp; 2 golfer không qua cut: ${DUNG}, ${EM}.`);
    await dialog.getByRole('button', { name: 'Hủy' }).click();
    await expect(page.getByText('6/6 thẻ đủ 18 hố')).toBeVisible();
    await page.getByRole('button', { name: 'Kết thúc vòng' }).click();
    await dialog.getByRole('button', { name: 'Kết thúc vòng' }).click();
  });
}

async function seeCut(board: Page): Promise<void> {
  await test.step('the board shows who goes on, each with a place, and below them who missed the cut', async () => {
    await expectLine(board, AN, '1', '–', 'E');
    for (const name of [BINH, CHAU]) await expectLine(board, name, 'T2', '–', '+1');
    await expectLine(board, GIANG, '4', '–', '+2');
    const below = board.locator('tbody', { hasText: 'Không xếp hạng' }).locator('tr.line');
    await expect(below.locator('.name')).toHaveText(CUT);
    await expect(below.locator('.status')).toHaveText(CUT.map(() => 'Không qua cut'));
    await expect(board.getByText('Vòng 2 · 4 golfer')).toBeVisible();
    await expect(board.getByText('Đang diễn ra')).toBeVisible();
  });
}

const holeCell = (page: Page, name: string, hole: number): Locator =>
  rowOf(page, name).getByRole('gridcell', { name: new RegExp(`^Hố ${hole}:`) });

async function playOn(page: Page, board: Page): Promise<void> {
  await test.step('the desk goes on to the second round, and expects only its players', async () => {
    await expect(page.getByText('0/4 thẻ đủ 9 hố')).toBeVisible();
    await expect(page.getByText(`Hố 10 · Par 4 · Index 10 · ${GIANG}`)).toBeVisible();
    await page.keyboard.type('4'.repeat(9));
    await expect(page.getByText('1/4 thẻ đủ 9 hố')).toBeVisible();
    await expect(page.getByText(`Hố 10 · Par 4 · Index 10 · ${AN}`)).toBeVisible();
    // half of 20 strokes on nine holes: +2 and −10
    await expectLine(board, GIANG, '1', 'F', '−8');
    await holeCell(page, DUNG, 10).click();
    await page.keyboard.press('4');
    await expect(page.getByText('Golfer không qua cut nên không đánh vòng này.')).toBeVisible();
    await expect(page.getByText('1/4 thẻ đủ 9 hố')).toBeVisible();
    await page.getByRole('button', { name: '3 thẻ chưa đủ, thiếu 27 hố' }).click();
    const missing = page.getByRole('dialog', { name: 'Còn thiếu điểm' });
    for (const name of THROUGH) if (name !== GIANG) await expect(missing.getByRole('button', { name })).toBeVisible();
    for (const name of CUT) await expect(missing.getByRole('button', { name })).toBeHidden();
    await missing.getByRole('button', { name: 'Đóng' }).click();
  });
}

async function reopenFirst(page: Page, board: Page): Promise<void> {
  await test.step('the first round is reopened: no player is cut, and the second round asks for all of them', async () => {
    await page.getByRole('combobox', { name: 'Vòng', exact: true }).click();
    await page.getByRole('option', { name: 'Vòng 1' }).click();
    await page.getByRole('button', { name: 'Mở lại vòng' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mở lại vòng 1?' });
    await expect(dialog).toContainText('Cut sau vòng này (nếu có) được hủy');
    await dialog.getByRole('button', { name: 'Mở lại vòng' }).click();
    await expect(page.getByText('6/6 thẻ đủ 18 hố')).toBeVisible();
    await expect(board.getByText('Không qua cut')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Vòng', exact: true }).click();
    await page.getByRole('option', { name: 'Vòng 2' }).click();
    await expect(page.getByText('1/6 thẻ đủ 9 hố')).toBeVisible();
  });
}

async function seeCard(board: Page): Promise<void> {
  await test.step('a card has its first round, and the second still empty', async () => {
    await board.getByRole('button', { name: BINH, exact: true }).click();
    const card = board.getByRole('region', { name: BINH });
    await expect(card.locator('.round')).toHaveCount(2);
    await expect(card.locator('.card-total strong')).toHaveText(['73', '–chưa có điểm']);
    await board.getByRole('button', { name: BINH, exact: true }).click();
  });
}
