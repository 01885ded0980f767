import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { addRound, ask, enterCards, openTab, type Prepared, prepareTournament } from '../kit/tournament.ts';
import { awardLine } from '../kit/winner.ts';

const [AN, BINH, CHI, DUNG, GIANG] = ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Chi', 'Phạm Tiến Dũng', 'Hoàng Minh Giang'] as const;
const GOLFERS = [AN, BINH, CHI, DUNG, GIANG].map((name) => ({ name, handicapCourse: 0 }));
const AWARDS = [
  { kind: 'best-net', basis: 'points', main: true, wonBy: 'sides' },
  { kind: 'best-net', basis: 'points', main: true, name: 'Cá nhân xuất sắc', wonBy: 'players' },
];
/** Pars, and birdies on these holes. */
const birdies = (...holes: number[]) => Array.from({ length: 18 }, (_, at) => (holes.includes(at + 1) ? 3 : 4));
const finish = (page: Page, { path, roundId }: Prepared) => ask(page, 'POST', `/api${path}/rounds/${roundId}/finish`);
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();

test('a four-ball Stableford of two rounds, with a substitute in the second, from the sides to the prizes', async ({ page }) => {
  await logIn(page, 'manager');
  const settings = { play: 'four-ball', format: 'stableford', awards: AWARDS };
  const first = await prepareTournament(page, [['A', 0, 36]], GOLFERS, settings);
  const id = (name: string) => first.playerIds.get(name);
  const sides = [
    { name: 'Sông Hồng', partners: [id(AN), id(BINH)] },
    { name: 'Sông Đà', partners: [id(CHI), id(DUNG)] },
  ];
  await ask(page, 'POST', `/api${first.path}/sides`, { sides });
  await enterCards(page, first, { [AN]: 0, [BINH]: birdies(1), [CHI]: 0, [DUNG]: 0 });
  const second = await addRound(page, first);

  await test.step('before the second round another golfer comes in, in the sheet', async () => {
    await page.goto(`${first.path}/sides?round=2`);
    const sheet = page.getByRole('grid', { name: 'Các nhóm' });
    await sheet.getByText(BINH).click();
    await page.keyboard.type('Hoàng Minh');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('row', { name: /Sông Hồng/ })).toContainText(GIANG);
    await expect(page.getByRole('region', { name: 'Golfer chưa có nhóm' })).toContainText(BINH);
  });

  await finish(page, first);
  await enterCards(page, second, { [AN]: 0, [GIANG]: birdies(2, 3), [CHI]: birdies(1), [DUNG]: 0 });

  await test.step('the desk marks the ball that counts', async () => {
    await page.goto(`${first.path}/scores?round=2`);
    const cell = (name: string, hole: number) => rowOf(page, name).getByRole('gridcell', { name: new RegExp(`^Hố ${hole}:`) });
    await expect(cell(GIANG, 2)).toHaveAccessibleName(/Được tính cho nhóm/);
    await expect(cell(AN, 2)).not.toHaveAccessibleName(/Được tính cho nhóm/);
    await expect(cell(AN, 1)).toHaveAccessibleName(/Được tính cho nhóm/);
  });

  await finish(page, second);
  await test.step('the board has the sides with whose balls count, and the single players beside them', async () => {
    await page.goto(`${first.path}/live`);
    await expect(rowOf(page, 'Sông Hồng')).toContainText('75');
    await expect(rowOf(page, 'Sông Hồng')).toContainText(`${AN}, ${BINH} (Vòng 1), ${GIANG} (Vòng 2)`);
    await expect(rowOf(page, 'Sông Đà')).toContainText('73');
    await page.getByRole('button', { name: 'Sông Hồng', exact: true }).click();
    const card = page.getByRole('region', { name: 'Sông Hồng' });
    await expect(card).toContainText('Vòng 2: bóng được tính của 18 hố được 38 điểm');
    await expect(card).toContainText(`${GIANG}: hố 2–3`);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Golfer', exact: true }).click();
    await expect(rowOf(page, CHI)).toContainText('73');
    await expect(rowOf(page, AN)).toContainText('72');
  });

  await test.step('the plan gives the side its prize with all partners, and the next one to a golfer who has none', async () => {
    await page.goto(first.path);
    await openTab(page, 'Kết quả giải thưởng');
    const [ofSides, alone] = [awardLine(page, 'Best Net'), awardLine(page, 'Cá nhân xuất sắc')];
    await expect(ofSides).toContainText('Sông Hồng');
    await expect(ofSides).toContainText(GIANG);
    await expect(alone).toContainText(CHI);
  });

  await test.step('a guest checks both prizes on the closed day, and finds their side with the cards of its partners', async () => {
    await ask(page, 'POST', `/api${first.path}/close`);
    const { boardVersion } = await (await page.request.get(`/api/live${first.path}`)).json();
    await ask(page, 'PUT', `/api${first.path}/winners/publication`, { boardVersion });
    await page.goto(`${first.path}/live`);
    await page.getByRole('link', { name: 'Kiểm tra kết quả' }).first().click();
    await page.locator('.check-button').click();
    await expect(page.getByRole('status').first()).toContainText('2 trên 2 giải thưởng khớp');
    const choice = page.getByLabel('Chọn golfer');
    await expect(choice.locator('optgroup[label=Nhóm] option')).toHaveText(['Sông Đà', 'Sông Hồng']);
    await choice.selectOption('Sông Hồng');
    await expect(page.getByText('Điểm Stableford: toàn giải 1').first()).toBeVisible();
    for (const name of [AN, BINH, GIANG]) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(4);
    await expectAccessible(page);
  });

  await test.step('so they do in the file that they keep', async () => {
    const kept = await (await page.request.get(`/api/live${first.path}/result.html`)).text();
    await page.goto('about:blank');
    await page.setContent(kept);
    await expect(page.getByRole('status')).toContainText('2 trên 2 giải thưởng khớp');
    const ofSides = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Nhóm' }) });
    await expect(ofSides.getByRole('rowheader')).toHaveText(['Sông Hồng', 'Sông Đà']);
    await page.getByRole('combobox').last().selectOption('Sông Hồng');
    for (const name of [AN, BINH, GIANG]) await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});
