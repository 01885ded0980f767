import type { Winner } from '@fairway/api';
import { AWARD_DEFAULTS } from '@fairway/api/record/prize';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { seenBoard } from '../../../../test/kit/board.ts';
import { cardOver, type Event, seedEvent, stroke, wholeCard } from '../../../../test/kit/event.ts';
import { formOf } from '../../../../test/kit/world/request.ts';
import { activity } from '../../../db/schema/account/activity.ts';
import { LOGO_AGE_MS } from '../../../file/logo.ts';

const test = await testApp();
const picture = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
const at = (event: Event, rest = '') => `${event.path}/sponsors${rest}` as '/';
const add = async (event: Event, name: string, website: string | null = null) =>
  (await test.ask('manager', `POST ${at(event)}`, { name, website })).body;
const list = async (path: string): Promise<{ id: string; name: string; logo: string | null }[]> =>
  (await test.ask('reader', `GET ${path as '/'}/sponsors`)).body.items;
const names = async (event: Event) => (await list(event.path)).map(({ name }) => name);
const onBoard = async (event: Event) => (await test.ask(null, `GET /api/live/tournaments/${event.id}`)).body;
const withLogo = async (event: Event, id: string) =>
  (await test.ask('manager', `PUT ${at(event, `/${id}/logo?version=1`)}`, ...formOf(await picture()))).body;

