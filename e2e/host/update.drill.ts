import { expect } from '@playwright/test';
import { enterHoles, keyOf, makeSheet, reach, rowOf, scan } from '../kit/caddie.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

test.use({ outage: true });

const FLIGHT = ['Nguyễn Văn An', 'Trần Quốc Bình'];

/** On two packages of different releases (`npm run drill -- 'package: update'`): FAIRWAY_SERVER, and then FAIRWAY_NEXT in its place. */
test('a phone with strokes that were never sent goes on through an update of the server, with its older page and with the new one', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const golfers = FLIGHT.map((name) => ({ name, handicapCourse: 10, flight: '1' }));
  const { path, roundId, playerIds, ...prepared } = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  const sheet = await makeSheet(page, { path, roundId, playerIds, ...prepared });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const trouble = watchForTrouble(context, true);
  const phone = await context.newPage();
  await scan(phone, { ...sheet, address: server.url + sheet.address });
  const script = phone.locator('script[src*="/assets/caddie/"]').first();
  const older = (await script.getAttribute('src')) ?? '';
  const entered = async () => {
    const histories = [...playerIds.values()].map((id) => ask(page, 'GET', `/api${path}/rounds/${roundId}/players/${id}/entries`));
    return (await Promise.all(histories)).map(({ items }) => items.length);
  };

  await reach(context, false);
  await enterHoles(phone, 1, 3, 2, 4);
  await expect(phone.getByText('3 hố chưa gửi')).toBeVisible();
  await server.stop();
  process.env.FAIRWAY_SERVER = process.env.FAIRWAY_NEXT;
  await server.start();

  await test.step('the older page sends what it has, and goes on', async () => {
    await reach(context, true);
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    expect(await entered()).toEqual([3, 3]);
    await enterHoles(phone, 4, 4, 2, 5);
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    expect(await entered()).toEqual([4, 4]);
  });
  await test.step('opened again without network it has the older page, and then the new one when it is taken', async () => {
    await reach(context, false);
    await phone.reload();
    await keyOf(phone, 6).click();
    await expect(phone.getByText('1 hố chưa gửi')).toBeVisible();
    await reach(context, true);
    await phone.reload();
    await expect(phone.getByText('Đã nhận hết')).toBeVisible();
    await phone.getByRole('button', { name: 'Cập nhật' }).click();
    await expect(script).not.toHaveAttribute('src', older);
    await phone.getByRole('button', { name: 'Về hố 4' }).click();
    await expect(rowOf(phone, FLIGHT[0] ?? '')).toContainText('Đã nhận');
    expect(await entered()).toEqual([5, 4]);
  });
  await context.close();
  expect(trouble).toEqual([]);
});
