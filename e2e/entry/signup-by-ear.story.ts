import { randomUUID } from 'node:crypto';
import { newSignupForm } from '@fairway/api';
import { expect, type Locator } from '@playwright/test';
import { logIn, test, watchForTrouble } from '../kit/fairway.ts';
import { tabTo } from '../kit/look/keyboard.ts';
import { listenTo } from '../kit/look/spoken.ts';
import { ask, prepareTournament } from '../kit/tournament.ts';

/** A form that asks for one of everything. */
function writtenForm() {
  const { kinds, ...form } = newSignupForm(randomUUID(), { vi: 'Khách', en: 'Guest' });
  const [guest] = kinds;
  const question = { id: randomUUID(), text: { vi: 'Ăn chay?', en: 'Are you vegetarian?' }, kind: 'yes-no', choices: [], needed: true };
  const shirt = { id: randomUUID(), name: { vi: 'Áo', en: 'Shirt' }, price: 350_000, places: null, each: 1, sizes: ['M', 'L'] };
  const consent = { purpose: 'data', text: { vi: 'CLB dùng thông tin để tổ chức giải.', en: 'The club runs the tournament with this.' } };
  return {
    ...form,
    kinds: [
      { ...guest, places: 4, waitingPlaces: 4, fees: [{ from: null, amount: 2_000_000 }] },
      { ...guest, id: randomUUID(), name: { vi: 'Hội viên', en: 'Member' }, places: 4 },
    ],
    ...{ questions: [question], extras: [shirt], consents: [{ ...consent, version: 1, needed: true }], wishes: false },
  };
}

test('an English guest enters by ear alone: with keys, and by what things are called', async ({ page, browser, server }) => {
  await logIn(page, 'manager');
  const { path } = await prepareTournament(page, [['A', 0, 36]], [], { date: '2027-03-20' });
  const written = { version: 0, mode: 'open', way: 'order', listed: false, opensAt: null, closesAt: null, form: writtenForm() };
  await ask(page, 'PUT', `/api${path}/signup-form`, written);
  const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const trouble = watchForTrouble(guest.context());
  await guest.goto(`${server.url}${path}/live/enter`);
  const spoken = await listenTo(guest);
  const type = async (name: string | RegExp, text: string) => {
    await tabTo(guest, guest.getByRole('textbox', { name }));
    await guest.keyboard.type(text);
  };
  const press = async (target: Locator, key = 'Space') => {
    await tabTo(guest, target);
    await guest.keyboard.press(key);
  };
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/./);
  await test.step('what is missing is read out, and leads to its field', async () => {
    await press(guest.getByRole('button', { name: /^Send entry/ }), 'Enter');
    await expect(guest.getByRole('alert')).toBeFocused();
    await expect.poll(() => spoken.all.join(' ')).toMatch(/fields need another look.*Kind of place: Please fill this in/);
    await press(guest.getByRole('button', { name: /^Kind of place/ }), 'Enter');
    await expect(guest.getByRole('radio', { name: /^Guest/ })).toBeFocused();
    await expect(guest.getByRole('group', { name: 'Kind of place' })).toHaveAccessibleDescription('Please fill this in.');
  });
  await test.step('each question has a name, and its answers too', async () => {
    await guest.keyboard.press('Space');
    await expect(guest.getByRole('radio', { name: /^Guest .*4 places left/ })).toBeChecked();
    await type('Full name', 'Jane Moore');
    await press(guest.getByRole('group', { name: 'Gender' }).getByRole('radio', { name: 'Man', exact: true }));
    await guest.keyboard.press('ArrowDown');
    await expect(guest.getByRole('radio', { name: 'Woman' })).toBeChecked();
    await type('Phone', '0912 000 003');
    await type(/^Handicap Index/, '15.4');
    await expect(guest.getByRole('textbox', { name: /^Handicap Index/ })).toHaveAccessibleDescription(/\+2 is a plus handicap/);
    await tabTo(guest, guest.getByRole('combobox', { name: /^Shirt/ }));
    await guest.keyboard.type('1');
    await tabTo(guest, guest.getByRole('combobox', { name: 'Size' }));
    await guest.keyboard.type('L');
    const vegetarian = guest.getByRole('group', { name: 'Are you vegetarian?' });
    await press(vegetarian.getByRole('radio', { name: 'Yes' }));
    await press(guest.getByRole('checkbox', { name: /Use these details/ }));
    await expect(guest.getByRole('table', { name: 'Price' }).getByRole('row', { name: /Total/ })).toContainText('2,350,000');
    await expect.poll(() => spoken.all.join(' ')).toContain('You will have a place.');
  });
  await test.step('what was sent is read on where the form was', async () => {
    await press(guest.getByRole('button', { name: /^Send entry/ }), 'Enter');
    await expect(guest.getByRole('heading', { name: 'Jane Moore' })).toBeFocused();
    await expect.poll(() => spoken.all.at(-1)).toMatch(/You have a place/);
    await expect(guest.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
  });
  expect(trouble).toEqual([]);
});
