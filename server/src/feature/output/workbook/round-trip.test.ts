import { IMPORT_FIELDS, type ImportPreview, type Player } from '@fairway/api';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { importFixture, sendable, states } from '../../../../test/fixture/import.ts';
import { testApp } from '../../../../test/kit/app.ts';
import { player } from '../../../db/schema/field/player.ts';
import { HEADING_ROW } from './write.ts';

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

/** What people really type, and what a list could take for something else. */
const HOSTILE: readonly Record<string, unknown>[] = [
  { name: '🏌️‍♂️ Nguyễn Văn 👨‍👩‍👧‍👦', note: '👍🏽 ok' },
  { name: 'Hamish McKay 🏴󠁧󠁢󠁳󠁣󠁴󠁿' },
  { name: '⛳' },
  { name: 'สมชาย ใจดี', phone: '+66812345678' },
  { name: 'น้ำฝน กิ๊ฟท์' },
  { name: 'محمد عبد‌الله', note: 'می‌خواهم' },
  { name: 'أحمد\u200f (VIP)\u200e 2' },
  { name: 'ක්‍ෂණ ශ්‍රී' },
  { name: '김철수', phone: '+821012345678' },
  { name: '山田 太郎', phone: '+819012345678' },
  { name: 'Trần\u00a0Thị  Hà' },
  { name: 'Hòa'.normalize('NFD') },
  { name: 'L'.repeat(200), note: 'x'.repeat(2000), email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` },
  { name: 'NGUYỄN VĂN HOA' },
  { name: 'nguyễn văn thường' },
  { name: '1. Lê Văn Đầu', vga: '0000000001' },
  { name: 'Sum Le' },
  { name: 'Hồ Sơ' },
  { name: 'Par' },
  { name: 'Na' },
  { name: 'Bảng Văn A' },
  { name: '&amp; <b>"K\'s"</b> _x0041_' },
  { name: '#N/A' },
  { name: '=HYPERLINK("x")', note: '+1\t-1\r\n\u2028@x' },
  { name: 'Hủy Văn Bỏ' },
  { name: 'Phone Lạ', phone: '0912345678 / 0987', note: 'Xe lăn' },
  { name: 'Phone Ngắn', phone: '12345' },
  { name: 'Phone Bàn', phone: '02438261234' },
  { name: 'Phone Mỹ', phone: '+1 (202) 555-0123' },
  { name: 'Ngày Xưa', birthday: '1900-01-01' },
  { name: 'Ngày Nhuận', birthday: '1904-02-29' },
  { name: 'Năm Xưa', birthday: '1905-05-28' },
  { name: 'Năm Thôi', birthYear: 1900 },
  { name: 'Tag', card: { bagTag: '1/2', caddieNumber: '007' } },
  { name: 'Tag Gạch', card: { bagTag: 'A-1', caddieNumber: '-' } },
  { name: 'Tag Không', card: { bagTag: 'TBA', caddieNumber: 'không' } },
  { name: 'Flight Một', card: { flight: '007', teeTime: '01:30', startingHole: 1, startingSide: 'B' } },
  { name: 'Flight Hai', card: { flight: 'FLY 8', teeTime: '04:59', startingHole: 18 } },
  { name: 'Flight Ba', card: { flight: 'Nhóm 9 - VIP' } },
  { name: 'Flight Sáu', card: { flight: '1e3' } },
  { name: 'Flight Hố', card: { flight: 'Hố 3' } },
  { name: 'Flight Giờ', card: { flight: '11h30' } },
  { name: 'Flight Hố Giờ', card: { flight: 'Hố 12 6h30 VIP' } },
  { name: 'Xuất Phát', card: { flight: '44' }, note: 'Xuất phát hố 10' },
  { name: 'Tag Ngày', card: { bagTag: '25/04/2026', caddieNumber: '01/02/2026' } },
  { name: 'Đã Báo', note: 'hủy' },
  { name: 'Tee Lạ', tee: 'xanh đậm' },
];

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

  it.each(['vi', 'en'])('proposes no change of names, numbers and signs of any kind: %s', async (language) => {
    const { rounds } = await scene.tournament();
    for (const [nth, { card, ...person }] of HOSTILE.entries()) {
      const own = card === undefined ? {} : { card: { roundId: rounds[0].id, ...card } };
      const body = { gender: nth % 2 === 0 ? 'm' : 'f', handicapCourse: nth / 2, ...person, ...own };
      const { status, body: answer } = await test.ask('editor', `POST ${scene.path}/players`, body);
      expect([person.name, status, status === 200 ? null : answer]).toEqual([person.name, 200, null]);
    }
    const before = await scene.players();
    const { body } = await scene.upload(await exported(language), undefined, { 'accept-language': language });
    const preview = body as ImportPreview;
    const odd = preview.rows.filter(({ state, notes }) => state !== 'same' || notes.length > 0);
    expect(odd.map(({ cells, state, problems, changes, notes }) => ({ name: cells.name, state, problems, changes, notes }))).toEqual([]);
    const below = preview.leftOut.filter(({ row }) => row > HEADING_ROW);
    expect([preview.rows.length, below, preview.missing]).toEqual([HOSTILE.length, [], []]);
    await scene.apply(sendable(preview));
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
