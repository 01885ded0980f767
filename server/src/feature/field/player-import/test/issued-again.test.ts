import type { ImportPreview } from '@fairway/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { importFixture, sendable } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { enterScores } from '../../../../../test/kit/create.ts';
import { activity } from '../../../../db/schema/account/activity.ts';

const test = await testApp();
const scene = importFixture(test);
beforeEach(() => scene.begin());

const HEADING = 'Họ và tên\tVGA\tHDC';
const list = (...rows: string[]) => [HEADING, ...rows.map((row) => row.replaceAll('|', '\t'))].join('\n');
const [AN, BINH, CUONG] = ['Nguyễn An|1|12', 'Trần Bình|2|14', 'Lê Cường|3|16'];

/** Imports a list, with what becomes of players who are not in it. */
async function importList(text: string, more: Record<string, unknown> = {}) {
  const { body } = await scene.paste(text);
  return test.ask('editor', `POST ${scene.importPath}`, { rows: sendable(body), ...more });
}
const missing = async (text: string) => (await scene.paste(text)).body.missing;
const names = async () => (await scene.players()).map(({ name }: { name: string }) => name);

describe('a list issued again', () => {
  it('names who is no longer in it, with what tells them apart', async () => {
    await importList(list(AN, BINH, CUONG));
    expect(await missing(list(AN))).toMatchObject([
      { name: 'Trần Bình', detail: 'VGA number 2 · Bảng A · Handicap 14', hasScores: false },
      { name: 'Lê Cường', hasScores: false },
    ]);
  });

  it('misses nobody if it has no player of the tournament: it is another list', async () => {
    await importList(list(AN, BINH));
    expect(await missing(list(CUONG))).toEqual([]);
  });

  it('changes nothing of them without a choice', async () => {
    await importList(list(AN, BINH));
    await importList(list(AN));
    expect(await names()).toEqual(['Nguyễn An', 'Trần Bình']);
  });

  it('withdraws or removes them as a person chooses, with the rows in one go', async () => {
    await importList(list(AN, BINH, CUONG));
    const text = list('Nguyễn An|1|13');
    const [binh, cuong] = await missing(text);
    const choices = [
      { playerId: binh.playerId, version: binh.version, action: 'withdraw' },
      { playerId: cuong.playerId, version: cuong.version, action: 'remove' },
    ];
    const { status, body } = await importList(text, { missing: choices });
    expect([status, body]).toEqual([
      200,
      { created: 0, changed: 1, same: 0, skipped: 0, withdrawn: 1, removed: 1, joined: 0, unjoined: 2 },
    ]);
    const players = await scene.players();
    expect(players.map(({ name, cards }: Player) => [name, cards[0]?.status])).toEqual([
      ['Nguyễn An', 'ok'],
      ['Trần Bình', 'WD'],
    ]);
    const kinds = (await test.db.select({ kind: activity.kind }).from(activity)).map(({ kind }) => kind as string);
    expect(kinds.filter((kind) => kind === 'deleted' || kind === 'updated').sort()).toEqual(['deleted', 'updated']);
    // who has withdrawn is not missed again
    expect(await missing(text)).toEqual([]);
  });

  it('writes nothing if one of them was changed since it was read', async () => {
    await importList(list(AN, BINH));
    const [binh] = await missing(list(AN));
    const choice = { playerId: binh.playerId, version: binh.version + 1, action: 'remove' };
    expect(await importList(list('Nguyễn An|1|20'), { missing: [choice] })).toMatchObject({ status: 409, body: { code: 'import-stale' } });
    expect((await scene.players()).map(({ handicapCourse }: Player) => handicapCourse)).toEqual([12, 14]);
  });

  it('does not remove whoever has scores, and says so beforehand', async () => {
    await importList(list(AN, BINH));
    const { rounds } = await scene.tournament();
    const { id: playerId } = (await scene.players()).find(({ name }: Player) => name === 'Trần Bình');
    await enterScores(test, rounds[0].id, playerId, [4]);
    const [binh] = await missing(list(AN));
    expect(binh.hasScores).toBe(true);
    const choice = { playerId, version: binh.version, action: 'remove' };
    expect(await importList(list(AN), { missing: [choice] })).toMatchObject({ status: 409, body: { code: 'player-has-scores' } });
    expect(await names()).toEqual(['Nguyễn An', 'Trần Bình']);
  });
});

type Player = { id: string; name: string; handicapCourse: number; cards: { status: string; flight: string | null }[] };

