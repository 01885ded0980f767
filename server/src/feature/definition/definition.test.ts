import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createTournament } from '../../../test/create.ts';
import { format } from '../../db/schema/definition.ts';

const test = await testApp();
const GROSS_OVER_3 = { basis: 'gross', maximum: { kind: 'over-par', strokes: 3 } } as const;

/** A format of the site of the tests, and one of the strangers' site. */
async function ownFormats(): Promise<void> {
  const strangers = await test.ask('admin', `GET /api/clubs/${test.strangersClubId}`);
  await test.db.insert(format).values([
    { id: 'own', siteId: test.siteId, name: 'Phoenix Par 3', rule: GROSS_OVER_3, position: 1 },
    { id: 'theirs', siteId: strangers.body.siteId, name: 'Của người khác', rule: GROSS_OVER_3, position: 1 },
  ]);
}
const formats = async (query = '', language = 'en') =>
  (await test.ask('reader', `GET /api/formats${query}`, undefined, { 'accept-language': language })).body.items;

describe('formats, tiebreaks and countbacks', () => {
  it('are the built-in ones in the language of the caller, then those of the site, and nobody else’s', async () => {
    await ownFormats();
    const items = await formats(`?clubId=${test.clubId}`);
    expect(items.map(({ id }: { id: string }) => id)).toEqual([
      'stroke-play-net',
      'stroke-play-gross',
      'maximum-score-net',
      'maximum-score-gross',
      'stableford',
      'modified-stableford',
      'par-bogey',
      'own',
    ]);
    expect(items.at(-1)).toEqual({ id: 'own', siteId: test.siteId, name: 'Phoenix Par 3', description: '', rule: GROSS_OVER_3 });
    expect(items[4]).toMatchObject({ siteId: null, name: 'Stableford', rule: { points: { name: 'stableford', points: [2, 1, 0] } } });
    expect((await formats('', 'vi'))[0].name).not.toBe(items[0].name);
  });

  it.each(['tiebreaks', 'countbacks'])('have a name and a line of what they do (%s)', async (kind) => {
    const { items } = (await test.ask('reader', `GET /api/${kind}`)).body;
    expect(items.length).toBeGreaterThan(4);
    for (const { name, description } of items) expect([name, description]).not.toContain('');
  });
});

describe('a tournament', () => {
  it('keeps its copy of a format of the site: later edits change no result', async () => {
    await ownFormats();
    const { id } = await createTournament(test, { format: 'own' });
    await test.db
      .update(format)
      .set({ name: 'Khác', rule: { basis: 'net', maximum: null } })
      .where(eq(format.id, 'own'));
    const { body } = await test.ask('manager', `PATCH /api/tournaments/${id}`, { version: 1, format: 'own', name: 'Giải thu' });
    expect(body).toMatchObject({ format: 'own', formatName: 'Phoenix Par 3', formatRule: GROSS_OVER_3, name: 'Giải thu' });
  });

  it('takes a fresh copy when it chooses another, and may have numbers of its own', async () => {
    const { id } = await createTournament(test);
    const change = (body: object) => test.ask('manager', `PATCH /api/tournaments/${id}`, body);
    const chosen = (await change({ version: 1, format: 'maximum-score-net', countback: 'official' })).body;
    expect(chosen).toMatchObject({
      formatRule: { basis: 'net', maximum: { kind: 'net-double-bogey' } },
      countbackRule: expect.arrayContaining([{ last: 9 }, { holes: [9] }]),
    });
    const formatRule = { basis: 'net', maximum: { kind: 'over-par', strokes: 4 } };
    expect((await change({ version: 2, formatRule })).body).toMatchObject({ format: 'maximum-score-net', formatRule });
    expect((await change({ version: 3, format: 'stableford' })).body.formatRule).toMatchObject({ points: { name: 'stableford' } });
  });

  it.each([
    ['another site’s', 'theirs'],
    ['one that is not there', 'nothing'],
  ])('cannot choose %s', async (_, id) => {
    await ownFormats();
    const tournament = await createTournament(test);
    const { status, body } = await test.ask('manager', `PATCH /api/tournaments/${tournament.id}`, { version: 1, format: id });
    expect([status, body.errors]).toEqual([422, { format: ['This choice does not exist. Choose one from the list.'] }]);
  });
});
