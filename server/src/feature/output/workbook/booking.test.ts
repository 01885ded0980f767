import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { CODES, FEE, openMoney } from '../../../../test/kit/money/open-money.ts';
import { textOf } from '../../../../test/kit/paper/file-text.ts';

const test = await testApp();
const [CODE = ''] = CODES;

it('the accountant has every booking with for whom an invoice was asked, as a workbook or as CSV, in either language', async () => {
  test.setNow(new Date('2026-04-10T18:30:00Z'));
  const event = await openMoney(test);
  const invoice = { buyer: '=Công ty An Bình', taxCode: '0312345678', address: '1 Lê Lợi, Huế', email: 'ke-toan@example.com' };
  await test.ask({ token: event.secretOf(CODE) }, 'PUT /api/signup/invoice', { invoice });
  const entry = `${event.path}/payments/entries/${event.idOf(CODE)}` as const;
  await test.ask('manager', `POST ${entry}/note`, { invoiceNumber: 'C27TGF-17' });
  await test.ask('manager', `POST ${entry}`, { id: randomUUID(), amount: FEE, note: 'tại quầy' });
  const file = (query: string) => test.ask('manager', `GET ${event.path}/payments/export?${query}`);
  const [vi, en] = [(await file('format=csv&language=vi')).bytes.toString(), (await file('format=csv&language=en')).bytes.toString()];
  const titles = { vi: vi.slice(1).split('\r\n')[0]?.split(',') ?? [], en: en.slice(1).split('\r\n')[0]?.split(',') ?? [] };
  expect([titles.vi[0], titles.en[0], titles.vi.length]).toEqual(['Ngày', 'Day', titles.en.length]);
  expect(en.split('\r\n')[1]).toBe(
    `2026-04-11,${CODE},Golfer 0,${FEE},Cash,,,tại quầy,"'=Công ty An Bình",0312345678,"1 Lê Lợi, Huế",ke-toan@example.com,C27TGF-17`,
  );
  // the screen says the same day
  expect((await test.ask('manager', `GET ${event.path}/payments`)).body.days).toEqual([{ day: '2026-04-11', source: 'hand', amount: FEE }]);
  for (const language of ['vi', 'en'] as const) {
    const text = await textOf((await file(`language=${language}`)).bytes, 'spreadsheetml');
    for (const title of titles[language]) expect(text).toContain(title);
    expect(text).toContain('0312345678');
  }
});
