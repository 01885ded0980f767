import { expect, type Page } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { expectSentences } from '../kit/look/catalogue.ts';
import { ask, enterCards, type Golfer, type Prepared, prepareTournament } from '../kit/tournament.ts';

const TUAN = { name: 'Phùng Khắc Tuấn', handicapCourse: 14, vga: '87001' };
const MOC = { name: 'Quách Thị Mộc', handicapCourse: 20, phone: '0912 870 002' };
const SHORT = { name: 'Quách Mộc', handicapCourse: 20 };

const prepare = (page: Page, name: string, date: string, golfers: readonly Golfer[]) =>
  prepareTournament(page, [['Bảng A', 0, 36]], golfers, { name, date, awards: [{ kind: 'best-gross', main: true }] });
const proposals = (page: Page, { path }: Prepared) => page.goto(`/golfers/proposals?tournament=${path.split('/').at(-1)}`);
const main = (page: Page) => page.getByRole('main');

test('the lists of last year become one register; a wrong merge is taken back after a later join', async ({ page }) => {
  await logIn(page, 'manager');
  const spring = await prepare(page, 'Giải tháng 3', '2025-03-15', [TUAN, MOC]);
  const summer = await prepare(page, 'Giải tháng 6', '2025-06-14', [{ ...TUAN, name: 'PHUNG KHAC TUAN', handicapCourse: 13 }, MOC]);
  const autumn = await prepare(page, 'Giải tháng 9', '2025-09-13', [{ name: TUAN.name, handicapCourse: 14 }, SHORT]);
  await closeWithWinners(page, spring, { [TUAN.name]: 9, [MOC.name]: 20 });
  await closeWithWinners(page, summer, { 'PHUNG KHAC TUAN': 7, [MOC.name]: 18 });
  await joinLists(page, [spring, summer, autumn]);
  await addByHand(page);
  await seeResults(page);
  await agreeToPage(page);
  await takeMergeBack(page);
});

async function closeWithWinners(page: Page, prepared: Prepared, cards: Readonly<Record<string, number>>): Promise<void> {
  const { path, roundId } = prepared;
  await enterCards(page, prepared, cards);
  await ask(page, 'POST', `/api${path}/rounds/${roundId}/finish`);
  await ask(page, 'POST', `/api${path}/close`);
  const { boardVersion } = await ask(page, 'GET', `/api${path}/winners`);
  await ask(page, 'PUT', `/api${path}/winners/publication`, { boardVersion });
}