describe('a list issued again that puts people aside', () => {
  const BELOW = (title: string) => list(AN, '', title, BINH, CUONG);
  const STATE = [`${HEADING}\tTrạng thái`, 'Nguyễn An\t1\t12\tXác nhận', 'Trần Bình\t2\t14\tRút lui', 'Lê Cường\t3\t16\tRút lui'].join(
    '\n',
  );

  it.each([
    ['below “Rút lui”', BELOW('Rút lui||'), 'cancelled'],
    ['below “Danh sách chờ”', BELOW('Danh sách chờ||'), 'waiting'],
    ['by a column', STATE, 'cancelled'],
    ['by a column of those who wait', STATE.replaceAll('Rút lui', 'Dự bị'), 'waiting'],
  ])(
    'proposes to withdraw whoever has strokes, to take out whoever has none, and names whoever it does not have: %s',
    async (_, text, reason) => {
      await importList(list(AN, BINH, CUONG, 'Phạm Dũng|4|18'));
      const { rounds } = await scene.tournament();
      const { id } = (await scene.players()).find(({ name }: Player) => name === 'Trần Bình');
      await enterScores(test, rounds[0].id, id, [4]);
      const { body } = await scene.paste(text);
      const aside = body.hidden.rows.map((row: { name: string; reason: string }) => [row.name, row.reason]);
      expect([aside, body.counts]).toMatchObject([
        [
          ['Trần Bình', reason],
          ['Lê Cường', reason],
        ],
        { new: 0, same: 1, wrong: 0 },
      ]);
      const proposed = body.missing as { name: string; playerId: string; version: number; proposed: string | null }[];
      expect(proposed.map((player) => [player.name, player.proposed])).toEqual([
        ['Trần Bình', 'withdraw'],
        ['Lê Cường', 'remove'],
        ['Phạm Dũng', null],
      ]);
      const choices = proposed.flatMap(({ playerId, version, proposed: action }) =>
        action === null ? [] : [{ playerId, version, action }],
      );
      expect((await importList(text, { missing: choices })).body).toMatchObject({ same: 1, withdrawn: 1, removed: 1 });
      expect((await scene.players()).map(({ name, cards }: Player) => [name, cards[0]?.status])).toEqual([
        ['Nguyễn An', 'ok'],
        ['Trần Bình', 'WD'],
        ['Phạm Dũng', 'ok'],
      ]);
    },
  );

  it('fills no flight with those who wait, even if a person wants them', async () => {
    const text = list('FLIGHT 1||', AN, BINH, 'Danh sách chờ||', CUONG);
    const seated = (body: ImportPreview) => body.rows.map(({ cells }) => [cells.name, cells.flight]);
    const own = [
      ['Nguyễn An', '1'],
      ['Trần Bình', '1'],
    ];
    expect(seated((await scene.paste(text)).body)).toEqual(own);
    const { body } = await scene.paste(text, { withHidden: true });
    expect(seated(body)).toEqual([...own, ['Lê Cường', undefined]]);
    await scene.apply(sendable(body));
    expect((await scene.players()).map(({ cards }: Player) => cards[0]?.flight)).toEqual(['1', '1', null]);
  });
});

describe('what a person says of columns', () => {
  const FOREIGN = 'Vorname\tNachname\tVorgabe';
  const columns = { B: 'name', C: 'handicapCourse' };

  it('is remembered for the next list with the same headings, and for no other site', async () => {
    const asked = await scene.paste(`${FOREIGN}\nHans\tMaier\t12`);
    expect([asked.body.rows, asked.body.pointing.rows[0]]).toEqual([[], ['Vorname', 'Nachname', 'Vorgabe']]);
    const { body } = await scene.paste(`${FOREIGN}\nHans\tMaier\t12`, { headingRow: 1, columns });
    expect(body.rows[0].cells).toEqual({ name: 'Maier', handicapCourse: '12' });
    await test.ask('editor', `POST ${scene.importPath}`, { rows: sendable(body), layout: { key: body.layoutKey, columns } });
    const again = await scene.paste(`${FOREIGN}\nUwe\tKunz\t14`);
    expect(again.body.rows[0].cells).toEqual({ name: 'Kunz', handicapCourse: '14' });
    await test.db.execute('update import_layout set site_id = (select id from site where id <> import_layout.site_id limit 1)');
    expect((await scene.paste(`${FOREIGN}\nUwe\tKunz\t14`)).body.pointing).not.toBeNull();
  });

  it('keeps no heading and nobody: only a hash and what the columns hold', async () => {
    const { body } = await scene.paste(`${FOREIGN}\nHans\tMaier\t12`, { headingRow: 1, columns });
    await test.ask('editor', `POST ${scene.importPath}`, { rows: sendable(body), layout: { key: body.layoutKey, columns } });
    const { rows } = (await test.db.execute('select key, columns from import_layout')) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/), columns }]);
  });
});
