import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';

const test = await testApp();
const read = async () => (await test.ask('reader', 'GET /api/contact')).body.items;
const change = (body: object) => test.ask('admin', 'PATCH /api/contact', body);

describe('whom to call', () => {
  it('has an empty text in every language before anyone writes one', async () => {
    expect(await read()).toEqual([
      { language: 'vi', text: '', version: 1 },
      { language: 'en', text: '', version: 1 },
    ]);
  });

  it('is written for each language by itself, and everyone reads it', async () => {
    const { body } = await change({ language: 'en', version: 1, text: 'Call us:\n024 5550 0144' });
    expect(body).toEqual({ language: 'en', text: 'Call us:\n024 5550 0144', version: 2 });
    expect(await read()).toEqual([{ language: 'vi', text: '', version: 1 }, body]);
  });

  it('may become empty again', async () => {
    await change({ language: 'vi', version: 1, text: 'Gọi' });
    expect((await change({ language: 'vi', version: 2, text: '' })).body).toEqual({ language: 'vi', text: '', version: 3 });
  });

  it('refuses a version that is no longer the current one', async () => {
    await change({ language: 'vi', version: 1, text: 'Gọi' });
    expect(await change({ language: 'vi', version: 1, text: 'Viết' })).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: { text: 'Gọi', version: 2 } },
    });
  });
});
