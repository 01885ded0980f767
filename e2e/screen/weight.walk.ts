import { DEMO_PASSWORD } from '../../server/src/demo/demo.ts';
import { logIn, test } from '../kit/fairway.ts';
import { expectLight, MOST_BYTES, type Weighed } from '../kit/look/weight.ts';

test.use({ demo: true });

const SIGNED_IN: readonly Weighed[] = ['/', '/tournaments'];

for (const path of Object.keys(MOST_BYTES) as Weighed[])
  test(`${path} loads at most ${MOST_BYTES[path] / 1000} kB the first time`, async ({ page, request }) => {
    const { items } = await (await request.get('/api/live/tournaments')).json();
    if (SIGNED_IN.includes(path)) await logIn(page, 'admin', DEMO_PASSWORD);
    await expectLight(page, path, path.replace(':tournamentId', items[0].id));
  });
