import { LANGUAGES } from '@fairway/api/word/language';
import { expect } from '@playwright/test';
import { sentences } from '../../web/test/words.ts';
import { lookAgain, makeSheet, scan } from '../kit/caddie.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectFocusOn, listenTo } from '../kit/spoken.ts';
import { enterScore, prepareTournament } from '../kit/tournament.ts';

const [AN, BINH, KHANG, TAM] = ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Khang', 'Phạm Gia Tâm'] as const;
const marker = await sentences('marker');
const score = await sentences('score');
const shell = await sentences('shell');
const palette = await sentences('palette');
const live = await sentences('live');

test('who only hears and types follows a golfer, types a hole and a card, hears of a difference and finds a screen, in both languages', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const spoken = await listenTo(page);
  for (const language of LANGUAGES) {
    const [m, s, o, l] = [marker(language), score(language), shell(language), live(language)];
    await page.evaluate((chosen) => localStorage.setItem('golf_language', chosen), language);
    const golfers = [AN, BINH, KHANG, TAM].map((name) => ({ name, handicapCourse: 10 }));
    const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, locale: language });
    const phone = await context.newPage();
    const onPhone = await listenTo(phone);

    await test.step(`${language}: a hole of four on the caddie’s page, by digits`, async () => {
      await scan(phone, await makeSheet(page, prepared));
      await expectFocusOn(phone, { role: 'group', name: m('key.of', { hole: 1, player: AN }) });
      onPhone.skip();
      for (const key of ['5', '4', '1', '0', 'Enter', '6']) await phone.keyboard.press(key);
      await onPhone.expectNext([
        `An 5. ${m('told.next', { player: 'Bình' })}`,
        `Bình 4. ${m('told.next', { player: 'Khang' })}`,
        ...['1', '10'],
        `Khang 10. ${m('told.next', { player: 'Tâm' })}`,
        `Tâm 6. ${m('told.full', { hole: 1 })}`,
      ]);
      await expectFocusOn(phone, { role: 'button', name: m('move.next', { hole: 2 }) });
      await phone.keyboard.press('Enter');
      await onPhone.expectNext([`${m('hole', { hole: 2 })}, ${m('par', { par: 4 }).toLowerCase()}`]);
    });
    await test.step(`${language}: another score is told, and describes the golfer’s row`, async () => {
      await expect(phone.getByText(m('sending.received'))).toBeVisible();
      await enterScore(page, prepared, AN, 1, 3);
      await lookAgain(phone);
      const differ = m('differ', { scores: `5 ${m('or')} 3` });
      await onPhone.expectNext([`An, ${m('hole', { hole: 1 })}. ${differ}`]);
      await phone.getByRole('button', { name: m('move.previous', { hole: 1 }) }).press('Enter');
      const row = phone.getByRole('button', { name: new RegExp(`^${AN}`) });
      await row.focus();
      await expectFocusOn(phone, { description: differ });
    });
    await test.step(`${language}: a golfer is followed on the board, whose signs are words`, async () => {
      await phone.goto(`${prepared.path}/live`);
      const star = phone.getByRole('button', { name: l('follow', { name: BINH }) }).first();
      await star.press('Enter');
      await expectFocusOn(phone, { role: 'button', name: l('follow', { name: BINH }), states: ['pressed'] });
    });
    await test.step(`${language}: a card at the desk is said once, when it is saved`, async () => {
      await page.goto(`${prepared.path}/scores`);
      const cell = page
        .getByRole('row')
        .filter({ hasText: TAM })
        .getByRole('gridcell', { name: `${s('holeNumber', { hole: 2 })}: ${s('nothing')}` });
      await cell.click();
      await expectFocusOn(page, { role: 'gridcell', name: `${s('holeNumber', { hole: 2 })}: ${s('nothing')}` });
      spoken.skip();
      for (let hole = 2; hole <= 18; hole++) await page.keyboard.press('4');
      await expect.poll(() => spoken.all.filter((message) => message.startsWith(TAM))).toHaveLength(language === 'vi' ? 1 : 2);
    });
    await test.step(`${language}: a screen is found, and its heading has the focus`, async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: palette(language)('placeholder') })).toBeFocused();
      await page.keyboard.type(o('screen.winners'));
      await expectFocusOn(page, { role: 'option', name: expect.stringContaining(o('screen.winners')) as unknown as string });
      await page.keyboard.press('Enter');
      await expectFocusOn(page, { role: 'heading', name: o('screen.winners') });
    });
    await context.close();
  }
});