describe('the sponsors of a tournament', () => {
  it('are shown to everyone in the order that a manager gives them, whatever is not named coming last', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [one, two, three] = [await add(event, 'Cửu Long'), await add(event, 'Sông Hồng', 'songhong.vn'), await add(event, 'Trường Sơn')];
    const { body } = await test.ask('manager', `PUT ${at(event, '/order')}`, {
      seen: [one.id, two.id, three.id],
      sponsorIds: [three.id, crypto.randomUUID(), two.id],
    });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([three.id, two.id, one.id]);
    expect((await onBoard(event)).sponsors).toEqual([
      { name: 'Trường Sơn', website: null, logo: null },
      { name: 'Sông Hồng', website: 'https://songhong.vn', logo: null },
      { name: 'Cửu Long', website: null, logo: null },
    ]);
    const told = await test.db.select().from(activity);
    expect(told.filter(({ after }) => JSON.stringify(after).includes('sponsors'))).toMatchObject([
      { kind: 'updated', subjectType: 'tournament', after: { sponsors: ['Trường Sơn', 'Sông Hồng', 'Cửu Long'] } },
    ]);
  });

  it('have a logo of small size at an address of its own, or their name alone', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { id, logo: none } = await add(event, 'Cửu Long');
    const { logo } = await withLogo(event, id);
    const { rawPayload } = await test.app.inject({ method: 'GET', url: logo });
    expect([none, await sharp(rawPayload).metadata()]).toMatchObject([null, { format: 'webp', width: 512 }]);
    expect((await onBoard(event)).sponsors[0].logo).toBe(logo);
    expect(logo).not.toContain('sponsor');
    expect((await test.ask('manager', `DELETE ${at(event, `/${id}/logo?version=2`)}`)).body.logo).toBeNull();
    test.setNow(new Date(Date.now() + LOGO_AGE_MS));
    expect((await test.app.inject({ method: 'GET', url: logo })).statusCode).toBe(404);
  });

  it.each(['http://songhong.vn', 'javascript:alert(1)', 'https://', 'sông hồng', 'https://songhong.vn@xau.vn', '//xau.vn'])(
    'have no website like %s',
    async (website) => {
      const event = await seedEvent(test.db, test.clubId);
      const { status, body } = await test.ask('manager', `POST ${at(event)}`, { name: 'Sông Hồng', website });
      expect([status, Object.keys(body.errors), await names(event)]).toEqual([422, ['website'], []]);
    },
  );

  it('are put in order by a person who saw the last order: a sponsor that has come or gone meanwhile is none', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const [one, two, three] = [(await add(event, 'Một')).id, (await add(event, 'Hai')).id, (await add(event, 'Ba')).id];
    const arrange = (seen: string[], sponsorIds: string[]) => test.ask('manager', `PUT ${at(event, '/order')}`, { seen, sponsorIds });
    await arrange([one, two, three], [three, one, two]);
    const late = await arrange([one, two, three], [two, one, three]);
    expect([late.status, late.body.code]).toEqual([409, 'stale-version']);
    expect(late.body.current.items.map(({ name }: { name: string }) => name)).toEqual(['Ba', 'Một', 'Hai']);
    await add(event, 'Bốn');
    await test.ask('manager', `DELETE ${at(event, `/${one}`)}`);
    expect((await arrange([three, one, two], [two, three, one])).status).toBe(200);
    expect(await names(event)).toEqual(['Hai', 'Ba', 'Bốn']);
  });

  it('have a logo that only a person who saw the last version changes', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { id } = await add(event, 'Cửu Long');
    const given = await withLogo(event, id);
    expect(await test.ask('manager', `DELETE ${at(event, `/${id}/logo?version=1`)}`)).toMatchObject({
      status: 409,
      body: { code: 'stale-version', current: { logo: given.logo, version: 2 } },
    });
  });

  it('are changed by a person who saw the last version, and no more than a screen can show', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { id } = await add(event, 'Cửu Long');
    const change = (name: string) => test.ask('manager', `PATCH ${at(event, `/${id}`)}`, { version: 1, name });
    expect((await change('Cửu Long Golf')).body).toMatchObject({ name: 'Cửu Long Golf', version: 2 });
    expect((await change('Khác')).status).toBe(409);
    for (let nth = 1; nth < 24; nth += 1) await add(event, `Nhà tài trợ ${nth}`);
    expect((await test.ask('manager', `POST ${at(event)}`, { name: 'Thêm' })).status).toBe(422);
  });

  it('come with a copy and a rehearsal, with a file too: with logos and prizes', async () => {
    const event = await seedEvent(test.db, test.clubId);
    const { id } = await add(event, 'Cửu Long', 'https://cuulong.vn');
    await withLogo(event, id);
    const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
    await test.ask('manager', `PATCH ${event.path}`, {
      version,
      awards: [{ ...AWARD_DEFAULTS, kind: 'best-gross', main: true, sponsorId: id }],
    });
    const copy = (await test.ask('manager', `POST ${event.path}/copy` as 'POST /', { name: 'Giải sau', date: '2026-07-04' })).body;
    const rehearsal = (await test.ask('manager', `POST ${event.path}/rehearsal` as 'POST /')).body;
    for (const next of [copy, rehearsal]) {
      const [own] = await list(`/api/tournaments/${next.id}`);
      expect(own).toMatchObject({ name: 'Cửu Long', website: 'https://cuulong.vn', logo: expect.stringContaining(own?.id ?? '-') });
      expect([own?.id === id, next.awards[0].sponsorId]).toEqual([false, own?.id]);
    }
    const file = JSON.parse((await test.ask('manager', `GET ${event.path}/file`)).body);
    const { body } = await test.ask(
      'manager',
      `POST /api/clubs/${test.clubId}/tournaments/file`,
      ...formOf(Buffer.from(JSON.stringify(file))),
    );
    const [read] = await list(`/api/tournaments/${body.tournament.id}`);
    expect(read).toMatchObject({ name: 'Cửu Long', logo: expect.stringContaining(read?.id ?? '-') });
    expect([body.leftOut, body.tournament.awards[0].sponsorId]).toEqual([[], read?.id]);
    const { rawPayload } = await test.app.inject({ method: 'GET', url: read?.logo ?? '' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp' });
    // older files have no logos, and say so
    const { sponsorLogos: _, ...older } = { ...file, leftOut: ['sponsor-logos'] };
    const { body: answer } = await test.ask(
      'manager',
      `POST /api/clubs/${test.clubId}/tournaments/file`,
      ...formOf(Buffer.from(JSON.stringify(older))),
    );
    expect(answer.leftOut).toEqual(['sponsor-logos']);
  });
});

