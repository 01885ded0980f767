import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { createEncryption } from '../../../secret/encryption.ts';

const lost = { ...createEncryption(null), trouble: 'no-key' as const, beginAnew: () => Promise.reject(new Error('it was given up')) };
const test = await testApp({ DATABASE_URL: 'postgres://database.example/fairway' }, { encryption: lost });

it('a lost key is not given up while there is no other to go on with', async () => {
  const { status, body } = await test.ask('admin', 'POST /api/setting-troubles/new-key');
  expect([status, body.code]).toEqual([409, 'no-secret']);
  expect((await test.ask('admin', 'GET /api/setting-troubles')).body.items).toMatchObject([{ code: 'no-key', setting: 'FAIRWAY_SECRET' }]);
});
