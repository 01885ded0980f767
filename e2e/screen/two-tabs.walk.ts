import { expect } from '@playwright/test';
import { logIn, test } from '../kit/fairway.ts';
import { ask, enterCards, prepareTournament } from '../kit/tournament.ts';
import { awardLine } from '../kit/winner.ts';

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PICTURE = { mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };

const GOLFERS = ['An', 'Bình', 'Chi', 'Dũng'].map((given, at) => ({
  name: `Nguyễn Văn ${given}`,
  handicapCourse: 4 + at,
  flight: at < 2 ? '1' : '2',
}));

test('two people work on one tournament at once: nothing that either typed or moved is lost without a word', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, 'manager');
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], GOLFERS);
  const { path, roundId } = prepared;
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await logIn(other, 'editor');

  await test.step('a draw asks before it undoes what the other has moved since its preview was opened', async () => {
    await page.goto(`${path}/flights`);
    await page.getByRole('button', { name: 'Xếp tự động' }).click();
    const drawer = page.getByRole('dialog', { name: 'Xếp flight tự động' });
    await expect(drawer.getByText('2 flight đang có sẽ được thay.')).toBeVisible();
    await other.goto(`${path}/flights`);
    await other.getByRole('button', { name: 'Chuyển Nguyễn Văn An', exact: true }).press('Enter');
    await other.getByRole('button', { name: /với Nguyễn Văn Chi$/ }).press('Enter');
    await expect.poll(async () => (await flightsOf()).find(({ number }) => number === '1')?.players).toContain('Nguyễn Văn Chi');
    await drawer.getByRole('button', { name: /^Xếp \d+ flight$/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Người khác vừa xếp lại flight' })).toBeVisible();
    await drawer.getByRole('button', { name: /^Xếp \d+ flight$/ }).click();
    const question = page.getByRole('dialog', { name: 'Người khác vừa xếp lại flight' });
    await expect(question.getByText('người khác đã sửa flight: 1, 2')).toBeVisible();
    await question.getByRole('button', { name: 'Hủy' }).click();
    await drawer.getByRole('button', { name: 'Hủy' }).click();
    expect((await flightsOf()).find(({ number }) => number === '1')?.players).toContain('Nguyễn Văn Chi');
  });

  await test.step('the form of a player whom the other has deleted says so, and keeps what was typed', async () => {
    await page.goto(`${path}/players`);
    await page.getByRole('button', { name: 'Thao tác với Nguyễn Văn Dũng' }).click();
    await page.getByRole('menuitem', { name: 'Sửa chi tiết' }).click();
    const name = page.getByRole('dialog').getByLabel('Họ và tên');
    await expect(name).toBeFocused();
    await name.fill('Nguyễn Văn Dương');
    await ask(other, 'DELETE', `/api${path}/players/${prepared.playerIds.get('Nguyễn Văn Dũng')}`);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Chưa thực hiện được' })).toContainText('Có thể người khác vừa xóa mục này.');
    await expect(name).toHaveValue('Nguyễn Văn Dương');
  });

  await test.step('a logo is part of its record: what the other has done with it stays, and an own one waits for the choice', async () => {
    const sponsors = `/api${path}/sponsors`;
    const { id } = await ask(page, 'POST', sponsors, { name: 'Cửu Long' });
    await page.goto(`${path}/sponsors`);
    await page.getByRole('button', { name: 'Sửa nhà tài trợ: Cửu Long' }).click();
    await page.getByLabel('Tên nhà tài trợ').fill('Cửu Long Golf');
    const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('golf_access_token'))}`;
    const theirs = { multipart: { file: { ...PICTURE, name: 'ho.png' } }, headers: { authorization } };
    expect((await page.request.put(`${sponsors}/${id}/logo?version=1`, theirs)).status()).toBe(200);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Đã lưu nhà tài trợ: Cửu Long Golf')).toBeVisible();
    expect((await ask(page, 'GET', sponsors)).items).toMatchObject([{ version: 3, logo: expect.stringContaining(id) }]);

    await page.getByRole('button', { name: 'Sửa nhà tài trợ: Cửu Long Golf' }).click();
    await page.getByLabel('Tên nhà tài trợ').fill('Của tôi');
    await page.getByRole('button', { name: 'Bỏ logo' }).click();
    await page.locator('input[type=file]').setInputFiles({ ...PICTURE, name: 'moi.png' });
    await ask(page, 'DELETE', `${sponsors}/${id}/logo?version=3`);
    await ask(page, 'PATCH', `${sponsors}/${id}`, { version: 4, name: 'Sông Hồng' });
    await page.keyboard.press('Control+Enter');
    const question = page.getByRole('dialog', { name: 'Dữ liệu đã được người khác cập nhật' });
    await expect(question.getByRole('row', { name: /^Logo/ })).toContainText(/moi\.png.*Chưa có logo/);
    expect((await ask(page, 'GET', sponsors)).items).toMatchObject([{ name: 'Sông Hồng', logo: null }]);
    await question.getByRole('radio', { name: 'Sông Hồng' }).check();
    await question.getByRole('button', { name: 'Lưu lựa chọn này' }).click();
    await expect(page.getByText('Đã lưu nhà tài trợ: Sông Hồng')).toBeVisible();
    expect((await ask(page, 'GET', sponsors)).items).toMatchObject([{ name: 'Sông Hồng', logo: expect.stringContaining(id) }]);
  });

  await test.step('a choice of a winner shows what the other has chosen meanwhile, and the publication is of what was seen', async () => {
    const [an, chi] = ['Nguyễn Văn An', 'Nguyễn Văn Chi'].map((name) => prepared.playerIds.get(name));
    await enterCards(page, prepared, { 'Nguyễn Văn An': 0, 'Nguyễn Văn Bình': 1, 'Nguyễn Văn Chi': 2 });
    await ask(page, 'POST', `/api${path}/rounds/${roundId}/finish`);
    const winners = `/api${path}/winners`;
    const { items } = await ask(page, 'GET', winners);
    const choose = async (playerId: string | undefined, reason: string) => {
      const { boardVersion } = await ask(page, 'GET', winners);
      await ask(page, 'PUT', `${winners}/${items[0].awardId}/decision`, { playerId, byHand: true, reason, boardVersion });
    };
    await page.goto(`${path}/winners`);
    const first = awardLine(page, 'Best Gross');
    await first.getByRole('button', { name: 'Best Gross' }).press('Enter');
    await page.getByRole('button', { name: 'Chọn bằng tay' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Người nhận giải' }).click();
    await page.getByRole('option', { name: 'Nguyễn Văn Bình' }).click();
    await dialog.getByLabel('Lý do').fill('Nhường giải');
    await choose(chi, 'Bốc thăm');
    const decide = dialog.getByRole('button', { name: 'Quyết định' });
    await decide.click();
    await expect(dialog.getByRole('alert')).toContainText(/Nguyễn Văn Chi.*Bốc thăm/);
    await decide.click();
    await expect(first).toContainText('Nguyễn Văn Bình');

    await choose(an, 'Xem lại thẻ');
    await page.getByRole('button', { name: 'Công bố', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Dữ liệu đã được người khác cập nhật' })).toBeVisible();
    await expect(first).toContainText('Nguyễn Văn An');
    expect((await ask(page, 'GET', winners)).publication).toBeNull();
    await page.getByRole('button', { name: 'Công bố', exact: true }).click();
    await expect(page.getByText(/^Đã công bố lúc/)).toBeVisible();
  });

  await test.step('a state that the other has changed first is said, and shown', async () => {
    await page.goto(path);
    const state = page.getByRole('region', { name: 'Trạng thái' });
    const lock = state.getByRole('button', { name: 'Khóa điểm', exact: true });
    await expect(lock).toBeVisible();
    await ask(page, 'POST', `/api${path}/lock`);
    await lock.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Giải đấu đã ở trạng thái này' })).toBeVisible();
    await expect(state.getByRole('button', { name: 'Mở khóa điểm' })).toBeVisible();
    await ask(page, 'POST', `/api${path}/unlock`);
  });

  await test.step('locking says what it stops, and is taken back from its toast', async () => {
    await page.goto(path);
    const lock = page.getByRole('region', { name: 'Trạng thái' }).getByRole('button', { name: 'Khóa điểm', exact: true });
    await lock.click();
    const told = page.getByRole('status').filter({ hasText: 'Đã khóa điểm' });
    await expect(told).toContainText('Mọi điện thoại của caddie ngừng nhập điểm');
    await told.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(lock).toBeVisible();
  });

  await test.step('settings that are typed stay when the other puts the tournament away', async () => {
    await page.clock.install();
    await page.goto(`${path}/edit`);
    const name = page.getByLabel('Tên giải');
    await name.fill('Cúp mùa thu');
    await ask(page, 'POST', `/api${path}/archive`);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Giải đã lưu trữ. Hãy khôi phục trước khi sửa.').first()).toBeVisible();
    // the tournament is read again when the person comes back to the tab
    await page.clock.fastForward('01:00');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Đã lưu trữ', { exact: true })).toBeVisible();
    await expect(name).toHaveValue('Cúp mùa thu');
  });
  await context.close();

  async function flightsOf(): Promise<{ number: string; players: string[] }[]> {
    const { flights } = await ask(page, 'GET', `/api${path}/rounds/${roundId}/flights`);
    return flights.map(({ number, players }: { number: string; players: { name: string }[] }) => ({
      number,
      players: players.map((player) => player.name),
    }));
  }
});