describe('a prize', () => {
  it('names its sponsor beside its winner, also to everyone once the winners are published, and nobody when the sponsor goes', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2 });
    const { id } = await add(event, 'Cửu Long');
    const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
    const plan = [{ kind: 'best-gross', main: true, sponsorId: id }];
    const { body } = await test.ask('manager', `PATCH ${event.path}`, { version, awards: plan });
    expect(body.awards[0].sponsorId).toBe(id);
    const entries = event.playerIds.flatMap((player, nth) => wholeCard(player, cardOver({ 1: nth })));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    await test.ask('manager', `POST ${event.roundPath}/finish`);
    expect((await test.ask('reader', `GET ${event.path}/winners`)).body.items[0].prize.sponsor).toBe('Cửu Long');
    expect((await test.ask('manager', `POST ${event.path}/close`)).status).toBe(200);
    await test.ask('manager', `PUT ${event.path}/winners/publication`, await seenBoard(test, event));
    expect((await onBoard(event)).winners[0]).toMatchObject({ award: 'best-gross', sponsor: 'Cửu Long' });
    await test.ask('admin', `POST ${event.path}/reopen`, { rules: 'today' });
    await test.ask('manager', `DELETE ${at(event, `/${id}`)}`);
    expect((await test.ask('reader', `GET ${event.path}`)).body.awards[0].sponsorId).toBeNull();
  });

  it('names no sponsor of another tournament', async () => {
    const [event, other] = [await seedEvent(test.db, test.clubId), await seedEvent(test.db, test.clubId)];
    const { id } = await add(other, 'Cửu Long');
    const { version } = (await test.ask('manager', `GET ${event.path}`)).body;
    const { status, body } = await test.ask('manager', `PATCH ${event.path}`, {
      version,
      awards: [{ kind: 'best-gross', main: true, sponsorId: id }],
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['awards.0.sponsorId']]);
  });
});

describe('a gift', () => {
  const sideAwards = [
    { kind: 'gift-eagle' as const, holes: '', value: 500_000 },
    { kind: 'gift-hole-in-one' as const, holes: '' },
  ];
  const gifts = async (event: Event): Promise<[string, number | null, string | null][]> =>
    (await test.ask('reader', `GET ${event.path}/winners`)).body.items.map(({ kind, hole, winner }: Winner) => [
      kind,
      hole,
      winner?.playerId ?? null,
    ]);

  it('goes to everyone who did it, each with the hole, and to nobody while two scores differ', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 3, settings: { awards: [], sideAwards } });
    const over: Record<number, number>[] = [{ 4: -2, 5: -2 }, { 3: -2 }, {}];
    const entries = event.playerIds.flatMap((player, nth) => wholeCard(player, cardOver(over[nth] ?? {})));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    expect(await gifts(event)).toEqual([
      ['gift-eagle', 3, event.playerIds[1]],
      ['gift-eagle', 4, event.playerIds[0]],
      ['gift-hole-in-one', 3, event.playerIds[1]],
    ]);
    await test.ask('editor', `POST ${event.roundPath}/entries`, {
      entries: [stroke(event.playerIds[1] ?? '', 3, 2, { device: 'desk 2' })],
    });
    expect(await gifts(event)).toEqual([
      ['gift-eagle', 4, event.playerIds[0]],
      ['gift-hole-in-one', null, null],
    ]);
  });

  it('that nobody has earned yet is listed all the same, and on the screen of side awards it is one', async () => {
    const event = await seedEvent(test.db, test.clubId, { players: 2, settings: { awards: [], sideAwards } });
    expect(await gifts(event)).toEqual([
      ['gift-eagle', null, null],
      ['gift-hole-in-one', null, null],
    ]);
    const entries = event.playerIds.flatMap((player) => wholeCard(player, cardOver({ 4: -2 })));
    await test.ask('reader', `POST ${event.roundPath}/entries`, { entries });
    const { items } = (await test.ask('reader', `GET ${event.path}/side-awards`)).body;
    expect(
      items.map(({ kind, hole, aces }: { kind: string; hole: null; aces: { hole: number }[] }) => [
        kind,
        hole,
        aces.map((one) => one.hole),
      ]),
    ).toEqual([
      ['gift-eagle', null, [4, 4]],
      ['gift-hole-in-one', null, []],
    ]);
  });
});
