import { LANGUAGES } from '@fairway/api/word/language';
import { expect } from '@playwright/test';
import { scoreText } from '../../web/src/feature/play/score/review/score-text.ts';
import { sentences } from '../../web/test/words.ts';
import { lookAgain, makeSheet, scan } from '../kit/caddie.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectFocusOn, listenTo } from '../kit/look/spoken.ts';
import { ask, enterCards, enterScore, prepareTournament } from '../kit/tournament.ts';
import { isWalk } from '../kit/walk.ts';

const [AN, BINH, KHANG, TAM] = ['Nguyễn Văn An', 'Trần Quốc Bình', 'Lê Minh Khang', 'Phạm Gia Tâm'] as const;
/** After the first hole. */
const FOURS = Array.from({ length: 17 }, () => 4);
const marker = await sentences('marker');
const score = await sentences(['score', 'word']);
const shell = await sentences('shell');
const palette = await sentences('palette');
const live = await sentences('live');
const desk = await sentences('desk');
const winner = await sentences(['winner', 'tournament', 'word']);

test('who only hears and types follows a golfer, types a hole and a card, settles a difference, finds a screen and publishes winners', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'manager');
  const spoken = await listenTo(page);
  for (const language of isWalk ? LANGUAGES : LANGUAGES.slice(0, 1)) {
    const [m, s, o, l, d, w] = [marker(language), score(language), shell(language), live(language), desk(language), winner(language)];
    await page.evaluate((chosen) => localStorage.setItem('golf_language', chosen), language);
    const golfers = [AN, BINH, KHANG, TAM].map((name) => ({ name, handicapCourse: 10 }));
    const prepared = await prepareTournament(page, [['Bảng A', 0, 36]], golfers);
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, locale: language });
    const phone = await context.newPage();
    const onPhone = await listenTo(phone);

    await test.step(`${language}: a hole of four on the caddie’s page, by digits`, async () => {
      await scan(phone, await makeSheet(page, prepared));
      await expectFocusOn(phone, { role: 'toolbar', name: m('key.of', { hole: 1, player: AN }) });
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
    await test.step(`${language}: in a low window what has the focus is in sight, on every screen of the flight`, async () => {
      await phone.setViewportSize({ width: 320, height: 400 });
      await phone.reload();
      await expectFocusOn(phone, { role: 'toolbar', name: m('key.of', { hole: 2, player: AN }) });
      await expect(phone.locator(':focus')).toBeInViewport();
      await phone.getByRole('button', { name: m('move.all') }).press('Enter');
      await phone.getByRole('button', { name: m('move.check') }).press('Enter');
      await expectFocusOn(phone, { role: 'heading', name: m('check.title') });
      await expect(phone.locator(':focus')).toBeInViewport();
      await phone.getByRole('button', { name: m('check.back') }).press('Enter');
      await phone.setViewportSize({ width: 390, height: 844 });
      onPhone.skip();
    });
    await test.step(`${language}: another score is told, and describes the golfer’s row`, async () => {
      await expect(phone.getByText(m('sending.received'))).toBeVisible();
      await enterScore(page, prepared, AN, 1, 3);
      await lookAgain(phone);
      const differ = m('differ', { scores: `5 ${m('or')} 3` });
      await onPhone.expectNext([`An, ${m('hole', { hole: 1 })}. ${differ}`]);
      await phone.getByRole('button', { name: m('move.previous', { hole: 1 }) }).press('Enter');
      const row = phone.getByRole('button', { name: new RegExp(`^${AN} OUT 5 TOT 5 ${live(language)('sign.over', { strokes: 1 })}`) });
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
    await test.step(`${language}: the difference is settled by keys: it begins on the first score, and what stands now is said`, async () => {
      await page.getByRole('button', { name: s('dispute.button', { count: 1 }) }).press('Enter');
      const dialog = page.getByRole('dialog', { name: d('dispute.title') });
      await expect(dialog.getByRole('radiogroup', { name: d('dispute.decide') })).toBeVisible();
      await expectFocusOn(page, { role: 'radio', name: startsWith(`${scoreText(s, 5)} (${d('dispute.shown')})`), states: [] });
      await page.keyboard.press('ArrowDown');
      await expectFocusOn(page, { role: 'radio', name: startsWith(`${scoreText(s, 3)} (${d('dispute.rival')})`), states: ['checked'] });
      await page.keyboard.press('Tab');
      await expectFocusOn(page, { role: 'textbox', name: d('dispute.reason'), description: d('dispute.reasonHelp'), states: ['required'] });
      await page.keyboard.type('OK, card');
      spoken.skip();
      await page.keyboard.press('Enter');
      await spoken.expectNext([s('spoken.settled', { hole: `${AN}, ${s('holeNumber', { hole: 1 })}`, after: scoreText(s, 3) })]);
      await expectFocusOn(page, { role: 'heading', name: d('dispute.title') });
      await page.keyboard.press('Escape');
      await expectFocusOn(page, { role: 'gridcell' });
    });
    await test.step(`${language}: a screen is found, and its heading has the focus`, async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: palette(language)('placeholder') })).toBeFocused();
      await page.keyboard.type(o('screen.winners'));
      await expectFocusOn(page, { role: 'option', name: startsWith(o('screen.winners')) });
      await page.keyboard.press('Enter');
      await expectFocusOn(page, { role: 'heading', name: o('screen.winners') });
    });
    await test.step(`${language}: the winners are published by keys, and what that did is said; taking that back is a question`, async () => {
      await enterCards(page, prepared, { [AN]: [3, ...FOURS], [BINH]: [4, ...FOURS], [KHANG]: [10, ...FOURS] });
      await ask(page, 'POST', `/api${prepared.path}/rounds/${prepared.roundId}/finish`);
      await page.reload();
      const bar = page.getByRole('region', { name: w('publication.label') });
      await bar.getByRole('button', { name: w('publication.publish') }).focus();
      spoken.skip();
      await page.keyboard.press('Enter');
      await spoken.expectNext([`${w('tournament:detail.published')} ${w('word:undo')}`]);
      await expectFocusOn(page, { role: 'heading' });
      await bar.getByRole('button', { name: w('publication.stop') }).press('Enter');
      await expect(page.getByRole('dialog', { name: w('publication.stopTitle') })).toHaveAccessibleDescription(w('publication.stopText'));
      await expectFocusOn(page, { role: 'button', name: w('word:cancel') });
      await page.keyboard.press('Enter');
      await expectFocusOn(page, { role: 'button', name: w('publication.stop') });
    });
    await context.close();
  }
});

const startsWith = (text: string): string => expect.stringMatching(new RegExp(`^${RegExp.escape(text)}`)) as unknown as string;