async function joinLists(page: Page, [spring, summer, autumn]: [Prepared, Prepared, Prepared]): Promise<void> {
  const acceptAll = async (name: string) => {
    await main(page).getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await test.step('of the first list everybody is new; the second is joined by name and number at once', async () => {
    await proposals(page, spring);
    await expect(page.getByText('Còn 2 dòng')).toBeVisible();
    await expectAccessible(page);
    await acceptAll('Thêm mọi người chưa có vào danh bạ');
    await expect(page.getByText('Mọi dòng đã ghép xong')).toBeVisible();
    await proposals(page, summer);
    await expect(page.getByText('Chắc chắn: tên và số riêng').nth(1)).toBeVisible();
    await acceptAll('Ghép mọi dòng chắc chắn');
    await expect(page.getByText('Mọi dòng đã ghép xong')).toBeVisible();
  });
  await test.step('of the third a name alone is confirmed by a person, and a short one is taken for somebody new', async () => {
    await proposals(page, autumn);
    await expect(page.getByText('Còn 2 dòng')).toBeVisible();
    await main(page)
      .getByRole('button', { name: `Là ${TUAN.name}` })
      .click();
    await expect(page.getByText('Còn 1 dòng')).toBeVisible();
    await main(page).getByRole('button', { name: 'Người mới' }).click();
    await expect(page.getByText('Mọi dòng đã ghép xong')).toBeVisible();
    await expectSentences(page);
  });
}

async function addByHand(page: Page): Promise<void> {
  await test.step('a golfer is added by hand, corrected, and becomes a member', async () => {
    await page.goto('/golfers');
    await page.getByRole('link', { name: 'Thêm golfer' }).click();
    await page.getByLabel('Họ và tên').fill('Ngô Đình Lương');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ngô Đình Lương' })).toBeVisible();
    await page.getByRole('button', { name: 'Sửa', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Mã VGA').fill('87003');
    await page.keyboard.press('Control+Enter');
    await expect(main(page).getByText('87003')).toBeVisible();
    await page.getByRole('button', { name: 'Sửa hội viên' }).click();
    const form = page.getByRole('dialog', { name: 'Sửa hội viên' });
    await form.getByRole('button', { name: 'Thêm CLB' }).click();
    await form.getByLabel('CLB', { exact: true }).selectOption('Phoenix');
    await form.getByLabel('Số hội viên').fill('M 87');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Lưu' }).click();
    await expect(form).toBeHidden();
    await expect(main(page).getByText('M 87')).toBeVisible();
    await expectAccessible(page);
  });
}

async function seeResults(page: Page): Promise<void> {
  await test.step('the palette finds a golfer, whose page has their results and the cards behind each figure', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('phung khac tuan');
    await page.getByRole('group', { name: 'Danh bạ golfer' }).getByRole('option', { name: TUAN.name }).click();
    const table = page.getByRole('table', { name: 'Thành tích' });
    await expect(table.getByRole('row', { name: /Giải tháng 3/ })).toContainText('81');
    await expect(table.getByRole('row', { name: /Giải tháng 6/ })).toContainText('Best Gross');
    await expect(page.getByText('1 giải chưa đóng hoặc chưa công bố kết quả')).toBeVisible();
    await expectSentences(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Gross tốt nhất\s*79/ }).click();
    const cards = page.getByRole('dialog', { name: 'Gross tốt nhất' });
    await expect(cards.getByRole('table', { name: 'OUT' })).toContainText('11');
    await expect(cards.getByRole('link', { name: 'Giải tháng 6' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '81 (+9), xem thẻ của Giải tháng 3' }).click();
    await expect(page.getByRole('dialog', { name: 'Giải tháng 3' }).getByRole('table', { name: 'OUT' })).toContainText('13');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(table.getByRole('link', { name: 'Giải tháng 6' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
}

async function agreeToPage(page: Page): Promise<void> {
  await test.step('they agree to a page of their own, which a phone reads without a login until they take it back', async () => {
    const consents = page.getByRole('region', { name: 'Golfer đồng ý' });
    for (const name of ['Trang công khai của golfer', 'Kết quả nhiều giải trên cùng một trang']) {
      await consents.getByRole('switch', { name }).click();
      await expectAccessible(page);
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Ghi nhận đồng ý' }).click();
      await expect(consents.getByRole('switch', { name })).toBeChecked();
    }
    await expect(consents.getByRole('img', { name: /Mã QR/ })).toBeVisible();
    const address = (await consents.getByRole('link', { name: 'Mở trang công khai' }).getAttribute('href')) ?? '';
    const path = new URL(address).pathname + new URL(address).search;
    const guest = await page.context().newPage();
    await guest.setViewportSize({ width: 390, height: 844 });
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1, name: TUAN.name })).toBeVisible();
    await expect(guest.getByRole('article').filter({ hasText: 'Giải tháng 6' })).toContainText('Best Gross');
    await expectAccessible(guest);
    await expectSentences(guest);
    await consents.getByRole('switch', { name: 'Trang công khai của golfer' }).click();
    await expect(consents.getByRole('img', { name: /Mã QR/ })).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByText('Không có trang này')).toBeVisible();
    await guest.close();
  });
}

async function takeMergeBack(page: Page): Promise<void> {
  const open = async (name: string) => {
    await page.goto(`/golfers?search=${name}`);
    await page.getByRole('table').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await test.step('two are merged, and a later list is joined to whom they are', async () => {
    await open(SHORT.name);
    await page.getByRole('button', { name: 'Gộp với người khác' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('searchbox').fill('quach moc');
    await expectAccessible(page);
    await question.getByRole('button', { name: `Gộp vào ${MOC.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: MOC.name })).toBeVisible();
    await proposals(page, await prepare(page, 'Giải tháng 11', '2025-11-15', [SHORT]));
    await main(page)
      .getByRole('button', { name: `Là ${MOC.name}` })
      .click();
    await expect(page.getByText('Mọi dòng đã ghép xong')).toBeVisible();
  });
  await test.step('the merge is taken back, and of the row that came since a person says whose it is', async () => {
    await open(MOC.name);
    await expect(page.getByText('2 giải chưa đóng hoặc chưa công bố kết quả')).toBeVisible();
    await page.getByRole('button', { name: 'Bỏ gộp' }).click();
    const question = page.getByRole('dialog', { name: `Bỏ gộp ${SHORT.name}?` });
    await question
      .getByRole('radiogroup', { name: /Giải tháng 11/ })
      .getByLabel(SHORT.name)
      .check();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Bỏ gộp' }).click();
    await expect(page.getByText('chưa đóng hoặc chưa công bố kết quả')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Thành tích' }).getByRole('link')).toHaveCount(2);
    await open(SHORT.name);
    for (const name of ['Giải tháng 9', 'Giải tháng 11']) await expect(main(page).getByRole('link', { name })).toBeVisible();
  });
  await test.step('a join is undone by its row; who goes by keys begins with the golfer again', async () => {
    await page.getByRole('button', { name: 'Bỏ ghép Giải tháng 11' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ ghép' }).click();
    await expect(page.getByRole('button', { name: 'Bỏ ghép Giải tháng 11' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: SHORT.name })).toBeFocused();
  });
}
