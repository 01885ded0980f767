import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { medalsOf } from '../../../../test/kit/world/medal.ts';

const test = await testApp();
const { ask, medal, join, newSeason, read, publish, live } = medalsOf(test);

describe('since a number was published, a season', () => {
  it('publishes that its table is empty, where the only event was opened again', async () => {
    const event = await medal('03', [0, 1, 2]);
    const id = await newSeason();
    await publish(id);
    await ask(`POST ${event.path}/reopen`, { rules: 'kept' }, 'admin');
    expect(await publish(id)).toMatchObject({ number: 2 });
    expect((await live(id)).core.lines).toEqual([]);
  });

  it('says that a membership moved a place', async () => {
    const golferIds = await join(await medal('03', [0, 1, 2]));
    const enrol = (nth: number) =>
      ask(`PUT /api/golfers/${golferIds[nth]}/memberships`, {
        version: 1,
        memberships: [{ clubId: test.clubId, number: null, kind: null, from: null, to: null }],
      });
    await enrol(1);
    const id = await newSeason({ guests: 'taken-out' });
    await publish(id);
    await enrol(0);
    expect((await read(id)).since.changes).toEqual([{ code: 'register', names: [] }]);
  });
});
