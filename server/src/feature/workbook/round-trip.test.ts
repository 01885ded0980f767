import { IMPORT_FIELDS, type ImportPreview, type Player } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { importFixture, sendable, states } from '../../../test/fixture/import.ts';
import { testApp } from '../../../test/kit/app.ts';
import { player } from '../../db/schema/player.ts';

const test = await testApp();
const scene = importFixture(test);
beforeEach(() => scene.begin());

/** Everything that a column can hold, and what spreadsheets like to read as something else. */
const PLAYERS = [
  {
    ...{ name: '=1+1', gender: 'm', vga: '00123', handicapCourse: 18, handicapIndex: 17.4, birthday: '1975-04-25', member: true },
    ...{ initials: true, phone: '+84912345678', email: 'an@clb.example', tee: 'Blue', note: '-1; "hai" \n dòng, = chữ' },
    card: { flight: '1', teeTime: '06:30', startingHole: 10, startingSide: 'A', bagTag: '007', caddieNumber: '12' },
  },
  { name: 'Trần Thị Bình', gender: 'f', handicapCourse: -2, handicapIndex: -1.5, birthYear: 1980, card: { flight: '1', bagTag: '1e3' } },
  { name: 'Lê Văn Chi', gender: 'm', handicapCourse: 30.5, card: { flight: 'FLY 2', teeTime: '13:05', startingHole: 1 } },
  { name: 'Lê Văn Chi', gender: 'm', handicapCourse: 12, note: 'Xe lăn' },
  { name: '@Đỗ Ỷ', gender: 'f', vga: '9', phone: '+12025550123', handicapCourse: 5 },
];

async function seed(): Promise<Player[]> {
  const { rounds } = await scene.tournament();
  for (const { card, ...person } of PLAYERS) {
    const own = card && { card: { roundId: rounds[0].id, ...card } };
    expect((await test.ask('editor', `POST ${scene.path}/players`, { ...person, ...own })).status).toBe(200);
  }
  return scene.players();
}

const exported = async (language = 'vi') => {
  const headers = { authorization: `Bearer ${test.token.reader}`, 'accept-language': language };
  return (await test.app.inject({ url: `${scene.path}/workbook/player`, headers })).rawPayload;
};

/** What a player is, without what only this tournament knows. */
const factsOf = ({ cards, ...facts }: Player, divisions: ReadonlyMap<string | null, string>) => {
  const { id: _, tournamentId: __, version: ___, divisionId, divisionPinned: ____, ...own } = facts;
  const [{ roundId: _r, flightVersion: _f, ...card } = {} as Player['cards'][number]] = cards;
  return { ...own, division: divisions.get(divisionId), card };
};
async function listed() {
  const { items } = (await test.ask('editor', `GET /api/divisions?tournamentId=${scene.path.split('/').at(-1)}`)).body;
  const divisions = new Map<string | null, string>(items.map(({ id, name }: { id: string; name: string }) => [id, name]));
  const facts = (await scene.players()).map((one: Player) => factsOf(one, divisions));
  return facts.sort((one: { handicapCourse: number }, other: { handicapCourse: number }) => one.handicapCourse - other.handicapCourse);
}

describe('the exported list of players', () => {
  it.each(['vi', 'en'])('imports again unchanged, and every column is understood: %s', async (language) => {
    const before = await seed();
    const { body } = await scene.upload(await exported(language), undefined, { 'accept-language': language });
    expect(states(body)).toEqual(PLAYERS.map(() => 'same'));
    const [number, ...columns] = (body as ImportPreview).columns;
    expect([number?.field, number?.unread]).toEqual([null, false]);
    expect(columns.map(({ field }) => field)).toEqual([...IMPORT_FIELDS]);
    const applied = await scene.apply(sendable(body));
    expect(applied.body).toMatchObject({ created: 0, changed: 0, same: PLAYERS.length, skipped: 0 });
    expect(await scene.players()).toEqual(before);
  });

  it('makes the same players in a tournament that has none', async () => {
    await seed();
    await test.db.update(player).set({ divisionPinned: true });
    const [file, before] = [await exported(), await listed()];
    await scene.begin();
    const { body } = await scene.upload(file);
    // two people of one name: only a person can say so
    const rows = sendable(body).map((row) => ({ ...row, player: 'new' as const }));
    expect((await scene.apply(rows)).body).toMatchObject({ created: PLAYERS.length });
    // a list’s “FLY 2” is flight 2 wherever it comes from
    expect(await listed()).toEqual(JSON.parse(JSON.stringify(before).replace('"FLY 2"', '"2"')));
  });

  it('leaves a division that the tournament found open to change, and keeps one that a person chose', async () => {
    const [first] = await seed();
    await test.db
      .update(player)
      .set({ divisionPinned: true })
      .where(eq(player.id, first?.id ?? ''));
    const { body } = await scene.upload(await exported());
    expect(states(body)).toEqual(PLAYERS.map(() => 'same'));
    expect((await scene.players()).filter(({ divisionPinned }: Player) => divisionPinned)).toHaveLength(1);
    const moved = sendable(body).map((row) => ({ ...row, cells: { ...row.cells, division: 'Bảng B' } }));
    expect((await scene.check(moved)).body.counts.same).toBeLessThan(PLAYERS.length);
  });
});
