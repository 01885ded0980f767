import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { enterHoles, keyOf, lookAgain, makeSheet, rowOf } from '../kit/caddie.ts';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { expectAccessible } from '../kit/look/accessibility.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

test.use({ outage: true });

const FLIGHT = ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Chi', 'Phạm Gia Dũng'];
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; RMX3630 Build/TP1A.220905.001;) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = 'Chrome/125.0.6422.165 Mobile Safari/537.36';
const USER_AGENTS = {
  zaloOnIphone: `${IPHONE} Mobile/15E148 Zalo iOS/640 ZaloTheme/light ZaloLanguage/vn`,
  safari: `${IPHONE} Version/18.3 Mobile/15E148 Safari/604.1`,
  zaloOnAndroid: `${ANDROID} Version/4.0 ${CHROME} Zalo android/12100657 ZaloTheme/light ZaloLanguage/vi`,
  chrome: `${ANDROID} ${CHROME}`,
  line: `${IPHONE} Mobile/15E148 Safari Line/14.10.0`,
};

const opened: { context: BrowserContext; trouble: string[] }[] = [];
async function browserOf(browser: Browser, name: keyof typeof USER_AGENTS): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: USER_AGENTS[name] });
  opened.push({ context, trouble: watchForTrouble(context, true) });
  return context.newPage();
}
test.afterEach(async () => {
  for (const { context, trouble } of opened.splice(0)) {
    await context.close();
    expect(trouble).toEqual([]);
  }
});

/** A pass behind `#`, which the page writes into its own address. */
const WITH_PASS = /\/live\/marker\/[0-9a-f]{8}#on\.[\w-]{22}$/;

test('a code scanned with Zalo goes on in the phone’s own browser as the same phone, and what stays behind is counted', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const golfers = FLIGHT.map((name) => ({ name, handicapCourse: 10, flight: '1' }));
  const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
  const { address } = await makeSheet(page, prepared);
  const phones = async () => (await ask(page, 'GET', `/api${prepared.path}/rounds/${prepared.roundId}/links`)).items[0].links[0].devices;
  const zalo = await browserOf(browser, 'zaloOnIphone');
  const safari = await browserOf(browser, 'safari');
  const behind = page.getByText(/^1 hố còn trong Zalo của máy này, báo lúc \d\d:\d\d$/);
  const lookAtDesk = async () => {
    await page.goto(`${server.url}${prepared.path}/links`);
    await page.getByRole('button', { name: '1 điện thoại của flight 1' }).click();
  };

  await test.step('Zalo on an iPhone shows how to go on in Safari, and may stay where the page works', async () => {
    await zalo.goto(server.url + address);
    await expect(zalo.getByRole('heading', { name: 'Nhập điểm tiếp bằng Safari' })).toBeVisible();
    await expect(zalo.getByText('Bấm ⋯ ở góc, rồi chọn “Mở bằng Safari”')).toBeVisible();
    await expect(zalo.getByText('gõ flight 1 và 6 số in bên cạnh mã QR', { exact: false })).toBeVisible();
    await expect(zalo).toHaveURL(WITH_PASS);
    await expect(zalo.getByText('điểm chưa gửi chỉ có trong Zalo', { exact: false })).toBeVisible();
    await expectAccessible(zalo);
    await zalo.getByRole('button', { name: 'Ở lại Zalo' }).click();
    await enterHoles(zalo, 1, 1, 4, 4);
    await expect(zalo.getByText('Đã nhận hết')).toBeVisible();
  });
  await test.step('strokes that cannot be sent are counted there and at the desk before the way opens', async () => {
    await zalo.route('**/api/marker/entries*', (route) => route.abort());
    await enterHoles(zalo, 2, 2, 4, 5);
    await expect(zalo.getByText('1 hố chưa gửi')).toBeVisible();
    await zalo.getByRole('button', { name: 'Chuyển' }).click();
    await expect(zalo.getByText('Còn 1 hố trong Zalo chưa gửi được.', { exact: false })).toBeVisible();
    await lookAgain(zalo);
    await expectAccessible(zalo);
    await expect.poll(async () => (await phones())[0].elsewhere).toMatchObject([{ browser: 'Zalo', unsent: 1 }]);
    await lookAtDesk();
    await expect(behind).toBeVisible();
  });
  await test.step('Safari goes on as the same phone, and the address opens once', async () => {
    const there = zalo.url();
    await safari.goto(there);
    await expect(safari.getByRole('heading', { name: 'Flight 1' })).toBeVisible();
    expect(safari.url()).toBe(there.split('#')[0]);
    await expect(safari.getByRole('heading', { name: 'Hố 2 ' })).toBeVisible();
    await safari.getByRole('button', { name: 'Về hố 1' }).click();
    await expect(rowOf(safari, 'Phạm Gia Dũng')).toContainText('Đã nhận');
    await expect(safari.getByText('máy khác cùng nhập flight này', { exact: false })).toBeHidden();
    const late = await browserOf(browser, 'safari');
    await late.goto(there);
    await expect(late.getByRole('alert')).toContainText('Hãy quét lại mã QR trên giấy, hoặc gõ số flight và 6 số');
    await lookAtDesk();
    await expect(page.getByText('Safari, iPhone')).toBeVisible();
    await expect(behind).toBeVisible();
  });
  await test.step('what was behind arrives once Zalo has network, and the desk’s line goes', async () => {
    await zalo.unroute('**/api/marker/entries*');
    await lookAgain(zalo);
    await expect(zalo.getByText('Đã nhận hết')).toBeVisible();
    await lookAgain(safari);
    await safari.getByRole('button', { name: 'Sang hố 2' }).last().click();
    await expect(rowOf(safari, 'Phạm Gia Dũng')).toContainText('Đã nhận');
    await lookAtDesk();
    await expect(page.getByText('Safari, iPhone')).toBeVisible();
    await expect(behind).toBeHidden();
    expect(await phones()).toMatchObject([{ browser: 'Safari', entries: 8, unsent: 0, elsewhere: [] }]);
  });
  await test.step('on Android a button opens the same page in the browser', async () => {
    const inApp = await browserOf(browser, 'zaloOnAndroid');
    await inApp.goto(server.url + address);
    const href = await inApp.getByRole('link', { name: 'Mở trình duyệt của máy' }).getAttribute('href');
    expect(href).toMatch(/^intent:\/\/.*#on\.[\w-]{22}#Intent;scheme=http;.*;end$/);
    const chrome = await browserOf(browser, 'chrome');
    await chrome.goto(`http:${href?.slice('intent:'.length, href.lastIndexOf('#'))}`);
    await expect(chrome.getByRole('heading', { name: 'Flight 1' })).toBeVisible();
    await keyOf(chrome, 4).click();
    await expect(chrome.getByText('Đã nhận hết')).toBeVisible();
    expect(await phones()).toMatchObject([{ browser: 'Safari' }, { browser: 'Chrome', system: 'Android', elsewhere: [] }]);
  });
  await test.step('where the page cannot open again without network it takes no strokes, and says so: LINE', async () => {
    const line = await browserOf(browser, 'line');
    await line.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await line.goto(server.url + address);
    await expect(line.getByText('Trong LINE, trang này không mở lại được khi mất mạng', { exact: false })).toBeVisible();
    await expect(line.getByRole('button', { name: 'Ở lại LINE' })).toBeHidden();
    await expect(keyOf(line, 4)).toBeHidden();
  });
});
