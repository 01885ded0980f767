import type { ImportPreview, Team } from '@fairway/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { column, importFixture, sendable, sentences, states } from '../../../../../test/fixture/import.ts';
import { testApp } from '../../../../../test/kit/app.ts';
import { workbookFile } from '../sample/workbook-file.ts';

const test = await testApp();
const scene = importFixture(test);
beforeEach(() => scene.begin({ play: 'match' }));

const PEOPLE = ['Nguyễn Văn An', 'Trần Văn Bình', 'Lê Minh Chi', 'Phạm Tiến Dũng', 'Vũ Hoàng Giang', 'Đỗ Thanh Hà', 'Bùi Gia Khánh'];
const preview = async (heading: string, teams: readonly string[]): Promise<ImportPreview> => {
  const rows = [['STT', heading, 'Họ và tên', 'HDC'], ...PEOPLE.map((name, at) => [at + 1, teams[at] ?? null, name, 10 + at])];
  const { status, body } = await scene.upload(workbookFile({ rows }));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const teams = async () => {
  const { items } = (await test.ask('editor', `GET ${scene.path}/teams`)).body as { items: Team[] };
  return items.map(({ name, players }) => [name, ...players.map((one) => one.name)]);
};
const LIST = ['Đội 1', 'Đội 1', 'Đội 1', 'Đội 1', 'Đội 1', 'Bạch Đằng', ''];

describe('a list of a tournament whose golfers play matches', () => {
  it.each(['Đội', 'Team', 'Tên đội'])('makes teams of any size of the column “%s”, in the order of the list', async (heading) => {
    const body = await preview(heading, LIST);
    expect(column(body, 'side')).toEqual(LIST.map((name) => name || undefined));
    expect((await scene.apply(sendable(body))).status).toBe(200);
    expect(await teams()).toEqual([
      ['Đội 1', ...PEOPLE.slice(0, 5)],
      ['Bạch Đằng', PEOPLE[5]],
    ]);
  });

  it('says of nobody that no division fits where there is none', async () => {
    await scene.begin({ play: 'match', autoAssignToDivisions: true }, []);
    const remarks = async () => (await preview('Đội', LIST)).rows.flatMap(({ notes }) => notes.map(({ field }) => field));
    expect(await remarks()).not.toContain('division');
    const division = { name: 'Nữ', gender: 'f', handicapCourseFrom: 0, handicapCourseTo: 54 };
    const tournamentId = scene.path.split('/').at(-1);
    expect((await test.ask('manager', 'POST /api/divisions', { tournamentId, ...division })).status).toBe(200);
    expect(await remarks()).toContain('division');
  });

  it('changes nothing when it is read again, takes one who comes later in behind the others, and moves nobody', async () => {
    await scene.apply(sendable(await preview('Đội', LIST)));
    expect(new Set(states(await preview('Đội', LIST)))).toEqual(new Set(['same']));
    await scene.apply(sendable(await preview('Đội', LIST.with(6, 'BẠCH ĐẰNG'))));
    expect((await teams())[1]).toEqual(['Bạch Đằng', PEOPLE[5], PEOPLE[6]]);
    const moved = await preview('Đội', LIST.with(0, 'Bạch Đằng'));
    expect(states(moved)[0]).toBe('wrong');
    expect(sentences(moved).join()).toContain('Đội 1');
  });
});
